import { pipeline, Readable, Transform, type TransformCallback } from 'node:stream';
import { type ByteRange, rangeLength } from '#common/byte-range.ts';
import { LEAST_PACE, type Pace, patienceLeft } from '#common/pace.ts';
import { Refusal } from '#common/refusal.ts';
import { DRIVE_SENTENCES, NODE_CODES, S3_CAP, S3_CODES, S3_STATUS, SFTP_SENTENCES } from './failure-tables.ts';
import { STORAGE_FAILURES, type StorageFailure } from './failures.ts';
import { fault } from './fault.ts';

/**
 * The Host's own storage for sealed packages. Paths are relative to the storage's `directory_path`.
 * Every failure is a Refusal `storage_failed` with a sentence from us, never with the server's words. A stream from `read`
 * also fails with such a Refusal. A client of S3 makes up to three attempts, except of a stream that it passes through: the caller starts again.
 * A drive that is too busy is asked again while the caller has time (net/timeout.ts).
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

function codeOf({ name = '', code = '', Code = '', message = '', $metadata }: Failure): StorageFailure {
  if ($metadata && S3_CAP.test(message)) return 'full';
  for (const word of [code, name, Code]) {
    const known = BY_NAME.get(word);
    if (known) return known;
  }
  if (/CERT|SIGNATURE|ERR_TLS|SSL/.test(code)) return 'certificate_invalid';
  return S3_STATUS[$metadata?.httpStatusCode ?? 0] ?? 'unknown';
}

/** The fields of errors of Node and of the AWS client. */
interface Failure {
  name?: string;
  code?: string;
  Code?: string;
  message?: string;
  $metadata?: { httpStatusCode?: number };
}

const BY_NAME = new Map(Object.entries({ ...S3_CODES, ...DRIVE_SENTENCES, ...SFTP_SENTENCES, ...NODE_CODES }));

/** Deletes every file whose path begins with `prefix`. */
export async function removeAll(storage: Storage, prefix: string): Promise<void> {
  for (const path of await storage.list(prefix)) await storage.remove(path);
}
