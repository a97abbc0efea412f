import type * as z from 'zod';
import { Refusal } from '#domain/refusal.ts';
import type { Outbound } from '#net/outbound.ts';
import { isDirectoryPath, type ObjectStoreConfig, storageConfigSchemas } from './config.ts';
import { DRIVE_ADDRESSES, type DriveAddresses, type DriveType } from './drive-addresses.ts';
import type { DriveAccess } from './drive-client.ts';
import { openDropbox } from './dropbox.ts';
import { openGoogleDrive } from './google-drive.ts';
import { openObjectStore } from './object-store.ts';
import { openOneDrive } from './onedrive.ts';
import { openSftp } from './sftp.ts';
import type { Storage } from './storage.ts';

export { isDirectoryPath, MOST_PATH_BYTES, storageConfigSchemas } from './config.ts';
export { DRIVE_ADDRESSES, DRIVE_TYPES, type DriveAddress, type DriveAddresses, type DriveType, isDrive } from './drive-addresses.ts';
export type { DriveAccess } from './drive-client.ts';
export { type DriveAccount, type DriveClientId, type DriveOAuth, type DriveTokens, driveOAuth } from './drive-oauth.ts';
export { type Learned, SIGN_IN_ENDED, type Storage, storageFailure, storageRefusal } from './storage.ts';

/** What opening a storage needs of its record; `config` is what the type's schema accepted. */
export interface StoragePlace {
  type: string;
  config: unknown;
  directoryPath: string;
  /** The pinned key of an SSH server; null until a probe has learned it. */
  hostKey?: string | null;
  /** What opens a cloud drive, in place of a config. */
  access?: DriveAccess;
}

export interface StorageWorld {
  outbound: Outbound;
  /** Belongs to the local stack alone; plain http is allowed with it, to loopback. */
  allowLoopback: boolean;
  /** Used when the config leaves its endpoint out; local stack only. */
  objectStoreEndpoint?: string;
  /** The imitations of the cloud drives; local stack only. */
  driveAddresses?: DriveAddresses;
  /** Milliseconds for a whole answer that is not a file; a minute by default. */
  answerMs?: number;
}

/** Opens a Host's storage without talking to it yet. Throws Refusal `storage_type_unavailable`, or `validation_failed` for settings that can't be used here. */
export function openStorage(place: StoragePlace, world: StorageWorld): Storage {
  if (!isDirectoryPath(place.directoryPath))
    throw new Refusal('validation_failed', 'The folder for the documents is not a valid path. Please correct directory_path.');
  switch (place.type) {
    case 'object_store': {
      const config = complete(storageConfigSchemas.object_store, place);
      return openObjectStore({ config, directoryPath: place.directoryPath, endpoint: endpointOf(config, world) }, world);
    }
    case 'sftp': {
      const config = complete(storageConfigSchemas.sftp, place);
      return openSftp({ config, directoryPath: place.directoryPath, hostKey: place.hostKey ?? null }, world.outbound);
    }
    case 'drive_a':
      return openGoogleDrive(driveOf(place, place.type, world), world);
    case 'drive_b':
      return openDropbox(driveOf(place, place.type, world), world);
    case 'drive_c':
      return openOneDrive(driveOf(place, place.type, world), world);
    default:
      throw new Refusal('storage_type_unavailable');
  }
}

function driveOf({ directoryPath, access }: StoragePlace, type: DriveType, { driveAddresses = DRIVE_ADDRESSES }: StorageWorld) {
  if (!access) throw new Refusal('storage_type_unavailable');
  return { directoryPath, access, address: driveAddresses[type] };
}

function complete<Config>(schema: z.ZodType<Config>, { config }: StoragePlace): Config {
  const parsed = schema.safeParse(config);
  if (!parsed.success) throw new Refusal('validation_failed', 'The settings of this storage are incomplete. Please send the whole config again.');
  return parsed.data;
}

function endpointOf({ endpoint }: ObjectStoreConfig, world: StorageWorld): string | undefined {
  if (!endpoint) return world.objectStoreEndpoint;
  if (!world.allowLoopback && !endpoint.toLowerCase().startsWith('https://')) {
    throw new Refusal('validation_failed', 'The address of the storage must begin with https://. Please correct endpoint.');
  }
  return endpoint;
}
