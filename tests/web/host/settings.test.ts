import { describe, expect, it } from 'vitest';
import { CHECK_INTERVALS, MAX_MISSED_CHECKS, RESPONSE_TIMES } from '#common/limits.ts';
import { instant } from '#common/time.ts';
import { activationDays, activationWarnings, DEFAULT_SETTINGS } from '#hosts/rules/settings.ts';
import { forecastFromNow } from '#overview/rules/forecast.ts';
import { readerLocale, timezones, zoneName } from '#web/host/register/reader.ts';
import { languageOf, timeZones } from '#web/host/settings/details.ts';
import { calendarEntries, daysUntilInformed, paceOf } from '#web/host/settings/silence.ts';

const NOW = instant(new Date('2031-03-01T09:00:00.000Z'));
const WARNINGS = { short: ['Settings are too aggressive'], long: ['Settings are too lenient'], fine: [] };

describe('the settings page', () => {
  it('warns of the same settings as the service', () => {
    for (const hcit_days of CHECK_INTERVALS)
      for (const hcrt_hours of RESPONSE_TIMES)
        for (let hcrac = 1; hcrac <= MAX_MISSED_CHECKS; hcrac += 1) {
          const settings = { ...DEFAULT_SETTINGS, hcit_days, hcrt_hours, hcrac };
          const days = daysUntilInformed({ from: NOW, activation_at: forecastFromNow({ settings, timezone: 'UTC', now: NOW }).activationAt });
          expect(days).toBe(activationDays(settings));
          expect(WARNINGS[paceOf(days)], JSON.stringify(settings)).toEqual(activationWarnings(days));
        }
  });

  it('puts each check and the day of the activation into the calendar', () => {
    const checks = [{ sent_at: '2031-03-31T09:00:00.000Z', answer_by: '2031-04-03T09:00:00.000Z', reminders: [], is_last: true }];
    const texts = {
      check: 'A check',
      checkText: (answerBy: Date) => `Until ${answerBy.toISOString()}`,
      informed: 'Informed',
      informedText: 'Only if',
    };
    expect(calendarEntries({ checks, activation_at: '2031-04-03T09:00:00.000Z' }, texts)).toEqual([
      { name: 'check', at: new Date('2031-03-31T09:00:00.000Z'), title: 'A check', text: 'Until 2031-04-03T09:00:00.000Z' },
      { name: 'informed', at: new Date('2031-04-03T09:00:00.000Z'), title: 'Informed', text: 'Only if' },
    ]);
  });

  it('offers the stored time zone and that of the device first, and each once', () =>
    expect(timeZones('Europe/Vienna', 'Asia/Tokyo', ['Asia/Tokyo', 'Europe/Rome'])).toEqual(['Europe/Vienna', 'Asia/Tokyo', 'UTC', 'Europe/Rome']));

  it.each([
    ['de-AT', 'de'],
    ['en', 'en'],
    ['hu', 'en'],
  ])('takes the language tag %s for %s', (tag, language) => expect(languageOf(tag)).toBe(language));
});

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
