import { Readable } from 'node:stream';
import { type ByteRange, rangeLength } from '#domain/byte-range.ts';
import { Refusal } from '#domain/refusal.ts';
import { fault } from './fault.ts';

/**
 * The Host's own storage for sealed packages. Paths are relative to the storage's `directory_path`.
 * Every failure is a Refusal `storage_failed` with a sentence from us, never with the server's words. A stream from `read`
 * also fails with such a Refusal. The client makes up to three attempts. There are no other retries.
 */
export interface Storage {
  /**
   * Stores the stream under a path that does not exist yet. Refuses an existing path if the backend can detect it.
   * Memory does not grow with the stream. After a failure or an abort nothing remains, and `body` is destroyed.
   */
  write(path: string, body: Readable, options: { signal?: AbortSignal; sizeHint?: number }): Promise<{ size: number }>;
  /**
   * Returns the content of a file, or with `range` exactly these bytes of it. Throws for a missing file. The stream fails if the
   * file ends before the range does. Without a range, the caller limits how many bytes it reads.
   */
  read(path: string, range?: ByteRange): Promise<Readable>;
  /** Deletes a file. A missing file is not an error. */
  remove(path: string): Promise<void>;
  /** Returns all paths that begin with `prefix`, in any order. Throws if the list would be incomplete. */
  list(prefix: string): Promise<string[]>;
  /**
   * Returns one page of a folder, so that a person can choose a folder. `path` starts at the root of the whole storage.
   * `pageToken` is the `nextPageToken` of the previous page. A `nextPageToken` of null marks the last page.
   */
  browse(path: string, pageToken: string | undefined): Promise<BrowsePage>;
  /** Writes, reads and deletes a small file to prove that the storage works. The caller passes the result when it next opens the storage. */
  probe(): Promise<ProbeResult>;
  /** Keeps one connection open while `work` runs, if the backend has connections. Otherwise each call opens its own. */
  keepOpen<T>(work: () => Promise<T>): Promise<T>;
}

/** The values that a successful probe of a storage has found. */
export interface ProbeResult {
  /** The type and fingerprint of an SSH server's host key; null for other storages. */
  hostKey: string | null;
}

/** One entry of a folder. The name is as in the storage. */
export interface BrowseItem {
  name: string;
  type: 'directory' | 'file';
  path: string;
  /** Null for directories. */
  size: number | null;
  modifiedAt: string | null;
}

export interface BrowsePage {
  items: BrowseItem[];
  nextPageToken: string | null;
}

/** Returns a Refusal `storage_failed` with a sentence from us. Returns a Refusal unchanged. */
export function storageRefusal(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal('storage_failed', storageFailure(error));
}

/** Runs one call of a storage, and turns every error into a Refusal. */
export async function translateErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw storageRefusal(error);
  }
}

/** Returns the stream with every error turned into a Refusal. With `range`, it also fails if it is not as long as the range. */
export function translateStreamErrors(body: AsyncIterable<Uint8Array>, range?: ByteRange): Readable {
  async function* chunks() {
    try {
      yield* range ? exactly(rangeLength(range), body) : body;
    } catch (error) {
      throw storageRefusal(error);
    }
  }
  return Readable.from(chunks(), { objectMode: false });
}

/** Returns the headers that ask for a part of a file. https://www.rfc-editor.org/rfc/rfc9110#field.range */
export function rangeHeaders(range: ByteRange | undefined): Record<string, string> {
  return range ? { range: `bytes=${range.first}-${range.last}` } : {};
}

/** A backend may ignore the range and return the whole file, which is longer. */
async function* exactly(length: number, body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let left = length;
  for await (const chunk of body) {
    left -= chunk.length;
    if (left < 0) throw fault('NotUnderstood');
    yield chunk;
  }
  if (left > 0) throw fault('InvalidRange');
}

/** Returns our sentence for an error of a storage. */
export function storageFailure(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  const { name = '', code = '', Code = '', $metadata } = (error ?? {}) as Failure;
  for (const word of [name, code, Code]) {
    const sentence = BY_NAME[word];
    if (sentence) return sentence;
  }
  if (/CERT|SIGNATURE|ERR_TLS|SSL/.test(code)) return 'No secure connection to the storage is possible: its certificate is not valid.';
  return BY_STATUS[$metadata?.httpStatusCode ?? 0] ?? 'The storage could not be used.';
}

