import type { CounterScope } from '#common/counters.ts';

/** How many codes for a second factor are checked in a fixed window. A guess is counted before it is checked, and refunded if it is right. */
export interface CodeBudget {
  /** The session that enters the code, or the account with all its sessions. */
  of: 'session' | 'account';
  scope: CounterScope;
  limit: number;
  windowSeconds: number;
  /** The Host is notified of the wrong code with this number. */
  notifyAt?: number;
}

const DAY_SECONDS = 86_400;
/** Counted only, never refused. */
const UNLIMITED = 1_000_000_000;
/** No session lasts longer. */
const MONTH_SECONDS = 30 * DAY_SECONDS;

/** Wrong recovery codes of all sessions in a day, above which a session that has entered a wrong one is refused. */
const RECOVERY_CODES_PER_DAY = 1_000;

/**
 * Returns the budgets of a code of an authenticator app. One guess hits with 3e-6, since three codes of a million count at a time,
 * and with n apps n times as often.
 *
 * A session that has proven no factor may have been begun by a thief with the password, who can begin any number: together they
 * have 40 guesses in 30 days, a chance of 1.2e-4 in a month and 1.5e-3 in a year. One of them has 10 in its life, so that a
 * stolen session leaves most of the ceiling to the others. A session that has proven a factor is the Host's own, and no other
 * session spends its budget. Stolen as it is, it gives a thief 300 guesses until it ends, a chance of 9e-4.
 */
export function appCodeBudgets(hasProven: boolean): CodeBudget[] {
  if (hasProven) return [{ of: 'session', scope: 'factor-wrong-proven-session', limit: 10, windowSeconds: DAY_SECONDS, notifyAt: 10 }];
  return [
    { of: 'session', scope: 'factor-wrong-session', limit: 10, windowSeconds: MONTH_SECONDS, notifyAt: 10 },
    { of: 'account', scope: 'factor-wrong-account', limit: 20, windowSeconds: DAY_SECONDS, notifyAt: 20 },
    { of: 'account', scope: 'factor-wrong-month-account', limit: 40, windowSeconds: MONTH_SECONDS, notifyAt: 40 },
  ];
}

/**
 * Returns the budgets of a recovery code. One guess hits with 10 / 33^8 = 7.1e-12, so no ceiling may keep the Host's right code
 * refused. `wrongToday`: of all sessions. Above a thousand, a thief needs a new session for each guess.
 */
export function recoveryCodeBudgets(wrongToday: number): CodeBudget[] {
  const limit = wrongToday < RECOVERY_CODES_PER_DAY ? 10 : 1;
  return [{ of: 'session', scope: 'recovery-wrong-session', limit, windowSeconds: DAY_SECONDS, notifyAt: 10 }, WRONG_RECOVERY_CODES];
}

export const WRONG_RECOVERY_CODES: CodeBudget = {
  of: 'account',
  scope: 'recovery-wrong-account',
  limit: UNLIMITED,
  windowSeconds: DAY_SECONDS,
  notifyAt: 20,
};
