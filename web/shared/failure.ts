import { serviceTime } from './clock.ts';

/** One field that the service rejected. `path` is its path in the request. */
export interface RejectedField {
  path: string;
  message: string;
}

/** A call that failed. */
export type Failure =
  /** The service cannot be reached: this device is offline, or the connection broke. Nothing is known about what the call did. */
  | { kind: 'unreachable'; isOffline: boolean }
  /** The service refused the call. `sentence` is its English sentence, for codes that the dictionary does not have. */
  | { kind: 'refused'; status: number; code: string; sentence: string; fields: readonly RejectedField[]; retryAfterSeconds: number | null };

/** What a call throws when it fails. */
export class CallFailed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.kind === 'refused' ? failure.code : failure.kind);
    this.failure = failure;
  }
}

/** Returns the failure behind an error of a call. Throws anything else again, because it is a fault of the page. */
export function failureOf(error: unknown): Failure {
  if (error instanceof CallFailed) return error.failure;
  throw error;
}

/** Returns whether the service refused the call with one of these codes. */
export function isRefused(failure: Failure | null, ...codes: string[]): boolean {
  return failure?.kind === 'refused' && codes.includes(failure.code);
}

/** Reads the refusal in an error reply. A reply that is not in the service's format comes from a server in between. */
export function refusalFrom(response: Response, body: unknown): Failure {
  const {
    code = 'unavailable',
    error = '',
    details = [],
  } = (isObject(body) ? body : {}) as {
    code?: string;
    error?: string;
    details?: RejectedField[];
  };
  const worksFrom = details.find(({ path }) => path === WORKS_FROM)?.message;
  const seconds = worksFrom ? (Date.parse(worksFrom) - serviceTime().getTime()) / 1000 : Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    kind: 'refused',
    status: response.status,
    code,
    sentence: error,
    fields: HAS_LIST.includes(code) ? [] : details.filter(({ path }) => path !== WORKS_FROM),
    retryAfterSeconds: Number.isFinite(seconds) ? seconds : null,
  };
}

/** The detail with the time from which a refused start works. It is no field. */
const WORKS_FROM = 'works_from';

/** Refusals whose details are a list that the pages show in the reader's language. */
const HAS_LIST: readonly string[] = ['review_needed'];

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
