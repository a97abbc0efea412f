import type { Channel } from './contact.ts';
import { type Effect, type Step, stay } from './effect.ts';
import {
  acceptCheck,
  advanceLiveness,
  applySettings,
  type CheckRecord,
  closeCheck,
  confirmCheck,
  type Liveness,
  nextLivenessTime,
  pendingCheck,
  rejectCheck,
  remindersDue,
  restartLiveness,
  restoreSettings,
  sendCheck,
  type Unreachable,
} from './liveness.ts';
import type { AnsweredBy } from './messages/message-effect.ts';
import { notifyHost, notifySurvivors } from './messages/notify.ts';
import { notifyConnectionChange } from './messages/notify-changes.ts';
import { Refusal } from './refusal.ts';
import type { Settings } from './settings.ts';
import { after, DAY, earliest, hasOngoing, type Instant, MINUTE, type Outage, withoutOngoing } from './time.ts';
import type { Transfer } from './transfer.ts';
import * as transfers from './transfer.ts';

export type WillStatus =
  | 'draft'
  | 'active'
  | 'pending_transfer'
  | 'transfer_initiated'
  | 'awaiting_authentication'
  | 'accessible'
  | 'transfer_stalled'
  | 'transfer_failed';

/** One document of a sealed revision. `path` is its file in the package. */
export interface SealedDocument {
  id: string;
  filename: string;
  mimeType: string;
  size: number;
  sha256: string;
  path: string;
  createdAt: Instant;
}

/** The sealed revision in force. */
export interface Sealing {
  revision: number;
  generation: number;
  threshold: number;
  survivors: string[];
  storageId: string;
  packageId: string;
  /** SHA-256 of the exact manifest bytes in force. */
  manifestHash: string;
  recipient: string;
  sealedAt: Instant;
  documents: SealedDocument[];
}

/** A sealed will. A draft that was never sealed is no Will yet: it is only its documents. */
export interface Will {
  status: Exclude<WillStatus, 'draft'>;
  sealed: Sealing;
  /** When its first draft began; absent in wills that were sealed before this was kept. */
  createdAt?: Instant;
  /** The running transfer, internal id. */
  transferId: string | null;
  /** Somebody who held a share or a key is no longer named: the documents are to be sealed under a fresh key. */
  resealDue: boolean;
  /** The Host's storage has not yet got the newest generation of shares. */
  packageBehind: boolean;
  lastCancelledAt: Instant | null;
  /** When a name alone last started a transfer soon after the Host had stopped one. */
  restartedAt?: Instant;
  /** When the sealed package is next read back; at first `AUDIT_EVERY` after the sealing. */
  auditAt?: Instant;
}

/** Storage that lost or changed something is found out while its Host can still repair it; drives forget whom they have not seen for 90 days. */
const AUDIT_EVERY = 30 * DAY;

/** A document uploaded and not sealed yet; `carried` ones are part of the sealed revision already. */
export interface DraftDocument {
  id: string;
  filename: string;
  mimeType: string;
  size: number;
  sha256: string;
  /** Key in the staging bucket; absent for carried ones. */
  staged?: string;
  carried?: true;
  createdAt: Instant;
}

/** Files that a client has announced and puts into the staging bucket itself. */
export interface Upload {
  id: string;
  files: { key: string; filename: string; mimeType: string; size: number; sha256: string }[];
  createdAt: Instant;
  /** After this the addresses no longer take anything; completing is possible for a day. */
  expiresAt: Instant;
}

/** The documents that the next sealing will hold. */
export interface Draft {
  createdAt: Instant;
  documents: DraftDocument[];
  /** When its Host heard that it will be forgotten. */
  told?: readonly Instant[];
}

/** All that moves when a Host's will moves: changed together, in one transaction. */
export interface WillState {
  will: Will;
  liveness: Liveness;
  transfer: Transfer | undefined;
}

