import type { Locale } from '#words/locales.ts';

// English dates are written as in the messages of the service: 23 November 2026.
export const TAGS: Record<Locale, string> = { en: 'en-GB', de: 'de' };

/** Returns the name of the reader's time zone, such as Europe/Vienna. */
export function timeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * Returns the place after which the reader's time is called, such as `Vienna`. Null in UTC. An abbreviation such as CET would be wrong
 * for half of the year, and a page has dates of both halves.
 */
export function placeOfZone(zone = timeZone()): string | null {
  if (/^(Etc\/)?(UTC|UCT|GMT|Universal|Zulu)$/.test(zone)) return null;
  const isPlace = zone.includes('/') && !zone.startsWith('Etc/');
  return isPlace ? zone.slice(zone.lastIndexOf('/') + 1).replace(/_/g, ' ') : zone;
}

/** Writes a moment in the reader's time zone, which the frame names once for all times of a page: `23 November 2026, 15:05`. */
export function formatMoment(moment: Date, locale: Locale): string {
  return `${formatDay(moment, locale)}, ${formatTime(moment, locale)}`;
}

export function formatDay(moment: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(TAGS[locale], { day: 'numeric', month: 'long', year: 'numeric' }).format(moment);
}

function formatTime(moment: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(TAGS[locale], { hour: '2-digit', minute: '2-digit' }).format(moment);
}

/** Writes a list: `Anna, Ben and Carla`. */
export function formatList(items: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(TAGS[locale], { type: 'conjunction' }).format(items);
}
