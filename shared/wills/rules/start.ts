import { CANCEL_WINDOW } from '#common/limits.ts';
import { DEFAULT_READER, formatMoment } from '#common/moment.ts';
import { Refusal } from '#common/refusal.ts';
import { after, DAY, earliest, type Instant } from '#common/time.ts';
import { type Effect, type Step, stepTo } from '#effects/effect.ts';
import type { MessageEffect } from '#effects/message-effect.ts';
import { notifyHost, notifySurvivors } from '#effects/notify.ts';
import type { Context } from '#hosts/rules/context.ts';
import type { DeletionEnd } from '#hosts/rules/deletion.ts';
import type { RealEvent } from '#hosts/rules/rehearsal.ts';
import { closeCheck } from '#liveness/rules/check.ts';
import { pendingCheck } from '#liveness/rules/liveness.ts';
import { countDocuments } from './inner-envelope.ts';
import { notifyDeletionEnd } from './notify-changes.ts';
import { COOLING_OFF, isCoolingOff, UNNOTIFIED_WAIT } from './opening.ts';
import { endRehearsal } from './rehearsal.ts';
import { isRunning, keyOf, survivorIds, type Transfer, type TransferFacts } from './transfer.ts';
import { outweighVouch } from './vouch.ts';
import { type StartAfterStop, unchangedStep, type Will, type WillState, type WillStatus, type WillStep } from './will.ts';

/** Who starts a transfer, and the internal id that a new one gets. `proven`: they have authenticated. */
export interface NewTransfer {
  id: string;
  survivor: string;
  proven: boolean;
}

/** A step after which a transfer runs. */
interface StartStep extends WillStep {
  next: WillState & { transfer: Transfer };
}

const STARTABLE: ReadonlySet<WillStatus> = new Set(['active', 'pending_transfer']);

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

/** Whether all mail of the check that made the will pending has come back. */
function isActivationUnheard({ liveness: { phase, unheard } }: WillState): boolean {
  return (phase.name === 'activated' || phase.name === 'vouched') && unheard !== undefined;
}

/** Closes a pending check without counting it. The notices of the start ask the Host now. */
function pauseChecks(state: WillState, step: Step<Transfer>): StartStep {
  const check = pendingCheck(state.liveness);
  const will: Will = { ...state.will, status: 'transfer_initiated' };
  return {
    next: { ...state, will, transfer: step.next, liveness: { ...state.liveness, phase: { name: 'paused' } } },
    effects: step.effects,
    checks: check ? [closeCheck(check)] : [],
  };
}

/** Ends a requested deletion, because the Survivors need the will, and a rehearsal, because this is none. */
export function endForReal(state: WillState, why: DeletionEnd & RealEvent, now: Instant): Step<WillState> {
  const { next: rehearsals, effects } = endRehearsal(state.rehearsals ?? [], why, now);
  const deletionEnd = state.deletion ? [notifyDeletionEnd(state.deletion, why)] : [];
  return stepTo({ ...state, deletion: undefined, rehearsals }, [...effects, ...deletionEnd]);
}

/** Lets an authenticated Survivor join the running transfer. */
export function joinRunningTransfer(state: WillState, survivor: string, context: Pick<Context, 'now'>): WillStep {
  if (!state.transfer) return unchangedStep(state);
  const { next: transfer, effects } = joinTransfer(state.transfer, survivor, context);
  return { ...unchangedStep({ ...state, transfer }), effects };
}

/** What a start needs to know of the will. */
export interface TransferStart extends Omit<TransferFacts, 'starts' | 'withProof' | 'initiatedAt' | 'cancelDeadline'> {
  documents: number;
  proven: boolean;
  lastCancelledAt: Instant | null;
  needsNotice?: boolean;
  /** A Survivor has said that the Host is alive, before this start. */
  vouch?: Transfer['state']['vouch'];
}

/** Of a repeated start. Their own notice of the deadline follows a day later. */
export const OTHERS_INFORMED_AFTER = DAY;

