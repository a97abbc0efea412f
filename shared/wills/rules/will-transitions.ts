import { Refusal } from '#common/refusal.ts';
import type { Instant } from '#common/time.ts';
import { type Effect, type Step, stepTo } from '#effects/effect.ts';
import type { AnsweredBy } from '#effects/message-effect.ts';
import { notifyHost, notifySurvivors } from '#effects/notify.ts';
import type { Context } from '#hosts/rules/context.ts';
import type { DeletionEnd } from '#hosts/rules/deletion.ts';
import type { RealEvent } from '#hosts/rules/rehearsal.ts';
import { closeCheck, confirmCheck } from '#liveness/rules/check.ts';
import {
  acceptCheck,
  applySettings,
  bounceCheck,
  type CheckContext,
  type CheckDelivery,
  type Liveness,
  pendingCheck,
  type RestoredSettings,
  rejectCheck,
  rejectPause,
  restartLiveness,
  restoreSettings,
} from '#liveness/rules/liveness.ts';
import { runningPause, withoutRunningPause, withPause } from '#liveness/rules/pause.ts';
import { endRehearsal } from '#rehearsals/rules/rehearsal-transitions.ts';
import { requireNotice, takeBackNotice } from '#transfers/rules/host-notice.ts';
import { hasOpened, isRunning, markHostNotified, type Transfer, type TransferStatus } from '#transfers/rules/transfer.ts';
import {
  authenticateSurvivor,
  cancelTransfer,
  failOpening,
  initiateTransfer,
  joinTransfer,
  openDocuments,
  restartTransfer,
} from '#transfers/rules/transfer-transitions.ts';
import { countDocuments } from './inner-envelope.ts';
import { notifyConnectionChange, notifyDeletionEnd, notifySealedAgain } from './notify-changes.ts';
import { assertMayStart, isRepeatedStart, recordStart, recordStop, scheduleDigest } from './starts-after-stop.ts';
import {
  areSamePlaces,
  type BehindPlace,
  isFrozen,
  runningTransfer,
  type Sealing,
  unchangedStep,
  type Will,
  type WillState,
  type WillStatus,
  type WillStep,
} from './will.ts';

/** A step after which a transfer runs. */
interface StartStep extends WillStep {
  next: WillState & { transfer: Transfer };
}

/** What is sealed, and when its draft began. Of the first draft that is kept. */
interface NewSealing {
  sealing: Sealing;
  draftedAt?: Instant | undefined;
  /** Storages that have missed it. */
  behind?: readonly BehindPlace[];
}

/** Activates the will. Its Host has just been here, so the next check follows after the check-in interval. */
export function sealWill(before: WillState | undefined, { sealing, draftedAt, behind = [] }: NewSealing, context: CheckContext): WillStep {
  const { now } = context;
  const will: Will = {
    status: 'active',
    sealed: sealing,
    createdAt: before?.will.createdAt ?? draftedAt ?? sealing.sealedAt,
    firstSealedAt: before?.will.firstSealedAt ?? sealing.sealedAt,
    transferId: null,
    resealDue: false,
    ...(behind.length > 0 && { behind }),
    lastCancelledAt: before?.will.lastCancelledAt ?? null,
    ...(before?.will.recentStops && { recentStops: before.will.recentStops }),
    ...(before?.will.copies && { copies: before.will.copies }),
    ...(before?.will.review && { review: before.will.review }),
  };
  const liveness = restartLiveness(before?.liveness, context);
  const check = before && pendingCheck(before.liveness);
  const isMoved = before !== undefined && !areSamePlaces(before.will.sealed, sealing);
  const effects = [
    ...(isMoved ? notifyConnectionChange(before, { what: 'moved', id: sealing.storageId, how: 'changed' }, String(sealing.revision)) : []),
    ...(before ? [...notifySealedAgain(before.will.sealed, sealing), ...notifyOfReturn(before, 'signed in', now)] : []),
  ];
  return { next: { ...before, will, liveness, transfer: undefined }, effects, checks: check ? [confirmCheck(check, now)] : [] };
}

/** Replaces the key of the same documents. The service does that itself, so it is no sign of life and nothing else changes. */
export function resealWill(state: WillState, sealing: Sealing, behind: readonly BehindPlace[] = []): WillStep {
  const { behind: _, ...will } = state.will;
  return unchangedStep({ ...state, will: { ...will, sealed: sealing, resealDue: false, ...(behind.length > 0 && { behind }) } });
}

