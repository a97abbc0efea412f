import { Refusal } from '#common/refusal.ts';
import type { Instant } from '#common/time.ts';
import { notifyHost } from '#effects/notify.ts';
import type { Context } from '#hosts/rules/context.ts';
import {
  acceptCheck,
  applySettings,
  bounceCheck,
  type CheckContext,
  type CheckDelivery,
  type Liveness,
  type RestoredSettings,
  rejectCheck,
  rejectPause,
  restoreSettings,
} from '#liveness/rules/liveness.ts';
import { runningPause, withoutRunningPause, withPause } from '#liveness/rules/pause.ts';
import { requireNotice } from './host-notice.ts';
import { recordSignOfLife } from './stop.ts';
import { isFrozen, unchangedStep, type WillState, type WillStep } from './will.ts';

/** Applies new settings, which `context` holds. Changing them is a sign of life and ends whatever began without the Host. */
export function applyChosenSettings(state: WillState, context: CheckContext): WillStep {
  if (state.will.status !== 'active') return recordSignOfLife(state, 'signed in', context);
  return unchangedStep({ ...state, liveness: applySettings(state.liveness, context) });
}

/** Puts previous check settings back by a link. It stops nothing: the link works for seven days, also after a cancel deadline. */
export function applyRestoredIntervals(state: WillState, settings: RestoredSettings, context: Pick<Context, 'timezone' | 'now'>): WillStep {
  return withLiveness(state, restoreSettings(state.liveness, settings, context));
}

/**
 * Sends no checks until then. The Host is notified over all channels: someone else may have begun the pause. Throws Refusal unless the
 * will is active: who is asked for a sign of life, or has to stop a transfer, does that first.
 */
export function startPause(state: WillState, until: Instant, context: CheckContext): WillStep {
  if (isFrozen(state.will)) throw new Refusal('transfer_running');
  if (state.will.status === 'pending_transfer') throw new Refusal('sign_of_life_first');
  const pauses = withPause(state.liveness.pauses, until, context.now);
  const step = recordSignOfLife({ ...state, liveness: { ...state.liveness, pauses } }, 'signed in', context);
  const pause = runningPause(pauses, context.now);
  const notice = pause ? [notifyHost('checks-paused', `pause/${pause.number}`, { pause: pause.number }, { spread: 'all' })] : [];
  return { ...step, effects: [...step.effects, ...notice] };
}

/** Ends the Host's pause early. It is a sign of life. */
export function stopPause(state: WillState, context: CheckContext): WillStep {
  const pauses = withoutRunningPause(state.liveness.pauses, context.now);
  return recordSignOfLife({ ...state, liveness: { ...state.liveness, pauses } }, 'signed in', context);
}

/** Ends a pause by a link, because the Host did not begin it. */
export function revokePause(state: WillState, context: CheckContext): WillStep {
  return withLiveness(state, rejectPause(state.liveness, context));
}

/** Starts the response time of a check: a channel accepted it. */
export function recordCheckAccepted(state: WillState, delivery: CheckDelivery, context: Pick<Context, 'settings' | 'now'>): WillStep {
  const step = acceptCheck(state.liveness, delivery, context);
  return { next: { ...state, liveness: step.next }, effects: step.effects, checks: step.check ? [step.check] : [] };
}

/** Notes the channel that was tried last for a check. No channel accepted it. */
export function recordCheckRejected(state: WillState, delivery: CheckDelivery): WillStep {
  return withLiveness(state, rejectCheck(state.liveness, delivery));
}

/** Takes one acceptance of a check back: its mail came back. */
export function recordCheckBounced(
  state: WillState,
  bounced: { number: number; route: string },
  context: Pick<Context, 'timezone' | 'now'>,
): WillStep {
  const step = bounceCheck(state.liveness, bounced, context);
  const { next } = withLiveness(state, step.next);
  // A missed check that no longer counts may be the one that made this start possible.
  const transfer = step.check?.status === 'undelivered' ? next.transfer && requireNotice(next.transfer) : next.transfer;
  return { ...unchangedStep(transfer === next.transfer ? next : { ...next, transfer }), checks: step.check ? [step.check] : [] };
}

function withLiveness(state: WillState, liveness: Liveness): WillStep {
  return unchangedStep(liveness === state.liveness ? state : { ...state, liveness });
}
