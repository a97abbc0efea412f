import type { Instant } from '#common/time.ts';
import { idempotencyKey } from './keys.ts';
import { getRow, type Row, type Table } from './table.ts';
import type { SingleChange } from './unit-of-work.ts';

/** A request with an Idempotency-Key that was done. */
export interface CompletedRequest {
  /** A keyed hash of the request. */
  bodyHash: string;
  doneAt: Instant;
  /** What a repetition gets, in base64. It is encrypted: an id in it may be a capability. Null if the request failed after its first commit: it can be repeated. */
  answer: string | null;
}

/** The note of a request in progress: the endpoint and the caller (`scope`), and the client's key. */
export interface CompletionNote {
  scope: string;
  key: string;
  /** The version of the row that was read; 0 for none. */
  version: number;
  done: CompletedRequest;
}

const KEPT_SECONDS = 24 * 3600;

/** Requests that were completed, by scope and key. They are stored for a day. */
export function createCompletedRequests(table: Table) {
  return {
    get: (scope: string, key: string): Promise<Row<CompletedRequest> | undefined> => getRow(table, idempotencyKey(scope, key)),
    /** Returns the write for the request's own transaction, and for what follows from it. Of two requests with the same key, the second one changes nothing. */
    change: ({ scope, key, version, done }: CompletionNote): SingleChange => ({
      key: idempotencyKey(scope, key),
      version,
      data: done,
      plainAttributes: { expires_at_s: Math.ceil(Date.parse(done.doneAt) / 1000) + KEPT_SECONDS },
      otherwise: 'already_done',
    }),
  };
}
