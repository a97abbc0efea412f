import { describe, expect, it } from 'vitest';
import { activationDays, activationWarnings, changeSettings, DEFAULT_SETTINGS, type Settings } from '#hosts/rules/settings.ts';
import { ALL_INTERVALS, refused } from '#tests/wills/happenings.ts';

const known = { survivors: 3, connectorIds: ['mail', 'phone'] };

it('the default is a check every month, three days to answer, and a transfer after three missed checks', () => {
  expect(DEFAULT_SETTINGS).toEqual({
    hcit_days: 30,
    hcrt_hours: 72,
    hcrac: 3,
    survivor_threshold: 2,
    preferred_connector_id: null,
    start_requires_proof: false,
  });
  expect(activationDays(DEFAULT_SETTINGS)).toBe(99);
});

it.each([
  [7, 24, 1, 8],
  [7, 72, 1, 10],
  [14, 24, 1, 15],
  [7, 24, 5, 40],
  [60, 48, 3, 186],
  [90, 72, 5, 465],
] as const)('a check every %i days, %i hours to answer, %i missed checks: %i days at worst', (hcit_days, hcrt_hours, hcrac, days) => {
  expect(activationDays({ hcit_days, hcrt_hours, hcrac })).toBe(days);
});

it.each([
  [13, ['Settings are too aggressive']],
  [14, []],
  [180, []],
  [181, ['Settings are too lenient']],
])('%i days until activation warn %j', (days, warnings) => expect(activationWarnings(days)).toEqual(warnings));

it('both warnings are possible', () => {
  expect(new Set(ALL_INTERVALS.flatMap((settings) => activationWarnings(activationDays(settings))))).toHaveLength(2);
});

describe('a change of settings', () => {
  it('changes only what it names', () => {
    const before = { ...DEFAULT_SETTINGS };
    expect(changeSettings(before, { hcit_days: 7 }, known)).toEqual({ ...DEFAULT_SETTINGS, hcit_days: 7 });
    expect(before).toEqual(DEFAULT_SETTINGS);
  });

  it.each([
    ['nothing', {}],
    ['fields that were left out', { hcit_days: undefined, preferred_connector_id: undefined }],
  ])('that names %s changes nothing', (_, change) => expect(changeSettings(DEFAULT_SETTINGS, change, known)).toEqual(DEFAULT_SETTINGS));

  it.each<[string, Partial<Settings>]>([
    ['a threshold of all Survivors', { survivor_threshold: 3 }],
    ['a preferred connector of theirs', { preferred_connector_id: 'phone' }],
    ['no preferred connector', { preferred_connector_id: null }],
  ])('may set %s', (_, change) => expect(changeSettings(DEFAULT_SETTINGS, change, known)).toMatchObject(change));

  it.each<[string, Partial<Settings>, string]>([
    ['a threshold above the number of Survivors', { survivor_threshold: 4 }, 'threshold_exceeds_survivors'],
    ["another Host's connector", { preferred_connector_id: 'other' }, 'validation_failed'],
  ])('may not set %s', (_, change, code) => expect(() => changeSettings(DEFAULT_SETTINGS, change, known)).toThrow(refused(code)));

  it.each<[string, Partial<Settings>]>([
    ['the threshold', { survivor_threshold: 5 }],
    ['the preferred connector', { preferred_connector_id: 'deleted' }],
  ])('is never refused for repeating %s that is stored', (_, stored) => {
    const settings = { ...DEFAULT_SETTINGS, ...stored };
    expect(changeSettings(settings, { ...stored, hcrac: 5 }, known)).toEqual({ ...settings, hcrac: 5 });
  });
});
