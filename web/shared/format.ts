import type { Locale } from '#web/words/locales.ts';

// English dates are written as in the messages of the service: 23 November 2026.
const TAGS: Record<Locale, string> = { en: 'en-GB', de: 'de' };

/** Returns the name of the reader's time zone, such as Europe/Vienna. */
export function timeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Writes a moment in the reader's time zone and names the zone: `23 November 2026, 15:05 (Central European Time, Europe/Vienna)`. */
export function formatMoment(moment: Date, locale: Locale): string {
  return `${formatDay(moment, locale)}, ${formatTime(moment, locale)} (${zoneInWords(moment, locale)})`;
}

/** Names the reader's time zone, for a list of dates: `Central European Time, Europe/Vienna`. */
export function zoneInWords(moment: Date, locale: Locale): string {
  return [longZoneName(moment, locale), timeZone()].filter(Boolean).join(', ');
}

/** Returns the zone in words. Undefined in browsers that have no such names (Safari before 15.4), and where it is only an abbreviation. */
function longZoneName(moment: Date, locale: Locale): string | undefined {
  try {
    const parts = new Intl.DateTimeFormat(TAGS[locale], { timeZoneName: 'longGeneric' }).formatToParts(moment);
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
    return name?.includes(' ') || /[a-z]{4}/.test(name ?? '') ? name : undefined;
  } catch {
    return undefined;
  }
}

export function formatDay(moment: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(TAGS[locale], { day: 'numeric', month: 'long', year: 'numeric' }).format(moment);
}

export function formatTime(moment: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(TAGS[locale], { hour: '2-digit', minute: '2-digit' }).format(moment);
}

/** Writes a size in the unit that fits: `3.4 MB`. Units are decimal, as phones show them. */
export function formatSize(bytes: number, locale: Locale): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const digits = { maximumFractionDigits: step === 0 ? 0 : 1 };
  return new Intl.NumberFormat(TAGS[locale], {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    ...digits,
  }).format(bytes / 1000 ** step);
}

/** Writes a list: `Anna, Ben and Carla`. */
export function formatList(items: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(TAGS[locale], { type: 'conjunction' }).format(items);
}
