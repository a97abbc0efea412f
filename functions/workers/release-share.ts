import { worker } from '#app/job.ts';
import { checkLentCodes, type LentCodes } from '#paper/check-lent-codes.ts';
import { checkPrintedCode, type PrintedCode } from '#paper/confirm-paper.ts';
import { type Proof, releaseShare } from '#transfers/release-share.ts';

/** Checks a Survivor's proof and releases their share: with re-sharing the only code that unwraps a Survivor's key. Checks every backup code. */
export const handler = worker<Proof | LentCodes | PrintedCode>('release-share', (app, order): Promise<unknown> => {
  if (order.by === 'lent-codes') return checkLentCodes(app, order);
  return order.by === 'printed-code' ? checkPrintedCode(app, order) : releaseShare(app, order);
});