/**
 * Starts a transfer. The Host is notified on every channel and has 48 hours to stop it. The Survivor who starts it gets their personal
 * link. A proven start is announced to the others too: immediately, or a repeated one after a day if it still runs then.
 */
export function initiateTransfer(start: TransferStart, { now }: Pick<Context, 'now'>): Step<Transfer> {
  const { lastCancelledAt, proven, needsNotice, vouch, ...known } = start;
  const mustWait = !proven && isCoolingOff(lastCancelledAt, now);
  const transfer: Transfer = {
    facts: { ...known, ...(proven && { withProof: true }), initiatedAt: now, cancelDeadline: after(now, CANCEL_WINDOW) },
    state: {
      status: 'initiated',
      proven,
      hostNotifiedAt: null,
      ...(needsNotice && { needsNotice }),
      ...(vouch && { vouch }),
      notBefore: mustWait ? after(now, UNNOTIFIED_WAIT) : null,
      authenticated: [],
      hostReminders: 0,
      survivorReminders: 0,
    },
  };
  return stepTo(transfer, notifyOfStart(transfer));
}

/**
 * Starts a stalled transfer again by name. The Host is notified on every channel and has 48 hours again to stop it. The
 * authentications stay, so that no one can take them from the family.
 */
export function restartTransfer({ facts, state }: Transfer, survivor: string, { now }: Pick<Context, 'now'>): Step<Transfer> {
  if (state.status !== 'stalled') throw new Refusal('transfer_running');
  const { notices: _, waitsUntil: __, ...kept } = state;
  const { withProof: ___, isRepeat: ____, ...pinned } = facts;
  const again: Transfer = {
    facts: { ...pinned, starts: (facts.starts ?? 1) + 1, startedBy: survivor, initiatedAt: now, cancelDeadline: after(now, CANCEL_WINDOW) },
    state: { ...kept, status: 'initiated', proven: false, hostNotifiedAt: null, notBefore: null, hostReminders: 0, survivorReminders: 0 },
  };
  return stepTo(again, notifyOfStart(again));
}

/**
 * Lets an authenticated Survivor join a start by name. It then waits for an earlier cancel or a vouch no longer than a start of now would. The
 * Host is notified of the earlier opening. The Survivors who did not know of the start are notified of it.
 */
export function joinTransfer(transfer: Transfer, survivor: string, { now }: Pick<Context, 'now'>): Step<Transfer> {
  const { facts } = transfer;
  if (transfer.state.proven || !isRunning(transfer)) return stepTo(transfer);
  const state = outweighVouch(transfer.state, survivor, now);
  const notBefore = state.notBefore && (earliest([state.notBefore, after(now, CANCEL_WINDOW)]) ?? null);
  const isSooner = notBefore !== state.notBefore || state !== transfer.state;
  const about = { transferId: facts.id };
  const key = keyOf(facts, 'proven');
  const others = state.status === 'initiated' ? survivorIds(transfer).filter((one) => one !== survivor) : [];
  return stepTo({ facts, state: { ...state, proven: true, notBefore } }, [
    ...(isSooner ? [notifyHost('transfer-started', key, about, { spread: 'all' })] : []),
    ...notifySurvivors(others, 'transfer-started-survivor', key, about),
  ]);
}

/** Notifies the Host, the Survivor who has started it, and of a proven start the others. */
function notifyOfStart(transfer: Transfer): Effect[] {
  const { startedBy, withProof, isRepeat, initiatedAt } = transfer.facts;
  const key = keyOf(transfer.facts, 'started');
  const about = { transferId: transfer.facts.id };
  const others = withProof ? survivorIds(transfer).filter((id) => id !== startedBy) : [];
  const when = isRepeat ? { notBefore: after(initiatedAt, OTHERS_INFORMED_AFTER) } : {};
  return [
    noticeOfStart(transfer),
    ...notifySurvivors([startedBy], 'transfer-started-survivor', key, about),
    ...notifySurvivors(others, 'transfer-started-survivor', key, about, when),
  ];
}

