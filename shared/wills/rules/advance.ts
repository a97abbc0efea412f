import { after } from '#common/time.ts';
import { type Effect, type Step, stepTo } from '#effects/effect.ts';
import { notifyHost, notifySurvivors } from '#effects/notify.ts';
import type { Context } from '#hosts/rules/context.ts';
import type { Unreachable } from '#liveness/rules/check.ts';
import { advanceLiveness, pendingCheck, sendCheck } from '#liveness/rules/liveness.ts';
import { beforeNight, remindersDue } from '#liveness/rules/when-to-send.ts';
import { type OpeningContext, openIfDue } from './authenticate.ts';
import { cancelWindowEnd, stallsAt } from './opening.ts';
import { askReview, isReviewDue } from './review.ts';
import { endForReal } from './start.ts';
import { AUDIT_INTERVAL, auditTime, nextTimer, nextTransferTime } from './timers.ts';
import { isRunning, keyOf, survivorIds, type Transfer } from './transfer.ts';
import { unchangedStep, type Will, type WillState, type WillStep, withTransfer } from './will.ts';

const MAX_TRANSITIONS = 64;
const MAX_EFFECTS = 40;

/** What time does to a will, until nothing more is due. Late timers catch up in order. Early and repeated ones change nothing. */
export function advance(state: WillState, context: Context): WillStep {
  let current = unchangedStep(state);
  // Every transition consumes its own due time. The bound guards against one that would not.
  // The effects of a step have to fit into one transaction. What is left is still due, and follows in the next step.
  for (let n = 0; n < MAX_TRANSITIONS && current.effects.length < MAX_EFFECTS && isDue(current.next, context); n += 1) {
    const step = advanceOnce(current.next, context);
    current = { next: step.next, effects: [...current.effects, ...step.effects], checks: [...current.checks, ...step.checks] };
  }
  return current;
}

function isDue(state: WillState, context: Context): boolean {
  return nextTimer(state, context).at <= context.now;
}

/** The audit consumes its own due time and nothing else, so it delays no deadline. */
function advanceOnce(state: WillState, context: Context): WillStep {
  if (auditTime(state) <= context.now) return startAudit(state, context);
  if (state.transfer && isRunning(state.transfer)) return advanceRunningTransfer(state, state.transfer, context);
  if (state.liveness.phase.name === 'activated') return remindOfPending(state, context);
  return advanceChecks(state, context);
}

/** Also tests the connections of an active will, whose Host can fix them, and is notified by day of what is broken. Once a year it asks for a review. */
function startAudit(state: WillState, { timezone, now }: Context): WillStep {
  const { sealed, status } = state.will;
  const connections: Effect[] = status === 'active' ? [{ kind: 'check-connections', key: `ways/${sealed.revision}/${now}` }] : [];
  const asked = isReviewDue(state, now) ? askReview(state.will, now) : undefined;
  const auditAt = beforeNight(after(now, AUDIT_INTERVAL), timezone);
  return {
    next: { ...state, will: { ...state.will, auditAt, ...(asked && { review: asked.review }) } },
    effects: [
      { kind: 'audit-package', key: `audit/${sealed.revision}/${now}`, revision: sealed.revision },
      ...connections,
      ...(asked?.effects ?? []),
    ],
    checks: [],
  };
}

function advanceRunningTransfer(state: WillState, transfer: Transfer, context: Context): WillStep {
  const step = advanceTransfer(transfer, context);
  const advanced = withTransfer(state, step);
  const hasStalled = step.next.state.status === 'stalled' && transfer.state.status !== 'stalled' && !step.next.facts.fromPending;
  return hasStalled ? sendCheckAfterStall(advanced, context) : advanced;
}

function sendCheckAfterStall(stalled: WillStep, context: Context): WillStep {
  const step = sendCheck(stalled.next.liveness, context);
  const check = pendingCheck(step.next);
  return {
    next: { ...stalled.next, liveness: { ...step.next, phase: { name: 'paused', ...(check && { check }) } } },
    effects: [...stalled.effects, ...step.effects],
    checks: [...stalled.checks, ...(step.check ? [step.check] : [])],
  };
}

