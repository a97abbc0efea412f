import { storageContract } from './contract.ts';
import { driveBackend } from './drive-backend.ts';

storageContract('a storage on Google Drive', driveBackend('drive_a'));
storageContract('a storage on Dropbox', driveBackend('drive_b'));
storageContract('a storage on OneDrive', driveBackend('drive_c'));
