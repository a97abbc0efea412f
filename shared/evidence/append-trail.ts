import type { App } from '#app/app.ts';
import { extendChain } from '#custody/audit-chain.ts';
import { faultFacts } from '#net/log.ts';
import { retryUntilCommitted } from '#store/retry.ts';

/** A transaction has at most 100 items: the head, and two for each entry. */
const MOST = 49;

/**
 * Appends all waiting entries of a Host to their chain, in the order of their times. A record of the stream is only a hint that there are
 * some, so a record that comes twice, late or never loses no entry: the next record or the daily repair appends it.
 */
export async function appendTrail(app: App, hostId: string): Promise<void> {
  for (let isMore = true; isMore; ) isMore = await retryUntilCommitted(() => appendSome(app, hostId));
}

/** Returns whether more may wait. */
async function appendSome(app: App, hostId: string): Promise<boolean> {
  const { trail } = app.store;
  const [head, waiting] = await Promise.all([trail.head(hostId), trail.waiting(hostId, MOST)]);
  const entries = extendChain(
    head.data,
    waiting.map(({ entry }) => entry),
  );
  await trail.append(head, entries, waiting);
  const last = entries.at(-1);
  // Outside of the table: with this line, an operator cannot rewrite the chain without the log.
  if (last) app.log.info('audit_appended', { host: hostId, number: last.number, hash: last.hash });
  return waiting.length === MOST;
}

/** Appends what waits. Returns false if it has to be retried. */
export async function tryAppendTrail(app: App, hostId: string): Promise<boolean> {
  try {
    await appendTrail(app, hostId);
    return true;
  } catch (error) {
    app.log.alarm('record_failed', { record: 'audit', ...faultFacts(error) });
    return false;
  }
}