/** Makes the will active again from every status, and ends a running transfer: the Host is alive. */
export function recordSignOfLife(state: WillState, how: AnsweredBy, context: CheckContext): WillStep {
  const { now } = context;
  const check = pendingCheck(state.liveness);
  const ended = state.transfer && cancelTransfer(state.transfer, how, context);
  const stopped = ended && ended.next !== state.transfer ? stop(state.will, ended.next, now) : undefined;
  const will: Will = { ...state.will, ...stopped?.will, status: 'active', transferId: null };
  return {
    // A requested deletion stays: someone else may have given this sign of life, and only the Host's own click undoes it.
    next: { ...state, will, liveness: restartLiveness(state.liveness, context), transfer: ended?.next ?? state.transfer },
    effects: [...notifyOfReturn(state, how, now), ...(ended?.effects ?? []), ...(stopped?.effects ?? [])],
    checks: check ? [confirmCheck(check, now)] : [],
  };
}

/**
 * The same by the code of the Host's stop card. Throws Refusal `documents_open` once the running transfer has opened the documents, and
 * `nothing_to_stop` while no transfer runs and the Survivors do not wait for one.
 */
export function stopWithCard(state: WillState, context: CheckContext): WillStep {
  const transfer = runningTransfer(state);
  if (transfer && hasOpened(transfer.state)) throw new Refusal('documents_open');
  if (state.will.status === 'active') throw new Refusal('nothing_to_stop');
  return recordSignOfLife(state, 'stop card', context);
}

function stop(will: Will, transfer: Transfer, now: Instant): { will: Partial<Will>; effects: Effect[] } {
  const { recentStops, lastCancelledAt } = recordStop(will, now);
  const digest = scheduleDigest(recentStops, transfer, now);
  return { will: { lastCancelledAt, recentStops: digest.stops }, effects: digest.effects };
}

/** Notifies the Survivors who knew of the silence that it has ended, and how: another person could have ended it. */
function notifyOfReturn({ will }: WillState, how: AnsweredBy, now: Instant): Effect[] {
  if (will.status !== 'pending_transfer') return [];
  return notifySurvivors(will.sealed.survivors, 'host-is-back', `back/${now}`, { how });
}

const STARTABLE: ReadonlySet<WillStatus> = new Set(['active', 'pending_transfer']);

/** Who starts a transfer, and the internal id that a new one gets. `proven`: they have authenticated. */
export interface NewTransfer {
  id: string;
  survivor: string;
  proven: boolean;
}

/**
 * Starts the transfer. Only one runs at a time. A start by name gives a stalled one a new cancel window: it keeps its id and its
 * authentications. A failed one continues unchanged, because a new window would only delay the next attempt to open it.
 */
export function startTransfer(state: WillState, start: NewTransfer, context: Pick<Context, 'hostId' | 'willId' | 'survivors' | 'now'>): StartStep {
  const { will } = state;
  if (state.transfer?.state.status === 'stalled' && !start.proven)
    return pauseChecks(state, restartTransfer(state.transfer, start.survivor, context));
  if (!STARTABLE.has(will.status)) throw new Refusal('transfer_running');
  assertMayStart(will, start, context);
  const { hostId, willId, now } = context;
  const { revision, generation, threshold, survivors, documents } = will.sealed;
  const step = initiateTransfer(
    {
      id: start.id,
      hostId,
      willId,
      revision,
      generation,
      threshold,
      documents: countDocuments(documents),
      survivors: context.survivors.filter(({ id }) => survivors.includes(id)),
      startedBy: start.survivor,
      ...(isRepeatedStart(will, now) && { isRepeat: true }),
      proven: start.proven,
      // A proof outweighs a vouch.
      fromPending: will.status === 'pending_transfer' || (start.proven && state.liveness.phase.name === 'vouched'),
      needsNotice: isActivationUnheard(state),
      ...(!start.proven && { vouch: lastingVouch(state) }),
      lastCancelledAt: will.lastCancelledAt,
    },
    context,
  );
  const { survivor, proven } = start;
  const { next: kept, effects } = endForReal(state, 'started', now);
  const restarted = { ...kept, will: { ...will, transferId: start.id, ...recordStart(will, { survivor, proven }, now) } };
  return pauseChecks(restarted, { ...step, effects: [...step.effects, ...effects] });
}

/** It also delays what is started with a name alone while it lasts. */
function lastingVouch({ liveness: { phase } }: WillState): Transfer['state']['vouch'] {
  return phase.name === 'vouched' ? { by: phase.by, until: phase.until } : undefined;
}

