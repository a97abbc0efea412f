import { type ChainedEntry, type ChainHead, verifyChain } from '#custody/audit-chain.ts';
import type { WaitingEntry } from '#domain/audit.ts';
import { Refusal } from '#domain/refusal.ts';
import type { App } from '#platform/app.ts';

/** A part of a Host's audit trail, the newest entries first. */
export interface TrailPage {
  head: ChainHead;
  chained: ChainedEntry[];
  /** Entries that are not in the chain yet; only on the first page. */
  waiting: WaitingEntry[];
  /** The number before which the next page begins; null if this is the last. */
  next: number | null;
}

/** Reads entries with numbers below `before`, or the newest. Throws `record_altered` if one was altered, removed or added. */
export async function readTrail(app: App, hostId: string, { before, limit }: { before?: number | undefined; limit: number }): Promise<TrailPage> {
  const { trail } = app.store;
  const readChained = () => trail.page(hostId, before ?? Number.MAX_SAFE_INTEGER, limit, app.now());
  const [head, first, waiting] = await Promise.all([trail.head(hostId), readChained(), before === undefined ? trail.waiting(hostId, limit) : []]);
  const expected = Math.min(head.data.number, (before ?? Number.MAX_SAFE_INTEGER) - 1);
  // The worker may have appended some between the two reads.
  const chained = (first[0]?.number ?? 0) < expected ? await readChained() : first;
  assertIntact(app, chained, { ...head.data, number: expected });
  const oldest = chained.at(-1)?.number ?? 1;
  const known = new Set(chained.map(({ id }) => id));
  return {
    head: head.data,
    chained,
    waiting: waiting
      .map(({ entry }) => entry)
      .filter(({ id }) => !known.has(id))
      .reverse(),
    next: chained.length === limit && oldest > 1 ? oldest : null,
  };
}

/** Entries whose time is over are at the end of the chain, so a page without any entry may be right. */
function assertIntact(app: App, chained: readonly ChainedEntry[], { number }: Pick<ChainHead, 'number'>): void {
  const oldest = chained.at(-1);
  if (!oldest) return;
  const { intact } = verifyChain({ number: oldest.number - 1, hash: oldest.previous }, chained.toReversed());
  if (intact && (chained[0]?.number ?? 0) >= number) return;
  app.log.alarm('record_altered', { partition: 'TRAIL', row: 'ENTRY' });
  throw new Refusal('record_altered');
}
