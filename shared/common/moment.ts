import type { Language } from './language.ts';

/** The person who reads a time: a language tag (BCP 47) and a time zone (IANA). */
export interface Reader {
  locale: string;
  timezone: string;
}

/** The default for a person whose language and time zone are unknown. */
export const DEFAULT_READER: Reader = { locale: 'en', timezone: 'UTC' };

const MONTHS: Record<Language, readonly string[]> = {
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  de: ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
};

/**
 * An ISO 8601 moment in a text of this language: `23 November 2026, 14:05 UTC` or `23 November 2026, 15:05 (Europe/Vienna)`. In an
 * English text, the reader's variant of English changes the form: `November 23, 2026, 9:05 AM (America/New_York)`.
 */
export function formatMoment(instant: string, reader: Reader, language: Language = 'en'): string {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) throw new Error('Not a moment.');
  const timezone = knownTimezone(reader.timezone);
  const zone = timezone === 'UTC' ? 'UTC' : `(${timezone})`;
  const parts = localTime(date, timezone);
  return `${WRITE[language](parts, reader)} ${zone}`;
}

const WRITE: Record<Language, (parts: Parts, reader: Reader) => string> = { en: inEnglish, de: inGerman };

/** A zone that was valid when it was saved may be missing in a later time zone table. No message may fail because of that. */
const knownTimezone = (name: string): string => (isTimezone(name) ? name : 'UTC');

/** Whether there is a time zone of this name. */
export const isTimezone = (name: string): boolean => isKnown('en', name);

function isKnown(locale: string, timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat(locale, { timeZone }).resolvedOptions().timeZone !== '';
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

/** What the calendar and the clock show in a time zone. Numbers only: the words and signs between them differ between versions of Node. */
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

interface Conventions {
  isMonthFirst: boolean;
  isHalfDays: boolean;
}

/** How dates are written in a variant of English. Plain English and other languages follow British usage. */
function conventionsOf(locale: string): Conventions {
  const english = /^en-/i.test(locale) && isKnown(locale, 'UTC') ? locale : 'en-GB';
  const format = new Intl.DateTimeFormat(english, { month: 'long', day: 'numeric', hour: 'numeric', timeZone: 'UTC' });
  const order = format.formatToParts(0).map(({ type }) => type);
  return { isMonthFirst: order.indexOf('month') < order.indexOf('day'), isHalfDays: format.resolvedOptions().hour12 === true };
}

const two = (value: number) => String(value).padStart(2, '0');

function inGerman({ day, month, year, hour, minute }: Parts): string {
  return `${day}. ${MONTHS.de[month - 1]} ${year}, ${two(hour)}:${two(minute)} Uhr`;
}

function inEnglish({ day, month, year, hour, minute }: Parts, { locale }: Reader): string {
  const { isMonthFirst, isHalfDays } = conventionsOf(locale);
  const name = MONTHS.en[month - 1];
  const date = isMonthFirst ? `${name} ${day}, ${year}` : `${day} ${name} ${year}`;
  const time = isHalfDays ? `${hour % 12 || 12}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}` : `${two(hour)}:${two(minute)}`;
  return `${date}, ${time}`;
}
