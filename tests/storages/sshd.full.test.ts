import { describe } from 'vitest';
import { largeFileContract, storageContract } from './contract.ts';
import { SSHD, sshdBackend } from './sshd-backend.ts';

const skipped = SSHD === undefined && process.env['REQUIRE_TOOLS'] !== '1';
if (skipped) console.warn('Skipped: sshd is not installed, so no storage is tried on the server of OpenSSH.');

describe.skipIf(skipped)('on the server of OpenSSH', () => {
  storageContract('an sftp storage', sshdBackend);
  largeFileContract('an sftp storage on OpenSSH', sshdBackend);
});
