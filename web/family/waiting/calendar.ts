/** An entry of a calendar. It has no id or link of a transfer, because calendars are often shared. */
export interface CalendarEntry {
  at: Date;
  title: string;
  text: string;
  /** When it was made. */
  now: Date;
}

/** Writes an entry as an iCalendar file (RFC 5545): one hour long, with an alarm at its start. */
export function writeCalendar({ at, title, text, now }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Will custody//Pages//EN',
    'BEGIN:VEVENT',
    `UID:opening-${at.getTime()}@will-custody`,
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
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
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
