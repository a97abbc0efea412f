import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { DeleteObjectsCommand, GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { runInParallel } from '#app/run-in-parallel.ts';

/** The bucket of a Host, as the config of a storage names it. */
export interface Bucket {
  endpoint: string;
  region: string;
  bucket: string;
  access_key_id: string;
  secret_access_key: string;
}

/** What a plain program does, in the environment of our functions, with the files of a will, in as many folders of the Host's bucket as it has storages. */
export interface RelayOrder {
  to: Bucket;
  folders: readonly string[];
}

/**
 * Copies all uploaded files and reads each copy back with its SHA-256, two files at a time, each as a whole in memory. This is what a
 * sealing is compared with. Deletes the copies, and returns the milliseconds before that.
 */
export async function relay({ to, folders }: RelayOrder): Promise<number> {
  const [from, store] = [new S3Client({ forcePathStyle: true }), openBucket(to)];
  const staging = process.env['STAGING_BUCKET'];
  const { Contents = [] } = await from.send(new ListObjectsV2Command({ Bucket: staging }));
  const keys = Contents.flatMap(({ Key = '' }) => Key);
  const began = performance.now();
  await runInParallel(2, keys, async (key) => {
    const { Body } = await from.send(new GetObjectCommand({ Bucket: staging, Key: key }));
    const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array();
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await Promise.all(folders.map((folder) => writeAndReadBack(store, { Bucket: to.bucket, Key: `${folder}/${key}` }, bytes, sha256)));
  });
  const took = performance.now() - began;
  const Objects = folders.flatMap((folder) => keys.map((key) => ({ Key: `${folder}/${key}` })));
  await store.send(new DeleteObjectsCommand({ Bucket: to.bucket, Delete: { Objects } }));
  return took;
}

export function openBucket({ endpoint, region, access_key_id: accessKeyId, secret_access_key: secretAccessKey }: Bucket): S3Client {
  return new S3Client({ endpoint, region, forcePathStyle: true, credentials: { accessKeyId, secretAccessKey } });
}

async function writeAndReadBack(store: S3Client, object: { Bucket: string; Key: string }, bytes: Uint8Array, sha256: string): Promise<void> {
  await store.send(new PutObjectCommand({ ...object, Body: bytes }));
  const { Body } = await store.send(new GetObjectCommand(object));
  const hash = createHash('sha256');
  for await (const chunk of Body as Readable) hash.update(chunk);
  if (hash.digest('hex') !== sha256) throw new Error('The copy is different.');
}
