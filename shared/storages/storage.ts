import { Readable } from 'node:stream';
import { Refusal } from '#domain/refusal.ts';

/**
 * A place of the Host's own for sealed packages. Paths are relative to the storage's `directory_path`.
 * Every failure is a Refusal `storage_failed` whose sentence comes from a closed list and holds nothing of the peer's words;
 * a stream from `read` ends with such a Refusal too. Nothing is retried beyond the client's own three attempts.
 */
export interface Storage {
  /**
   * Stores the stream under a path that does not exist yet; a path that does is refused where the backend can tell.
   * Memory does not grow with the stream. On failure or abort nothing remains, and `body` is destroyed.
   */
  write(path: string, body: Readable, options: { signal?: AbortSignal; sizeHint?: number }): Promise<{ size: number }>;
  /** The whole object; the promise fails for a missing one. The caller bounds how much it takes. */
  read(path: string): Promise<Readable>;
  /** A missing object is no failure. */
  remove(path: string): Promise<void>;
  /** All paths that begin with `prefix`, in no order; throws rather than leave some out. */
  list(prefix: string): Promise<string[]>;
  /**
   * One page of a folder of the whole storage, for a person who looks for the right place; `path` begins at its root.
   * `pageToken` is what the page before gave as `nextPageToken`; null there means that this was the last.
   */
  browse(path: string, pageToken: string | undefined): Promise<BrowsePage>;
  /** Writes, reads back and removes a small object: proves that the storage can be used. What it learns is to be given when it is opened next. */
  probe(): Promise<Learned>;
  /** For the time of `work` a connection, where the backend has one, is kept from call to call; else each call makes its own. */
  keepOpen<T>(work: () => Promise<T>): Promise<T>;
}

/** What the first successful probe of a storage has found out. */
export interface Learned {
  /** Type and fingerprint of the key of an SSH server; null where there is no such thing. */
  hostKey: string | null;
}

/** One entry of a folder; names are as the storage has them. */
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

/** A Refusal `storage_failed` that says what went wrong in a sentence of ours; a Refusal stays as it is. */
export function storageRefusal(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal('storage_failed', storageFailure(error));
}

/** Runs one call of a storage; whatever it throws leaves as a Refusal. */
export async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw storageRefusal(error);
  }
}

/** The same stream, which ends with a Refusal where it breaks. */
export function translated(body: Readable): Readable {
  async function* chunks() {
    try {
      yield* body;
    } catch (error) {
      throw storageRefusal(error);
    }
  }
  return Readable.from(chunks(), { objectMode: false });
}

/** What went wrong with a storage, as one sentence from a closed list. */
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

/** What the errors of Node and of the AWS client carry. */
interface Failure {
  name?: string;
  code?: string;
  Code?: string;
  $metadata?: { httpStatusCode?: number };
}

/** What a drive says, and its Host is told, when it has to be connected again. */
export const SIGN_IN_ENDED = 'The drive no longer accepts the sign-in. Please connect it again.';
const DENIED = 'The storage does not allow this with these keys. Please check the permissions of the key.';
const WRONG_KEYS = 'The storage does not accept these keys. Please check them.';
const NO_BUCKET = 'This bucket does not exist. Please check its name.';
const ELSEWHERE = 'The bucket is in another region. Please check region.';
const UNREACHABLE = 'The storage could not be reached. Please check its address.';
const SLOW = 'The storage did not answer in time.';
const BUSY = 'The storage has a temporary problem. Please try again later.';
const NO_METHOD = 'No secure connection to the storage is possible: it offers no method that this service considers secure.';
const NOT_SFTP = 'The storage does not speak SFTP as it should.';
const EXISTS = 'There is a file of this name in the storage already.';

// https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html
const BY_NAME: Record<string, string> = {
  AccessDenied: DENIED,
  AllAccessDisabled: DENIED,
  InvalidAccessKeyId: WRONG_KEYS,
  SignatureDoesNotMatch: WRONG_KEYS,
  NoSuchBucket: NO_BUCKET,
  NoSuchKey: 'The file is not in the storage.',
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
  TooManyFiles: 'The storage holds too many files to list.',
  TooLong: 'This service does not understand the reply of the storage: it is too long.',
  NotUnderstood: 'This service does not understand the reply of the storage.',
  NoSuchFile: 'The file is not in the storage.',
  PermissionDenied: 'The storage does not allow this to this user.',
  // SFTP has no status of its own for a full disk.
  Failure: 'The storage did not carry this out. It may be full.',
  Unsupported: 'The storage lacks a function that this service needs.',
  'client-authentication': 'The storage does not accept this user name with this password or key.',
  handshake: NO_METHOD,
  NoCommonHostKey: NO_METHOD,
  protocol: NOT_SFTP,
  'sftp-protocol': NOT_SFTP,
  ENOTFOUND: UNREACHABLE,
  EAI_AGAIN: UNREACHABLE,
  ECONNREFUSED: UNREACHABLE,
  EHOSTUNREACH: UNREACHABLE,
  ENETUNREACH: UNREACHABLE,
  ECONNRESET: 'The storage broke off the connection.',
  EPIPE: 'The storage broke off the connection.',
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
  500: BUSY,
  502: BUSY,
  503: BUSY,
};
