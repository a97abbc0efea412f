import { expect, it } from 'vitest';
import { formatMoment } from '#common/moment.ts';

const inZone = (timezone: string, instant: string) => formatMoment(instant, { locale: 'en', timezone });
const inLanguage = (locale: string, instant = '2026-11-23T14:05:09.123Z') => formatMoment(instant, { locale, timezone: 'UTC' });

it.each([
  ['UTC', '2026-11-23T14:05:09.123Z', '23 November 2026, 14:05 UTC'],
  ['UTC', '2027-01-01T00:00:00Z', '1 January 2027, 00:00 UTC'],
  ['Europe/Vienna', '2027-03-04T07:39:00Z', '4 March 2027, 08:39 (Europe/Vienna)'],
  ['Europe/Vienna', '2027-06-30T22:00:00Z', '1 July 2027, 00:00 (Europe/Vienna)'],
  ['America/New_York', '2027-01-01T04:59:00Z', '31 December 2026, 23:59 (America/New_York)'],
  ['Asia/Kathmandu', '2027-01-01T00:00:00Z', '1 January 2027, 05:45 (Asia/Kathmandu)'],
])('in the zone %s %s is %s', (zone, instant, words) => expect(inZone(zone, instant)).toBe(words));

it.each([
  ['en', '23 November 2026, 14:05 UTC'],
  ['en-GB', '23 November 2026, 14:05 UTC'],
  ['en-US', 'November 23, 2026, 2:05 PM UTC'],
  ['EN-us', 'November 23, 2026, 2:05 PM UTC'],
  ['de-AT', '23 November 2026, 14:05 UTC'],
  ['ar-EG', '23 November 2026, 14:05 UTC'],
])('for a reader of %s it is %s', (locale, words) => expect(inLanguage(locale)).toBe(words));

it.each([
  ['2026-11-23T00:05:00Z', 'November 23, 2026, 12:05 AM UTC'],
  ['2026-11-23T12:05:00Z', 'November 23, 2026, 12:05 PM UTC'],
])('half days have no hour zero: %s', (instant, words) => expect(inLanguage('en-US', instant)).toBe(words));

it('is in UTC if the zone or the language is unknown', () => {
  expect(inZone('Europe/Nowhere', '2026-11-23T14:05:00Z')).toBe('23 November 2026, 14:05 UTC');
  expect(inLanguage('en-US-US')).toBe('23 November 2026, 14:05 UTC');
});

it.each([
  ['2026-03-04T04:05:00Z', '4. März 2026, 04:05 Uhr UTC'],
  ['2026-11-23T14:05:00Z', '23. November 2026, 14:05 Uhr UTC'],
])('in a German text %s is %s, whatever the reader prefers in English', (instant, words) => {
  expect(formatMoment(instant, { locale: 'en-US', timezone: 'UTC' }, 'de')).toBe(words);
});

it('refuses an invalid time', () => expect(() => inZone('UTC', 'soon')).toThrow('Not a moment.'));
