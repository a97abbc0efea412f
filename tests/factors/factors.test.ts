import { describe, expect, it } from 'vitest';
import { after, DAY, MINUTE } from '#common/time.ts';
import { appCodeBudgets, type CodeBudget, recoveryCodeBudgets } from '#factors/rules/factor-guesses.ts';
import {
  addFactor,
  applyRecoveryCode,
  dropRecent,
  type Factors,
  hasProven,
  hasSettledFactor,
  isRejected,
  type NewFactor,
  NO_FACTORS,
  nextChange,
  proofMethods,
  provenUntil,
  recordProof,
  rejectFactorChange,
  removeFactor,
  renewRecoveryCodes,
  spendChallenge,
} from '#factors/rules/factors.ts';

const BEGIN = '2026-11-22T12:00:00.000Z';
const later = (wait: number) => after(BEGIN, wait);
const codes = { salt: '', memory: 1, iterations: 1, parallelism: 1, hashes: ['a', 'b'] };
const app = (id: string, createdAt = BEGIN): NewFactor => ({ kind: 'totp', id, name: id, createdAt, lastStep: 1 });
const { next: one } = addFactor(NO_FACTORS, app('first'), { session: 's1', codes });
const ids = ({ list }: Factors) => list.map(({ id }) => id);

describe('a proof', () => {
  it('counts for ten minutes, for its own session', () => {
    const proven = recordProof({ ...one, proofs: [] }, 's2', BEGIN);
    expect(provenUntil(proven, 's2', later(10 * MINUTE - 1))).toBe(later(10 * MINUTE));
    expect(provenUntil(proven, 's2', later(10 * MINUTE))).toBeUndefined();
    expect(provenUntil(proven, 's1', BEGIN)).toBeUndefined();
  });

  it('shows that its session is the Host’s own, as long as a session can last', () => {
    const again = recordProof(one, 's2', later(1));
    expect([hasProven(again, 's1'), hasProven(again, 's2'), hasProven(again, 's3')]).toEqual([true, true, false]);
    expect(recordProof(again, 's3', later(30 * DAY)).proofs.map(({ session }) => session)).toEqual(['s2', 's3']);
  });

  it('is remembered for the newest hundred sessions', () => {
    const many = Array.from({ length: 120 }, (_, n) => n).reduce((all, n) => recordProof(all, `t${n}`, later(n)), one);
    expect([many.proofs.length, hasProven(many, 't20'), hasProven(many, 't19')]).toEqual([100, true, false]);
  });

  it('by a recovery code marks it as used, and none works twice', () => {
    const step = applyRecoveryCode(one, 1, 's2', BEGIN);
    expect(step?.next.recovery?.used).toEqual([false, true]);
    expect(step && applyRecoveryCode(step.next, 1, 's2', BEGIN)).toBeUndefined();
    expect(applyRecoveryCode(one, 2, 's2', BEGIN)).toBeUndefined();
    expect(applyRecoveryCode(NO_FACTORS, 0, 's2', BEGIN)).toBeUndefined();
  });
});

it('the last factor takes the recovery codes and the proofs with it', () => {
  const two = addFactor(one, app('second'), { session: 's1' }).next;
  const left = removeFactor(two, 'first', 's1').next;
  expect([ids(left), proofMethods(left), left.proofs.length]).toEqual([['second'], ['totp', 'recovery_code'], 1]);
  expect(removeFactor(left, 'second', 's1')).toEqual({ next: { ...NO_FACTORS, changes: 4 }, change: 4 });
});

it('a change of factors or recovery codes leaves only the proof of the session that makes it', () => {
  const two = addFactor(one, app('second'), { session: 's1' }).next;
  const proven = recordProof(two, 's2', BEGIN);
  const left = [removeFactor(proven, 'first', 's1').next, renewRecoveryCodes(proven, codes, { session: 's1', now: BEGIN }).next];
  for (const next of left) expect(next.proofs.map(({ session }) => session)).toEqual(['s1']);
});

