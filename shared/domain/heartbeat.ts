import { after, between, DAY, type Instant, MINUTE, type Outage } from './time.ts';

/** A gap between two heartbeats that is longer than this is an outage. */
const LONGEST_GAP = 15 * MINUTE;
/** Outages older than any deadline can look back are deleted. */
const OUTAGES_KEPT = 400 * DAY;
/** The list is one item of the table, and that must not outgrow its 400 KB: if the list cannot be written, every clock stops. */
const MAX_OUTAGES = 4000;

/** The sweep beats after it has fetched the service's own answer page. */
export interface Heartbeat {
  /** When the page was last fetched. */
  at: Instant;
  /** Absent after a fetch that succeeded. `since` is the first failed fetch without a pause of ours before it, `last` the newest. */
  failing?: { since: Instant; last: Instant };
}

/** What deadline handlers need to know before they judge anybody. */
export interface ServiceStatus {
  /** With the gap up to now, if there is one. */
  outages: Outage[];
  /** Nobody has tried to fetch the page for longer than an outage takes: nothing is judged before the next sweep. */
  isAway: boolean;
}

/** The list of outages with the gap up to `now` at its end; `undefined` if there is no gap to write down, or a fresh note of it. */
export function noteGap(lastBeat: Instant | undefined, outages: readonly Outage[], now: Instant): Outage[] | undefined {
  if (lastBeat === undefined || !isLong(lastBeat, now)) return undefined;
  const note = outages.find((outage) => isNoteOf(outage, lastBeat));
  return note && !isLong(note.to, now) ? undefined : withGap(lastBeat, outages, now);
}

/** The list of outages with the whole gap, for the heartbeat that ends it; `undefined` if there was none. */
export function closeGap(lastBeat: Instant | undefined, outages: readonly Outage[], now: Instant): Outage[] | undefined {
  return lastBeat !== undefined && isLong(lastBeat, now) ? withGap(lastBeat, outages, now) : undefined;
}

/**
 * The heartbeat after a fetch that failed: no beat. A pause of our own between two failures begins the count anew, except
 * where `since` says that there was none.
 */
export function recordFailure(heartbeat: Heartbeat | undefined, now: Instant, since?: Instant): Heartbeat {
  const { at = now, failing } = heartbeat ?? {};
  return { at, failing: { since: since ?? (failing && !isLong(failing.last, now) ? failing.since : now), last: now } };
}

/** What is known at this moment. */
export function serviceStatus(heartbeat: Heartbeat | undefined, outages: readonly Outage[], now: Instant): ServiceStatus {
  if (!heartbeat) return { outages: [...outages], isAway: false };
  const { at, failing } = heartbeat;
  if (!failing || isLong(failing.last, now)) return { outages: closeGap(at, outages, now) ?? [...outages], isAway: isLong(at, now) };
  // Hours in which nothing of ours ran are an outage that is over; from the first failure on it is one that goes on.
  const silent = closeGap(at, unnoted(at, outages), failing.since);
  const goesOn: Outage = { from: silent ? failing.since : at, to: now, isOngoing: true };
  return { outages: [...(silent ?? unnoted(at, outages)), goesOn], isAway: false };
}

function withGap(lastBeat: Instant, outages: readonly Outage[], now: Instant): Outage[] {
  const oldest = after(now, -OUTAGES_KEPT);
  const remembered = outages.filter(({ to }) => to > oldest);
  const last = remembered.at(-1);
  // A note of this gap, or of one that ended where it begins: it is one outage.
  if (last && last.from <= lastBeat && lastBeat <= last.to) return [...remembered.slice(0, -1), { from: last.from, to: now }];
  return [...remembered, { from: lastBeat, to: now }].slice(-MAX_OUTAGES);
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
