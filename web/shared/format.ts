import { joinList, tagOf } from '#common/language.ts';
import { writeDay, writeMoment, zoneName } from '#common/moment.ts';
import type { Locale } from '#words/locales.ts';

/** Returns the name of the reader's time zone, such as Europe/Vienna. */
export function timeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Writes the name of the reader's time: `Central European Time`. */
export function formatZone(locale: Locale, zone = timeZone()): string {
  return zoneName(tagOf(locale), zone, new Date());
}

/** Writes a moment in the reader's time zone, which the frame names once for all times of a page: `23 November 2026 at 15:05`. */
export function formatMoment(moment: Date, locale: Locale): string {
  return writeMoment(moment, tagOf(locale));
}

export function formatDay(moment: Date, locale: Locale): string {
  return writeDay(moment, tagOf(locale));
}

/** Writes a list: `Anna, Ben and Carla`, or the parts of one amount: `1 day, 4 hours`. */
export function writeList(items: readonly string[], locale: Locale, type: 'conjunction' | 'unit' = 'conjunction'): string {
  return joinList(items, locale, type);
}
