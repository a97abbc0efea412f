/** An entry of a calendar. It has no id and no link, because calendars are often shared. */
export interface CalendarEntry {
  /** Names the entry: the same name at the same time replaces an earlier one. */
  name: string;
  at: Date;
  title: string;
  text: string;
}

/** Writes entries as an iCalendar file (RFC 5545): each is one hour long, with an alarm at its start. `now`: when the file is made. */
export function writeCalendar(entries: readonly CalendarEntry[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Will custody//Pages//EN',
    ...entries.flatMap((entry) => linesOf(entry, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function linesOf({ name, at, title, text }: CalendarEntry, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${name}-${at.getTime()}@will-custody`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(at)}`,
    'DURATION:PT1H',
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
  ];
}

/** In UTC, so that every calendar shows it in its own time zone: `20310313T100500Z`. */
function stamp(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n');
}

/** A line has at most 75 bytes. 24 characters of UTF-8 fit in any language. */
function fold(line: string): string {
  return [...line].map((character, index) => (index > 0 && index % 24 === 0 && line.length > 75 ? `\r\n ${character}` : character)).join('');
}
