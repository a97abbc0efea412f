import { DAY, HOUR, MINUTE } from '#common/time.ts';
import type { Random } from '#tests/support/random.ts';

/** From and to, epoch milliseconds. */
export type Period = readonly [from: number, to: number];

/** What happens to everyone: our own outages, and periods in which a provider accepts nothing. */
export interface Calendar {
  begin: number;
  end: number;
  /** Nothing of the service runs. */
  down: readonly Period[];
  /** Its pages cannot be reached, while it runs. */
  pages: readonly Period[];
  /** Both, in order. No one can answer. */
  out: readonly Period[];
  /** By provider. `ses` is the service's own mailer. */
  refusing: Readonly<Record<string, readonly Period[]>>;
}

/** About eight outages a year, and four of the pages alone. `randomFor`: a sequence for each number. */
export function calendarOf([begin, end]: Period, randomFor: (stream: number) => Random): Calendar {
  const some = (stream: number, rate: number, length: Period) => periods(randomFor(stream), begin + DAY, end, rate, length);
  const down = some(-1, 8, [4 * MINUTE, 30 * HOUR]);
  const pages = some(-2, 4, [4 * MINUTE, 30 * HOUR]).filter(([from, to]) => !down.some((one) => from - HOUR < one[1] && one[0] < to + HOUR));
  const refusing = { ses: some(-3, 2, [10 * MINUTE, 5 * DAY]), sms: some(-4, 4, [HOUR, 4 * DAY]), whatsapp: some(-5, 4, [HOUR, 4 * DAY]) };
  return { begin, end, down, ...withPages(down, pages), refusing };
}

/** The times in which no one can answer. */
export const withPages = (down: readonly Period[], pages: readonly Period[]): Pick<Calendar, 'pages' | 'out'> => ({
  pages,
  out: [...down, ...pages].sort(([one], [other]) => one - other),
});

/** Returns periods that begin this many times a year and do not touch. */
export function periods(random: Random, from: number, to: number, rate: number, [least, most]: Period): Period[] {
  const found: Period[] = [];
  for (const at of random.moments(from, to, rate)) {
    const free = (found.at(-1)?.[1] ?? 0) + HOUR;
    if (at > free) found.push([at, at + random.spread(least, most)]);
  }
  return found;
}

export const isWithin = (all: readonly Period[], at: number): boolean => all.some(([from, to]) => from <= at && at < to);

/** The first time from `at` on outside of all periods, which do not touch. */
export const outside = (all: readonly Period[], at: number): number => all.find(([from, to]) => from <= at && at < to)?.[1] ?? at;

/** The time by which `ms` have passed since `at` outside of all periods. */
export function later(all: readonly Period[], at: number, ms: number): number {
  let moment = outside(all, at);
  let left = ms;
  for (const [from, to] of all) {
    if (to <= moment || moment + left <= from) continue;
    left -= Math.max(0, from - moment);
    moment = to;
  }
  return moment + left;
}

/** The parts of time that are in all of these. Each list is in order. */
export function common(lists: readonly (readonly Period[])[]): Period[] {
  const [first = [], ...others] = lists;
  return others.reduce<Period[]>(
    (parts, list) =>
      parts.flatMap(([from, to]) => list.map(([begin, end]): Period => [Math.max(from, begin), Math.min(to, end)])).filter(([from, to]) => from < to),
    [...first],
  );
}
