/** A moment as ISO 8601 UTC with milliseconds (`2026-11-21T09:00:00.000Z`): moments of this one form compare as strings. */
export type Instant = string;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A period in which no Host could answer: the service itself was down, or its answer page was out of reach. */
export interface Outage {
  from: Instant;
  to: Instant;
  /** Set while the last look at the answer page has failed: nobody can answer now, and `to` is the present moment. Never stored. */
  isOngoing?: true;
}

/** The moment of a Date. */
export function instant(date: Date): Instant {
  return date.toISOString();
}

/** `moment` moved by `milliseconds`. */
export function after(moment: Instant, milliseconds: number): Instant {
  return instant(new Date(Date.parse(moment) + milliseconds));
}

/** The moment rounded up to a whole second, the smallest unit that a schedule knows. */
export function roundUpToSecond(moment: Instant): Instant {
  return instant(new Date(Math.ceil(Date.parse(moment) / SECOND) * SECOND));
}

/** The moment rounded up to a whole minute, the smallest unit that people are shown. */
export function roundUpToMinute(moment: Instant): Instant {
  return instant(new Date(Math.ceil(Date.parse(moment) / MINUTE) * MINUTE));
}

/** Milliseconds from one moment to the other. */
export function between(from: Instant, to: Instant): number {
  return Date.parse(to) - Date.parse(from);
}

/** The later of two moments. */
export function later(a: Instant, b: Instant): Instant {
  return a > b ? a : b;
}

/** The earliest of some moments; `undefined` for none. */
export function earliest(moments: readonly (Instant | null | undefined)[]): Instant | undefined {
  return moments.filter((moment) => typeof moment === 'string').sort()[0];
}

/**
 * When a stored deadline really falls: our own outages inside its window do not count against the person who was given it.
 * A deadline moved into a further outage moves again. `most` bounds the shift in milliseconds.
 */
export function effectiveDeadline(from: Instant, deadline: Instant, outages: readonly Outage[], most = Number.POSITIVE_INFINITY): Instant {
  let shifted = deadline;
  let seen = from;
  for (const outage of [...outages].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    // Two entries may name the same hours, as when two handlers notice one gap: they count once.
    const begin = later(outage.from, seen);
    if (begin >= shifted || outage.to <= begin) continue;
    // An outage that straddles the deadline takes the whole of itself: the person could not answer in any of it.
    shifted = after(shifted, between(begin, outage.to));
    seen = outage.to;
  }
  return earliest([shifted, Number.isFinite(most) ? after(deadline, most) : undefined]) ?? shifted;
}

/** Whether no Host can answer at this moment. */
export function hasOngoing(outages: readonly Outage[]): boolean {
  return outages.some(({ isOngoing }) => isOngoing);
}

/** The outages without the one that goes on. */
export function withoutOngoing(outages: readonly Outage[]): Outage[] {
  return outages.filter(({ isOngoing }) => !isOngoing);
}

/**
 * When a stored deadline is judged: where our outages have moved it to. While no Host can answer it is not judged, for at
 * most `hold` milliseconds after where it lies without the outage that goes on.
 */
export function enforcementTime(from: Instant, deadline: Instant, outages: readonly Outage[], hold: number): Instant {
  const moved = effectiveDeadline(from, deadline, withoutOngoing(outages));
  return hasOngoing(outages) ? after(moved, hold) : moved;
}
