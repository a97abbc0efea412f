import type { Instant } from '#domain/time.ts';
import { idempotencyKey } from './keys.ts';
import { getRow, type Table } from './table.ts';
import type { SingleChange } from './unit-of-work.ts';

/** What a request with an Idempotency-Key has done. `reply` is missing where it holds secrets, or until it is written down. */
export interface CompletedRequest {
  /** Keyed, of what was asked. */
  bodyHash: string;
  doneAt: Instant;
  reply: { status: number; body: unknown } | null;
  /** Of what was created, or of what the path names; told where the reply itself is not kept. */
  id: string | null;
}

/** A request that is being done, as it is written down: by who asked what for, and the client's key. */
export interface CompletionNote {
  scope: string;
  key: string;
  done: CompletedRequest;
}

const KEPT_SECONDS = 24 * 3600;

/** Requests that were done, by who asked, what for, and their key; kept for a day. */
export function createCompletedRequests(table: Table) {
  return {
    get: async (scope: string, key: string): Promise<CompletedRequest | undefined> =>
      (await getRow<CompletedRequest>(table, idempotencyKey(scope, key)))?.data,
    /** The write that goes into the request's own transaction: whoever comes second with the same key changes nothing. */
    change: ({ scope, key, done }: CompletionNote, first: boolean): SingleChange => ({
      key: idempotencyKey(scope, key),
      version: first ? 0 : 'any',
      data: done,
      beside: { expires_at_s: Math.ceil(Date.parse(done.doneAt) / 1000) + KEPT_SECONDS },
      otherwise: 'already_done',
    }),
  };
}
