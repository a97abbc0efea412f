import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '#common/refusal.ts';
import { Conflict } from './unit-of-work.ts';

const MAX_ATTEMPTS = 12;

/** Repeats a decision if its commit loses a race, each time on the current state. Waits a random time, so that the losers do not meet again. */
export async function retryUntilCommitted<T>(decide: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await decide();
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      if (attempt === MAX_ATTEMPTS) throw new Refusal('conflict');
      await pause(randomInt(12 * attempt));
    }
  }
}

/** Like `retryUntilCommitted`, for a state that the caller has just read: the first round decides on it, each later one on what `reread` returns. */
export function retryUntilCommittedFrom<R, T>(read: R, rereadAfterLoss: () => Promise<R>, decide: (read: R) => Promise<T>): Promise<T> {
  let isFirst = true;
  return retryUntilCommitted(async () => {
    const current = isFirst ? read : await rereadAfterLoss();
    isFirst = false;
    return decide(current);
  });
}
