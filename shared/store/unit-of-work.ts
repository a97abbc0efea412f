import { randomBytes } from 'node:crypto';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { Refusal, type RefusalCode } from '#common/refusal.ts';
import { after, type Instant, roundUpToSecond } from '#common/time.ts';
import { keyedHash } from '#custody/keyed-hash.ts';
import { type AuditEntry, actorOf } from '#effects/audit.ts';
import { EFFECT_GRACE, type Effect, type TimerKind } from '#effects/effect.ts';
import type { Root } from './aggregate.ts';
import { auditKey, checkKey, duePartition, type Key, outboxKey, type RowName, rootKey, rowKey, timerKey } from './keys.ts';
import { type PlainAttributes, type Row, signedItem, type Table } from './table.ts';

/** Another commit came between our read and our write. The caller loads and decides again. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/** Changes to one aggregate, conditional on the root that was read. */
export interface AggregateChange {
  root: Root;
  put?: { [Name in RowName]?: unknown };
  remove?: readonly RowName[];
}

/**
 * A row outside the aggregates. `version` is the one that was read; 0 means that none may exist yet. `otherwise`: the refusal if the
 * version differs.
 */
export interface SingleChange {
  key: Key;
  version: number | 'any';
  data?: unknown;
  plainAttributes?: PlainAttributes;
  remove?: true;
  otherwise?: RefusalCode;
}

/** All changes of one decision. One transaction writes all of them or none. */
export interface Change {
  hostId: string;
  at: Instant;
  requestId?: string;
  aggregates?: readonly AggregateChange[];
  singles?: readonly SingleChange[];
  checks?: readonly { number: number }[];
  effects?: readonly Effect[];
  /** The Host's one timer. Null deletes it. */
  timer?: { kind: TimerKind; at: Instant } | null;
  audit?: readonly AuditEntry[];
}

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** An effect in the outbox. */
export interface PendingEffect {
  id: string;
  hostId: string;
  effect: Effect;
  createdAt: Instant;
}

/** A timer in the table. The schedule only triggers it. */
export interface TimerData {
  hostId: string;
  kind: TimerKind;
  dueAt: Instant;
}

/** Writes a change. Throws `Conflict`, or the refusal that a single row names. */
export async function commit(table: Table, change: Change): Promise<void> {
  const planned = plan(change, await table.recordKey());
  if (planned.length === 0) return;
  const writes = await Promise.all(planned.map((one) => toWrite(table, one)));
  try {
    await table.db.send(new TransactWriteCommand({ TransactItems: writes }));
  } catch (error) {
    throw toCommitError(error, planned);
  }
}

/** One write of a transaction: a row, which is signed with the others, or the key of what is deleted. */
type Planned = { condition?: object; otherwise?: 'conflict' | RefusalCode } & (
  | { put: Row; plainAttributes?: PlainAttributes | undefined }
  | { remove: Key }
);

async function toWrite(table: Table, planned: Planned): Promise<Write> {
  const target = { TableName: table.name, ...planned.condition };
  if ('remove' in planned) return { Delete: { ...target, Key: planned.remove } };
  return { Put: { ...target, Item: await signedItem(table, planned.put, planned.plainAttributes) } };
}

function plan(change: Change, key: Uint8Array): Planned[] {
  const { hostId, aggregates = [], singles = [], checks = [], effects = [], audit = [], timer } = change;
  return [
    // Counted once: the entries of a Host and those of a transfer are added up.
    ...aggregates.flatMap((one, n) => planAggregate(one, n === 0 ? audit.length : 0)),
    ...singles.map(planSingle),
    ...checks.map((check) => planPut(checkKey(hostId, check.number), check)),
    ...effects.map((effect) => planEffect(change, effect, key)),
    ...audit.map((entry, n) => planAudit(change, entry, n)),
    ...(timer === undefined ? [] : [planTimer(hostId, timer)]),
  ];
}

/**
 * Returns the root after a commit of this change, so that the caller can continue without loading again. Rows get the root's new
 * version. So versions never restart, not even for a row that is deleted and created again. `added`: entries of the audit trail.
 */
export function rootAfter({ root, put = {}, remove = [] }: AggregateChange, added = 0): Root {
  const version = root.version + 1;
  const versions: Record<string, number> = { ...root.versions };
  for (const [name] of putsOf(put)) versions[name] = version;
  for (const name of remove) delete versions[name];
  return { ...root, version, versions, entries: root.entries + added };
}

