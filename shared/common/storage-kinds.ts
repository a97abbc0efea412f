/** An access value of a storage, as its form asks for it. */
export interface AskedValue {
  example?: string;
  /** Filled in already. */
  usual?: string;
}

/** A value of a config that is typed into one field. The pages know how each is called and checked. */
export type AccessField = 'endpoint' | 'region' | 'bucket' | 'access_key_id' | 'secret_access_key';

/** A kind of storage that a Host can choose. `fields`: what its form asks for, if it needs no other form. `folder`: the usual one. */
interface KindOfStorage {
  type: string;
  folder?: string;
  fields?: { readonly [Field in AccessField]?: AskedValue };
}

/** A kind of S3 storage. One at AWS has no endpoint: it follows from the region. */
const bucket = (fields: { endpoint?: AskedValue; region: AskedValue }) =>
  ({ type: 'object_store', folder: '/wills', fields: { ...fields, bucket: {}, access_key_id: {}, secret_access_key: {} } }) as const;

/** The kinds of storages that a Host can choose, the easiest first. Several can be of one type: they differ in where their values are found. */
export const STORAGE_KINDS = {
  service: { type: 'service' },
  drive_a: { type: 'drive_a' },
  drive_b: { type: 'drive_b' },
  drive_c: { type: 'drive_c' },
  s3: bucket({ region: { example: 'eu-central-1' } }),
  r2: bucket({ endpoint: { example: 'https://0123456789abcdef.r2.cloudflarestorage.com' }, region: { example: 'auto', usual: 'auto' } }),
  b2: bucket({ endpoint: { example: 'https://s3.eu-central-003.backblazeb2.com' }, region: { example: 'eu-central-003' } }),
  minio: bucket({ endpoint: { example: 'https://minio.example.com' }, region: { example: 'us-east-1' } }),
  sftp: { type: 'sftp', folder: 'wills' },
} as const satisfies Record<string, KindOfStorage>;

export type StorageKind = keyof typeof STORAGE_KINDS;
export type StorageType = (typeof STORAGE_KINDS)[StorageKind]['type'];

/** The types of storage that are cloud drives. */
export const DRIVE_TYPES = ['drive_a', 'drive_b', 'drive_c'] as const satisfies readonly StorageType[];
export type DriveType = (typeof DRIVE_TYPES)[number];

/** A type of storage that its Host describes with a config. */
export type OwnStorageType = Exclude<StorageType, DriveType | 'service'>;

export function isDrive(type: string): type is DriveType {
  return DRIVE_TYPES.some((one) => one === type);
}

/** All types, in the order in which the API names them. */
export const STORAGE_TYPES = [
  ...DRIVE_TYPES,
  ...new Set(Object.values(STORAGE_KINDS).flatMap(({ type }) => (isDrive(type) || type === 'service' ? [] : [type]))),
  'service',
] as [StorageType, ...StorageType[]];
