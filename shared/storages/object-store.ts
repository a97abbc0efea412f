import type { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, ListObjectsV2Command, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { Refusal } from '#domain/refusal.ts';
import type { Outbound } from '#net/outbound.ts';
import type { ObjectStoreConfig } from './config.ts';
import { writeAndReadBack } from './probe.ts';
import { boundedHandler } from './s3-handler.ts';
import { type BrowseItem, type BrowsePage, type Storage, told, translated } from './storage.ts';
import { streamedUpload } from './streamed-upload.ts';

// 1,000 keys a page: a storage that never stops saying 'more' must not hold us for ever.
const MOST_PAGES = 500;

interface Place {
  config: ObjectStoreConfig;
  directoryPath: string;
  /** Where to go instead of AWS itself. */
  endpoint: string | undefined;
}

interface World {
  outbound: Outbound;
  /** Milliseconds for a whole answer that is not a file. */
  answerMs?: number;
}

/** S3 and what speaks like it, with the Host's own keys. */
export function openObjectStore({ config, directoryPath, endpoint }: Place, world: World): Storage {
  const s3 = new S3Client(clientConfig(config, endpoint, world));
  const folder = directoryPath.split('/').filter(Boolean).join('/');
  const keyOf = (path: string) => (folder ? `${folder}/${path}` : path);
  const at = (path: string) => ({ Bucket: config.bucket, Key: keyOf(path) });

  const storage: Storage = {
    write: (path, body, { signal }) =>
      told(async () => {
        // Others than AWS ignore the condition or refuse the header, so there the name is looked up first.
        if (endpoint && (await exists(s3, at(path)))) throw new Refusal('storage_failed', 'There is a file of this name in the storage already.');
        return streamedUpload(s3, { bucket: config.bucket, key: keyOf(path), createOnly: !endpoint, ...(signal && { signal }) }, body);
      }).catch((error) => {
        body.on('error', () => {}).destroy();
        throw error;
      }),
    read: (path) =>
      told(async () => {
        const { Body } = await s3.send(new GetObjectCommand(at(path)));
        // In Node the body is always a stream of bytes.
        return translated(Body as Readable);
      }),
    remove: (path) => told(async () => void (await s3.send(new DeleteObjectCommand(at(path))))),
    list: (prefix) => told(async () => (await listAll(s3, config.bucket, keyOf(prefix))).map((key) => (folder ? key.slice(folder.length + 1) : key))),
    browse: (path, pageToken) => told(() => browse(s3, config.bucket, path, pageToken)),
    probe: async () => {
      await writeAndReadBack(storage);
      return { hostKey: null };
    },
    keepOpen: (work) => work(),
  };
  return storage;
}

function clientConfig(config: ObjectStoreConfig, endpoint: string | undefined, { outbound, answerMs }: World): S3ClientConfig {
  return {
    region: config.region,
    credentials: { accessKeyId: config.access_key_id, secretAccessKey: config.secret_access_key },
    // Path style: a bucket's name must not change which host is dialled.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: 3,
    followRegionRedirects: false,
    useArnRegion: false,
    disableMultiregionAccessPoints: true,
    disableS3ExpressSessionAuth: true,
    // Checksums in trailers are unknown to many servers; sealed files are authenticated end to end anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: boundedHandler(outbound, answerMs),
  };
}

async function exists(s3: S3Client, object: { Bucket: string; Key: string }): Promise<boolean> {
  try {
    await s3.send(new HeadObjectCommand(object));
    return true;
  } catch (error) {
    // 403 is what keys without the right to list get for a missing object; a real denial shows at the write.
    const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
    if (status === 404 || status === 403) return false;
    throw error;
  }
}

async function listAll(s3: S3Client, bucket: string, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  let token: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await s3.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ...(token && { ContinuationToken: token }) }));
    for (const { Key } of answer.Contents ?? []) if (Key) keys.push(Key);
    if (!answer.IsTruncated) return keys;
    if (!answer.NextContinuationToken) break; // more, but no way to get it: an incomplete list must not pass for a whole one
    token = answer.NextContinuationToken;
  }
  throw new Refusal('storage_failed', 'The storage holds too many files to list.');
}

const BROWSE_PAGE = 100;

/** Folders are what keys share up to the next slash. https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html */
async function browse(s3: S3Client, bucket: string, path: string, pageToken: string | undefined): Promise<BrowsePage> {
  const folder = path.split('/').filter(Boolean).join('/');
  const prefix = folder ? `${folder}/` : '';
  const answer = await s3.send(
    new ListObjectsV2Command({
      Bucket: bucket,
      Prefix: prefix,
      Delimiter: '/',
      MaxKeys: BROWSE_PAGE,
      ...(pageToken && { ContinuationToken: pageToken }),
    }),
  );
  const directories = (answer.CommonPrefixes ?? []).flatMap(({ Prefix }): BrowseItem[] =>
    Prefix ? [{ name: Prefix.slice(prefix.length, -1), type: 'directory', path: `/${Prefix.slice(0, -1)}`, size: null, modifiedAt: null }] : [],
  );
  const files = (answer.Contents ?? []).flatMap(({ Key, Size, LastModified }): BrowseItem[] =>
    Key && Key !== prefix
      ? [{ name: Key.slice(prefix.length), type: 'file', path: `/${Key}`, size: Size ?? 0, modifiedAt: LastModified?.toISOString() ?? null }]
      : [],
  );
  if (answer.IsTruncated && !answer.NextContinuationToken) throw new Refusal('storage_failed', 'The storage holds too many files to list.');
  return { items: [...directories, ...files], nextPageToken: answer.NextContinuationToken ?? null };
}
