import { describe, expect, it } from 'vitest';
import { writeCalendar } from '#web/shared/calendar.ts';

const ENTRY = { name: 'opening', at: new Date('2031-03-13T10:05:00.000Z'), title: 'The will opens', text: 'Open your link' };
const NOW = new Date('2031-03-11T10:05:00.000Z');

describe('the calendar file', () => {
  it('has the time of the opening in UTC, and an alarm', () => {
    const lines = writeCalendar([ENTRY], NOW).split('\r\n');
    expect(lines).toContain('DTSTART:20310313T100500Z');
    expect(lines).toContain('DTSTAMP:20310311T100500Z');
    expect(lines).toContain('SUMMARY:The will opens');
    expect(lines).toContain('TRIGGER:PT0S');
  });

  it('has each entry under its own name', () => {
    const lines = writeCalendar([ENTRY, { ...ENTRY, name: 'check' }], NOW).split('\r\n');
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([
      'UID:opening-1931162700000@will-custody',
      'UID:check-1931162700000@will-custody',
    ]);
  });

  it('escapes the signs that have a meaning in it', () => {
    expect(writeCalendar([{ ...ENTRY, text: 'a, b; c\\d\ne' }], NOW)).toContain('DESCRIPTION:a\\, b\\; c\\\\d\\ne');
  });

  it('has lines of at most 75 bytes, which readers join again', () => {
    const text = 'Öffnen Sie Ihren persönlichen Link — oder nehmen Sie Ihren versiegelten Umschlag zur Hand. 📄'.repeat(3);
    const file = writeCalendar([{ ...ENTRY, text }], NOW);
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${text}`);
  });
});
