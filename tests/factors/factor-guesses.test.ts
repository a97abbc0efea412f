import { describe, expect, it } from 'vitest';
import { appCodeBudgets, type CodeBudget, recoveryCodeBudgets } from '#factors/rules/factor-guesses.ts';

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
