import { describe } from 'vitest';
import { storageContract } from './contract.ts';
import { isWithoutSshd, sshdBackend } from './sshd-backend.ts';

describe.skipIf(isWithoutSshd)('on the server of OpenSSH', () => storageContract('an sftp storage', sshdBackend));
