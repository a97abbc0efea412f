import { Refusal } from '#domain/refusal.ts';
import type { Outbound } from '#platform/outbound.ts';
import { isDirectoryPath, type ObjectStoreConfig, storageConfigSchemas } from './config.ts';
import { openObjectStore } from './object-store.ts';
import type { Storage } from './storage.ts';

export { isDirectoryPath, storageConfigSchemas } from './config.ts';
export { type Storage, storageFailure } from './storage.ts';

/** What opening a storage needs of its record; `config` is what the type's schema accepted. */
export interface StoragePlace {
  type: string;
  config: unknown;
  directoryPath: string;
}

export interface StorageWorld {
  outbound: Outbound;
  /** Belongs to the local stack alone; plain http is allowed with it, to loopback. */
  allowLoopback: boolean;
  /** Used when the config leaves its endpoint out; local stack only. */
  objectStoreEndpoint?: string;
}

/** Opens a Host's storage without talking to it yet. Throws Refusal `storage_type_unavailable`, or `validation_failed` for settings that can't be used here. */
export function openStorage(place: StoragePlace, world: StorageWorld): Storage {
  if (!isDirectoryPath(place.directoryPath)) throw new Refusal('validation_failed', 'The folder for the documents is not a valid path.');
  if (place.type !== 'object_store') throw new Refusal('storage_type_unavailable');

  const parsed = storageConfigSchemas.object_store.safeParse(place.config);
  if (!parsed.success) throw new Refusal('validation_failed', 'The settings of this storage are not complete.');
  const endpoint = endpointOf(parsed.data, world);
  return openObjectStore({ config: parsed.data, directoryPath: place.directoryPath, endpoint }, world.outbound);
}

function endpointOf({ endpoint }: ObjectStoreConfig, world: StorageWorld): string | undefined {
  if (!endpoint) return world.objectStoreEndpoint;
  if (!world.allowLoopback && !endpoint.toLowerCase().startsWith('https://')) {
    throw new Refusal('validation_failed', 'The address of the storage has to begin with https://.');
  }
  return endpoint;
}
