import type * as z from 'zod';
import { Refusal } from '#common/refusal.ts';
import type { Outbound } from '#net/outbound.ts';
import { isDirectoryPath, type ObjectStoreConfig, storageConfigSchemas } from './config.ts';
import { DRIVE_ADDRESSES, type DriveAddresses, type DriveType } from './drive-addresses.ts';
import type { DriveAccess } from './drive-client.ts';
import { openDropbox } from './dropbox.ts';
import { STORAGE_FAILURES } from './failures.ts';
import { openGoogleDrive } from './google-drive.ts';
import { openObjectStore } from './object-store.ts';
import { openOneDrive } from './onedrive.ts';
import { isServiceFolder, openServiceStorage, type ServiceBucket } from './service-storage.ts';
import { openSftp } from './sftp.ts';
import type { Storage } from './storage.ts';

export { isDirectoryPath, MAX_PATH_BYTES, storageConfigSchemas } from './config.ts';
export { DRIVE_ADDRESSES, DRIVE_TYPES, type DriveAddress, type DriveAddresses, type DriveType, isDrive } from './drive-addresses.ts';
export type { DriveAccess } from './drive-client.ts';
export { type DriveAccount, type DriveClientId, type DriveOAuth, type DriveTokens, driveOAuth } from './drive-oauth.ts';
export { type ProbeResult, type Storage, storageFailure, storageRefusal } from './storage.ts';

/** The values of a storage's record that openStorage needs. `config` is what the schema of the type accepted. */
export interface StoragePlace {
  type: string;
  config: unknown;
  directoryPath: string;
  /** The pinned host key of an SSH server; null before the first successful probe. */
  hostKey?: string | null;
  /** The consent for a cloud drive, which has no config. */
  access?: DriveAccess;
}

export interface StorageOptions {
  outbound: Outbound;
  /** Only for the local stack. Allows loopback, and plain HTTP to it. */
  allowLoopback: boolean;
  /** Used if the config has no endpoint. Local stack only. */
  objectStoreEndpoint?: string;
  /** The emulators of the cloud drives. Local stack only. */
  driveAddresses?: DriveAddresses;
  /** The service's own bucket for packages. Without it, storages of the type `service` cannot be opened. */
  serviceBucket?: ServiceBucket;
  /** The timeout for a complete reply that is not a file, in milliseconds; a minute by default. */
  replyMs?: number;
}

/** Opens a Host's storage without connecting to it yet. Throws Refusal `storage_type_unavailable`, or `validation_failed` for settings that cannot be used here. */
export function openStorage(place: StoragePlace, options: StorageOptions): Storage {
  if (!isDirectoryPath(place.directoryPath))
    throw new Refusal('validation_failed', 'The folder for the documents is not a valid path. Please correct directory_path.');
  switch (place.type) {
    case 'object_store': {
      const config = complete(storageConfigSchemas.object_store, place);
      return openObjectStore({ config, directoryPath: place.directoryPath, endpoint: endpointOf(config, options) }, options);
    }
    case 'sftp': {
      const config = complete(storageConfigSchemas.sftp, place);
      return openSftp({ config, directoryPath: place.directoryPath, hostKey: place.hostKey ?? null }, options.outbound);
    }
    case 'service':
      if (!options.serviceBucket || !isServiceFolder(place.directoryPath)) throw new Refusal('storage_type_unavailable');
      return openServiceStorage(options.serviceBucket, place.directoryPath);
    case 'drive_a':
      return openGoogleDrive(driveOf(place, place.type, options), options);
    case 'drive_b':
      return openDropbox(driveOf(place, place.type, options), options);
    case 'drive_c':
      return openOneDrive(driveOf(place, place.type, options), options);
    default:
      throw new Refusal('storage_type_unavailable');
  }
}

function driveOf({ directoryPath, access }: StoragePlace, type: DriveType, { driveAddresses = DRIVE_ADDRESSES }: StorageOptions) {
  if (!access) throw new Refusal('storage_type_unavailable');
  return { directoryPath, access, address: driveAddresses[type] };
}

function complete<Config>(schema: z.ZodType<Config>, { config }: StoragePlace): Config {
  const parsed = schema.safeParse(config);
  if (!parsed.success) throw new Refusal('validation_failed', STORAGE_FAILURES.settings_incomplete);
  return parsed.data;
}

function endpointOf({ endpoint }: ObjectStoreConfig, options: StorageOptions): string | undefined {
  if (!endpoint) return options.objectStoreEndpoint;
  if (!options.allowLoopback && !endpoint.toLowerCase().startsWith('https://')) {
    throw new Refusal('validation_failed', STORAGE_FAILURES.insecure_address);
  }
  return endpoint;
}
