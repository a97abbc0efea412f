import { expect, it } from 'vitest';
import { formatMoment } from '#common/moment.ts';

const inZone = (timezone: string, instant: string) => formatMoment(instant, { locale: 'en', timezone });
const inLanguage = (locale: string, instant = '2026-11-23T14:05:09.123Z') => formatMoment(instant, { locale, timezone: 'UTC' });

it.each([
  ['UTC', '2026-11-23T14:05:09.123Z', '23 November 2026 at 14:05 UTC'],
  ['UTC', '2027-01-01T00:00:00Z', '1 January 2027 at 00:00 UTC'],
  ['Europe/Vienna', '2027-03-04T07:39:00Z', '4 March 2027 at 08:39 (Central European Time)'],
  ['Europe/Vienna', '2027-06-30T22:00:00Z', '1 July 2027 at 00:00 (Central European Time)'],
  ['America/New_York', '2027-01-01T04:59:00Z', '31 December 2026 at 23:59 (Eastern Time)'],
  ['Asia/Kathmandu', '2027-01-01T00:00:00Z', '1 January 2027 at 05:45 (Nepal Time)'],
])('in the zone %s %s is %s', (zone, instant, words) => expect(inZone(zone, instant)).toBe(words));

it.each([
  ['en', '23 November 2026 at 14:05 UTC'],
  ['en-GB', '23 November 2026 at 14:05 UTC'],
  ['en-US', 'November 23, 2026 at 2:05 PM UTC'],
  ['EN-us', 'November 23, 2026 at 2:05 PM UTC'],
  ['de-AT', '23. November 2026 um 14:05 UTC'],
  ['pt', '23 de novembro de 2026 às 14:05 UTC'],
  ['ar', '23 نوفمبر 2026 في 2:05 م UTC'],
  ['ar-EG', '23 نوفمبر 2026 في 2:05 م UTC'],
  ['xx-AT', '23 November 2026 at 14:05 UTC'],
])('for a reader of %s it is %s', (locale, words) => expect(inLanguage(locale)).toBe(words));

it.each([
  ['2026-11-23T00:05:00Z', 'November 23, 2026 at 12:05 AM UTC'],
  ['2026-11-23T12:05:00Z', 'November 23, 2026 at 12:05 PM UTC'],
])('half days have no hour zero: %s', (instant, words) => expect(inLanguage('en-US', instant)).toBe(words));

it('is in UTC if the zone is unknown, and in the usual form if the variant of the language is', () => {
  expect(inZone('Europe/Nowhere', '2026-11-23T14:05:00Z')).toBe('23 November 2026 at 14:05 UTC');
  expect(inLanguage('en-US-US')).toBe('23 November 2026 at 14:05 UTC');
});

it('in a text of another language than the reader prefers, is in the language of the text', () => {
  expect(formatMoment('2026-03-04T04:05:00Z', { locale: 'en-US', timezone: 'Europe/Vienna' }, 'de')).toBe(
    '4. März 2026 um 05:05 (Mitteleuropäische Zeit)',
  );
});

it('refuses an invalid time', () => expect(() => inZone('UTC', 'soon')).toThrow('Not a moment.'));