/** What the machines are given beside their state: ids are made by the caller, so that a decision is repeatable. */
export interface Context {
  hostId: string;
  willId: string;
  settings: Settings;
  survivors: { id: string; name: string }[];
  accessWindowDays: number;
  outages: readonly Outage[];
  newId: () => string;
  checkId: (number: number) => string;
}

export interface WillStep extends Step<WillState> {
  checks: CheckRecord[];
}

/** A step after which a transfer runs. */
interface StartStep extends WillStep {
  next: WillState & { transfer: Transfer };
}

/**
 * Seals: the will is active and its Host, who has just been here, is next asked after the check-in interval. `draftedAt` is
 * when the draft began; of the first one it is kept.
 */
export function sealWill(before: WillState | undefined, sealing: Sealing, settings: Settings, now: Instant, draftedAt?: Instant): WillStep {
  const will: Will = {
    status: 'active',
    sealed: sealing,
    createdAt: willCreatedAt(before?.will ?? { sealed: sealing, ...(draftedAt && { createdAt: draftedAt }) }),
    transferId: null,
    resealDue: false,
    packageBehind: false,
    lastCancelledAt: before?.will.lastCancelledAt ?? null,
  };
  const liveness = restartLiveness(settings, before?.liveness.checks ?? 0, now);
  const check = before && pendingCheck(before.liveness);
  const isMoved = before !== undefined && before.will.sealed.storageId !== sealing.storageId;
  const effects = [
    ...(isMoved ? notifyConnectionChange(before, { what: 'moved', id: sealing.storageId, how: 'changed' }, String(sealing.revision)) : []),
    ...(before ? notifyOfReturn(before, 'signed in', now) : []),
  ];
  return { next: { will, liveness, transfer: undefined }, effects, checks: check ? [confirmCheck(check, now)] : [] };
}

/** When the will began; where that was not kept, the earliest of its documents says it. */
export function willCreatedAt({ createdAt: kept, sealed: { documents, sealedAt } }: Pick<Will, 'createdAt' | 'sealed'>): Instant {
  return kept ?? earliest(documents.map((document) => document.createdAt)) ?? sealedAt;
}

/** The same documents under a fresh key, made by the service itself: no sign of life, nothing else moves. */
export function resealWill(before: WillState, sealing: Sealing): WillStep {
  return { next: { ...before, will: { ...before.will, sealed: sealing, resealDue: false, packageBehind: false } }, effects: [], checks: [] };
}

/** Whether what is sealed no longer fits who may open it: Survivors or threshold have changed, or an old key has to go. */
export function needsSealing({
  will,
  survivors,
  settings,
}: {
  will: Will | undefined;
  survivors: readonly { id: string }[];
  settings: Settings;
}): boolean {
  if (!will) return false;
  const sealedFor = new Set(will.sealed.survivors);
  const sameSurvivors = survivors.length === sealedFor.size && survivors.every(({ id }) => sealedFor.has(id));
  return will.resealDue || !sameSurvivors || will.sealed.threshold !== settings.survivor_threshold;
}

/** When the clock has to look at this state again, and why: a sealed will is at least read back. */
export function nextTimer(state: WillState, outages: readonly Outage[]): { kind: TimerKind; at: Instant } {
  const { transfer, liveness } = state;
  const audit = auditMoment(state);
  if (transfer && transfers.isRunning(transfer)) {
    const at = earliest([transfers.nextTransferTime(transfer, outages), audit]) ?? audit;
    return { kind: TRANSFER_TIMERS[transfer.status] ?? 'authentication-window-elapsed', at };
  }
  const at = earliest([nextLivenessTime(liveness, outages), audit]) ?? audit;
  return { kind: liveness.phase.name === 'asking' ? 'response-overdue' : 'liveness-due', at };
}

const RECHECK_AFTER = 15 * MINUTE;

/**
 * When the clock looks at this state again, counted as if an outage that goes on ended now: nobody moves the timers of all
 * Hosts when it does. A deadline that is held is looked at again soon, and stands in nobody's way among what is due.
 */
