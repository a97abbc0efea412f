import type { Channel } from '#common/contact.ts';
import { after, DAY, type Instant } from '#common/time.ts';

/** How a Survivor has confirmed their identity. `channel`: the one that carried the code. */
export type RehearsedBy = { by: 'code'; channel: Channel } | { by: 'backup-code' };

/** A Survivor who came through. */
export type Participation = RehearsedBy & { survivor: string; at: Instant };

/**
 * Why a rehearsal ended. `complete`: everyone came through. `time`: after its 14 days. `stopped`: by the Host. `rejected`: the Host did
 * not start it. `started`, `silent` and `deletion`: something real began.
 */
export type RehearsalEnd = 'complete' | 'time' | 'stopped' | 'rejected' | RealEvent;

/** What is no rehearsal: a transfer was started, the Host is silent, or a deletion was requested. */
export type RealEvent = 'started' | 'silent' | 'deletion';

/** One rehearsal: who was asked, and who came through. It opens nothing. */
export interface Rehearsal {
  id: string;
  startedAt: Instant;
  endsAt: Instant;
  threshold: number;
  /** Everyone who was named and held a share, as they were called then. */
  asked: readonly { survivor: string; name: string }[];
  came: readonly Participation[];
  /** Absent while it runs. */
  ended?: { at: Instant; why: RehearsalEnd };
}

/** A Host's rehearsals, the newest first: all of the last year, and the one before it. */
export type Rehearsals = readonly Rehearsal[];

/** Every rehearsal asks several people for a favour. */
export const REHEARSALS_A_YEAR = 4;
const YEAR = 365 * DAY;

/** The rehearsal that runs now. */
export function runningRehearsal([newest]: Rehearsals): Rehearsal | undefined {
  return newest && !newest.ended ? newest : undefined;
}

/** From when another rehearsal can be started, if not now. */
export function nextRehearsalAt(rehearsals: Rehearsals, now: Instant): Instant | undefined {
  const first = rehearsals[REHEARSALS_A_YEAR - 1];
  const next = first && after(first.startedAt, YEAR);
  return next !== undefined && now < next ? next : undefined;
}

/** How many rehearsals the Host can still start within a year from the first one that counts. */
export function rehearsalsLeft(rehearsals: Rehearsals, now: Instant): number {
  return Math.max(0, REHEARSALS_A_YEAR - ofLastYear(rehearsals, now).length);
}

/** The rehearsals that count for the limit. */
export function ofLastYear(rehearsals: Rehearsals, now: Instant): Rehearsals {
  return rehearsals.filter(({ startedAt }) => now < after(startedAt, YEAR));
}

/** Whether this Survivor came through. */
export function hasComeThrough({ came }: Pick<Rehearsal, 'came'>, survivor: string): boolean {
  return came.some((one) => one.survivor === survivor);
}

/** Whether as many came through as a transfer needs. */
export function wouldOpen({ came, threshold }: Pick<Rehearsal, 'came' | 'threshold'>): boolean {
  return came.length >= threshold;
}
