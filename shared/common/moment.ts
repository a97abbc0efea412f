import { formatTag, type Language, languageOf } from './language.ts';

/** The person who reads a time: a language tag (BCP 47) and a time zone (IANA). */
export interface Reader {
  locale: string;
  timezone: string;
}

/** The default for a person whose language and time zone are unknown. */
export const DEFAULT_READER: Reader = { locale: 'en', timezone: 'UTC' };

/**
 * Writes an ISO 8601 moment for its reader, in the language of our words for them: `23 November 2026 at 15:05 (Central European Time)`.
 * A reader with a variant of it gets the forms of that: `November 23, 2026 at 9:05 AM (Eastern Time)`. `language`: of the text around it.
 */
export function formatMoment(instant: string, reader: Reader, language = languageOf(reader.locale)): string {
  const { date, tag, timezone } = readMoment(instant, reader, language);
  const zone = zoneName(tag, timezone, date);
  return `${writeMoment(date, tag, timezone)} ${zone === 'UTC' ? zone : `(${zone})`}`;
}

/** The same for a text message, in which each sign counts: `23 Nov 2026, 15:05 CET`. */
export function shortMoment(instant: string, reader: Reader): string {
  const { date, tag, timezone } = readMoment(instant, reader, languageOf(reader.locale));
  const moment = writeDate(date, tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: timezone });
  return `${moment} ${zoneName(tag, timezone, date, 'short')}`;
}

function readMoment(instant: string, reader: Reader, language: Language) {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) throw new Error('Not a moment.');
  return { date, tag: formatTag(language, reader.locale), timezone: knownTimezone(reader.timezone) };
}

/** Writes day and time without the zone. `tag`: of `formatTag`. `timeZone`: default is that of the device. */
export function writeMoment(date: Date, tag: string, timeZone?: string): string {
  return writeDate(date, tag, { dateStyle: 'long', timeStyle: 'short', timeZone });
}

/** Writes a day: `23 November 2026`. */
export function writeDay(date: Date, tag: string): string {
  return writeDate(date, tag, { dateStyle: 'long' });
}

/** Writes a date in the form of `options`. In French, the first day of a month is `1er`, which Intl does not know. */
export function writeDate(date: Date, tag: string, options: Intl.DateTimeFormatOptions): string {
  const text = plainSpaces(new Intl.DateTimeFormat(tag, options).format(date));
  return tag.startsWith('fr') ? text.replace(/^1 /, '1er ') : text;
}

/** A narrow space, which some languages have in a time, would double the price of a text message. */
const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

/**
 * Returns the name of a time zone. `longGeneric`: through the whole year, such as `Central European Time`. `short`: of this moment, such
 * as `CET`. Browsers of before 2022 know no name for a whole year: it is then the name that computers have for the zone.
 */
export function zoneName(tag: string, timeZone: string, date: Date, timeZoneName: 'longGeneric' | 'short' = 'longGeneric'): string {
  if (/^(Etc\/)?(UTC|UCT|GMT|Universal|Zulu)$/.test(timeZone)) return 'UTC';
  try {
    const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName }).formatToParts(date);
    return plainSpaces(parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone);
  } catch {
    return timeZone;
  }
}

/** A zone that was valid when it was saved may be missing in a later time zone table. No message may fail because of that. */
const knownTimezone = (name: string): string => (isTimezone(name) ? name : 'UTC');

/** Whether there is a time zone of this name. */
export function isTimezone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

interface Parts {
  day: number;
  month: number;
  year: number;
  hour: number;
  minute: number;
}

/** What the calendar and the clock show in a time zone. */
export function localTime(date: Date, timezone: string): Parts {
  const parts = numericFormat(timezone).formatToParts(date);
  const of = (type: keyof Parts) => Number(parts.find((part) => part.type === type)?.value);
  return { day: of('day'), month: of('month'), year: of('year'), hour: of('hour'), minute: of('minute') };
}

/** By time zone: to make one takes longer than to use it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function numericFormat(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone);
  if (known) return known;
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
  const made = new Intl.DateTimeFormat('en', { ...numeric, timeZone: knownTimezone(timezone), hourCycle: 'h23' });
  formats.set(timezone, made);
  return made;
}
