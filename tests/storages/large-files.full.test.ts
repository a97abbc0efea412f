import { describe } from 'vitest';
import { largeFileContract } from './contract.ts';
import { driveBackend } from './drive-backend.ts';
import { objectStoreBackend } from './object-store-backend.ts';
import { sftpBackend } from './sftp-backend.ts';
import { isWithoutSshd, sshdBackend } from './sshd-backend.ts';

largeFileContract('an object_store storage', objectStoreBackend);
largeFileContract('an sftp storage', sftpBackend);
largeFileContract('a storage on Google Drive', driveBackend('drive_a'));
largeFileContract('a storage on Dropbox', driveBackend('drive_b'));
largeFileContract('a storage on OneDrive', driveBackend('drive_c'), { spooled: true });
describe.skipIf(isWithoutSshd)('on OpenSSH', () => largeFileContract('an sftp storage', sshdBackend));
