import type { HostChannel } from '#common/contact.ts';
import { DAY, HOUR, type Instant, instant, MINUTE, type Outage } from '#common/time.ts';
import { closeGap, recordGap, serviceStatus } from '#liveness/rules/heartbeat.ts';
import { type Random, randomOf } from '#tests/support/random.ts';

export const SWEEP_EVERY = 5 * MINUTE;
export const BEGIN = Date.parse('2026-01-01T00:00:00.000Z');

/** From and to, in milliseconds. */
export type Period = readonly [number, number];

/** What happens to everyone: our own outages, and periods in which a provider accepts nothing. */
export interface World {
  begin: number;
  end: number;
  /** Periods in which no one can answer: nothing of the service runs, or its pages are unreachable. */
  out: readonly Period[];
  /** Nothing of the service runs. */
  isDown(at: number): boolean;
  /** No one can answer. */
  isOut(at: number): boolean;
  /** Returns the first time from `at` on at which a person's request is answered. */
  upFrom(at: number): number;
  /** Returns the time by which people could reach the service for `ms` since `at`. */
  later(at: number, ms: number): number;
  /** Returns whether a timer that fires now is enforced: not while an outage is unnoticed, nor in the sweep that notices it. */
  isJudging(at: number): boolean;
  /** Returns the first sweep at or after `at` that performs overdue work. */
  sweepFrom(at: number): number;
  /** Returns the outages that are known then, including a running one. */
  outagesAt(at: number): readonly Outage[];
  /** Returns whether the provider accepts messages. `own` is the service's own mailer, `texts` its account for text messages. */
  takes(provider: HostChannel | 'own' | 'texts', at: number): boolean;
}

/** How many times a year the pages are unreachable while the service runs, and for how long. */
export interface PagesDown {
  rate: number;
  /** Default: four minutes. */
  least?: number;
  most: number;
}

/** Creates a world of some years, in which the service itself is down this many times a year. */
export function worldOf(seed: number, years: number, outages: number, pagesDown: PagesDown): World {
  const random = randomOf(seed, -1);
  const [begin, end] = [BEGIN, BEGIN + years * 365 * DAY];
  const down = periods(random, begin + DAY, end, outages, [4 * MINUTE, 30 * HOUR]);
  const providers: Partial<Record<string, Period[]>> = {
    own: periods(random, begin, end, 2, [10 * MINUTE, 5 * DAY]),
    email: [],
    sms: periods(random, begin, end, 4, [HOUR, 4 * DAY]),
    whatsapp: periods(random, begin, end, 4, [HOUR, 4 * DAY]),
    telegram: periods(random, begin, end, 4, [HOUR, 4 * DAY]),
    texts: periods(randomOf(seed, -3), begin, end, 6, [HOUR, 7 * DAY]),
  };
  const pages = periods(randomOf(seed, -2), begin + DAY, end, pagesDown.rate, [pagesDown.least ?? 4 * MINUTE, pagesDown.most]);
  const apart = pages.filter(([from, to]) => !down.some((one) => from - HOUR < one[1] && one[0] < to + HOUR));
  return { begin, end, ...clockOf(begin, down, apart), takes: (provider, at) => !isWithin(providers[provider] ?? [], at) };
}

/** Returns periods that begin this many times a year and do not touch. */
export function periods(random: Random, from: number, to: number, rate: number, [least, most]: Period): Period[] {
  const found: Period[] = [];
  for (const at of random.moments(from, to, rate)) {
    const free = (found.at(-1)?.[1] ?? 0) + HOUR;
    if (at > free) found.push([at, at + random.spread(least, most)]);
  }
  return found;
}

export function isWithin(all: readonly Period[], at: number): boolean {
  return all.some(([from, to]) => from <= at && at < to);
}

/** Returns everything that follows from the periods in which the service or only its pages are down. None of them touch. */
export function clockOf(begin: number, down: readonly Period[], pages: readonly Period[] = []): Omit<World, 'begin' | 'end' | 'takes'> {
  const out = [...down, ...pages].sort(([a], [b]) => a - b);
  const notes = outageRecords(begin, out, pages);
  const blind = notes.filter(({ isPage }) => !isPage).map(({ from, judgesFrom }): Period => [from, judgesFrom]);
  const upFrom = (at: number): number => out.find(([from, to]) => from <= at && at < to)?.[1] ?? at;
  return {
    out,
    isDown: (at) => isWithin(down, at),
    isOut: (at) => isWithin(out, at),
    upFrom,
    later(at, ms) {
      let moment = upFrom(at);
      let left = ms;
      for (const [from, to] of out) {
        if (to <= moment || moment + left <= from) continue;
        left -= Math.max(0, from - moment);
        moment = to;
      }
      return moment + left;
    },
    isJudging: (at) => !isWithin(blind, at),
    sweepFrom(at) {
      const round = onGrid(begin, at);
      return blind.find(([from, to]) => from <= round && round < to)?.[1] ?? round;
    },
    outagesAt(at) {
      const known = notes.findLast(({ notedAt }) => notedAt <= at)?.known ?? [];
      const failing = notes.find(({ isPage, failsFrom, notedAt }) => isPage && failsFrom <= at && at < notedAt);
      if (!failing) return known;
      const now = instant(new Date(at));
      return serviceStatus({ at: failing.lastBeat, failing: { since: instant(new Date(failing.failsFrom)), last: now } }, known, now).outages;
    },
  };
}

interface Note {
  from: number;
  /** The service itself runs. */
  isPage: boolean;
  lastBeat: Instant;
  /** The first sweep that could not fetch the page. */
  failsFrom: number;
  notedAt: number;
  judgesFrom: number;
  known: readonly Outage[];
}

/** Returns what the sweeps record of each outage, by the service's own rule: from the last heartbeat to the sweep that notices it. */
function outageRecords(begin: number, out: readonly Period[], pages: readonly Period[]): Note[] {
  const notes: Note[] = [];
  let known: readonly Outage[] = [];
  for (const period of out) {
    const [from, to] = period;
    const isPage = pages.includes(period);
    const lastBeat: Instant = instant(new Date(onGrid(begin, from) - SWEEP_EVERY));
    const notedAt = onGrid(begin, to);
    const longer = (isPage ? closeGap : recordGap)(lastBeat, known, instant(new Date(notedAt)));
    known = longer ?? known;
    notes.push({ from, isPage, lastBeat, failsFrom: onGrid(begin, from), notedAt, judgesFrom: longer ? notedAt + SWEEP_EVERY : notedAt, known });
  }
  return notes;
}

function onGrid(begin: number, at: number): number {
  return begin + Math.ceil((at - begin) / SWEEP_EVERY) * SWEEP_EVERY;
}
