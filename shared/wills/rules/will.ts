import type { Instant } from '#common/time.ts';
import { type Step, stepTo } from '#effects/effect.ts';
import type { Deletion } from '#hosts/rules/deletion.ts';
import type { Rehearsals } from '#hosts/rules/rehearsal.ts';
import type { Settings } from '#hosts/rules/settings.ts';
import { type CheckRecord, closeCheck } from '#liveness/rules/check.ts';
import { type Liveness, pendingCheck } from '#liveness/rules/liveness.ts';
import type { TakenCopy } from './archive.ts';
import { type InnerContents, isInnerStale } from './inner-envelope.ts';
import { isRunning, type Transfer, type TransferStatus } from './transfer.ts';

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
  /** Of the list of an inner envelope. */
  inner?: InnerContents;
  /** Of a PDF: its readers may need a password. */
  hasPassword?: true;
  createdAt: Instant;
}

/** Where a package is. */
export interface Places {
  storageId: string;
  /** Further storages with the same package. Absent in a will with one. */
  mirrors?: readonly string[];
}

/** Returns the ids of all storages with a package. The first one is read first. */
export function placesOf({ storageId, mirrors = [] }: Places): string[] {
  return [storageId, ...mirrors];
}

/** Whether two packages are in the same storages, in the same order. */
export function areSamePlaces(a: Places, b: Places): boolean {
  return placesOf(a).join() === placesOf(b).join();
}

/** Whether a sealed will is in this storage. */
export function isSealedIn(will: Pick<Will, 'sealed'> | undefined, storageId: string): boolean {
  return will !== undefined && placesOf(will.sealed).includes(storageId);
}

/** The current sealed revision. */
export interface Sealing extends Places {
  revision: number;
  generation: number;
  threshold: number;
  survivors: string[];
  packageId: string;
  /** SHA-256 of the exact bytes of the current manifest. */
  manifestHash: string;
  recipient: string;
  sealedAt: Instant;
  documents: SealedDocument[];
}

/** A storage that lacks the newest files of the sealed will, and the last package that it had whole. That one opens with the papers of its time. */
export interface BehindPlace extends Pick<Sealing, 'revision' | 'generation' | 'manifestHash'> {
  storageId: string;
  /** The Survivors who have a newer paper than those that open this package. */
  papers: readonly string[];
}

/** A sealed will. A draft that was never sealed is not a Will yet. */
export interface Will {
  status: Exclude<WillStatus, 'draft'>;
  sealed: Sealing;
  /** When its first draft began. */
  createdAt: Instant;
  /** When it was sealed for the first time. It stays when the will is sealed again, and ends with the will. */
  firstSealedAt: Instant;
  /** The internal id of the running transfer. */
  transferId: string | null;
  /** Someone who held a share or a key is no longer named: the documents have to be sealed under a fresh key. */
  resealDue: boolean;
  /** The storages that do not have the newest files yet. Absent if all of them have. */
  behind?: readonly BehindPlace[];
  lastCancelledAt: Instant | null;
  /** Absent before the first stop. */
  recentStops?: RecentStops;
  /** Absent if the Host has not asked for it with the last stop by link. */
  removalAsked?: AskedRemoval;
  /** When the sealed package is next read back. Absent before the first time. */
  auditAt?: Instant;
  /** What the Host has taken home. Absent before the first copy. */
  copies?: readonly TakenCopy[];
  /** The last yearly question whether everything is still right. Absent before the first. */
  review?: Review;
  /** The last result. Absent before the first one, and in wills that were last read back before it was kept. */
  readBack?: ReadBack;
}

/** A yearly question to the Host. `number`: counted from 1, also after the will was sealed again. */
export interface Review {
  number: number;
  askedAt: Instant;
  /** Absent until the Host has answered that everything is still right. */
  confirmedAt?: Instant;
}

/** A start within `COOLING_OFF` of a stop. */
export interface StartAfterStop {
  survivor: string;
  at: Instant;
  proven: boolean;
  /** Absent while its transfer runs. */
  stoppedAt?: Instant;
}

