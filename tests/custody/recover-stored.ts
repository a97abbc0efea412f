import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { TestStack } from '#tests/support/stack.ts';
import { write } from './recover-package.ts';

/** Direct access to the stack's bucket, as for anyone who knows the storage's password. Paths are relative to `/wills`. */
export interface Stored {
  paths(): Promise<string[]>;
  read(path: string): Promise<Uint8Array>;
  put(path: string, bytes: Uint8Array): Promise<void>;
  /** Copies everything to the disk and returns the paths. */
  copyTo(folder: string): Promise<string[]>;
}

export async function storedIn(stack: TestStack): Promise<Stored> {
  const { object_store: place } = await stack.endpoints();
  const credentials = { accessKeyId: place.access_key_id, secretAccessKey: place.secret_access_key };
  const s3 = new S3Client({ endpoint: place.endpoint, region: place.region, forcePathStyle: true, credentials });
  const at = (path: string) => ({ Bucket: place.bucket, Key: `${UNDER}${path}` });

  async function paths(): Promise<string[]> {
    const { Contents = [], IsTruncated } = await s3.send(new ListObjectsV2Command({ Bucket: place.bucket, Prefix: UNDER }));
    if (IsTruncated) throw new Error('There are more objects than one list holds.');
    return Contents.map(({ Key = '' }) => Key.slice(UNDER.length));
  }
  async function read(path: string): Promise<Uint8Array> {
    const { Body } = await s3.send(new GetObjectCommand(at(path)));
    return (await Body?.transformToByteArray()) ?? new Uint8Array(0);
  }
  async function copyTo(folder: string): Promise<string[]> {
    const all = await paths();
    for (const path of all) write(folder, path, await read(path));
    return all;
  }
  return { paths, read, copyTo, put: async (path, bytes) => void (await s3.send(new PutObjectCommand({ ...at(path), Body: bytes }))) };
}

const UNDER = 'wills/';
