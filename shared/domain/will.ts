import type { Channel } from './contact.ts';
import { type Effect, type Step, stay, tellHost, tellSurvivors, tellWaysChanged } from './effect.ts';
import {
  ask,
  type CheckRecord,
  checkAccepted,
  checkRefused,
  confirmed,
  type Liveness,
  livenessMoment,
  passTime,
  pendingCheck,
  remindersDue,
  restart,
  setAside,
  settingsChanged,
  settingsRestored,
  type Unheard,
} from './liveness.ts';
import { Refusal } from './refusal.ts';
import type { Settings } from './settings.ts';
import { after, DAY, earliest, ended, type Instant, isCutOff, MINUTE, type Outage } from './time.ts';
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
export function sealed(before: WillState | undefined, sealing: Sealing, settings: Settings, now: Instant, draftedAt?: Instant): WillStep {
  const will: Will = {
    status: 'active',
    sealed: sealing,
    createdAt: createdAt(before?.will ?? { sealed: sealing, ...(draftedAt && { createdAt: draftedAt }) }),
    transferId: null,
    resealDue: false,
    packageBehind: false,
    lastCancelledAt: before?.will.lastCancelledAt ?? null,
  };
  const liveness = restart(settings, before?.liveness.checks ?? 0, now);
  const check = before && pendingCheck(before.liveness);
  const isMoved = before !== undefined && before.will.sealed.storageId !== sealing.storageId;
  const effects = [
    ...(isMoved ? tellWaysChanged(before, { way: 'moved', id: sealing.storageId, how: 'changed' }, String(sealing.revision)) : []),
    ...(before ? tellOfReturn(before, 'signed in', now) : []),
  ];
  return { next: { will, liveness, transfer: undefined }, effects, checks: check ? [confirmed(check, now)] : [] };
}

/** When the will began; where that was not kept, the earliest of its documents says it. */
export function createdAt({ createdAt: kept, sealed: { documents, sealedAt } }: Pick<Will, 'createdAt' | 'sealed'>): Instant {
  return kept ?? earliest(documents.map((document) => document.createdAt)) ?? sealedAt;
}