/** The notice to the Host for which an opening waits. */
export function noticeOfStart({ facts }: Transfer): MessageEffect {
  return notifyHost('transfer-started', keyOf(facts, 'started'), { transferId: facts.id }, { spread: 'all' });
}

/** From this stop on, a name starts nothing, and what no one needs to stop a transfer goes into a digest. */
const STOPS_UNTIL_QUIET = 2;
/** After a stop, each Survivor can start once with a proof in this time. */
const PROVEN_INTERVAL = DAY;
/** A digest is tried for three days after its day. */
const STARTS_KEPT = 5 * DAY;

export type Stopped = Pick<Will, 'status' | 'lastCancelledAt' | 'recentStops'>;
type Starter = Pick<StartAfterStop, 'survivor' | 'proven'>;

/** Notes a start, if it comes soon after a stop. */
export function recordStart({ lastCancelledAt, recentStops }: Omit<Stopped, 'status'>, starter: Starter, now: Instant): Pick<Will, 'recentStops'> {
  if (!recentStops || !isCoolingOff(lastCancelledAt, now)) return {};
  const kept = recentStops.starts.filter(({ at }) => now < after(at, STARTS_KEPT));
  return { recentStops: { ...recentStops, starts: [...kept, { ...starter, at: now }] } };
}

/** Whether a start of now follows so many stops that only what is needed to stop it is sent immediately. Silence outweighs all stops before it. */
export function isRepeatedStart(will: Stopped, now: Instant): boolean {
  return will.status === 'active' && isCoolingOff(will.lastCancelledAt, now) && (will.recentStops?.count ?? 0) >= STOPS_UNTIL_QUIET;
}

/**
 * When this start is possible, if it is not now. After the second stop a name waits until the stops are no longer recent: repeated
 * starts must not keep the Host from ever changing who is named. With a proof, each Survivor can start once a day.
 */
export function nextStartAt(will: Stopped, { survivor, proven }: Starter, now: Instant): Instant | undefined {
  if (!proven) return isRepeatedStart(will, now) ? after(will.lastCancelledAt ?? now, COOLING_OFF) : undefined;
  if (!isCoolingOff(will.lastCancelledAt, now)) return undefined;
  const last = will.recentStops?.starts.findLast((one) => one.proven && one.survivor === survivor);
  const next = last && after(last.at, PROVEN_INTERVAL);
  return next !== undefined && now < next ? next : undefined;
}

/** Throws Refusal `recently_stopped` if this Survivor cannot start now. It says from when they can, and who or what can start before. */
export function assertMayStart(will: Stopped, starter: Starter, { survivors, now }: Pick<Context, 'survivors' | 'now'>): void {
  const next = nextStartAt(will, starter, now);
  if (next === undefined) return;
  const mayProve = (id: string) => nextStartAt(will, { survivor: id, proven: true }, now) === undefined;
  const others = survivors.some(({ id }) => id !== starter.survivor && mayProve(id));
  const sentences = starter.proven ? proofTooSoon(next, others) : nameTooSoon(next, nextStartAt(will, { ...starter, proven: true }, now));
  throw new Refusal('recently_stopped', sentences, [{ path: 'works_from', message: next }]);
}

function proofTooSoon(next: Instant, others: boolean): string {
  const instead = others ? ' Other trusted persons can start now.' : '';
  return `A transfer that you started was stopped, so your next start is possible from ${moment(next)}.${instead} Your code was not used up.`;
}

function nameTooSoon(next: Instant, withProof: Instant | undefined): string {
  const instead = withProof === undefined ? 'works now' : `works from ${moment(withProof)}`;
  return (
    `Transfers of this will were stopped twice within 14 days, so a name alone can start one only from ${moment(next)}. ` +
    `A start with a proof ${instead}: with a code that we send, or with a backup code from the paper. Nothing was changed.`
  );
}

const moment = (at: Instant) => formatMoment(at, DEFAULT_READER);