/** The fields of errors of Node and of the AWS client. */
interface Failure {
  name?: string;
  code?: string;
  Code?: string;
  $metadata?: { httpStatusCode?: number };
}

/** The sentence for a drive that the Host must connect again. */
export const SIGN_IN_ENDED = 'The drive no longer accepts the sign-in. Please connect it again.';
const DENIED = 'The storage does not allow this with these keys. Please check the permissions of the key.';
const WRONG_KEYS = 'The storage does not accept these keys. Please check them.';
const NO_BUCKET = 'This bucket does not exist. Please check its name.';
const ELSEWHERE = 'The bucket is in another region. Please check region.';
const UNREACHABLE = 'The storage could not be reached. Please check its address.';
const SLOW = 'The storage did not answer in time.';
const BUSY = 'The storage has a temporary problem. Please try again later.';
const NO_METHOD = 'No secure connection to the storage is possible: it offers no method that this service considers secure.';
const TOO_SHORT = 'A file in the storage is shorter than it should be.';
const NOT_SFTP = 'The server does not follow the SFTP protocol. Please check host and port.';
const EXISTS = 'The storage already contains a file with this name.';

// https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html
const BY_NAME: Record<string, string> = {
  AccessDenied: DENIED,
  AllAccessDisabled: DENIED,
  InvalidAccessKeyId: WRONG_KEYS,
  SignatureDoesNotMatch: WRONG_KEYS,
  NoSuchBucket: NO_BUCKET,
  NoSuchKey: 'The file is not in the storage.',
  InvalidRange: TOO_SHORT,
  PermanentRedirect: ELSEWHERE,
  AuthorizationHeaderMalformed: ELSEWHERE,
  IllegalLocationConstraintException: ELSEWHERE,
  PreconditionFailed: EXISTS,
  ConditionalRequestConflict: EXISTS,
  QuotaExceeded: 'The storage is full.',
  SignInEnded: SIGN_IN_ENDED,
  SignInRefused: 'The drive did not accept this sign-in. Please connect it again.',
  SignInLacks: 'The drive does not give this service the access that it needs. Please connect it again and allow everything that the drive asks for.',
  TooManyRequests: 'The storage accepts no more requests at the moment. Please try again later.',
  TooManyFiles: 'The storage has too many files to list. Please use a separate folder for this service.',
  TooLong: 'This service does not understand the reply of the storage: it is too long.',
  NotUnderstood: 'This service does not understand the reply of the storage.',
  NoSuchFile: 'The file is not in the storage.',
  PermissionDenied: 'The storage does not give this user the necessary permission.',
  // SFTP has no status for a full disk.
  Failure: 'The storage refused this operation. It may be full.',
  Unsupported: 'The storage does not support a function that this service needs.',
  'client-authentication': 'The storage does not accept this user name with this password or key.',
  handshake: NO_METHOD,
  NoCommonHostKey: NO_METHOD,
  OtherHostKey:
    'The server has a different host key than before. If the server was renewed, save its settings again. If not, someone may be intercepting the connection.',
  protocol: NOT_SFTP,
  'sftp-protocol': NOT_SFTP,
  ENOTFOUND: UNREACHABLE,
  EAI_AGAIN: UNREACHABLE,
  ECONNREFUSED: UNREACHABLE,
  EHOSTUNREACH: UNREACHABLE,
  ENETUNREACH: UNREACHABLE,
  ECONNRESET: 'The storage closed the connection. Please try again later.',
  EPIPE: 'The storage closed the connection. Please try again later.',
  ETIMEDOUT: SLOW,
  TimeoutError: SLOW,
  RequestTimeout: SLOW,
  AbortError: 'The operation on the storage was stopped.',
  SlowDown: BUSY,
  ServiceUnavailable: BUSY,
  InternalError: BUSY,
};

const BY_STATUS: Record<number, string> = {
  301: ELSEWHERE,
  307: ELSEWHERE,
  401: WRONG_KEYS,
  403: DENIED,
  404: NO_BUCKET,
  412: EXISTS,
  416: TOO_SHORT,
  500: BUSY,
  502: BUSY,
  503: BUSY,
};
