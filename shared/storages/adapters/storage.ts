import { pipeline, Readable, Transform, type TransformCallback } from 'node:stream';
import { type ByteRange, rangeLength } from '#common/byte-range.ts';
import { LEAST_PACE, type Pace, patienceLeft } from '#common/pace.ts';
import { Refusal } from '#common/refusal.ts';
import { STORAGE_FAILURES, type StorageFailure } from './failures.ts';
import { fault } from './fault.ts';

/**
 * The Host's own storage for sealed packages. Paths are relative to the storage's `directory_path`.
 * Every failure is a Refusal `storage_failed` with a sentence from us, never with the server's words. A stream from `read`
 * also fails with such a Refusal. A client of S3 makes up to three attempts, except of a stream that it passes through: the caller starts again.
 */
export interface Storage {
  /**
   * Stores the stream under a path that does not exist yet. Refuses an existing path if the backend can detect it.
   * Memory does not grow with the stream. After a failure or an abort nothing remains, and `body` is destroyed. `size` is its exact size
   * in bytes, if that is known: a storage may then need fewer requests.
   */
  write(path: string, body: Readable, options: { signal?: AbortSignal; size?: number }): Promise<{ size: number }>;
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

/**
 * Returns the stream with every error turned into a Refusal. It also fails if the storage sends too slowly, and with `range` if it is not
 * as long as the range.
 */
export function translateStreamErrors(body: AsyncIterable<Uint8Array>, range?: ByteRange, pace: Pace = LEAST_PACE): Readable {
  const source = body instanceof Readable ? body : Readable.from(body, { objectMode: false });
  return pipeline(source, new Checked(source, range && rangeLength(range), pace), () => undefined);
}

/**
 * Makes all checks in one stream, because every part of a file would wait for each further one. Fails with ETIMEDOUT if the bytes come
 * too slowly. Only the time in which we wait for them counts: the reader may be slow too.
 */
class Checked extends Transform {
  readonly #source: Readable;
  readonly #pace: Pace;
  /** Infinity without a range. */
  #missing: number;
  #patience: number;
  #waiting: { since: number; limit: NodeJS.Timeout } | undefined;

  constructor(source: Readable, length: number | undefined, pace: Pace) {
    super();
    this.#source = source;
    this.#pace = pace;
    this.#missing = length ?? Infinity;
    this.#patience = pace.patienceMs;
  }

  /** The reader wants bytes. */
  override _read(size: number): void {
    this.#waiting ??= { since: performance.now(), limit: setTimeout(() => this.destroy(fault('ETIMEDOUT')), this.#patience) };
    super._read(size);
  }

  override _transform(chunk: Uint8Array, _encoding: string, done: TransformCallback): void {
    const waitedMs = this.#waiting ? performance.now() - this.#waiting.since : 0;
    this.#stopWaiting();
    this.#patience = patienceLeft(this.#pace, this.#patience, { waitedMs, bytes: chunk.length });
    this.#missing -= chunk.length;
    // A backend may ignore the range and return the whole file.
    done(this.#missing < 0 ? fault('NotUnderstood') : null, chunk);
  }

  override _flush(done: TransformCallback): void {
    done(Number.isFinite(this.#missing) && this.#missing > 0 ? fault('InvalidRange') : null);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#stopWaiting();
    this.#source.destroy();
    done(error && storageRefusal(error));
  }

  #stopWaiting(): void {
    clearTimeout(this.#waiting?.limit);
    this.#waiting = undefined;
  }
}

/** Returns the headers that ask for a part of a file. https://www.rfc-editor.org/rfc/rfc9110#field.range */
export function rangeHeaders(range: ByteRange | undefined): Record<string, string> {
  return range ? { range: `bytes=${range.first}-${range.last}` } : {};
}

/** Returns our sentence for an error of a storage. */
export function storageFailure(error: unknown): string {
  return error instanceof Refusal ? error.message : STORAGE_FAILURES[codeOf((error ?? {}) as Failure)];
}

function codeOf({ name = '', code = '', Code = '', $metadata }: Failure): StorageFailure {
  for (const word of [code, name, Code]) {
    const known = BY_NAME[word];
    if (known) return known;
  }
  if (/CERT|SIGNATURE|ERR_TLS|SSL/.test(code)) return 'certificate_invalid';
  return BY_STATUS[$metadata?.httpStatusCode ?? 0] ?? 'unknown';
}

/** The fields of errors of Node and of the AWS client. */
interface Failure {
  name?: string;
  code?: string;
  Code?: string;
  $metadata?: { httpStatusCode?: number };
}

// https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html
const BY_NAME: Record<string, StorageFailure> = {
  AccessDenied: 'keys_not_allowed',
  AllAccessDisabled: 'keys_not_allowed',
  InvalidAccessKeyId: 'keys_rejected',
  SignatureDoesNotMatch: 'keys_rejected',
  NoSuchBucket: 'bucket_missing',
  NoSuchKey: 'file_missing',
  InvalidRange: 'file_too_short',
  PermanentRedirect: 'other_region',
  AuthorizationHeaderMalformed: 'other_region',
  IllegalLocationConstraintException: 'other_region',
  PreconditionFailed: 'file_exists',
  ConditionalRequestConflict: 'file_exists',
  QuotaExceeded: 'full',
  SignInEnded: 'sign_in_ended',
  SignInRefused: 'sign_in_refused',
  SignInLacks: 'sign_in_lacks_access',
  TooManyRequests: 'too_many_requests',
  TooManyFiles: 'too_many_files',
  TooLong: 'reply_too_long',
  NotUnderstood: 'reply_not_understood',
  NoSuchFile: 'file_missing',
  PermissionDenied: 'user_not_allowed',
  Failure: 'refused',
  Unsupported: 'unsupported',
  'client-authentication': 'login_rejected',
  handshake: 'no_secure_method',
  NoCommonHostKey: 'no_secure_method',
  OtherHostKey: 'other_host_key',
  protocol: 'not_sftp',
  'sftp-protocol': 'not_sftp',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  ECONNREFUSED: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ECONNRESET: 'closed',
  EPIPE: 'closed',
  ETIMEDOUT: 'slow',
  TimeoutError: 'slow',
  RequestTimeout: 'slow',
  AbortError: 'stopped',
  SlowDown: 'temporary',
  ServiceUnavailable: 'temporary',
  InternalError: 'temporary',
};

const BY_STATUS: Record<number, StorageFailure> = {
  301: 'other_region',
  307: 'other_region',
  401: 'keys_rejected',
  403: 'keys_not_allowed',
  404: 'bucket_missing',
  412: 'file_exists',
  416: 'file_too_short',
  500: 'temporary',
  502: 'temporary',
  503: 'temporary',
};

/** Deletes every file whose path begins with `prefix`. */
export async function removeAll(storage: Storage, prefix: string): Promise<void> {
  for (const path of await storage.list(prefix)) await storage.remove(path);
}