/** The same documents under a fresh key, made by the service itself: no sign of life, nothing else moves. */
export function resealed(before: WillState, sealing: Sealing): WillStep {
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

/** When the clock has to look at this matter again, and why: a sealed will is at least read back. */
export function nextMoment(matter: WillState, outages: readonly Outage[]): { kind: TimerKind; at: Instant } {
  const { transfer, liveness } = matter;
  const audit = auditMoment(matter);
  if (transfer && transfers.isRunning(transfer)) {
    const at = earliest([transfers.transferMoment(transfer, outages), audit]) ?? audit;
    return { kind: TRANSFER_TIMERS[transfer.status] ?? 'authentication-window-elapsed', at };
  }
  const at = earliest([livenessMoment(liveness, outages), audit]) ?? audit;
  return { kind: liveness.phase.name === 'asking' ? 'response-overdue' : 'liveness-due', at };
}

const HELD_FOR = 15 * MINUTE;

/**
 * When the clock looks at this matter again, counted as if an outage that goes on ended now: nobody moves the timers of all
 * Hosts when it does. A deadline that is held is looked at again soon, and stands in nobody's way among what is due.
 */
export function nextLook(matter: WillState, outages: readonly Outage[], now: Instant): ReturnType<typeof nextMoment> {
  const moment = nextMoment(matter, ended(outages));
  return isCutOff(outages) && moment.at <= now ? { ...moment, at: after(now, HELD_FOR) } : moment;
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

/** Lets time act on the whole matter until nothing more is due: late firings catch up in order, early and repeated ones change nothing. */
export function advance(matter: WillState, around: Context, now: Instant): WillStep {
  let current: WillStep = { next: matter, effects: [], checks: [] };
  // Every transition consumes its own moment; the bound only guards against a machine that would not.
  // A step's effects have to fit into one transaction; what is left is still due and follows in the next.
  for (let turn = 0; turn < MOST_TURNS && current.effects.length < MOST_EFFECTS && isDue(current.next, around, now); turn += 1) {
    const step = oneTurn(current.next, around, now);
    current = { next: step.next, effects: [...current.effects, ...step.effects], checks: [...current.checks, ...step.checks] };
  }
  return current;
}

/** The Host is alive: from every sealed status the will is active again and a running transfer ends. */
export function signOfLife(matter: WillState, settings: Settings, how: 'signed in' | 'link', now: Instant): WillStep {
  const check = pendingCheck(matter.liveness);
  const ended = matter.transfer ? transfers.cancel(matter.transfer, how, now) : undefined;
  const running = ended !== undefined && ended.next !== matter.transfer;
  const will: Will = { ...matter.will, status: 'active', transferId: null, lastCancelledAt: running ? now : matter.will.lastCancelledAt };
  const liveness = restart(settings, matter.liveness.checks, now);
  return {
    next: { will, liveness, transfer: ended?.next ?? matter.transfer },
    effects: [...tellOfReturn(matter, how, now), ...(ended?.effects ?? [])],
    checks: check ? [confirmed(check, now)] : [],
  };
}

/** Who heard of the silence hears that it is over, and how it ended: it could be somebody else who ended it. */
function tellOfReturn({ will }: WillState, how: 'signed in' | 'link', now: Instant): Effect[] {
  if (will.status !== 'pending_transfer') return [];
  return tellSurvivors(will.sealed.survivors, 'host-is-back', `back/${now}`, { note: how });
}

/**
 * A Survivor starts the transfer; one runs at a time. A stalled one gets a fresh cancel window from a name and keeps its id and
 * its proofs; a failed one goes on as it is, since a fresh window would only delay its next try.
 */
export function startTransfer(matter: WillState, start: { id: string; survivor: string; proven: boolean }, around: Context, now: Instant): StartStep {
  const { will } = matter;
  if (matter.transfer?.status === 'stalled' && !start.proven) return startAgain(matter, matter.transfer, start.survivor, now);
  if (!STARTABLE.has(will.status)) throw new Refusal('transfer_running');
  const { revision, generation, threshold, survivors, documents } = will.sealed;
  const named = around.survivors.filter((survivor) => survivors.includes(survivor.id));
  const step = transfers.initiate(
    {
      id: start.id,
      hostId: around.hostId,
      willId: around.willId,
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
  const check = pendingCheck(matter.liveness);
  const isRestart = !start.proven && transfers.isCooling(will.lastCancelledAt, now);
  return {
    next: {
      will: { ...will, status: 'transfer_initiated', transferId: start.id, ...(isRestart && { restartedAt: now }) },
      liveness: { ...matter.liveness, phase: { name: 'paused' } },
      transfer: step.next,
    },
    effects: step.effects,
    // The question that was out is closed without counting; the transfer's own notices ask the Host now.
    checks: check ? [setAside(check)] : [],
  };
}

/** The check that was sent because the transfer stalled is closed without counting; the notices of the start ask the Host now. */
function startAgain(matter: WillState, stalled: Transfer, survivor: string, now: Instant): StartStep {
  const check = pendingCheck(matter.liveness);
  const again = transfers.startAgain(stalled, survivor, now);
  const { next, effects } = withTransfer(matter, again);
  return {
    next: { ...next, transfer: again.next, liveness: { ...matter.liveness, phase: { name: 'paused' } } },
    effects,
    checks: check ? [setAside(check)] : [],
  };
}

/**
 * When a name alone may start the next transfer, if it may not now. After their Host has stopped one, that is once a day:
 * whoever begins anew at each stop must not keep the Host from ever changing who is named. A proven start is not held up.
 */
export function nextNamedStart({ lastCancelledAt, restartedAt }: Will, now: Instant): Instant | undefined {
  if (restartedAt === undefined || !transfers.isCooling(lastCancelledAt, now)) return undefined;
  const next = after(restartedAt, DAY);
  return now < next ? next : undefined;
}

/** A Survivor who has proven who they are joins the transfer that runs. */
export function joinProven(matter: WillState, survivor: string, now: Instant): WillStep {
  return matter.transfer ? withTransfer(matter, transfers.joinProven(matter.transfer, survivor, now)) : unchanged(matter);
}

/** Counts one Survivor's proof and opens the will when it is the last one needed. */
export function survivorProven(matter: WillState, survivor: string, around: Context, now: Instant): WillStep {
  if (!matter.transfer) throw new Refusal('transfer_not_running');
  if (!transfers.isRunning(matter.transfer)) throw new Refusal('transfer_not_running');
  const step = transfers.authenticate(matter.transfer, survivor, around.accessWindowDays, now, around.outages);
  return withTransfer(matter, step);
}

/** The documents of an open transfer fail their proofs: nothing is shown, and somebody has to look. */
export function openingFailed(matter: WillState, transferId: string): WillStep {
  const { transfer } = matter;
  if (transfer?.id !== transferId || transfer.status !== 'accessible') return unchanged(matter);
  return withTransfer(matter, transfers.openingFailed(transfer));
}

/** The documents of a failed opening can be read after all: they open for a whole access window. */
export function openingRepaired(matter: WillState, transferId: string, accessWindowDays: number, now: Instant): WillStep {
  const { transfer } = matter;
  if (transfer?.id !== transferId || transfer.status !== 'failed') return unchanged(matter);
  return withTransfer(matter, transfers.openNow(transfer, accessWindowDays, now));
}

/** A channel accepted the question to the Host. */
export function livenessAccepted(matter: WillState, number: number, channel: Channel, settings: Settings, now: Instant): WillStep {
  const step = checkAccepted(matter.liveness, number, channel, settings, now);
  return { next: { ...matter, liveness: step.next }, effects: step.effects, checks: step.check ? [step.check] : [] };
}

/** No channel accepted the question to the Host; this one was tried last. */
export function livenessRefused(matter: WillState, number: number, channel: Channel): WillStep {
  const liveness = checkRefused(matter.liveness, number, channel);
  return unchanged(liveness === matter.liveness ? matter : { ...matter, liveness });
}

/** A channel accepted the notice of a start to the Host. */
export function noticeAccepted(matter: WillState, transferId: string, now: Instant): WillStep {
  const { transfer } = matter;
  if (transfer?.id !== transferId) return { next: matter, effects: [], checks: [] };
  return { next: { ...matter, transfer: transfers.hostTold(transfer, now) }, effects: [], checks: [] };
}

/** Other liveness settings for a will that is being watched. */
export function rescheduled(matter: WillState, settings: Settings, now: Instant): WillState {
  return { ...matter, liveness: settingsChanged(matter.liveness, settings, now) };
}

/** Changing settings is a sign of life: whatever had begun without the Host ends with it. */
export function settingsChosen(matter: WillState, settings: Settings, now: Instant): WillStep {
  return matter.will.status === 'active' ? unchanged(rescheduled(matter, settings, now)) : signOfLife(matter, settings, 'signed in', now);
}

/** The Host has undone a change of the check settings by a link. It stops nothing: the link works for seven days, also after a cancel deadline. */
export function intervalsRestored(matter: WillState, before: Settings, restored: Settings): WillStep {
  const liveness = settingsRestored(matter.liveness, before, restored);
  return unchanged(liveness === matter.liveness ? matter : { ...matter, liveness });
}

/** Whether a transfer runs: its revision, generation, threshold, Survivors and contacts are frozen. */
export function isFrozen(will: Will | undefined): boolean {
  return will?.transferId != null;
}

const MOST_TURNS = 64;
const MOST_EFFECTS = 40;
const STARTABLE: ReadonlySet<WillStatus> = new Set(['active', 'pending_transfer']);

function isDue(matter: WillState, around: Context, now: Instant): boolean {
  return nextMoment(matter, around.outages).at <= now;
}

/** The reading back consumes its own moment and nothing else, so it keeps nobody's deadline waiting. */
function oneTurn(matter: WillState, around: Context, now: Instant): WillStep {
  if (auditMoment(matter) <= now) return auditPackage(matter, now);
  if (matter.transfer && transfers.isRunning(matter.transfer)) return transferTurn(matter, matter.transfer, around, now);
  if (matter.liveness.phase.name === 'activated') return remindOfPending(matter, around, now);
  return livenessTurn(matter, around, now);
}

function transferTurn(matter: WillState, transfer: Transfer, around: Context, now: Instant): WillStep {
  const step = transfers.passTransferTime(transfer, around.accessWindowDays, now, around.outages);
  const moved = withTransfer(matter, step);
  const stalledNow = step.next.status === 'stalled' && transfer.status !== 'stalled' && !step.next.fromPending;
  return stalledNow ? askTheStalledHost(moved, around, now) : moved;
}

/** The ways are tried for a Host who is there to mend what broke. */
function auditPackage(matter: WillState, now: Instant): WillStep {
  const { sealed, status } = matter.will;
  const ways: Effect[] = status === 'active' ? [{ kind: 'check-ways', key: `ways/${sealed.revision}/${now}` }] : [];
  return {
    next: { ...matter, will: { ...matter.will, auditAt: after(now, AUDIT_EVERY) } },
    effects: [{ kind: 'audit-package', key: `audit/${sealed.revision}/${now}`, revision: sealed.revision }, ...ways],
    checks: [],
  };
}

function livenessTurn(matter: WillState, around: Context, now: Instant): WillStep {
  const step = passTime(matter.liveness, around.settings, around, now, around.outages);
  const checks = step.check ? [step.check] : [];
  if (step.unreachable) return { next: { ...matter, liveness: step.next }, effects: tellUnreachable(matter, step.unreachable, around), checks };
  if (!step.activated) return { next: { ...matter, liveness: step.next }, effects: step.effects, checks };
  const key = `pending/${step.next.checks}`;
  const effects: Effect[] = [
    ...step.effects,
    tellHost('pending-transfer', key, { spread: 'all', check: step.next.checks }),
    ...tellSurvivors(matter.will.sealed.survivors, 'pending-transfer-survivor', key),
  ];
  return { next: { ...matter, will: { ...matter.will, status: 'pending_transfer' }, liveness: step.next }, effects, checks };
}

/** What the notice says of it: the messages arrived, and no answer could reach us. */
export const CUT_OFF = 'cut off';

function tellUnreachable({ will }: WillState, { since, told, isCutOff: isOurs }: Unheard & { isCutOff?: true }, around: Context): Effect[] {
  return tellSurvivors(holders(will, around), 'unreachable-host', `unreachable/${since}/${told}`, isOurs ? { note: CUT_OFF } : {});
}

/** The Survivors who are still named and hold a share. */
function holders({ sealed }: Will, { survivors }: Context): string[] {
  return survivors.map(({ id }) => id).filter((id) => sealed.survivors.includes(id));
}

function remindOfPending(matter: WillState, around: Context, now: Instant): WillStep {
  const { phase, checks } = matter.liveness;
  if (phase.name !== 'activated') return { next: matter, effects: [], checks: [] };
  const reminders = remindersDue(phase.since, phase.reminders, now);
  return {
    next: { ...matter, liveness: { ...matter.liveness, phase: { ...phase, reminders } } },
    effects: tellSurvivors(holders(matter.will, around), 'pending-transfer-survivor', `pending/${checks}/reminder/${reminders}/${phase.since}`),
    checks: [],
  };
}

function askTheStalledHost(moved: WillStep, around: Context, now: Instant): WillStep {
  const step = ask(moved.next.liveness, around.settings, around.checkId(moved.next.liveness.checks + 1), now);
  const check = pendingCheck(step.next);
  return {
    next: { ...moved.next, liveness: { ...step.next, phase: { name: 'paused', ...(check && { check }) } } },
    effects: [...moved.effects, ...step.effects],
    checks: [...moved.checks, ...(step.check ? [step.check] : [])],
  };
}

/** The will's status follows its transfer's. */
function withTransfer(matter: WillState, step: Step<Transfer>): WillStep {
  const transfer = step.next;
  const status = WILL_STATUS[transfer.status];
  if (transfer.status !== 'completed') return { next: { ...matter, will: { ...matter.will, status }, transfer }, effects: step.effects, checks: [] };
  const ended = { ...matter.will, status, transferId: null };
  // Everybody was told and the window is over: nobody is asked or reminded any more until somebody acts.
  const check = pendingCheck(matter.liveness);
  return {
    next: { will: ended, liveness: { ...matter.liveness, phase: { name: 'paused' } }, transfer },
    effects: step.effects,
    checks: check ? [setAside(check)] : [],
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
export function unchanged(matter: WillState): WillStep {
  return { ...stay(matter), checks: [] };
}

export const MOST_FILE_BYTES = 50 * 1024 * 1024;
export const MOST_WILL_BYTES = 500 * 1024 * 1024;
export const MOST_DOCUMENTS = 200;

/** The draft as it is, or a new one that begins with what is sealed: nothing leaves a will unless its Host removes it. */
export function draftOf(draft: Draft | undefined, will: Will | undefined, now: Instant): Draft {
  if (draft) return draft;
  const carried = (will?.sealed.documents ?? []).map(({ path, ...document }): DraftDocument => ({ ...document, carried: true }));
  return { createdAt: now, documents: carried };
}

/** Adds uploads to a draft, within what a will may hold. */
export function addDocuments(draft: Draft, added: readonly DraftDocument[]): Draft {
  const documents = [...draft.documents, ...added];
  if (documents.length > MOST_DOCUMENTS) throw new Refusal('too_many_documents');
  const size = documents.reduce((sum, document) => sum + document.size, 0);
  if (size > MOST_WILL_BYTES) throw new Refusal('document_too_large', 'With these documents the will would be larger than 500 MB in all.');
  return { ...draft, documents };
}
