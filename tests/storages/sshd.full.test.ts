import { describe } from 'vitest';
import { largeFileContract, storageContract } from './contract.ts';
import { SSHD, sshdBackend } from './sshd-backend.ts';

const skipped = SSHD === undefined && process.env['REQUIRE_TOOLS'] !== '1';
if (skipped) console.warn('Skipped the tests with OpenSSH. Please install sshd.');

describe.skipIf(skipped)('on the server of OpenSSH', () => {
  storageContract('an sftp storage', sshdBackend);
  largeFileContract('an sftp storage on OpenSSH', sshdBackend);
});