/** Ends a requested deletion, because the Survivors need the will, and a rehearsal, because this is none. */
export function endForReal(state: WillState, why: DeletionEnd & RealEvent, now: Instant): Step<WillState> {
  const { next: rehearsals, effects } = endRehearsal(state.rehearsals ?? [], why, now);
  const deletionEnd = state.deletion ? [notifyDeletionEnd(state.deletion, why)] : [];
  return stepTo({ ...state, deletion: undefined, rehearsals }, [...effects, ...deletionEnd]);
}

/** Whether all mail of the check that made the will pending has come back. */
function isActivationUnheard({ liveness: { phase, unheard } }: WillState): boolean {
  return (phase.name === 'activated' || phase.name === 'vouched') && unheard !== undefined;
}

/** Closes a pending check without counting it. The notices of the start ask the Host now. */
function pauseChecks(state: WillState, step: Step<Transfer>): StartStep {
  const check = pendingCheck(state.liveness);
  const { next, effects } = withTransfer(state, step);
  return {
    next: { ...next, transfer: step.next, liveness: { ...state.liveness, phase: { name: 'paused' } } },
    effects,
    checks: check ? [closeCheck(check)] : [],
  };
}

/** Lets an authenticated Survivor join the running transfer. */
export function joinRunningTransfer(state: WillState, survivor: string, context: Pick<Context, 'now'>): WillStep {
  return state.transfer ? withTransfer(state, joinTransfer(state.transfer, survivor, context)) : unchangedStep(state);
}

/** Counts one Survivor's authentication, and opens the will when it is the last one needed. */
export function countAuthentication(state: WillState, survivor: string, context: Pick<Context, 'now' | 'outages' | 'accessWindowDays'>): WillStep {
  const { transfer } = state;
  if (!transfer || !isRunning(transfer)) throw new Refusal('transfer_not_running');
  return withTransfer(state, authenticateSurvivor(transfer, survivor, context));
}

/** Closes the documents of an open transfer that cannot be shown as they were sealed. */
export function recordFailedOpening(state: WillState, transferId: string): WillStep {
  const { transfer } = state;
  if (transfer?.facts.id !== transferId || transfer.state.status !== 'accessible') return unchangedStep(state);
  return withTransfer(state, failOpening(transfer));
}

/** Opens the documents of a failed opening for a whole access window, now that they can be read. */
export function recordRepairedOpening(state: WillState, transferId: string, context: Pick<Context, 'now' | 'accessWindowDays'>): WillStep {
  const { transfer } = state;
  if (transfer?.facts.id !== transferId || transfer.state.status !== 'failed') return unchangedStep(state);
  return withTransfer(state, openDocuments(transfer, context));
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

/** Records that a channel accepted the notice of a start to the Host. */
export function recordNoticeAccepted(
  state: WillState,
  { transferId, route }: { transferId: string; route?: string },
  { now }: Pick<Context, 'now'>,
): WillStep {
  const { transfer } = state;
  return unchangedStep(transfer?.facts.id === transferId ? { ...state, transfer: markHostNotified(transfer, now, route) } : state);
}

/** Takes one acceptance of the notice of a start back: its mail came back. */
export function recordNoticeBounced(state: WillState, { transferId, route }: { transferId: string; route: string }): WillStep {
  const { transfer } = state;
  const next = transfer?.facts.id === transferId ? takeBackNotice(transfer, route) : transfer;
  return unchangedStep(next && next !== transfer ? { ...state, transfer: next } : state);
}

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

function withLiveness(state: WillState, liveness: Liveness): WillStep {
  return unchangedStep(liveness === state.liveness ? state : { ...state, liveness });
}

const WILL_STATUS: Record<TransferStatus, Will['status']> = {
  initiated: 'transfer_initiated',
  awaiting_authentication: 'awaiting_authentication',
  accessible: 'accessible',
  completed: 'pending_transfer',
  stalled: 'transfer_stalled',
  failed: 'transfer_failed',
  cancelled: 'active',
};

/** Gives the will the status of its transfer. */
export function withTransfer(state: WillState, step: Step<Transfer>): WillStep {
  const transfer = step.next;
  const status = WILL_STATUS[transfer.state.status];
  if (transfer.state.status !== 'completed')
    return { ...unchangedStep({ ...state, will: { ...state.will, status }, transfer }), effects: step.effects };
  // All were notified and the access window is over. No more checks or reminders are sent until someone acts.
  const check = pendingCheck(state.liveness);
  return {
    next: { ...state, will: { ...state.will, status, transferId: null }, liveness: { ...state.liveness, phase: { name: 'paused' } }, transfer },
    effects: step.effects,
    checks: check ? [closeCheck(check)] : [],
  };
}
