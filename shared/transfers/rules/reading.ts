import { Refusal } from '#common/refusal.ts';
import { after, DAY, effectiveDeadline, enforcementTime, type Instant } from '#common/time.ts';
import type { Context } from '#hosts/rules/context.ts';
import { openingOf } from './opening.ts';
import { isThresholdMet, type Transfer } from './transfer.ts';

const STALL_AFTER = 30 * DAY;
/** While no Host can answer, these deadlines are held for at most this long. */
const LONGEST_HOLD = 14 * DAY;

type Outages = Pick<Context, 'outages'>;

/** Until when this Survivor can read. Throws the refusal that keeps them from it. The order of calls never changes the answer. */
export function readableUntil(transfer: Transfer, survivor: string, context: Pick<Context, 'now' | 'outages'>): Instant {
  const { facts, state } = transfer;
  if (state.status === 'cancelled') throw new Refusal('transfer_cancelled');
  if (state.status === 'completed') throw new Refusal('access_window_expired');
  if (!state.authenticated.some((one) => one.survivor === survivor)) throw new Refusal('not_authenticated');
  if (!isThresholdMet(transfer)) {
    throw new Refusal(
      'threshold_not_met',
      `${state.authenticated.length} of the ${facts.threshold} people needed have confirmed their identity. The will stays closed until enough have.`,
    );
  }
  if (state.status === 'failed') throw new Refusal('opening_failed');
  if (state.status !== 'accessible') throw new Refusal('not_open_yet', sayWhenOpen(transfer, context));
  const until = closesAt(transfer, context);
  if (until === undefined || context.now >= until) throw new Refusal('access_window_expired');
  return until;
}

function sayWhenOpen(transfer: Transfer, context: Outages): string {
  const { announced, latest } = openingOf(transfer, context);
  if (announced !== undefined) return `The documents open at ${announced}.`;
  if (latest === undefined) return 'The documents open when we know that the Host was notified, at the latest seven days after the start.';
  return `Our answer page cannot be reached now, so the documents stay closed. They open when the page is back, at the latest at ${latest}.`;
}

/** When a transfer stalls. Undefined in another status, and with enough Survivors, who wait for a late opening. */
export function stallsAt(transfer: Transfer, { outages }: Outages): Instant | undefined {
  if (transfer.state.status !== 'awaiting_authentication' || isThresholdMet(transfer)) return undefined;
  const { cancelDeadline } = transfer.facts;
  return enforcementTime(cancelDeadline, after(cancelDeadline, STALL_AFTER), outages, LONGEST_HOLD);
}

/** When the access window ends. Undefined while the documents are not open. */
export function accessWindowEnd({ state }: Transfer, { outages }: Outages): Instant | undefined {
  return state.status === 'accessible' ? enforcementTime(state.accessibleAt, state.accessExpiresAt, outages, LONGEST_HOLD) : undefined;
}

/** When the documents of a transfer that opened are closed, or were. */
export function closesAt({ state }: Transfer, { outages }: Outages): Instant | undefined {
  if (state.status === 'accessible') return effectiveDeadline(state.accessibleAt, state.accessExpiresAt, outages);
  return 'accessExpiresAt' in state ? state.accessExpiresAt : undefined;
}
