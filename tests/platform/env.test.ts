import { expect, it } from 'vitest';
import { readEnvironment } from '#platform/env.ts';
import { ENVIRONMENT } from '#tests/infra/cloud/bundles.ts';

it('reads every setting, and knows those that may be left out', () => {
  const { AWS_REGION: _region, ...settings } = ENVIRONMENT;
  expect(readEnvironment(ENVIRONMENT)).toEqual({ ...settings, ACCESS_WINDOW_DAYS: 14, SURVIVOR_SESSION: 'optional' });
});

it.each([
  ['TABLE_NAME', ''],
  ['FRONTEND_URL', 'will.example'],
  ['API_URL', ''],
  ['ACCESS_WINDOW_DAYS', '0'],
  ['ACCESS_WINDOW_DAYS', '366'],
  ['ACCESS_WINDOW_DAYS', 'soon'],
  ['SURVIVOR_SESSION', 'maybe'],
])('stops at a %s of %j and names it alone', (name, value) => {
  expect(() => readEnvironment({ ...ENVIRONMENT, [name]: value })).toThrow(new RegExp(`wrong: ${name}$`));
});
