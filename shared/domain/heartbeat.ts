import { after, between, DAY, type Instant, MINUTE, type Outage } from './time.ts';

/** A silence of our own longer than this was an outage. */
const LONGEST_SILENCE = 15 * MINUTE;
/** Outages older than any deadline can look back are forgotten. */
const REMEMBERED = 400 * DAY;

/** The list of outages with the gap since the last heartbeat at its end; `undefined` if there is none, or it is known. */
export function noticed(lastBeat: Instant | undefined, outages: readonly Outage[], now: Instant): Outage[] | undefined {
  if (lastBeat === undefined || between(lastBeat, now) <= LONGEST_SILENCE) return undefined;
  // Noted by somebody else since the heartbeat was read.
  if (outages.some(({ from }) => from === lastBeat)) return undefined;
  return [...outages.filter(({ to }) => to > after(now, -REMEMBERED)), { from: lastBeat, to: now }];
}