function putsOf(put: NonNullable<AggregateChange['put']>): [RowName, unknown][] {
  // Object.entries loses the type of the keys, which are RowNames.
  return Object.entries(put).filter(([, data]) => data !== undefined) as [RowName, unknown][];
}

function planAggregate(change: AggregateChange, added: number): Planned[] {
  const { root, put = {}, remove = [] } = change;
  const { version, versions, entries } = rootAfter(change, added);
  const written = (name: RowName) => ({ condition: hasVersion(root.versions[name] ?? 0), otherwise: 'conflict' as const });
  const puts = putsOf(put).map(([name, data]) => ({ ...written(name), put: { ...rowKey(root.kind, root.id, name), version, data } }));
  const removals = remove
    .filter((name) => root.versions[name] !== undefined)
    .map((name) => ({ ...written(name), remove: rowKey(root.kind, root.id, name) }));
  const rootRow = { ...rootKey(root.kind, root.id), version, data: { versions, entries } };
  return [{ put: rootRow, condition: hasVersion(root.version), otherwise: 'conflict' }, ...puts, ...removals];
}

function planSingle(single: SingleChange): Planned {
  const { key, data, plainAttributes, otherwise = 'conflict' } = single;
  const condition = single.version === 'any' ? {} : hasVersion(single.version);
  if (single.remove) return { remove: key, condition, otherwise };
  const version = single.version === 'any' ? 1 : single.version + 1;
  return { put: { ...key, version, data }, plainAttributes, condition, otherwise };
}

function planPut(key: Key, data: unknown, plainAttributes?: PlainAttributes): Planned {
  return { put: { ...key, version: 1, data }, plainAttributes };
}

/**
 * The id of an effect in the outbox. It is derived from the event, so one event is pending once, no matter how often its commit is attempted.
 * `key`: the record key. Without it, no one foresees the id, or prepares a row under it.
 */
export function effectId(key: Uint8Array, hostId: string, { kind, key: event }: { kind: string; key: string }): string {
  return Buffer.from(keyedHash(key, 'outbox/1', hostId, kind, event))
    .toString('hex')
    .slice(0, 32);
}

/** Replaces whatever is under its id: no row that someone has placed there can refuse a commit. */
function planEffect(change: Change, effect: Effect, recordKey: Uint8Array): Planned {
  const pending: PendingEffect = { id: effectId(recordKey, change.hostId, effect), hostId: change.hostId, effect, createdAt: change.at };
  const key = outboxKey(pending.id);
  return planPut(key, pending, { due_partition: duePartition(key.pk), due_at: after(change.at, EFFECT_GRACE) });
}

function planAudit(change: Change, entry: AuditEntry, n: number): Planned {
  const request = change.requestId ?? 'clockwork';
  // Scheduled jobs make several commits at one moment. None may overwrite the entry of another one.
  const id = `${request}-${n}-${randomBytes(4).toString('hex')}`;
  return planPut(auditKey(change.hostId, change.at, id), { event: entry.event, by: actorOf(entry), facts: entry.facts ?? {}, request });
}

/** Due on a whole second: a schedule has no milliseconds, and it must not fire before its timer. */
function planTimer(hostId: string, timer: { kind: TimerKind; at: Instant } | null): Planned {
  const key = timerKey(hostId);
  if (timer === null) return { remove: key };
  const dueAt = roundUpToSecond(timer.at);
  const data: TimerData = { hostId, kind: timer.kind, dueAt };
  return planPut(key, data, { due_partition: duePartition(key.pk), due_at: dueAt });
}

function hasVersion(version: number) {
  if (version === 0) return { ConditionExpression: 'attribute_not_exists(pk)' };
  return { ConditionExpression: 'version = :version', ExpressionAttributeValues: { ':version': version } };
}

function toCommitError(error: unknown, planned: readonly Planned[]): unknown {
  if (!(error instanceof TransactionCanceledException)) return error;
  const reasons = error.CancellationReasons ?? [];
  const failed = reasons.flatMap((reason, index) => (reason.Code === 'ConditionalCheckFailed' ? [planned[index]?.otherwise ?? 'conflict'] : []));
  if (failed.includes('conflict') || reasons.some((reason) => reason.Code === 'TransactionConflict')) return new Conflict();
  const refusal = failed.find((code) => code !== 'conflict');
  return refusal ? new Refusal(refusal) : error;
}
