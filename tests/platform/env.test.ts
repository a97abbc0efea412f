import { expect, it } from 'vitest';
import { readEnvironment } from '#platform/env.ts';
import { ENVIRONMENT } from '#tests/infra/cloud/bundles.ts';

it('reads every setting, and knows those that may be left out', () => {
  const { AWS_REGION: _region, ...settings } = ENVIRONMENT;
  const drives = ['A', 'B', 'C'].map((drive) => `DRIVE_${drive}_CLIENT_ID`);
  const channels = ['SMS_COUNTRIES', 'SMS_PROVIDER', 'SMS_FROM', 'TELEGRAM_BOT', 'OPERATOR', 'OPERATOR_PRICE'];
  const none = Object.fromEntries([...drives, ...channels].map((name) => [name, '']));
  expect(readEnvironment(ENVIRONMENT)).toEqual({
    ...{ ...settings, ...none },
    ACCESS_WINDOW_DAYS: 14,
    SURVIVOR_SESSION: 'optional',
    MAIL_CONFIGURATION_SET: '',
    SMS_MONTHLY_PARTS: 0,
  });
  const set = Object.fromEntries([...drives, ...channels].map((name) => [name, `the ${name}`]));
  Object.assign(set, { MAIL_CONFIGURATION_SET: 'will-test' });
  expect(readEnvironment({ ...ENVIRONMENT, ...set })).toMatchObject(set);
});

it.each([
  ['TABLE_NAME', ''],
  ['FRONTEND_URL', 'will.example'],
  ['API_URL', ''],
  ['ACCESS_WINDOW_DAYS', '0'],
  ['ACCESS_WINDOW_DAYS', '366'],
  ['ACCESS_WINDOW_DAYS', 'soon'],
  ['SURVIVOR_SESSION', 'maybe'],
  ['SMS_MONTHLY_PARTS', '-1'],
])('stops at a %s of %j and names it alone', (name, value) => {
  expect(() => readEnvironment({ ...ENVIRONMENT, [name]: value })).toThrow(new RegExp(`wrong: ${name}$`));
});
