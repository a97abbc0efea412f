import { describe, expect, it, vi } from 'vitest';
import { writeList } from '#common/language.ts';
import { MAX_FILE_BYTES, MAX_WILL_BYTES } from '#common/limits.ts';
import { REFUSALS } from '#common/refusal.ts';
import { call } from '#web/shared/api.ts';
import { isEmail } from '#web/shared/checks.ts';
import { serviceTime, setClock } from '#web/shared/clock.ts';
import { writeDuration } from '#web/shared/duration.ts';
import { refusalFrom } from '#web/shared/failure.ts';
import { formatMoment, formatZone } from '#web/shared/format.ts';
import { formatSize } from '#web/shared/size.ts';
import { frame as arabic } from '#words/ar/pages/frame.ts';
import { frame as german } from '#words/de/pages/frame.ts';
import { frame as english } from '#words/en/pages/frame.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('a duration', () => {
  it.each([
    [48 * HOUR, '2 days'],
    [47 * HOUR + 59 * MINUTE + 59 * SECOND, '1 day, 23 hours'],
    [DAY + 30 * MINUTE, '1 day'],
    [2 * MINUTE, '2 minutes'],
    [2 * MINUTE - 1, '120 seconds'],
  ])('of %i ms is written as %s', (milliseconds, written) => expect(writeDuration(milliseconds, english.durations, 'en')).toBe(written));

  it('is written in German', () => expect(writeDuration(DAY + 2 * HOUR, german.durations, 'de')).toBe('1 Tag, 2 Stunden'));
  it('is joined as its language does', () =>
    expect(writeDuration(DAY + 2 * HOUR, arabic.durations, 'ar')).toBe(`${arabic.durations.days(1)} و${arabic.durations.hours(2)}`));
});

describe('a size', () => {
  it.each([
    [0, '0 bytes'],
    [1024, '1 kB'],
    [3_670_016, '3.5 MB'],
    [2000 * 1024 ** 3, '2,000 GB'],
  ])('of %i bytes is written as %s', (bytes, written) => expect(formatSize(bytes, 'en')).toBe(written));

  it('has a comma in German', () => expect(formatSize(3_670_016, 'de')).toMatch(/^3,5\sMB$/));

  it('is written with the same number as in the refusal', () => {
    for (const bytes of [MAX_FILE_BYTES, MAX_WILL_BYTES]) expect(REFUSALS.document_too_large[1]).toContain(formatSize(bytes, 'en'));
  });
});

describe('a moment', () => {
  it.each([
    ['2027-04-04T00:33:00Z', 'en', '4 April 2027 at 02:33'],
    ['2027-04-04T00:33:00Z', 'de', '4. April 2027 um 02:33'],
  ] as const)('%s is written without its zone in %s', (at, locale, written) => {
    vi.stubEnv('TZ', 'Europe/Vienna');
    expect(formatMoment(new Date(at), locale)).toBe(written);
    vi.unstubAllEnvs();
  });

  it.each([
    ['Europe/Vienna', 'en', 'All times: Central European Time'],
    ['Europe/Vienna', 'de', 'Alle Uhrzeiten: Mitteleuropäische Zeit'],
    ['No/Where', 'en', 'All times: No/Where'],
  ] as const)('of a reader in %s is in the time of the zone, in summer as in winter: %s', (zone, locale, written) => {
    expect({ en: english, de: german }[locale].zone(formatZone(locale, zone))).toBe(written);
  });
});

it.each([
  [['Anna', 'Ben'], 'Anna and Ben'],
  [['Anna', 'Ben', 'Carla'], 'Anna, Ben and Carla'],
])('the list %j is written as %s', (names, written) => expect(writeList(names, 'en')).toBe(written));

it('an e-mail address is recognized', () => {
  const typed = ['anna@example.org', ' anna@example.org ', 'anna@müller.example', 'anna@example', 'anna example.org', ''];
  expect(typed.filter(isEmail)).toEqual(typed.slice(0, 3));
});

describe('the clock of a page', () => {
  it('follows the service, and ignores a reply without a time', () => {
    setClock('Tue, 11 Mar 2031 10:05:00 GMT');
    setClock(null);
    setClock('soon');
    const ahead = serviceTime().getTime() - Date.parse('2031-03-11T10:05:00Z');
    expect(ahead).toBeGreaterThanOrEqual(0);
    expect(ahead).toBeLessThan(MINUTE);
    setClock(new Date().toUTCString());
  });
});

describe('a refusal', () => {
  it('is read with its code, its fields and the time to wait', () => {
    const body = { error: 'Too many requests.', code: 'rate_limited', details: [{ path: 'email', message: 'Wrong.' }] };
    expect(refusalFrom(new Response(null, { status: 429, headers: { 'retry-after': '30' } }), body)).toEqual({
      kind: 'refused',
      status: 429,
      code: 'rate_limited',
      sentence: 'Too many requests.',
      fields: [{ path: 'email', message: 'Wrong.' }],
      retryAfterSeconds: 30,
    });
  });

  it.each([[undefined], ['<html>'], [null]])('with the body %j comes from a server in between, and counts as unavailable', (body) => {
    expect(refusalFrom(new Response(null, { status: 502 }), body)).toMatchObject({ code: 'unavailable', sentence: '', retryAfterSeconds: null });
  });
});

it('a request writes U+FFFD as an escape, because the service refuses the character itself', async () => {
  const sent: string[] = [];
  const reply = (body: object) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  vi.stubGlobal('fetch', async (asked: string | URL | Request) => {
    if (!(asked instanceof Request)) return reply({ api: 'https://api.example' });
    sent.push(await asked.text());
    return reply({});
  });
  await call((api) => api.POST('/api/auth/forgot-password', { body: { email: 'a\ufffd@example.com' } }));
  vi.unstubAllGlobals();
  expect([sent[0]?.includes('\ufffd'), JSON.parse(sent[0] ?? '')]).toEqual([false, { email: 'a\ufffd@example.com' }]);
});
