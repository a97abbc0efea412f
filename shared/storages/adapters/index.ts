import { Refusal } from '#common/refusal.ts';
import { type DriveType, isDrive, type OwnStorageType } from '#common/storage-kinds.ts';
import { isDirectoryPath } from './config.ts';
import type { DrivePlace } from './drive.ts';
import { DRIVE_ADDRESSES } from './drive-addresses.ts';
import { openDropbox } from './dropbox.ts';
import { openGoogleDrive } from './google-drive.ts';
import type { StorageDeclaration, StorageOptions, StoragePlace } from './kind.ts';
import { objectStore } from './object-store.ts';
import { openOneDrive } from './onedrive.ts';
import { isServiceFolder, openServiceStorage } from './service-storage.ts';
import { sftp } from './sftp.ts';
import type { Storage } from './storage.ts';

export { isDirectoryPath, MAX_PATH_BYTES } from './config.ts';
export { DRIVE_ADDRESSES, type DriveAddress, type DriveAddresses } from './drive-addresses.ts';
export type { DriveAccess } from './drive-client.ts';
export { type DriveAccount, type DriveClientId, type DriveOAuth, type DriveTokens, driveOAuth } from './drive-oauth.ts';
export { type ProbeResult, type Storage, storageFailure, storageRefusal } from './storage.ts';

/** Every type of storage that its Host describes with a config. The body of a request, its settings and openStorage follow from it. */
export const OWN_STORAGES = { object_store: objectStore, sftp } satisfies Record<OwnStorageType, StorageDeclaration>;

const DRIVES: Readonly<Record<DriveType, (place: DrivePlace, options: StorageOptions) => Storage>> = {
  drive_a: openGoogleDrive,
  drive_b: openDropbox,
  drive_c: openOneDrive,
};

export function isOwnStorage(type: string): type is OwnStorageType {
  return Object.hasOwn(OWN_STORAGES, type);
}

/** Opens a Host's storage without connecting to it yet. Throws Refusal `storage_type_unavailable`, or `validation_failed` for settings that cannot be used here. */
export function openStorage(place: StoragePlace, options: StorageOptions): Storage {
  const { type, directoryPath, access } = place;
  const { serviceBucket, driveAddresses = DRIVE_ADDRESSES } = options;
  if (!isDirectoryPath(directoryPath))
    throw new Refusal('validation_failed', 'The folder for the documents is not a valid path. Please correct directory_path.');
  if (isOwnStorage(type)) return OWN_STORAGES[type].open(place, options);
  if (isDrive(type) && access) return DRIVES[type]({ directoryPath, access, address: driveAddresses[type] }, options);
  if (type === 'service' && serviceBucket && isServiceFolder(directoryPath)) return openServiceStorage(serviceBucket, directoryPath);
  throw new Refusal('storage_type_unavailable');
}