export function timerToSchedule(state: WillState, outages: readonly Outage[], now: Instant): ReturnType<typeof nextTimer> {
  const moment = nextTimer(state, withoutOngoing(outages));
  return hasOngoing(outages) && moment.at <= now ? { ...moment, at: after(now, RECHECK_AFTER) } : moment;
}

/** In every status: a drive that nobody uses for months forgets us, and the Survivors may come after years. */
function auditMoment({ will }: WillState): Instant {
  return will.auditAt ?? after(will.sealed.sealedAt, AUDIT_EVERY);
}

export type TimerKind = 'liveness-due' | 'response-overdue' | 'cancel-window-elapsed' | 'authentication-window-elapsed' | 'access-window-elapsed';

const TRANSFER_TIMERS: Partial<Record<Transfer['status'], TimerKind>> = {
  initiated: 'cancel-window-elapsed',
  awaiting_authentication: 'authentication-window-elapsed',
  stalled: 'authentication-window-elapsed',
  accessible: 'access-window-elapsed',
};

/** Lets time act on the whole state until nothing more is due: late firings catch up in order, early and repeated ones change nothing. */
export function advance(state: WillState, context: Context, now: Instant): WillStep {
  let current: WillStep = { next: state, effects: [], checks: [] };
  // Every transition consumes its own moment; the bound only guards against a machine that would not.
  // A step's effects have to fit into one transaction; what is left is still due and follows in the next.
  for (let turn = 0; turn < MAX_TRANSITIONS && current.effects.length < MAX_EFFECTS && isDue(current.next, context, now); turn += 1) {
    const step = advanceOnce(current.next, context, now);
    current = { next: step.next, effects: [...current.effects, ...step.effects], checks: [...current.checks, ...step.checks] };
  }
  return current;
}

/** The Host is alive: from every sealed status the will is active again and a running transfer ends. */
export function recordSignOfLife(state: WillState, settings: Settings, how: AnsweredBy, now: Instant): WillStep {
  const check = pendingCheck(state.liveness);
  const ended = state.transfer ? transfers.cancelTransfer(state.transfer, how, now) : undefined;
  const running = ended !== undefined && ended.next !== state.transfer;
  const will: Will = { ...state.will, status: 'active', transferId: null, lastCancelledAt: running ? now : state.will.lastCancelledAt };
  const liveness = restartLiveness(settings, state.liveness.checks, now);
  return {
    next: { will, liveness, transfer: ended?.next ?? state.transfer },
    effects: [...notifyOfReturn(state, how, now), ...(ended?.effects ?? [])],
    checks: check ? [confirmCheck(check, now)] : [],
  };
}

/** Who heard of the silence hears that it is over, and how it ended: it could be somebody else who ended it. */
function notifyOfReturn({ will }: WillState, how: AnsweredBy, now: Instant): Effect[] {
  if (will.status !== 'pending_transfer') return [];
  return notifySurvivors(will.sealed.survivors, 'host-is-back', `back/${now}`, { how });
}

/**
 * A Survivor starts the transfer; one runs at a time. A stalled one gets a fresh cancel window from a name and keeps its id and
 * its proofs; a failed one goes on as it is, since a fresh window would only delay its next try.
 */
export function startTransfer(state: WillState, start: { id: string; survivor: string; proven: boolean }, context: Context, now: Instant): StartStep {
  const { will } = state;
  if (state.transfer?.status === 'stalled' && !start.proven) return startAgain(state, state.transfer, start.survivor, now);
  if (!STARTABLE.has(will.status)) throw new Refusal('transfer_running');
  const { revision, generation, threshold, survivors, documents } = will.sealed;
  const named = context.survivors.filter((survivor) => survivors.includes(survivor.id));
  const step = transfers.initiateTransfer(
    {
      id: start.id,
      hostId: context.hostId,
      willId: context.willId,
      revision,
      generation,
      threshold,
      documents: documents.length,
      survivors: named,
      startedBy: start.survivor,
      proven: start.proven,
      fromPending: will.status === 'pending_transfer',
      lastCancelledAt: will.lastCancelledAt,
    },
    now,
  );
  const check = pendingCheck(state.liveness);
  const isRestart = !start.proven && transfers.isCoolingOff(will.lastCancelledAt, now);
  return {
    next: {
      will: { ...will, status: 'transfer_initiated', transferId: start.id, ...(isRestart && { restartedAt: now }) },
      liveness: { ...state.liveness, phase: { name: 'paused' } },
      transfer: step.next,
    },
    effects: step.effects,
    // The question that was out is closed without counting; the transfer's own notices ask the Host now.
    checks: check ? [closeCheck(check)] : [],
  };
}

