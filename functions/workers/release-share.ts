import { worker } from '#platform/job.ts';
import { checkLentCodes, type LentCodes } from '#workflows/accounts/check-lent-codes.ts';
import { type Proof, releaseShare } from '#workflows/opening/release-share.ts';
import { checkPrintedCode, type PrintedCode } from '#workflows/paper/confirm-paper.ts';

/** Checks a Survivor's proof and releases their share: with re-sharing the only code that unwraps a Survivor's key. Checks every backup code. */
export const handler = worker<Proof | LentCodes | PrintedCode>('release-share', (app, order): Promise<unknown> => {
  if (order.by === 'lent-codes') return checkLentCodes(app, order);
  return order.by === 'printed-code' ? checkPrintedCode(app, order) : releaseShare(app, order);
});
