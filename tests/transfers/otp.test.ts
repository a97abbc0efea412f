import { expect, it } from 'vitest';
import { after, HOUR, instant, SECOND } from '#common/time.ts';
import { addWrongCode, checkAttempt, mayTryCode, otpExpiry, type WrongCodes } from '#transfers/rules/otp.ts';

const sentAt = '2026-11-21T09:00:00.000Z';
const session = { expiresAt: otpExpiry(sentAt) };
const at = (seconds: number) => after(sentAt, seconds * SECOND);

it('a code is valid for ten minutes', () => expect(session.expiresAt).toBe('2026-11-21T09:10:00.000Z'));

it.each([
  ['the first try leaves two more', 1, 0, { allowed: true, remaining: 2 }],
  ['the second try leaves one more', 2, 10, { allowed: true, remaining: 1 }],
  ['the third try is the last', 3, 10, { allowed: true, remaining: 0 }],
  ['there is no fourth try', 4, 10, { allowed: false }],
  ['nor a hundredth', 100, 10, { allowed: false }],
  ['the last moment counts', 1, 599.999, { allowed: true, remaining: 2 }],
  ['ten minutes are over after ten minutes', 1, 600, { allowed: false }],
  ['and stay over', 1, 6000, { allowed: false }],
])('%s', (_, tryNumber, seconds, verdict) => expect(checkAttempt(session, tryNumber, at(seconds))).toEqual(verdict));

it('after the right code, one wrong code more ends its repetition, and the time still counts', () => {
  const used = { ...session, used: { client: 'a', outcome: null } };
  expect([4, 5].map((number) => checkAttempt(used, number, at(20)))).toEqual([{ allowed: true, remaining: 0 }, { allowed: false }]);
  expect(checkAttempt(used, 4, at(600))).toEqual({ allowed: false });
});

it('wrong codes are counted in the transfer for an hour, and no more are checked than the codes of an hour allow', () => {
  const begin = instant(new Date('2031-03-11T12:00:00.000Z'));
  let wrong: WrongCodes | undefined;
  for (let n = 0; n < 30; n += 1) {
    expect(mayTryCode(wrong, after(begin, n))).toBe(true);
    wrong = addWrongCode(wrong, 'ben', after(begin, n));
  }
  expect([mayTryCode(wrong, after(begin, 30)), mayTryCode(wrong, after(begin, HOUR))]).toEqual([false, true]);
  expect(addWrongCode(wrong, 'ben', after(begin, 2 * HOUR)).at).toHaveLength(1);
});
