import type { components } from '#api';

/** A storage, as the service lists it. It never contains access data. */
export type Storage = components['schemas']['Storage'];

/** The kinds of storages that S3 storages come in. They differ in where their values are found. */
interface ObjectStoreKind {
  type: 'object_store';
  /** An example of its address. Null if the address follows from the region. */
  endpoint: string | null;
  region: string;
  /** The region, where it is always the same. */
  usualRegion?: string;
}

/** The kinds of storages that a Host can choose, the easiest first. */
export const KINDS = {
  service: { type: 'service' },
  drive_a: { type: 'drive_a' },
  drive_b: { type: 'drive_b' },
  drive_c: { type: 'drive_c' },
  s3: { type: 'object_store', endpoint: null, region: 'eu-central-1' },
  r2: { type: 'object_store', endpoint: 'https://0123456789abcdef.r2.cloudflarestorage.com', region: 'auto', usualRegion: 'auto' },
  b2: { type: 'object_store', endpoint: 'https://s3.eu-central-003.backblazeb2.com', region: 'eu-central-003' },
  minio: { type: 'object_store', endpoint: 'https://minio.example.com', region: 'us-east-1' },
  sftp: { type: 'sftp' },
} as const satisfies Record<string, { type: Exclude<Storage['type'], 'object_store'> } | ObjectStoreKind>;

export type StorageKind = keyof typeof KINDS;
export type DriveKind = 'drive_a' | 'drive_b' | 'drive_c';
export type S3Kind = Exclude<StorageKind, DriveKind | 'sftp' | 'service'>;

export function isDrive(kind: StorageKind | Storage['type']): kind is DriveKind {
  return kind === 'drive_a' || kind === 'drive_b' || kind === 'drive_c';
}

/** Returns the values that only S3 storages have. */
export function objectStoreOf(kind: S3Kind): ObjectStoreKind {
  return KINDS[kind];
}

/** The kinds of a storage that exists. The service does not say by which of them it was added. */
export function kindsOf(type: Storage['type']): StorageKind[] {
  return (Object.keys(KINDS) as StorageKind[]).filter((kind) => KINDS[kind].type === type);
}
