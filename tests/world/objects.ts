import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { NoSuchKey, S3ServiceException } from '@aws-sdk/client-s3';

interface StoredObject {
  bytes: Buffer;
  at: Date;
}

/** Objects of all buckets, by bucket and key. An object is never changed in place. */
export interface Objects {
  run(operation: string, input: Input): object | Promise<object>;
  all(): ReadonlyMap<string, StoredObject>;
  /** Contains exactly these objects. */
  set(objects: ReadonlyMap<string, StoredObject>): void;
}

interface Input {
  Bucket?: string;
  Key?: string;
  Body?: unknown;
  Range?: string;
  IfNoneMatch?: string;
  UploadId?: string;
  PartNumber?: number;
  Prefix?: string;
  Delimiter?: string;
  Delete?: { Objects: { Key: string }[] };
}

const refused = (name: string, status: number): S3ServiceException =>
  new S3ServiceException({ name, message: name, $fault: 'client', $metadata: { httpStatusCode: status } });

export function createObjects(now: () => Date): Objects {
  let objects = new Map<string, StoredObject>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const placeOf = ({ Bucket, Key }: Input): string => `${Bucket}/${Key}`;

  function put(input: Input, bytes: Buffer): object {
    if (input.IfNoneMatch === '*' && objects.has(placeOf(input))) throw refused('PreconditionFailed', 412);
    objects.set(placeOf(input), { bytes, at: now() });
    return { ETag: etag(bytes) };
  }

  function get(input: Input): object {
    const found = objects.get(placeOf(input));
    if (!found) throw new NoSuchKey({ message: 'The specified key does not exist.', $metadata: { httpStatusCode: 404 } });
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(input.Range ?? '') ?? [];
    if (from !== undefined && Number(from) >= found.bytes.length) throw refused('InvalidRange', 416);
    const bytes = from === undefined ? found.bytes : found.bytes.subarray(Number(from), to ? Number(to) + 1 : undefined);
    return { Body: bodyOf(bytes), ETag: etag(found.bytes), ContentLength: bytes.length };
  }

  function complete(input: Input): object {
    const parts = [...(uploads.get(input.UploadId ?? '') ?? [])].sort(([one], [other]) => one - other);
    uploads.delete(input.UploadId ?? '');
    return put(input, Buffer.concat(parts.map(([, bytes]) => bytes)));
  }

  const operations: Record<string, (input: Input) => object | Promise<object>> = {
    PutObject: async (input) => put(input, await bytesOf(input.Body)),
    GetObject: get,
    HeadObject: (input) => {
      const found = objects.get(placeOf(input));
      if (!found) throw refused('NotFound', 404);
      return { ContentLength: found.bytes.length };
    },
    DeleteObject: (input) => {
      objects.delete(placeOf(input));
      return {};
    },
    DeleteObjects: (input) => {
      for (const { Key } of input.Delete?.Objects ?? []) objects.delete(placeOf({ ...input, Key }));
      return {};
    },
    ListObjectsV2: (input) => list(objects, input),
    CreateMultipartUpload: () => {
      const UploadId = randomUUID();
      uploads.set(UploadId, new Map());
      return { UploadId };
    },
    UploadPart: async ({ UploadId = '', PartNumber = 0, Body }) => {
      const bytes = await bytesOf(Body);
      uploads.get(UploadId)?.set(PartNumber, bytes);
      return { ETag: etag(bytes) };
    },
    CompleteMultipartUpload: complete,
    AbortMultipartUpload: ({ UploadId = '' }) => {
      uploads.delete(UploadId);
      return {};
    },
  };

  return {
    all: () => new Map(objects),
    set: (kept) => {
      objects = new Map(kept);
    },
    run(operation, input) {
      const perform = operations[operation];
      if (!perform) throw new Error(`The objects of this world have no ${operation}.`);
      return perform(input);
    },
  };
}

const etag = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

/** A body as the SDK gives it in Node. */
function bodyOf(bytes: Buffer): Readable {
  return Object.assign(Readable.from([Buffer.from(bytes)]), { transformToByteArray: async () => new Uint8Array(bytes) });
}

async function bytesOf(body: unknown): Promise<Buffer> {
  if (body instanceof Readable) return Buffer.concat(await body.toArray());
  return Buffer.from(typeof body === 'string' || body instanceof Uint8Array ? body : '');
}

function list(objects: ReadonlyMap<string, StoredObject>, { Bucket = '', Prefix = '', Delimiter }: Input): object {
  const within = [...objects].filter(([place]) => place.startsWith(`${Bucket}/${Prefix}`)).map(([place, object]) => ({ key: place.slice(Bucket.length + 1), ...object }));
  const isDeeper = ({ key }: { key: string }): boolean => Delimiter !== undefined && key.slice(Prefix.length).includes(Delimiter);
  const folders = new Set(within.filter(isDeeper).map(({ key }) => key.slice(0, key.indexOf(Delimiter ?? '', Prefix.length) + 1)));
  const files = within.filter((one) => !isDeeper(one)).map(({ key, bytes, at }) => ({ Key: key, Size: bytes.length, LastModified: at }));
  return {
    Contents: files.sort((one, other) => (one.Key < other.Key ? -1 : 1)),
    CommonPrefixes: [...folders].sort().map((one) => ({ Prefix: one })),
    IsTruncated: false,
  };
}
