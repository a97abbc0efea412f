/** A time as ISO 8601 UTC with milliseconds (`2026-11-21T09:00:00.000Z`). Times in this one form can be compared as strings. */
export type Instant = string;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A period in which no Host could answer: the service itself was down, or its answer page could not be reached. */
export interface Outage {
  from: Instant;
  to: Instant;
  /** Set while the answer page cannot be fetched: no Host can answer, and `to` is the current time. Never stored. */
  isOngoing?: true;
}

/** The time of a Date. */
export function instant(date: Date): Instant {
  return date.toISOString();
}

/** `moment` moved by `milliseconds`. */
export function after(moment: Instant, milliseconds: number): Instant {
  return instant(new Date(Date.parse(moment) + milliseconds));
}

/** Rounds up to a whole second, the smallest unit of a schedule. */
export function roundUpToSecond(moment: Instant): Instant {
  return instant(new Date(Math.ceil(Date.parse(moment) / SECOND) * SECOND));
}

/** Rounds up to a whole minute, the smallest unit that people are shown. */
export function roundUpToMinute(moment: Instant): Instant {
  return instant(new Date(Math.ceil(Date.parse(moment) / MINUTE) * MINUTE));
}

/** Milliseconds from one time to the other. */
export function between(from: Instant, to: Instant): number {
  return Date.parse(to) - Date.parse(from);
}

/** The later of two times. */
export function later(a: Instant, b: Instant): Instant {
  return a > b ? a : b;
}

/** The earliest of some times. Undefined for none. */
export function earliest(moments: readonly (Instant | null | undefined)[]): Instant | undefined {
  return moments.filter((moment) => typeof moment === 'string').sort()[0];
}

/**
 * When a stored deadline ends, moved by our own outages: they must not shorten a person's time. A deadline that is moved into
 * another outage moves again. `most` limits the shift, in milliseconds.
 */
export function effectiveDeadline(from: Instant, deadline: Instant, outages: readonly Outage[], most = Number.POSITIVE_INFINITY): Instant {
  let shifted = deadline;
  let seen = from;
  for (const outage of [...outages].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    // Two entries can overlap, if two handlers store the same gap. The time counts once.
    const begin = later(outage.from, seen);
    if (begin >= shifted || outage.to <= begin) continue;
    // An outage that begins before the deadline counts as a whole: the person could not answer in any part of it.
    shifted = after(shifted, between(begin, outage.to));
    seen = outage.to;
  }
  return earliest([shifted, Number.isFinite(most) ? after(deadline, most) : undefined]) ?? shifted;
}

/** Whether an outage is ongoing, so that no Host can answer now. */
export function hasOngoingOutage(outages: readonly Outage[]): boolean {
  return outages.some(({ isOngoing }) => isOngoing);
}

/** The outages without the ongoing one. */
export function withoutOngoingOutage(outages: readonly Outage[]): Outage[] {
  return outages.filter(({ isOngoing }) => !isOngoing);
}

/** While no Host can answer, a deadline waits at most this long after the time that it has without the ongoing outage. */
const LONGEST_HOLD = 14 * DAY;

/** When a stored deadline is enforced, moved by our outages. While no Host can answer, it is held. */
export function enforcementTime(from: Instant, deadline: Instant, outages: readonly Outage[]): Instant {
  const moved = effectiveDeadline(from, deadline, withoutOngoingOutage(outages));
  return hasOngoingOutage(outages) ? after(moved, LONGEST_HOLD) : moved;
}
