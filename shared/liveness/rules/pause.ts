import { Refusal } from '#common/refusal.ts';
import { after, between, DAY, type Instant, later } from '#common/time.ts';

/** A time in which the Host has asked for no checks. It ends at `until`, with a check. */
export interface Pause {
  /** Counted from 1: names the pause in the link that ends it. */
  number: number;
  from: Instant;
  until: Instant;
}

export const LONGEST_PAUSE_DAYS = 60;
/** The days of all pauses that may lie within a year. */
const DAYS_A_YEAR = 120;
const YEAR = 365 * DAY;

/** The pause in which the Host is now. */
export function runningPause(pauses: readonly Pause[] | undefined, now: Instant): Pause | undefined {
  return pauses?.find(({ from, until }) => from <= now && now < until);
}

/**
 * Begins a pause, in place of a running one. Throws Refusal `validation_failed` if it does not end in the future, and `pause_too_long` if
 * it is longer than 60 days, or if the pauses of a year would be longer than 120 days.
 */
export function withPause(pauses: readonly Pause[] = [], until: Instant, now: Instant): readonly Pause[] {
  if (until <= now) throw new Refusal('validation_failed', 'until must be in the future.', [{ path: 'until', message: 'Choose a later date.' }]);
  if (until > after(now, LONGEST_PAUSE_DAYS * DAY)) throw new Refusal('pause_too_long');
  const before = withoutRunningPause(pauses, now);
  if (pausedTime(before, now) + between(now, until) > DAYS_A_YEAR * DAY) throw new Refusal('pause_too_long');
  const number = (before.at(-1)?.number ?? 0) + 1;
  return [...before.filter((one, at) => at === before.length - 1 || isRecent(one, now)), { number, from: now, until }];
}

/** Ends the running pause now. */
export function withoutRunningPause(pauses: readonly Pause[] = [], now: Instant): readonly Pause[] {
  return pauses.map((pause) => (pause === runningPause(pauses, now) ? { ...pause, until: now } : pause));
}

/** How many whole days a new pause may have now. */
export function pauseDaysLeft(pauses: readonly Pause[] | undefined, now: Instant): number {
  const left = DAYS_A_YEAR * DAY - pausedTime(withoutRunningPause(pauses, now), now);
  return Math.min(LONGEST_PAUSE_DAYS, Math.max(0, Math.floor(left / DAY)));
}

/** How long there was a pause within the last year, in milliseconds. */
function pausedTime(pauses: readonly Pause[], now: Instant): number {
  const begin = after(now, -YEAR);
  return pauses.filter((one) => isRecent(one, now)).reduce((sum, { from, until }) => sum + between(later(from, begin), until), 0);
}

function isRecent({ until }: Pause, now: Instant): boolean {
  return until > after(now, -YEAR);
}
