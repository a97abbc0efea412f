import type { Readable } from 'node:stream';
import { DeleteObjectsCommand, GetObjectCommand, ListObjectsV2Command, NoSuchKey, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { Refusal } from '#common/refusal.ts';
import { streamedUpload } from '#storages/adapters/streamed-upload.ts';

// https://docs.aws.amazon.com/AmazonS3/latest/API/API_DeleteObjects.html
const KEYS_A_REQUEST = 1000;

export interface StagedObject {
  key: string;
  size: number;
  modifiedAt: Date;
}

/** The documents of drafts, in the service's own bucket. Its failures are the S3 client's own errors: the bucket is ours, so they are our faults. */
export interface Staging {
  /** Stores the stream and replaces an existing object. Memory does not grow with its size. On failure nothing remains, and `body` is destroyed. */
  put(key: string, body: Readable): Promise<void>;
  /** Throws `document_not_found` if the object is missing. A missing permission is a fault, like any other of the bucket. */
  get(key: string): Promise<Readable>;
  /** Returns the bytes from `start` up to, but not including, `end`. Returns fewer if the object ends earlier. */
  range(key: string, start: number, end: number): Promise<Uint8Array>;
  /** Deletes the objects. Ignores missing keys. */
  remove(keys: readonly string[]): Promise<void>;
  /** Returns every object whose key begins with `prefix`. */
  list(prefix: string): Promise<StagedObject[]>;
  /** Returns the same if it fits on one page. Returns undefined if there is more. */
  listFew(prefix: string): Promise<StagedObject[] | undefined>;
  /** Returns a URL that accepts exactly this file once, within ten minutes: size, type and SHA-256 are signed. The client has to send `headers`. */
  presign(key: string, file: AnnouncedFile): Promise<PresignedPut>;
}

/** A file that a client announces. `sha256` is hexadecimal. */
export interface AnnouncedFile {
  size: number;
  mimeType: string;
  sha256: string;
}

export interface PresignedPut {
  url: string;
  headers: Record<string, string>;
}

export const PRESIGNED_SECONDS = 600;

/** Opens the staging area in `bucket`. Keys begin with `drafts/` or `incoming/`. */
export function createStaging(s3: S3Client, bucket: string): Staging {
  return {
    async put(key, body) {
      await streamedUpload(s3, { bucket, key: staged(key) }, body);
    },
    async get(key) {
      const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: staged(key) })).catch(lost);
      return Body as Readable; // in Node the body is always a stream of bytes
    },
    async range(key, start, end) {
      if (end <= start) return new Uint8Array();
      const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: staged(key), Range: `bytes=${start}-${end - 1}` }));
      return (await Body?.transformToByteArray()) ?? new Uint8Array();
    },
    async remove(keys) {
      for (let from = 0; from < keys.length; from += KEYS_A_REQUEST) await removeSome(s3, bucket, keys.slice(from, from + KEYS_A_REQUEST));
    },
    list: (prefix) => listAll(s3, bucket, staged(prefix)),
    listFew: async (prefix) => {
      const { objects, next } = await listPage(s3, bucket, staged(prefix));
      return next === undefined ? objects : undefined;
    },
    presign: (key, file) => presign(s3, bucket, staged(key), file),
  };
}

function lost(error: unknown): never {
  if (error instanceof NoSuchKey)
    throw new Refusal('document_not_found', 'An uploaded document no longer exists. Please remove it from the draft and upload it again.');
  throw error;
}

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/PresignedUrlUploadObject.html; S3 itself verifies the checksum of the body. */
async function presign(s3: S3Client, bucket: string, key: string, { size, mimeType, sha256 }: AnnouncedFile): Promise<PresignedPut> {
  const checksum = Buffer.from(sha256, 'hex').toString('base64');
  const put = new PutObjectCommand({
    Bucket: bucket,
    Key: key,
    ContentLength: size,
    ContentType: mimeType,
    ChecksumSHA256: checksum,
    IfNoneMatch: '*',
  });
  const url = await getSignedUrl(s3, put, {
    expiresIn: PRESIGNED_SECONDS,
    signableHeaders: new Set(['content-type', 'content-length', 'if-none-match', 'x-amz-checksum-sha256', 'host']),
    unhoistableHeaders: new Set(['x-amz-checksum-sha256', 'if-none-match']),
  });
  return { url, headers: { 'Content-Type': mimeType, 'x-amz-checksum-sha256': checksum, 'If-None-Match': '*' } };
}

async function removeSome(s3: S3Client, bucket: string, keys: readonly string[]): Promise<void> {
  const Objects = keys.map((key) => ({ Key: staged(key) }));
  const { Errors = [] } = await s3.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }));
  // This call reports failures with status 200.
  if (Errors.length > 0) throw new Error(`${Errors.length} staged objects could not be removed: ${Errors[0]?.Code}`);
}

async function listAll(s3: S3Client, bucket: string, prefix: string): Promise<StagedObject[]> {
  const found: StagedObject[] = [];
  let token: string | undefined;
  do {
    const { objects, next } = await listPage(s3, bucket, prefix, token);
    found.push(...objects);
    token = next;
  } while (token);
  return found;
}

async function listPage(
  s3: S3Client,
  bucket: string,
  prefix: string,
  token?: string,
): Promise<{ objects: StagedObject[]; next: string | undefined }> {
  const page = await s3.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ...(token && { ContinuationToken: token }) }));
  const objects = (page.Contents ?? []).flatMap(({ Key: key, Size: size = 0, LastModified: modifiedAt }) =>
    key && modifiedAt ? [{ key, size, modifiedAt }] : [],
  );
  return { objects, next: page.IsTruncated ? page.NextContinuationToken : undefined };
}

/** A key outside the two prefixes is our mistake and must not reach the bucket. */
function staged(key: string): string {
  if (!/^(drafts|incoming)\/[\w./-]*$/.test(key) || key.includes('..')) throw new Error('Not a staging key.');
  return key;
}
