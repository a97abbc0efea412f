import { between, type Instant, later, MINUTE, type Outage } from '#common/time.ts';

/** A gap between two heartbeats that is longer than this is an outage. */
const LONGEST_GAP = 15 * MINUTE;
/**
 * The list is one item of the table, which may hold 400 KB. If the list could not be written, every timer would stop. No outage is
 * deleted for its age: a deadline that was open before an outage of ten years still depends on those before it.
 */
const MAX_OUTAGES = 4000;

/** The sweep records a heartbeat after it has fetched the service's own answer page. */
export interface Heartbeat {
  /** When the page was last fetched. */
  at: Instant;
  /** Absent after a successful fetch. `since` is the first failed fetch since our own last pause, `last` the newest one. */
  failing?: { since: Instant; last: Instant };
}

/** What deadline handlers need to know before they enforce a deadline. */
export interface ServiceStatus {
  /** Includes the gap until now, if there is one. */
  outages: Outage[];
  /** No sweep has fetched the page for so long that it is an outage. No deadline is enforced before the next sweep. */
  isAway: boolean;
}

/** Adds the gap until `now` to the outages. Undefined if there is no gap to store, or if it was stored just now. */
export function recordGap(lastBeat: Instant | undefined, outages: readonly Outage[], now: Instant): Outage[] | undefined {
  if (lastBeat === undefined || !isLong(lastBeat, now)) return undefined;
  const note = outages.find((outage) => isNoteOf(outage, lastBeat));
  return note && !isLong(note.to, now) ? undefined : withGap(lastBeat, outages, now);
}

/** Adds the whole gap to the outages, for the heartbeat that ends it. Undefined if there was none. */
export function closeGap(lastBeat: Instant | undefined, outages: readonly Outage[], now: Instant): Outage[] | undefined {
  return lastBeat !== undefined && isLong(lastBeat, now) ? withGap(lastBeat, outages, now) : undefined;
}

/**
 * Records a failed fetch. Our own pause between two failures restarts the count, except if `since` shows that there was none.
 */
export function recordFailure(heartbeat: Heartbeat | undefined, now: Instant, since?: Instant): Heartbeat {
  const { at = now, failing } = heartbeat ?? {};
  return { at, failing: { since: since ?? (failing && !isLong(failing.last, now) ? failing.since : now), last: now } };
}

/** The outages that are known now, and whether any deadline can be enforced. */
export function serviceStatus(heartbeat: Heartbeat | undefined, outages: readonly Outage[], now: Instant): ServiceStatus {
  if (!heartbeat) return { outages: [...outages], isAway: false };
  const { at, failing } = heartbeat;
  if (!failing || isLong(failing.last, now)) return { outages: closeGap(at, outages, now) ?? [...outages], isAway: isLong(at, now) };
  // Time in which nothing of ours ran is an outage that has ended. From the first failure on it is ongoing.
  const silent = closeGap(at, unnoted(at, outages), failing.since);
  const ongoing: Outage = { from: silent ? failing.since : at, to: now, isOngoing: true };
  return { outages: [...(silent ?? unnoted(at, outages)), ongoing], isAway: false };
}

function withGap(lastBeat: Instant, outages: readonly Outage[], now: Instant): Outage[] {
  const last = outages.at(-1);
  // An entry of this gap, or of one that ended where it begins: they are one outage.
  if (last && last.from <= lastBeat && lastBeat <= last.to) return [...outages.slice(0, -1), { from: last.from, to: now }];
  return joinClosest([...outages, { from: lastBeat, to: now }]);
}

/** Joins the two outages with the least time between them, while there are too many. Those minutes then count for no deadline. */
function joinClosest(outages: readonly Outage[]): Outage[] {
  const joined = [...outages];
  while (joined.length > MAX_OUTAGES) {
    const at = shortestPause(joined);
    const [one, next] = joined.slice(at, at + 2);
    if (one && next) joined.splice(at, 2, { from: one.from, to: later(one.to, next.to) });
  }
  return joined;
}

/** Returns the index of the outage after which the service ran for the shortest time. */
function shortestPause(outages: readonly Outage[]): number {
  const pauses = outages.slice(1).map((next, at) => between(outages[at]?.to ?? next.from, next.from));
  return pauses.indexOf(pauses.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY));
}

function unnoted(lastBeat: Instant, outages: readonly Outage[]): Outage[] {
  return outages.map((outage) => (isNoteOf(outage, lastBeat) ? { from: outage.from, to: lastBeat } : outage)).filter(({ from, to }) => from < to);
}

function isNoteOf({ from, to }: Outage, lastBeat: Instant): boolean {
  return from <= lastBeat && lastBeat < to;
}

function isLong(from: Instant, to: Instant): boolean {
  return between(from, to) > LONGEST_GAP;
}
