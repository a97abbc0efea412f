import { after, DAY, earliest, HOUR, hasOngoingOutage, type Instant, MINUTE, withoutOngoingOutage } from '#common/time.ts';
import type { TimerKind } from '#effects/effect.ts';
import type { Context } from '#hosts/rules/context.ts';
import { type Liveness, nextLivenessTime } from '#liveness/rules/liveness.ts';
import { reminderOffset } from '#liveness/rules/when-to-send.ts';
import { accessWindowEnd, cancelWindowEnd, openingOf, stallsAt } from './opening.ts';
import { isRunning, isThresholdMet, type Transfer, type TransferStatus } from './transfer.ts';
import type { Will, WillState } from './will.ts';

/** A will's one timer: when time next changes the will, and why. */
export interface Timer {
  kind: TimerKind;
  at: Instant;
}

/** How often a sealed package is read back. A Host can still repair what is found, and drives drop a client they have not seen for 90 days. */
export const AUDIT_INTERVAL = 30 * DAY;
/** When a deadline is checked again that an ongoing outage holds. If the outage ends before, the timer is late by up to this. */
export const RECHECK_AFTER = 15 * MINUTE;

const HOST_REMINDERS = [24 * HOUR, 43 * HOUR] as const;

const TRANSFER_TIMERS: Partial<Record<TransferStatus, TimerKind>> = {
  initiated: 'cancel-window-elapsed',
  awaiting_authentication: 'authentication-window-elapsed',
  stalled: 'authentication-window-elapsed',
  accessible: 'access-window-elapsed',
};

/** When time next changes this will, and why. There always is a next time: a sealed package is at least read back. */
export function nextTimer(state: WillState, context: Pick<Context, 'outages'>): Timer {
  const { transfer, liveness } = state;
  const audit = auditTime(state);
  if (transfer && isRunning(transfer)) {
    const at = earliest([nextTransferTime(transfer, context), audit]) ?? audit;
    return { kind: TRANSFER_TIMERS[transfer.state.status] ?? 'authentication-window-elapsed', at };
  }
  const at = earliest([nextLivenessTime(liveness, context), audit]) ?? audit;
  return { kind: liveness.phase.name === 'asking' ? 'response-overdue' : 'liveness-due', at };
}

/**
 * The timer to store. It counts as if an ongoing outage ended now, because nothing updates the timers of all Hosts when it
 * does. A deadline that the outage holds is checked again soon, so that it does not delay other Hosts' timers.
 */
export function timerToSchedule(state: WillState, { outages, now }: Pick<Context, 'outages' | 'now'>): Timer {
  const timer = nextTimer(state, { outages: withoutOngoingOutage(outages) });
  return hasOngoingOutage(outages) && timer.at <= now ? { ...timer, at: after(now, RECHECK_AFTER) } : timer;
}

/** When the package is next read back, in every status: drives drop a client that they do not see for months. */
export function auditTime({ will }: WillState): Instant {
  return will.auditAt ?? after(will.sealed.sealedAt, AUDIT_INTERVAL);
}

/** When time next changes this transfer. */
export function nextTransferTime(transfer: Transfer, context: Pick<Context, 'outages'>): Instant | undefined {
  switch (transfer.state.status) {
    case 'initiated':
      return earliest([hostReminderAt(transfer), cancelWindowEnd(transfer, context)]);
    case 'awaiting_authentication':
      return earliest([dueOpening(transfer, context), survivorReminderAt(transfer), stallsAt(transfer, context)]);
    case 'stalled':
      return earliest([dueOpening(transfer, context), survivorReminderAt(transfer)]);
    case 'accessible':
      return accessWindowEnd(transfer, context);
    default:
      return undefined;
  }
}

function hostReminderAt({ facts, state }: Transfer): Instant | undefined {
  const offset = HOST_REMINDERS[state.hostReminders];
  return offset === undefined ? undefined : after(facts.initiatedAt, offset);
}

function survivorReminderAt({ facts, state }: Transfer): Instant {
  return after(facts.cancelDeadline, reminderOffset(state.survivorReminders));
}

/** When the documents open for enough Survivors. Undefined with too few: then nothing is due. */
function dueOpening(transfer: Transfer, context: Pick<Context, 'outages'>): Instant | undefined {
  return isThresholdMet(transfer) ? openingOf(transfer, context).enforced : undefined;
}

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
