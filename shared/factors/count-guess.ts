import type { App } from '#app/app.ts';
import type { CodeBudget } from './rules/factor-guesses.ts';

/** A budget that is used up. Codes are checked again after `resetSeconds`. */
export interface SpentBudget extends CodeBudget {
  resetSeconds: number;
}

/** A guess that was counted. `notifies`: the Host is notified if it is wrong. */
export interface CountedGuess {
  admitted: true;
  notifies: boolean;
  /** For a right code, and after a fault of ours. */
  refund: () => Promise<void>;
}

/** Counts a guess in all budgets before it is checked, so that parallel guesses are no more than the limits. A refused guess costs nothing. */
export async function countGuess(
  app: App,
  budgets: readonly CodeBudget[],
  ids: Readonly<Record<CodeBudget['of'], string>>,
): Promise<CountedGuess | { admitted: false; spent: SpentBudget }> {
  const { counters } = app.store;
  const now = app.now();
  const counted = await Promise.all(
    budgets.map(async (budget) => ({
      budget,
      admission: await counters.admit(budget.scope, ids[budget.of], budget.limit, budget.windowSeconds, now),
    })),
  );
  const refund = async () => {
    const admitted = counted.filter(({ admission }) => admission.admitted);
    await Promise.all(admitted.map(({ budget }) => counters.takeBack(budget.scope, ids[budget.of], budget.windowSeconds, now)));
  };
  const notifies = counted.some(({ budget, admission }) => admission.admitted && budget.limit - admission.remaining === budget.notifyAt);
  const refused = counted.filter(({ admission }) => !admission.admitted);
  // The longest wait: a code that is sent before its end is refused again.
  const [longest] = refused.sort((a, b) => b.admission.resetSeconds - a.admission.resetSeconds);
  if (!longest) return { admitted: true, notifies, refund };
  await refund();
  return { admitted: false, spent: { ...longest.budget, resetSeconds: longest.admission.resetSeconds } };
}

/** Returns how many guesses this budget has counted. */
export function countedGuesses(app: App, budget: CodeBudget, subject: string): Promise<number> {
  return app.store.counters.counted(budget.scope, subject, budget.windowSeconds, app.now());
}
