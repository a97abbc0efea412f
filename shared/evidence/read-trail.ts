import { setTimeout as pause } from 'node:timers/promises';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import { type ChainedEntry, type ChainHead, isWholePage } from '#custody/audit-chain.ts';
import type { WaitingEntry } from '#effects/audit.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';

/** A part of a Host's audit trail, the newest entries first. */
export interface TrailPage {
  head: ChainHead;
  chained: ChainedEntry[];
  /** Entries that are not in the chain yet; only on the first page. */
  waiting: WaitingEntry[];
  /** The number before which the next page begins; null if this is the last. */
  next: number | null;
}

type Owner = Pick<HostRecord, 'id' | 'profile' | 'root'>;
interface Asked {
  before?: number | undefined;
  limit: number;
  /** How many entries there are at least. Default: those that were committed with the Host's record. */
  atLeast?: number;
}

/** Head and page are two reads, and the worker may append some entries in between. So it reads again before it raises the alarm. */
const LOOKS = 4;

/** Reads entries with numbers below `before`, or the newest. Throws `record_altered` if one was altered, removed or added. */
export async function readTrail(app: App, host: Owner, asked: Asked): Promise<TrailPage> {
  for (let look = 1; ; look += 1) {
    const found = await readOnce(app, host, asked);
    if (found) return found;
    if (look === LOOKS) throw reportAltered(app);
    await pause(10 * look);
  }
}

function reportAltered(app: App): Refusal {
  app.log.alarm('record_altered', { partition: 'TRAIL', row: 'ENTRY' });
  return new Refusal('record_altered');
}

/** Returns all entries, the newest first. Throws like `readTrail`. */
export async function readWholeTrail(app: App, host: Owner): Promise<Pick<TrailPage, 'chained' | 'waiting'>> {
  const pages: TrailPage[] = [];
  for await (const page of trailPages(app, host)) pages.push(page);
  return { chained: pages.flatMap(({ chained }) => chained), waiting: pages[0]?.waiting ?? [] };
}

/** Reads page by page, the newest first, and checks that each page continues the one before. `atLeast`: as above. Throws like `readTrail`. */
export async function* trailPages(app: App, host: Owner, atLeast = host.root.entries): AsyncGenerator<TrailPage> {
  let follower: ChainedEntry | undefined;
  for (let before: number | undefined; ; ) {
    const page = await readTrail(app, host, { before, limit: PAGE, atLeast });
    const [newest] = page.chained;
    if (follower && newest && newest.hash !== follower.previous) throw reportAltered(app);
    yield page;
    if (page.next === null) return;
    follower = page.chained.at(-1);
    before = page.next;
  }
}

/** Of the largest ones, a query of DynamoDB returns about 1,000. */
const PAGE = 500;

/** Returns undefined if the entries do not agree with the head. */
async function readOnce(
  app: App,
  { id: hostId, profile, root }: Owner,
  { before = Number.MAX_SAFE_INTEGER, limit, atLeast = root.entries }: Asked,
): Promise<TrailPage | undefined> {
  const { trail } = app.store;
  const isFirst = before === Number.MAX_SAFE_INTEGER;
  const [{ data: head }, chained, waiting] = await Promise.all([
    trail.head(hostId),
    trail.page(hostId, before, limit, app.now()),
    isFirst ? trail.waiting(hostId, limit) : [],
  ]);
  // Each account has its first entry from the beginning: chained, or waiting.
  const isEmpty = head.number === 0 ? chained.length === 0 && (!isFirst || waiting.length > 0) : before <= 1;
  const expected = { hostId, head, before, most: limit, since: profile.createdAt, now: instant(app.now()) };
  if (!isEmpty && !isWholePage(chained, expected)) return undefined;
  const oldest = chained.at(-1)?.number ?? 1;
  const known = new Set(chained.map(({ id }) => id));
  // A chained entry that someone has placed again, or that was appended since, is not one more.
  const added = waiting.map(({ entry }) => entry).filter(({ id }) => !known.has(id));
  // Cut back to an earlier head, or entries that waited were deleted. If very many wait, only the chain worker knows how many.
  if (isFirst && waiting.length < limit && head.number + added.length < atLeast) return undefined;
  return {
    head,
    chained,
    waiting: added.reverse(),
    next: chained.length === limit && oldest > 1 ? oldest : null,
  };
}
