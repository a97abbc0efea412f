import type { Instant } from '#common/time.ts';
import type { Liveness } from '#liveness/rules/liveness.ts';
import type { Transfer } from '#transfers/rules/transfer.ts';
import { nextTransferTime } from '#transfers/rules/transfer-transitions.ts';
import { nextTimer } from './timers.ts';
import type { Will } from './will.ts';

// An outage may delay a deadline. So what is overdue here may not be: the function that passes the time finds out.
const WITHOUT_OUTAGES = { outages: [] };

/** Whether a deadline of a Host's will has passed while no transfer runs. With one, the transfer has the deadlines. */
export function isHostOverdue({ will, liveness }: { will: Will | undefined; liveness: Liveness | undefined }, now: Instant): boolean {
  if (!will || !liveness || will.transferId !== null) return false;
  return nextTimer({ will, liveness, transfer: undefined }, WITHOUT_OUTAGES).at <= now;
}

/** Whether a deadline of a transfer has passed. */
export function isTransferOverdue(transfer: Transfer, now: Instant): boolean {
  const next = nextTransferTime(transfer, WITHOUT_OUTAGES);
  return next !== undefined && next <= now;
}