/** The check that was sent because the transfer stalled is closed without counting; the notices of the start ask the Host now. */
function startAgain(state: WillState, stalled: Transfer, survivor: string, now: Instant): StartStep {
  const check = pendingCheck(state.liveness);
  const again = transfers.restartTransfer(stalled, survivor, now);
  const { next, effects } = withTransfer(state, again);
  return {
    next: { ...next, transfer: again.next, liveness: { ...state.liveness, phase: { name: 'paused' } } },
    effects,
    checks: check ? [closeCheck(check)] : [],
  };
}

/**
 * When a name alone may start the next transfer, if it may not now. After their Host has stopped one, that is once a day:
 * whoever begins anew at each stop must not keep the Host from ever changing who is named. A proven start is not held up.
 */
export function nextNamedStart({ lastCancelledAt, restartedAt }: Will, now: Instant): Instant | undefined {
  if (restartedAt === undefined || !transfers.isCoolingOff(lastCancelledAt, now)) return undefined;
  const next = after(restartedAt, DAY);
  return now < next ? next : undefined;
}

/** A Survivor who has proven who they are joins the transfer that runs. */
export function joinRunningTransfer(state: WillState, survivor: string, now: Instant): WillStep {
  return state.transfer ? withTransfer(state, transfers.joinTransfer(state.transfer, survivor, now)) : unchanged(state);
}

/** Counts one Survivor's proof and opens the will when it is the last one needed. */
export function countAuthentication(state: WillState, survivor: string, context: Context, now: Instant): WillStep {
  if (!state.transfer) throw new Refusal('transfer_not_running');
  if (!transfers.isRunning(state.transfer)) throw new Refusal('transfer_not_running');
  const step = transfers.authenticateSurvivor(state.transfer, survivor, context.accessWindowDays, now, context.outages);
  return withTransfer(state, step);
}

/** The documents of an open transfer fail their proofs: nothing is shown, and somebody has to look. */
export function recordFailedOpening(state: WillState, transferId: string): WillStep {
  const { transfer } = state;
  if (transfer?.id !== transferId || transfer.status !== 'accessible') return unchanged(state);
  return withTransfer(state, transfers.failOpening(transfer));
}

/** The documents of a failed opening can be read after all: they open for a whole access window. */
export function recordRepairedOpening(state: WillState, transferId: string, accessWindowDays: number, now: Instant): WillStep {
  const { transfer } = state;
  if (transfer?.id !== transferId || transfer.status !== 'failed') return unchanged(state);
  return withTransfer(state, transfers.openDocuments(transfer, accessWindowDays, now));
}

/** A channel accepted the question to the Host. */
export function recordCheckAccepted(state: WillState, number: number, channel: Channel, settings: Settings, now: Instant): WillStep {
  const step = acceptCheck(state.liveness, number, channel, settings, now);
  return { next: { ...state, liveness: step.next }, effects: step.effects, checks: step.check ? [step.check] : [] };
}

/** No channel accepted the question to the Host; this one was tried last. */
export function recordCheckRejected(state: WillState, number: number, channel: Channel): WillStep {
  const liveness = rejectCheck(state.liveness, number, channel);
  return unchanged(liveness === state.liveness ? state : { ...state, liveness });
}

