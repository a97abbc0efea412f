import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { SECOND } from '#common/time.ts';
import { timeLeft } from '#net/timeout.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import { leaseHostRequest } from './lease.ts';
import type { Row } from './route.ts';

/** A sealing in the background takes seconds, unless the documents are large. */
const LONGEST_WAIT = 12 * SECOND;
/** What the change itself may need then. */
const RESERVED = 10 * SECOND;
const BETWEEN = 500;

/**
 * Answers a request. If the will is being sealed, waits for the end of it and answers then: a Host who has just removed a Survivor, or made
 * a new paper, does not know that the documents are sealed again. Throws the refusal if it takes too long. A body that is a stream is read
 * only once, so such a request does not wait, nor does one that seals itself.
 */
export async function afterSealing<T>(app: App, row: Row, request: { hostId: string; requestId: string }, answer: () => Promise<T>): Promise<T> {
  try {
    return await answer();
  } catch (error) {
    if (!isDuringSealing(error) || request.hostId === '' || row.body === 'stream' || row.seals) throw error;
    return waiting(app, row, request, answer, error);
  }
}

/** Few requests of a Host wait at the same time, so that one Host cannot occupy the functions. */
async function waiting<T>(
  app: App,
  row: Row,
  request: { hostId: string; requestId: string },
  answer: () => Promise<T>,
  refusal: Refusal,
): Promise<T> {
  const lease = row.leased ? undefined : await leaseHostRequest(app, row, request).catch(() => Promise.reject(refusal));
  const until = performance.now() + Math.min(LONGEST_WAIT, timeLeft() - RESERVED);
  try {
    for (;;) {
      if (!(await isOver(app, request.hostId, until))) throw refusal;
      try {
        return await answer();
      } catch (error) {
        // Another one has begun.
        if (!isDuringSealing(error)) throw error;
      }
    }
  } finally {
    await lease?.release();
  }
}

/** Whether no sealing runs any longer. Waits until this moment, by `performance.now`. */
async function isOver(app: App, hostId: string, until: number): Promise<boolean> {
  while (performance.now() < until) {
    await pause(BETWEEN);
    const host = await retryUntilCommitted(() => app.store.hosts.load(hostId));
    if (host?.root.versions['CUSTODY/SEALING'] === undefined) return true;
  }
  return false;
}

/** With a time after which to try again, the request has waited already. */
function isDuringSealing(error: unknown): error is Refusal {
  return error instanceof Refusal && error.code === 'sealing_in_progress' && error.retryAfter === undefined;
}