/** How often the Host has stopped a transfer lately, and what was started since. */
export interface RecentStops {
  /** Each of these stops came within `COOLING_OFF` of the one before. */
  count: number;
  /** Of the last days, the oldest first. */
  starts: readonly StartAfterStop[];
  /** When the newest digest leaves. Absent before the first. */
  digestAt?: Instant;
}

/** A Host who stopped a transfer with a link has asked to remove the Survivor who had started it. They confirm it when they sign in. */
export interface AskedRemoval {
  survivor: string;
  at: Instant;
}

/** How the reading of a sealed package ended. `damaged`: files are missing or differ. `unread`: files could not be read. */
export interface ReadBack {
  at: Instant;
  revision: number;
  found: ReadBackResult;
  /** What was found in each storage, if there are several. `repaired`: files were written again from another storage. */
  places?: Readonly<Record<string, ReadBackResult | 'repaired'>>;
}

export type ReadBackResult = 'complete' | 'damaged' | 'unread';

/** Everything that changes together, in one transaction. */
export interface WillState {
  will: Will;
  liveness: Liveness;
  transfer: Transfer | undefined;
  /** Of the will, alone or with the account, while it can still be undone. */
  deletion?: Deletion | undefined;
  rehearsals?: Rehearsals;
}

/** The transfer of this state, unless it has ended. */
export function runningTransfer({ transfer }: Pick<WillState, 'transfer'>): Transfer | undefined {
  return transfer && isRunning(transfer) ? transfer : undefined;
}

export interface WillStep extends Step<WillState> {
  checks: CheckRecord[];
}

/** Whether the sealed will no longer fits who may open it: Survivors, papers of an inner envelope or threshold have changed, or an old key has to be replaced. */
export function needsSealing({
  will,
  survivors,
  settings,
}: {
  will: Will | undefined;
  survivors: readonly { id: string; paperRecipient?: string }[];
  settings: Settings;
}): boolean {
  if (!will) return false;
  const sealedFor = new Set(will.sealed.survivors);
  const sameSurvivors = survivors.length === sealedFor.size && survivors.every(({ id }) => sealedFor.has(id));
  const isOuterStale = !sameSurvivors || will.sealed.threshold !== settings.survivor_threshold;
  return will.resealDue || isOuterStale || isInnerStale(will.sealed.documents, { survivors, settings });
}

/** The last result of the package that is sealed now. A result of an earlier revision says nothing about its files. */
export function lastReadBack({ readBack, sealed }: Pick<Will, 'readBack' | 'sealed'>): ReadBack | undefined {
  return readBack?.revision === sealed.revision ? readBack : undefined;
}

/** Whether a transfer is running. Its revision, generation, threshold, Survivors and contacts are then frozen. */
export function isFrozen(will: Will | undefined): boolean {
  return will?.transferId != null;
}

/** A step that changes nothing, for callers that add to it. */
export function unchangedStep(state: WillState): WillStep {
  return { ...stepTo(state), checks: [] };
}

/** Returns the folder of a package: all files of a revision are in one folder whose name shows nothing about its Host. */
export function packageFolder({ packageId, revision }: Pick<Sealing, 'packageId' | 'revision'>): string {
  return `${packageId}/${revision}/`;
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

/** A change of the status of the will or of one transfer, as the audit trail keeps it. In order they lead to the current state. */
export interface StatusChange {
  event: 'will_status' | 'transfer_status';
  /** `from`, `to`, and for a transfer its id in `transfer`. */
  facts: Record<string, string | null>;
}

/** The status changes of a step. */
export function statusChangesOf(before: WillState, next: WillState): StatusChange[] {
  const { will, transfer } = next;
  const own: StatusChange[] =
    before.will.status === will.status ? [] : [{ event: 'will_status', facts: { from: before.will.status, to: will.status } }];
  if (!transfer) return own;
  const from = before.transfer?.facts.id === transfer.facts.id ? before.transfer.state.status : null;
  return from === transfer.state.status ? own : [...own, changeOf(transfer, from)];
}

function changeOf({ facts, state }: Transfer, from: string | null): StatusChange {
  return { event: 'transfer_status', facts: { transfer: facts.id, from, to: state.status } };
}
