import { randomBytes } from 'node:crypto';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { instant, type Outage } from '#common/time.ts';
import type { AuditEntry } from '#effects/audit.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { Context } from '#hosts/rules/context.ts';
import { undoableDeletion } from '#hosts/rules/deletion.ts';
import { newRoot, type Root } from '#store/aggregate.ts';
import { passedRow, type RowName, releasedRow } from '#store/keys.ts';
import type { AggregateChange, Change, SingleChange } from '#store/unit-of-work.ts';
import type { TransferRecord } from '#transfers/rows/transfers.ts';
import { endEntries } from '#wills/rules/rehearsal.ts';
import { nextTimer, timerToSchedule } from '#wills/rules/timers.ts';
import { isRunning } from '#wills/rules/transfer.ts';
import { statusChangesOf, type WillState, type WillStep } from '#wills/rules/will.ts';

/** A Host with a sealed will, its running transfer, and the context in which the rules decide. */
export interface LoadedWill {
  host: HostRecord;
  state: WillState;
  transferRoot: Root | undefined;
  /** What is deleted when the transfer ends: shares that its Survivors released or passed on. */
  shares: readonly RowName[];
  context: Context;
}

/** What a commit adds to a step. */
export interface CommitExtras {
  put?: { [Name in RowName]?: unknown };
  remove?: readonly RowName[];
  transferPut?: { [Name in RowName]?: unknown };
  singles?: readonly SingleChange[];
  audit?: readonly AuditEntry[];
  aggregates?: readonly AggregateChange[];
  requestId?: string;
  /** Writes the timer even if it stays the same: the row may be missing. */
  setsTimer?: true;
}

type ContextPorts = Pick<App, 'now' | 'env'>;
type CommitPorts = Pick<App, 'now' | 'store'>;
type WillPorts = ContextPorts & Pick<App, 'store' | 'log'>;

/** The state of a loaded Host's will; undefined without a sealed will. */
export async function loadWillState(app: WillPorts, host: HostRecord, outages: readonly Outage[] = []): Promise<LoadedWill | undefined> {
  if (!host.will) return undefined;
  const record = host.will.transferId === null ? undefined : await app.store.transfers.load(host.will.transferId);
  if (host.will.transferId !== null && !record) {
    app.log.alarm('transfer_missing', { host: host.id });
    throw new Refusal('record_altered');
  }
  return assembleWillState(app, host, record, outages);
}

/** The same for a request that needs one. Throws Refusal `no_sealed_will`. */
export async function loadSealedWill(app: WillPorts, host: HostRecord): Promise<LoadedWill> {
  const loaded = await loadWillState(app, host);
  if (!loaded) throw new Refusal('no_sealed_will');
  return loaded;
}

/** Assembles the state from records that were loaded in parallel. The transfer counts only while it is the will's own. */
export function assembleWillState(app: ContextPorts, host: HostRecord, record: TransferRecord | undefined, outages: readonly Outage[]): LoadedWill {
  const { will, liveness } = host;
  if (!will || !liveness) throw new Refusal('no_sealed_will');
  const own = record?.transfer.facts.id === will.transferId ? record : undefined;
  return {
    host,
    state: { will, liveness, transfer: own?.transfer, deletion: undoableDeletion(host.deletions), rehearsals: host.rehearsals },
    transferRoot: own?.root,
    shares: own ? [...[...own.released.keys()].map(releasedRow), ...[...own.passed.keys()].map(passedRow)] : [],
    context: buildContext(app, host, outages),
  };
}

/** Returns what the rules need to know about this Host. */
export function buildContext(app: ContextPorts, host: HostRecord, outages: readonly Outage[] = []): Context {
  return {
    hostId: host.id,
    willId: host.profile.willId,
    settings: host.settings,
    timezone: host.profile.timezone,
    survivors: host.survivors.map(({ id, name }) => ({ id, name })),
    accessWindowDays: app.env.ACCESS_WINDOW_DAYS,
    now: instant(app.now()),
    outages,
    checkId: createCheckId,
  };
}

/** Writes a step: will, liveness, transfer, checks, timer, effects and audit, in one transaction conditional on all that was read. */
export async function commitStep(app: CommitPorts, loaded: LoadedWill, step: WillStep, extra: CommitExtras = {}): Promise<void> {
  await app.store.commit(changeOf(app, loaded, step, extra));
}

function changeOf(app: CommitPorts, { host, state, transferRoot, shares, context }: LoadedWill, step: WillStep, extra: CommitExtras): Change {
  const { next } = step;
  const put = {
    ...(next.will !== state.will && { WILL: next.will }),
    ...(next.liveness !== state.liveness && { LIVENESS: next.liveness }),
    ...(next.deletion !== state.deletion && { DELETIONS: { ...host.deletions, current: next.deletion ?? null } }),
    ...(next.rehearsals !== state.rehearsals && { REHEARSALS: next.rehearsals }),
    ...extra.put,
  };
  const transferChange = transferChangeOf(state, next, { root: transferRoot, shares }, extra);
  const timer = timerToSchedule(next, context);
  // Before the first sealing there is no timer.
  const before = host.will && nextTimer(state, { outages: [] });
  const sameTimer = before?.at === timer.at && before.kind === timer.kind;
  return {
    hostId: host.id,
    at: instant(app.now()),
    ...(extra.requestId && { requestId: extra.requestId }),
    aggregates: [{ root: host.root, put, remove: extra.remove ?? [] }, ...(transferChange ? [transferChange] : []), ...(extra.aggregates ?? [])],
    singles: extra.singles ?? [],
    checks: step.checks,
    effects: step.effects,
    ...((!sameTimer || extra.setsTimer) && { timer }),
    audit: [...statusChangesOf(state, next), ...endEntries(state.rehearsals ?? [], next.rehearsals ?? []), ...(extra.audit ?? [])],
  };
}

/** When a transfer ends, its shares are deleted. */
function transferChangeOf(
  before: WillState,
  next: WillState,
  { root, shares }: { root: Root | undefined; shares: readonly RowName[] },
  extra: CommitExtras,
): AggregateChange | undefined {
  const { transfer } = next;
  if (!transfer || (transfer === before.transfer && !extra.transferPut)) return undefined;
  const remove = isRunning(transfer) ? [] : shares;
  const put = { META: transfer, ...extra.transferPut };
  return { root: root ?? newRoot('transfer', transfer.facts.id), put, remove };
}

/** Returns a UUIDv8 whose last group is the check's number, so that one read finds a check by its id. */
export function createCheckId(number: number): string {
  const random = randomBytes(10).toString('hex');
  return `${random.slice(0, 8)}-${random.slice(8, 12)}-8${random.slice(12, 15)}-a${random.slice(15, 18)}-${number.toString(16).padStart(12, '0')}`;
}

/** Returns the number in a check's id. */
export function readCheckNumber(id: string): number {
  return Number.parseInt(id.slice(-12), 16);
}