it('a factor protects from a reset by e-mail seven days after it was added', () => {
  expect(hasSettledFactor(one, later(7 * DAY - 1))).toBe(false);
  expect(hasSettledFactor(one, later(7 * DAY))).toBe(true);
});

describe('a rejected change', () => {
  const two = addFactor(one, app('second', later(8 * DAY)), { session: 's1' }).next;

  it('removes the factors of the last seven days and keeps older ones with their recovery codes', () => {
    const kept = rejectFactorChange(two, 2, later(9 * DAY));
    expect([ids(kept), kept.recovery?.change, kept.proofs, kept.rejected]).toEqual([['first'], 1, [], 2]);
  });

  it('that no one has made, but guesses were reported under its number, uses that number up', () => {
    const kept = rejectFactorChange(two, 3, later(9 * DAY));
    expect([kept.changes, isRejected(kept, 3), isRejected(kept, nextChange(kept))]).toEqual([3, true, false]);
  });

  it('removes recovery codes that were made in the last seven days', () => {
    const renewed = renewRecoveryCodes(two, codes, { session: 's1', now: later(8 * DAY) }).next;
    expect(dropRecent(renewed, later(15 * DAY - 1))?.recovery).toBeNull();
  });

  it('leaves nothing of an account whose only factor is a stranger’s', () => {
    expect(dropRecent(one, later(DAY))).toMatchObject({ list: [], recovery: null, proofs: [] });
  });

  it('changes nothing about factors that are all older', () => expect(dropRecent(one, later(7 * DAY))).toBeUndefined());
});

it('answered challenges are remembered until they end', () => {
  const spent = spendChallenge(one, { id: 'c1', until: later(MINUTE) }, BEGIN);
  expect(spendChallenge(spent, { id: 'c2', until: later(2 * MINUTE) }, later(MINUTE)).spent.map(({ id }) => id)).toEqual(['c2']);
});

const MONTH = 30 * 86_400;
const ofAccount = (budgets: readonly CodeBudget[]) => budgets.filter(({ of }) => of === 'account');
const ofSession = (budgets: readonly CodeBudget[]) => budgets.filter(({ of }) => of === 'session');
/** The guesses that these budgets admit in 30 days. */
const inMonth = (budgets: readonly CodeBudget[]) => Math.min(...budgets.map(({ limit, windowSeconds }) => (limit * MONTH) / windowSeconds));

describe('guesses at the codes of an authenticator app', () => {
  it('hit with a negligible chance in a month, however many sessions a thief with the password begins', () => {
    expect(inMonth(ofAccount(appCodeBudgets(false))) * 3e-6).toBeCloseTo(1.2e-4);
  });

  it('in one stolen session leave more than half of every ceiling to the other sessions', () => {
    const stolen = inMonth(ofSession(appCodeBudgets(false)));
    for (const { limit } of ofAccount(appCodeBudgets(false))) expect(stolen).toBeLessThanOrEqual(limit / 2);
  });

  it('never spend the attempts of a session that has proven a factor', () => {
    expect(ofAccount(appCodeBudgets(true))).toEqual([]);
    expect(inMonth(appCodeBudgets(true)) * 3e-6).toBeCloseTo(9e-4);
    const scopes = appCodeBudgets(false).map(({ scope }) => scope);
    for (const { scope } of appCodeBudgets(true)) expect(scopes).not.toContain(scope);
  });
});

describe('guesses at the recovery codes', () => {
  it.each([
    ['leave ten a day to each session', 999, 10],
    ['leave one to each session above a thousand a day, and so one to the Host', 1_000, 1],
  ])('%s', (_, wrongToday, left) => expect(ofSession(recoveryCodeBudgets(wrongToday)).map(({ limit }) => limit)).toEqual([left]));

  it('never end the attempts of the whole account', () => {
    for (const { limit } of ofAccount(recoveryCodeBudgets(1_000_000))) expect(limit).toBeGreaterThan(1_000_000);
  });
});
