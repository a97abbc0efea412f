import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { NoSuchKey, S3ServiceException } from '@aws-sdk/client-s3';

interface StoredObject {
  bytes: Buffer;
  at: Date;
}

/** What became of an object, or undefined when it was deleted. */
interface Change {
  at: number;
  place: string;
  after: StoredObject | undefined;
}

/** Objects of all buckets, by bucket and key. An object is never changed in place. */
export interface Objects {
  run(operation: string, input: ObjectInput): object | Promise<object>;
  /** Sets a bucket back to what it contained at this time, as one does who restores an old copy. */
  restoreBucket(bucket: string, at: Date): void;
  all(): ReadonlyMap<string, StoredObject>;
  /** Returns a function that sets all objects and uploads back to those of now. */
  keep(): () => void;
}

export interface ObjectInput {
  Bucket?: string;
  Key?: string;
  Body?: unknown;
  Range?: string;
  IfNoneMatch?: string;
  UploadId?: string;
  PartNumber?: number;
  Prefix?: string;
  Delimiter?: string;
  MaxKeys?: number;
  ContinuationToken?: string;
  Delete?: { Objects: { Key: string }[] };
}

/** An error of S3 with this name. */
export const s3Error = (name: string, status: number): S3ServiceException =>
  new S3ServiceException({ name, message: name, $fault: 'client', $metadata: { httpStatusCode: status } });

interface State {
  objects: Map<string, StoredObject>;
  /** Parts by number. `completed`: the object that they became, because a completion that is sent again has the same answer. */
  uploads: Map<string, { parts: ReadonlyMap<number, Buffer>; completed?: object }>;
  history: Change[];
}

const placeOf = ({ Bucket, Key }: ObjectInput): string => `${Bucket}/${Key}`;

export function createObjects(now: () => Date): Objects {
  let state: State = { objects: new Map(), uploads: new Map(), history: [] };
  const write = (place: string, after: StoredObject | undefined): void => {
    if (after) state.objects.set(place, after);
    else state.objects.delete(place);
    state.history.push({ at: now().getTime(), place, after });
  };
  const copy = ({ objects, uploads, history }: State): State => ({ objects: new Map(objects), uploads: new Map(uploads), history: [...history] });
  return {
    all: () => state.objects,
    restoreBucket(bucket, at) {
      const isIn = (place: string): boolean => place.startsWith(`${bucket}/`);
      for (const place of [...state.objects.keys()].filter(isIn)) state.objects.delete(place);
      state.history = state.history.filter((change) => !isIn(change.place) || change.at <= at.getTime());
      for (const { place, after } of state.history.filter((change) => isIn(change.place))) {
        if (after) state.objects.set(place, after);
        else state.objects.delete(place);
      }
    },
    keep() {
      const kept = copy(state);
      return () => {
        state = copy(kept);
      };
    },
    run(operation, input) {
      const perform = OPERATIONS[operation];
      if (!perform) throw new Error(`The objects of this world have no ${operation}.`);
      return perform(input, { ...state, write, now });
    },
  };
}

interface Store extends State {
  write(place: string, after: StoredObject | undefined): void;
  now(): Date;
}

function put(input: ObjectInput, bytes: Buffer, { objects, write, now }: Store): object {
  if (input.IfNoneMatch === '*' && objects.has(placeOf(input))) throw s3Error('PreconditionFailed', 412);
  write(placeOf(input), { bytes, at: now() });
  return { ETag: etag(bytes) };
}

function get(input: ObjectInput, { objects }: Store): object {
  const found = objects.get(placeOf(input));
  if (!found) throw new NoSuchKey({ message: 'The specified key does not exist.', $metadata: { httpStatusCode: 404 } });
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(input.Range ?? '') ?? [];
  if (from !== undefined && Number(from) >= found.bytes.length) throw s3Error('InvalidRange', 416);
  const bytes = from === undefined ? found.bytes : found.bytes.subarray(Number(from), to ? Number(to) + 1 : undefined);
  return { Body: bodyOf(bytes), ETag: etag(found.bytes), ContentLength: bytes.length };
}

