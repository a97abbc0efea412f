import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import type { SessionBeginning } from '#accounts/rows/sessions.ts';
import type { App } from '#app/app.ts';
import { DAY, type Instant, after as later } from '#common/time.ts';
import { totpSecret } from '#custody/totp.ts';
import { proveFactor } from '#factors/prove-factor.ts';
import { addFactor, NO_FACTORS, recordProof } from '#factors/rules/factors.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { NO_SERIES } from '#hosts/rules/series.ts';
import type { Change } from '#store/unit-of-work.ts';

const BEGIN = '2031-11-22T12:00:00.000Z';
const NOW = later(BEGIN, 60 * DAY);
const pepper = new Uint8Array(32).fill(5);
const codes = { salt: '', memory: 1, iterations: 1, parallelism: 1, hashes: ['a'] };
const { next: factors } = addFactor(
  NO_FACTORS,
  { kind: 'totp', id: 'phone', name: 'phone', createdAt: BEGIN, lastStep: 0 },
  { session: 's0', codes },
);

/** Proves the app in a session of an account whose password was reset by e-mail, and returns what is written. */
async function written(other: object, beganWith: SessionBeginning = 'password'): Promise<Record<string, unknown> | undefined> {
  const host = {
    id: 'ada',
    root: {},
    profile: { recovered: null, mailboxReset: { at: NOW, epoch: 1, before: { password: 'earlier', displayName: 'Ada' } } },
    series: NO_SERIES,
    earlier: { factors: NO_FACTORS },
    factors,
    ...other,
  } as unknown as HostRecord;
  const changes: Change[] = [];
  const counters = { admit: async () => ({ admitted: true, remaining: 9, resetSeconds: 1 }), takeBack: async () => {} };
  const store = { counters, commit: async (change: Change) => void changes.push(change) };
  const app = { now: () => new Date(NOW), keyring: { key: async () => pepper }, store } as unknown as App;
  const secret = new Secret({ buffer: Uint8Array.from(totpSecret(pepper, 'ada', 'phone')).buffer });
  const code = new TOTP({ secret }).generate({ timestamp: Date.parse(NOW) });
  await proveFactor(app, host, { code }, { session: { id: 'session', beganWith }, requestId: 'request' });
  return changes[0]?.aggregates?.[0]?.put;
}

/** Returns whether the reset still has to be confirmed after the proof. */
async function awaitsConfirmation(beganWith: SessionBeginning, provenAt?: Instant): Promise<boolean> {
  const put = await written(provenAt === undefined ? {} : { factors: recordProof(factors, 'session', provenAt) }, beganWith);
  return put?.['PROFILE'] === undefined;
}

describe('a proof by a factor after a reset by e-mail', () => {
  it.each([
    ['confirms it in a session that began with the new password', 'password', undefined, false],
    ['confirms it there, also if the session has proven a factor before', 'password', later(NOW, -DAY), false],
    ['does not in a session that began with a passkey: a thief may have chosen the password', 'passkey', later(NOW, -DAY), true],
    ['does not there, also if its earlier proof was removed with a factor', 'passkey', undefined, true],
  ] as const)('%s', async (_, beganWith, provenAt, awaits) => expect(await awaitsConfirmation(beganWith, provenAt)).toBe(awaits));
});

describe('a recovery code that was used in a series of resets', () => {
  const series = { ...NO_SERIES, current: {} };
  const now = { ...factors, recovery: { ...factors.recovery, used: [true] } };
  const made = (change: number | undefined) => ({ earlier: { factors: { ...factors, recovery: { ...factors.recovery, used: [false], change } } } });

  it('stays used among the factors that a reset would put back', async () =>
    expect(await written({ series, factors: now, ...made(factors.recovery?.change) })).toMatchObject({
      'EARLIER-FACTORS': { recovery: { used: [true] } },
    }));

  it.each([
    ['is of codes that were made later', { series, ...made(-1) }],
    ['has no series', made(factors.recovery?.change)],
  ])('changes nothing there if it %s', async (_, other) => expect(await written({ factors: now, ...other })).not.toHaveProperty('EARLIER-FACTORS'));
});
