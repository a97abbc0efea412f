import type { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';
import { Refusal } from '#common/refusal.ts';
import { STORAGE_FAILURES } from './failures.ts';
import { writeAndReadBack } from './probe.ts';
import { type BrowseItem, type BrowsePage, rangeHeaders, type Storage, translateErrors, translateStreamErrors } from './storage.ts';
import { streamedUpload } from './streamed-upload.ts';

// A page has 1,000 keys. The limit stops a storage that always reports another page.
const MAX_PAGES = 500;

interface BucketPlace {
  bucket: string;
  directoryPath: string;
  /** Whether the bucket itself refuses to overwrite an object. Otherwise the name is looked up first. */
  refusesExisting: boolean;
}

/** Opens a folder of a bucket. */
export function openBucket(s3: S3Client, { bucket, directoryPath, refusesExisting }: BucketPlace): Storage {
  const folder = directoryPath.split('/').filter(Boolean).join('/');
  const keyOf = (path: string) => (folder ? `${folder}/${path}` : path);
  const at = (path: string) => ({ Bucket: bucket, Key: keyOf(path) });

  const storage: Storage = {
    write: (path, body, { signal, size }) =>
      translateErrors(async () => {
        if (!refusesExisting && (await exists(s3, at(path)))) throw new Refusal('storage_failed', STORAGE_FAILURES.file_exists);
        return streamedUpload(s3, { bucket, key: keyOf(path), createOnly: refusesExisting, ...(signal && { signal }), ...(size && { size }) }, body);
      }).catch((error) => {
        body.on('error', () => {}).destroy();
        throw error;
      }),
    read: (path, range) =>
      translateErrors(async () => {
        const { range: Range } = rangeHeaders(range);
        const { Body } = await s3.send(new GetObjectCommand({ ...at(path), ...(Range && { Range }) }));
        // In Node the body is always a stream of bytes.
        return translateStreamErrors(Body as Readable, range);
      }),
    remove: (path) => translateErrors(async () => void (await s3.send(new DeleteObjectCommand(at(path))))),
    list: (prefix) =>
      translateErrors(async () => (await listAll(s3, bucket, keyOf(prefix))).map((key) => (folder ? key.slice(folder.length + 1) : key))),
    browse: (path, pageToken) => translateErrors(() => browse(s3, bucket, path, pageToken)),
    probe: async () => {
      await writeAndReadBack(storage);
      return { hostKey: null };
    },
    keepOpen: (work) => work(),
  };
  return storage;
}

async function exists(s3: S3Client, object: { Bucket: string; Key: string }): Promise<boolean> {
  try {
    await s3.send(new HeadObjectCommand(object));
    return true;
  } catch (error) {
    // Keys without the permission to list get 403 for a missing object. If writing is denied too, the write fails later.
    const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
    if (status === 404 || status === 403) return false;
    throw error;
  }
}

async function listAll(s3: S3Client, bucket: string, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  let token: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const reply = await s3.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ...(token && { ContinuationToken: token }) }));
    for (const { Key } of reply.Contents ?? []) if (Key) keys.push(Key);
    if (!reply.IsTruncated) return keys;
    if (!reply.NextContinuationToken) break; // more entries but no token: an incomplete list must never be used as a complete one
    token = reply.NextContinuationToken;
  }
  throw new Refusal('storage_failed', STORAGE_FAILURES.too_many_files);
}

const BROWSE_PAGE = 100;

/** Returns one page of a folder. A folder is a common prefix of keys before the next slash. https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html */
async function browse(s3: S3Client, bucket: string, path: string, pageToken: string | undefined): Promise<BrowsePage> {
  const folder = path.split('/').filter(Boolean).join('/');
  const prefix = folder ? `${folder}/` : '';
  const reply = await s3.send(
    new ListObjectsV2Command({
      Bucket: bucket,
      Prefix: prefix,
      Delimiter: '/',
      MaxKeys: BROWSE_PAGE,
      ...(pageToken && { ContinuationToken: pageToken }),
    }),
  );
  const directories = (reply.CommonPrefixes ?? []).flatMap(({ Prefix }): BrowseItem[] =>
    Prefix ? [{ name: Prefix.slice(prefix.length, -1), type: 'directory', path: `/${Prefix.slice(0, -1)}`, size: null, modifiedAt: null }] : [],
  );
  const files = (reply.Contents ?? []).flatMap(({ Key, Size, LastModified }): BrowseItem[] =>
    Key && Key !== prefix
      ? [{ name: Key.slice(prefix.length), type: 'file', path: `/${Key}`, size: Size ?? 0, modifiedAt: LastModified?.toISOString() ?? null }]
      : [],
  );
  if (reply.IsTruncated && !reply.NextContinuationToken) throw new Refusal('storage_failed', STORAGE_FAILURES.too_many_files);
  return { items: [...directories, ...files], nextPageToken: reply.NextContinuationToken ?? null };
}