/** A channel accepted the notice of a start to the Host. */
export function recordNoticeAccepted(state: WillState, transferId: string, now: Instant): WillStep {
  const { transfer } = state;
  if (transfer?.id !== transferId) return { next: state, effects: [], checks: [] };
  return { next: { ...state, transfer: transfers.markHostNotified(transfer, now) }, effects: [], checks: [] };
}

/** Other liveness settings for a will that is being watched. */
export function rescheduled(state: WillState, settings: Settings, now: Instant): WillState {
  return { ...state, liveness: applySettings(state.liveness, settings, now) };
}

/** Changing settings is a sign of life: whatever had begun without the Host ends with it. */
export function applyChosenSettings(state: WillState, settings: Settings, now: Instant): WillStep {
  return state.will.status === 'active' ? unchanged(rescheduled(state, settings, now)) : recordSignOfLife(state, settings, 'signed in', now);
}

/** The Host has undone a change of the check settings by a link. It stops nothing: the link works for seven days, also after a cancel deadline. */
export function applyRestoredIntervals(state: WillState, before: Settings, restored: Settings): WillStep {
  const liveness = restoreSettings(state.liveness, before, restored);
  return unchanged(liveness === state.liveness ? state : { ...state, liveness });
}

/** Whether a transfer runs: its revision, generation, threshold, Survivors and contacts are frozen. */
export function isFrozen(will: Will | undefined): boolean {
  return will?.transferId != null;
}

const MAX_TRANSITIONS = 64;
const MAX_EFFECTS = 40;
const STARTABLE: ReadonlySet<WillStatus> = new Set(['active', 'pending_transfer']);

function isDue(state: WillState, context: Context, now: Instant): boolean {
  return nextTimer(state, context.outages).at <= now;
}

/** The reading back consumes its own moment and nothing else, so it keeps nobody's deadline waiting. */
function advanceOnce(state: WillState, context: Context, now: Instant): WillStep {
  if (auditMoment(state) <= now) return auditPackage(state, now);
  if (state.transfer && transfers.isRunning(state.transfer)) return advanceRunningTransfer(state, state.transfer, context, now);
  if (state.liveness.phase.name === 'activated') return remindOfPending(state, context, now);
  return advanceChecks(state, context, now);
}

function advanceRunningTransfer(state: WillState, transfer: Transfer, context: Context, now: Instant): WillStep {
  const step = transfers.advanceTransfer(transfer, context.accessWindowDays, now, context.outages);
  const moved = withTransfer(state, step);
  const stalledNow = step.next.status === 'stalled' && transfer.status !== 'stalled' && !step.next.fromPending;
  return stalledNow ? sendCheckAfterStall(moved, context, now) : moved;
}

/** The ways are tried for a Host who is there to mend what broke. */
function auditPackage(state: WillState, now: Instant): WillStep {
  const { sealed, status } = state.will;
  const ways: Effect[] = status === 'active' ? [{ kind: 'check-ways', key: `ways/${sealed.revision}/${now}` }] : [];
  return {
    next: { ...state, will: { ...state.will, auditAt: after(now, AUDIT_EVERY) } },
    effects: [{ kind: 'audit-package', key: `audit/${sealed.revision}/${now}`, revision: sealed.revision }, ...ways],
    checks: [],
  };
}

function advanceChecks(state: WillState, context: Context, now: Instant): WillStep {
  const step = advanceLiveness(state.liveness, context.settings, context, now, context.outages);
  const checks = step.check ? [step.check] : [];
  if (step.unreachable) return { next: { ...state, liveness: step.next }, effects: tellUnreachable(state, step.unreachable, context), checks };
  if (!step.activated) return { next: { ...state, liveness: step.next }, effects: step.effects, checks };
  const key = `pending/${step.next.checks}`;
  const effects: Effect[] = [
    ...step.effects,
    notifyHost('pending-transfer', key, { check: step.next.checks }, { spread: 'all' }),
    ...notifySurvivors(state.will.sealed.survivors, 'pending-transfer-survivor', key, {}),
  ];
  return { next: { ...state, will: { ...state.will, status: 'pending_transfer' }, liveness: step.next }, effects, checks };
}

