import { ANYBODY, moment, type Reader } from './moment.ts';
import { after, earliest, type Instant, type Outage } from './time.ts';
import { isRunning, markHostNotified, opensAt, type Transfer, UNNOTIFIED_WAIT } from './transfer.ts';

/** What can be said of the time from which documents may be read, while it is ahead. */
export interface Opening {
  /** Nothing can be read before. */
  from: Instant;
  /** False while it can still become later: no channel has accepted the notice to the Host yet. */
  isKnown: boolean;
}

/** The opening that lies ahead; `undefined` once it has come, and for a transfer that has opened or ended. */
export function upcomingOpening(transfer: Transfer, outages: readonly Outage[], now: Instant): Opening | undefined {
  if ('accessibleAt' in transfer || !isRunning(transfer)) return undefined;
  const known = opensAt(transfer, outages);
  const from = known ?? earliestOpening(transfer, outages, now);
  return from > now ? { from, isKnown: known !== undefined } : undefined;
}

/** The opening if a channel accepts the notice at this moment, or never. */
function earliestOpening(transfer: Transfer, outages: readonly Outage[], now: Instant): Instant {
  const ifNever = after(transfer.initiatedAt, UNNOTIFIED_WAIT);
  return earliest([opensAt(markHostNotified(transfer, now), outages), ifNever]) ?? ifNever;
}

/** The sentences for a Survivor. Without an opening ahead, only proofs are missing. */
export function sayOpening(opening: Opening | undefined, reader: Reader): string {
  if (!opening) return 'The documents open as soon as enough people have confirmed their identity.';
  const from = `Nothing can be read before ${moment(opening.from, reader)}.`;
  return opening.isKnown ? from : `${from} It can be later: that depends on when our notice reaches the person whose will this is.`;
}

/** The sentence for a Survivor who joins a running transfer in any status. */
export function openingState(transfer: Transfer, outages: readonly Outage[], now: Instant): string {
  if (transfer.status === 'accessible') return 'The documents can be read now.';
  if (transfer.status === 'failed') return 'The documents cannot be read at the moment. We try again every day.';
  return sayOpening(upcomingOpening(transfer, outages, now), ANYBODY);
}