function advanceChecks(state: WillState, context: Context): WillStep {
  const step = advanceLiveness(state.liveness, context);
  const checks = step.check ? [step.check] : [];
  const next = { ...state, liveness: step.next };
  if (step.unreachable) return { next, effects: notifyUnreachable(state, step.unreachable, context), checks };
  if (!step.activated) return { next, effects: step.effects, checks };
  const { checks: number, vouches } = step.next;
  const key = vouches ? `pending/${number}/vouch-${vouches}` : `pending/${number}`;
  const kept = endForReal(next, 'silent', context.now);
  const effects: Effect[] = [
    ...step.effects,
    ...kept.effects,
    notifyHost('pending-transfer', key, { check: step.next.checks }, { spread: 'all' }),
    ...notifySurvivors(state.will.sealed.survivors, 'pending-transfer-survivor', key, {}),
  ];
  return { next: { ...kept.next, will: { ...state.will, status: 'pending_transfer' } }, effects, checks };
}

function notifyUnreachable({ will }: WillState, { since, notices, isCutOff }: Unreachable & { isCutOff?: true }, context: Context): Effect[] {
  return notifySurvivors(holders(will, context), 'unreachable-host', `unreachable/${since}/${notices}`, { isCutOff: isCutOff === true });
}

/** The Survivors who are still named and hold a share. */
function holders({ sealed }: Will, { survivors }: Context): string[] {
  return survivors.map(({ id }) => id).filter((id) => sealed.survivors.includes(id));
}

function remindOfPending(state: WillState, context: Context): WillStep {
  const { phase, checks } = state.liveness;
  if (phase.name !== 'activated') return unchangedStep(state);
  const reminders = remindersDue(phase.since, phase.reminders, context.now);
  return {
    next: { ...state, liveness: { ...state.liveness, phase: { ...phase, reminders } } },
    effects: notifySurvivors(holders(state.will, context), 'pending-transfer-survivor', `pending/${checks}/reminder/${reminders}/${phase.since}`, {}),
    checks: [],
  };
}

/** What time does to a transfer: reminds, closes the cancel window, opens, stalls, ends the access window. Changes nothing before `nextTransferTime`. */
export function advanceTransfer(transfer: Transfer, context: OpeningContext): Step<Transfer> {
  const { facts, state } = transfer;
  const due = nextTransferTime(transfer, context);
  if (due === undefined || context.now < due) return stepTo(transfer);
  if (state.status === 'initiated') return untilDeadline(transfer, context);
  if (state.status === 'accessible') return stepTo({ facts, state: { ...state, status: 'completed', accessExpiresAt: due } });
  return whileAwaiting(transfer, context);
}

function untilDeadline(transfer: Transfer, context: OpeningContext): Step<Transfer> {
  const { facts, state } = transfer;
  if (context.now < cancelWindowEnd(transfer, context)) return remindHost(transfer);
  const step = openIfDue({ facts, state: { ...state, status: 'awaiting_authentication' } }, context);
  if (step.next.state.status === 'accessible') return step;
  return stepTo(step.next, notifySurvivors(survivorIds(transfer), 'authenticate-now', keyOf(facts, 'awaiting'), { transferId: facts.id }));
}

function whileAwaiting(transfer: Transfer, context: OpeningContext): Step<Transfer> {
  const opened = openIfDue(transfer, context);
  if (opened.next.state.status === 'accessible') return opened;
  const stalling = stallsAt(transfer, context);
  if (stalling !== undefined && context.now >= stalling) return stall(transfer);
  return remindSurvivors(transfer, context); // something is due, and it is neither of those
}

function remindHost({ facts, state }: Transfer): Step<Transfer> {
  const hostReminders = state.hostReminders + 1;
  return stepTo({ facts, state: { ...state, hostReminders } }, [
    notifyHost('transfer-reminder', keyOf(facts, `reminder/${hostReminders}`), { transferId: facts.id }, { spread: 'all' }),
  ]);
}

function remindSurvivors(transfer: Transfer, { now }: Pick<Context, 'now'>): Step<Transfer> {
  const { facts, state } = transfer;
  const survivorReminders = remindersDue(facts.cancelDeadline, state.survivorReminders, now);
  return stepTo(
    { facts, state: { ...state, survivorReminders } },
    notifySurvivors(missingSurvivors(transfer), 'authenticate-reminder', keyOf(facts, `remind/${survivorReminders}`), { transferId: facts.id }),
  );
}

function stall(transfer: Transfer): Step<Transfer> {
  const { facts, state } = transfer;
  return stepTo(
    { facts, state: { ...state, status: 'stalled' } },
    notifySurvivors(missingSurvivors(transfer), 'transfer-stalled-survivor', keyOf(facts, 'stalled'), { transferId: facts.id }),
  );
}

function missingSurvivors(transfer: Transfer): string[] {
  const authenticated = new Set(transfer.state.authenticated.map(({ survivor }) => survivor));
  return survivorIds(transfer).filter((id) => !authenticated.has(id));
}
