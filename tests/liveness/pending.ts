import type { PendingCheck } from '#liveness/rules/check.ts';
import { pendingCheck } from '#liveness/rules/liveness.ts';
import type { Story } from '#tests/wills/story.ts';

/** Returns the check that waits for its answer. Throws an error if none does. */
export function checkOf({ state }: Story): PendingCheck {
  const check = pendingCheck(state.liveness);
  if (!check) throw new Error('No check is pending.');
  return check;
}
