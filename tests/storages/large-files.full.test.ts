import { largeFileContract } from './contract.ts';
import { objectStoreBackend } from './object-store-backend.ts';
import { sftpBackend } from './sftp-backend.ts';

largeFileContract('an object_store storage', objectStoreBackend);
largeFileContract('an sftp storage', sftpBackend);
