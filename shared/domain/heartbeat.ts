import { after, between, DAY, type Instant, MINUTE, type Outage } from './time.ts';

/** A silence of our own longer than this was an outage. */
const LONGEST_SILENCE = 15 * MINUTE;
/** Outages older than any deadline can look back are forgotten. */
const REMEMBERED = 400 * DAY;
/** The list is one item of the table, and that must not outgrow its 400 KB: what can't be noted stops every clock. */
const MOST_NOTED = 4000;

/** The list of outages with the gap since the last heartbeat at its end; `undefined` if there is none, or it is known. */
export function noticed(lastBeat: Instant | undefined, outages: readonly Outage[], now: Instant): Outage[] | undefined {
  if (lastBeat === undefined || between(lastBeat, now) <= LONGEST_SILENCE) return undefined;
  // Noted by somebody else since the heartbeat was read.
  if (outages.some(({ from, to }) => from <= lastBeat && lastBeat < to)) return undefined;
  const oldest = after(now, -REMEMBERED);
  const remembered = outages.filter(({ to }) => to > oldest);
  const last = remembered.at(-1);
  // Where nobody beats, each notice ends at the moment that the next one begins with: it is one outage that goes on.
  if (last?.to === lastBeat) return [...remembered.slice(0, -1), { from: last.from, to: now }];
  return [...remembered, { from: lastBeat, to: now }].slice(-MOST_NOTED);
}