function tellUnreachable({ will }: WillState, { since, told, isCutOff: isOurs }: Unreachable & { isCutOff?: true }, context: Context): Effect[] {
  return notifySurvivors(holders(will, context), 'unreachable-host', `unreachable/${since}/${told}`, { isCutOff: isOurs === true });
}

/** The Survivors who are still named and hold a share. */
function holders({ sealed }: Will, { survivors }: Context): string[] {
  return survivors.map(({ id }) => id).filter((id) => sealed.survivors.includes(id));
}

function remindOfPending(state: WillState, context: Context, now: Instant): WillStep {
  const { phase, checks } = state.liveness;
  if (phase.name !== 'activated') return { next: state, effects: [], checks: [] };
  const reminders = remindersDue(phase.since, phase.reminders, now);
  return {
    next: { ...state, liveness: { ...state.liveness, phase: { ...phase, reminders } } },
    effects: notifySurvivors(holders(state.will, context), 'pending-transfer-survivor', `pending/${checks}/reminder/${reminders}/${phase.since}`, {}),
    checks: [],
  };
}

function sendCheckAfterStall(moved: WillStep, context: Context, now: Instant): WillStep {
  const step = sendCheck(moved.next.liveness, context.settings, context.checkId(moved.next.liveness.checks + 1), now);
  const check = pendingCheck(step.next);
  return {
    next: { ...moved.next, liveness: { ...step.next, phase: { name: 'paused', ...(check && { check }) } } },
    effects: [...moved.effects, ...step.effects],
    checks: [...moved.checks, ...(step.check ? [step.check] : [])],
  };
}

/** The will's status follows its transfer's. */
function withTransfer(state: WillState, step: Step<Transfer>): WillStep {
  const transfer = step.next;
  const status = WILL_STATUS[transfer.status];
  if (transfer.status !== 'completed') return { next: { ...state, will: { ...state.will, status }, transfer }, effects: step.effects, checks: [] };
  const ended = { ...state.will, status, transferId: null };
  // Everybody was told and the window is over: nobody is asked or reminded any more until somebody acts.
  const check = pendingCheck(state.liveness);
  return {
    next: { will: ended, liveness: { ...state.liveness, phase: { name: 'paused' } }, transfer },
    effects: step.effects,
    checks: check ? [closeCheck(check)] : [],
  };
}

const WILL_STATUS: Record<Transfer['status'], Will['status']> = {
  initiated: 'transfer_initiated',
  awaiting_authentication: 'awaiting_authentication',
  accessible: 'accessible',
  completed: 'pending_transfer',
  stalled: 'transfer_stalled',
  failed: 'transfer_failed',
  cancelled: 'active',
};

/** A step that changes nothing, for callers that compose. */
export function unchanged(state: WillState): WillStep {
  return { ...stay(state), checks: [] };
}

export const MAX_FILE_BYTES = 50 * 1024 * 1024;
export const MAX_WILL_BYTES = 500 * 1024 * 1024;
export const MAX_DOCUMENTS = 200;

/** The draft as it is, or a new one that begins with what is sealed: nothing leaves a will unless its Host removes it. */
export function draftOrNew(draft: Draft | undefined, will: Will | undefined, now: Instant): Draft {
  if (draft) return draft;
  const carried = (will?.sealed.documents ?? []).map(({ path, ...document }): DraftDocument => ({ ...document, carried: true }));
  return { createdAt: now, documents: carried };
}

/** Adds uploads to a draft, within what a will may hold. */
export function addDocuments(draft: Draft, added: readonly DraftDocument[]): Draft {
  const documents = [...draft.documents, ...added];
  if (documents.length > MAX_DOCUMENTS) throw new Refusal('too_many_documents');
  const size = documents.reduce((sum, document) => sum + document.size, 0);
  if (size > MAX_WILL_BYTES) throw new Refusal('document_too_large', 'With these documents the will would be larger than 500 MB in all.');
  return { ...draft, documents };
}
