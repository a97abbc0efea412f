import { describe, expect, it } from 'vitest';
import { readerLocale, timezones, zoneName } from '#web/host/register/reader.ts';

describe('the language of a new Host', () => {
  it.each([
    ['en', ['en-US', 'en'], 'en-US'],
    ['de', ['en-US', 'de-AT'], 'de-AT'],
    ['de', ['en-US', 'den'], 'de'],
    ['en', ['en-x_private'], 'en'],
    ['en', [], 'en'],
  ] as const)('on a page in %s with the browser languages %j is %s', (page, tags, locale) => expect(readerLocale(page, tags)).toBe(locale));
});

describe('the time zones to choose from', () => {
  it('include UTC and the own one, also if the browser does not list it', () => {
    expect(timezones('Europe/Vienna')).toEqual(expect.arrayContaining(['Europe/Vienna', 'UTC']));
    expect(timezones('Mars/Olympus')).toContain('Mars/Olympus');
    expect(new Set(timezones('UTC')).size).toBe(timezones('UTC').length);
  });

  it('are written without underscores', () => expect(zoneName('America/New_York')).toBe('America/New York'));
});