function uploadOf({ UploadId = '' }: ObjectInput, { uploads }: Store) {
  const found = uploads.get(UploadId);
  if (!found) throw s3Error('NoSuchUpload', 404);
  return found;
}

function complete(input: ObjectInput, store: Store): object {
  const upload = uploadOf(input, store);
  if (upload.completed) return upload.completed;
  const parts = [...upload.parts].sort(([one], [other]) => one - other);
  const completed = put(input, Buffer.concat(parts.map(([, bytes]) => bytes)), store);
  store.uploads.set(input.UploadId ?? '', { parts: new Map(), completed });
  return completed;
}

const OPERATIONS: Record<string, (input: ObjectInput, store: Store) => object | Promise<object>> = {
  PutObject: async (input, store) => put(input, await bytesOf(input.Body), store),
  GetObject: get,
  HeadObject: (input, { objects }) => {
    const found = objects.get(placeOf(input));
    if (!found) throw s3Error('NotFound', 404);
    return { ContentLength: found.bytes.length };
  },
  DeleteObject: (input, { objects, write }) => {
    if (objects.has(placeOf(input))) write(placeOf(input), undefined);
    return {};
  },
  DeleteObjects: (input, { write }) => {
    for (const { Key } of input.Delete?.Objects ?? []) write(placeOf({ ...input, Key }), undefined);
    return {};
  },
  ListObjectsV2: (input, { objects }) => list(objects, input),
  CreateMultipartUpload: (_, { uploads }) => {
    const UploadId = randomUUID();
    uploads.set(UploadId, { parts: new Map() });
    return { UploadId };
  },
  UploadPart: async (input, store) => {
    const bytes = await bytesOf(input.Body);
    const { parts } = uploadOf(input, store);
    store.uploads.set(input.UploadId ?? '', { parts: new Map(parts).set(input.PartNumber ?? 0, bytes) });
    return { ETag: etag(bytes) };
  },
  CompleteMultipartUpload: complete,
  AbortMultipartUpload: ({ UploadId = '' }, { uploads }) => {
    uploads.delete(UploadId);
    return {};
  },
};

const etag = (bytes: Buffer): string => `"${createHash('md5').update(bytes).digest('hex')}"`;

/** A body as the SDK gives it in Node. */
export function bodyOf(bytes: Buffer): Readable {
  return Object.assign(Readable.from([Buffer.from(bytes)]), { transformToByteArray: async () => new Uint8Array(bytes) });
}

async function bytesOf(body: unknown): Promise<Buffer> {
  if (body instanceof Readable) return Buffer.concat(await body.toArray());
  return Buffer.from(typeof body === 'string' || body instanceof Uint8Array ? body : '');
}

/** The continuation token is the last key or folder of the page before. */
function list(objects: ReadonlyMap<string, StoredObject>, input: ObjectInput): object {
  const { Bucket = '', Prefix = '', Delimiter, MaxKeys = 1000, ContinuationToken: behind = '' } = input;
  const found = new Map<string, StoredObject | undefined>();
  for (const [place, object] of objects) {
    if (!place.startsWith(`${Bucket}/${Prefix}`)) continue;
    const key = place.slice(Bucket.length + 1);
    const end = Delimiter === undefined ? -1 : key.indexOf(Delimiter, Prefix.length);
    if (end < 0) found.set(key, object);
    else found.set(key.slice(0, end + 1), undefined);
  }
  const rest = [...found].filter(([key]) => key > behind).sort(([one], [other]) => (one < other ? -1 : 1));
  const page = rest.slice(0, MaxKeys);
  return {
    Contents: page.flatMap(([Key, object]) => (object ? [{ Key, Size: object.bytes.length, LastModified: object.at }] : [])),
    CommonPrefixes: page.flatMap(([key, object]) => (object ? [] : [{ Prefix: key }])),
    IsTruncated: page.length < rest.length,
    ...(page.length < rest.length && { NextContinuationToken: page.at(-1)?.[0] }),
  };
}
