import type { components } from '#api';
import { type DriveType, STORAGE_KINDS, type StorageKind } from '#common/storage-kinds.ts';

/** A storage, as the service lists it. It never contains access data. */
export type Storage = components['schemas']['Storage'];

/** The kinds whose form is a list of values. */
export type FieldsKind = { [Kind in StorageKind]: (typeof STORAGE_KINDS)[Kind] extends { fields: object } ? Kind : never }[StorageKind];
/** The kinds that need a server or access data. */
export type ServerKind = Exclude<StorageKind, DriveType | 'service'>;

export function hasFields(kind: ServerKind): kind is FieldsKind {
  return 'fields' in STORAGE_KINDS[kind];
}

/** The kinds of a storage that exists. The service does not say by which of them it was added. */
export function kindsOf(type: Storage['type']): StorageKind[] {
  return (Object.keys(STORAGE_KINDS) as StorageKind[]).filter((kind) => STORAGE_KINDS[kind].type === type);
}
