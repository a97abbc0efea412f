import type { Locale } from '#words/locales.ts';
import { writeList } from './format.ts';

export const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How a language writes durations. */
export interface DurationWords {
  days(count: number): string;
  hours(count: number): string;
  minutes(count: number): string;
  seconds(count: number): string;
  now: string;
}

/** Writes the two largest units of a duration: `1 day, 4 hours`. Rounded down, and in seconds below two minutes. */
export function writeDuration(milliseconds: number, words: DurationWords, locale: Locale): string {
  const parts = [
    [DAY, words.days],
    [HOUR, words.hours],
    [MINUTE, words.minutes],
    [SECOND, words.seconds],
  ] as const;
  if (milliseconds < 2 * MINUTE) return words.seconds(Math.ceil(milliseconds / SECOND));
  const first = parts.findIndex(([unit]) => milliseconds >= unit);
  let rest = milliseconds;
  const written = parts.slice(first, first + 2).map(([unit, write]) => {
    const count = Math.floor(rest / unit);
    rest -= count * unit;
    return count > 0 ? write(count) : '';
  });
  return writeList(written.filter(Boolean), locale, 'unit');
}
