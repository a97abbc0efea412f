import { createHash, randomBytes } from 'node:crypto';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { Refusal, type RefusalCode } from '#common/refusal.ts';
import { after, type Instant, roundUpToSecond } from '#common/time.ts';
import { type AuditEntry, actorOf } from '#effects/audit.ts';
import { EFFECT_GRACE, type Effect, type TimerKind } from '#effects/effect.ts';
import type { Root } from './aggregate.ts';
import { auditKey, checkKey, duePartition, type Key, outboxKey, type RowName, rootKey, rowKey, timerKey } from './keys.ts';
import { type PlainAttributes, signedItem, type Table } from './table.ts';

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
interface Planned {
  write: Write;
  otherwise?: RefusalCode | 'conflict';
}

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
  const planned = await plan(table, change);
  if (planned.length === 0) return;
  try {
    await table.db.send(new TransactWriteCommand({ TransactItems: planned.map(({ write }) => write) }));
  } catch (error) {
    throw toCommitError(error, planned);
  }
}

async function plan(table: Table, change: Change): Promise<Planned[]> {
  const lists = await Promise.all([
    ...(change.aggregates ?? []).map((aggregate) => planAggregate(table, aggregate)),
    ...(change.singles ?? []).map((single) => planSingle(table, single)),
    ...(change.checks ?? []).map((check) => planPut(table, checkKey(change.hostId, check.number), check)),
    ...(change.effects ?? []).map((effect) => planEffect(table, change, effect)),
    ...(change.audit ?? []).map((entry, n) => planAudit(table, change, entry, n)),
    ...(change.timer === undefined ? [] : [planTimer(table, change.hostId, change.timer)]),
  ]);
  return lists.flat();
}

/**
 * Returns the root after a commit of this change, so that the caller can continue without loading again. Rows get the root's new
 * version. So versions never restart, not even for a row that is deleted and created again.
 */
export function rootAfter({ root, put = {}, remove = [] }: AggregateChange): Root {
  const version = root.version + 1;
  const versions: Record<string, number> = { ...root.versions };
  for (const [name] of putsOf(put)) versions[name] = version;
  for (const name of remove) delete versions[name];
  return { ...root, version, versions };
}

function putsOf(put: NonNullable<AggregateChange['put']>): [RowName, unknown][] {
  // Object.entries loses the type of the keys, which are RowNames.
  return Object.entries(put).filter(([, data]) => data !== undefined) as [RowName, unknown][];
}

async function planAggregate(table: Table, change: AggregateChange): Promise<Planned[]> {
  const { root, put = {}, remove = [] } = change;
  const { version, versions } = rootAfter(change);
  const puts = putsOf(put);
  const writes = await Promise.all(
    puts.map(async ([name, data]) => {
      const item = await signedItem(table, { ...rowKey(root.kind, root.id, name), version, data });
      return { write: { Put: { TableName: table.name, Item: item, ...hasVersion(root.versions[name] ?? 0) } }, otherwise: 'conflict' as const };
    }),
  );
  const removals = remove
    .filter((name) => root.versions[name] !== undefined)
    .map((name) => ({
      write: { Delete: { TableName: table.name, Key: rowKey(root.kind, root.id, name), ...hasVersion(root.versions[name] ?? 0) } },
      otherwise: 'conflict' as const,
    }));
  const rootItem = await signedItem(table, { ...rootKey(root.kind, root.id), version, data: { versions } });
  return [{ write: { Put: { TableName: table.name, Item: rootItem, ...hasVersion(root.version) } }, otherwise: 'conflict' }, ...writes, ...removals];
}

async function planSingle(table: Table, single: SingleChange): Promise<Planned[]> {
  const condition = single.version === 'any' ? {} : hasVersion(single.version);
  const otherwise = single.otherwise ?? 'conflict';
  if (single.remove) return [{ write: { Delete: { TableName: table.name, Key: single.key, ...condition } }, otherwise }];
  const version = single.version === 'any' ? 1 : single.version + 1;
  const item = await signedItem(table, { ...single.key, version, data: single.data }, single.plainAttributes);
  return [{ write: { Put: { TableName: table.name, Item: item, ...condition } }, otherwise }];
}

async function planPut(table: Table, key: Key, data: unknown, plainAttributes?: PlainAttributes): Promise<Planned[]> {
  return [{ write: { Put: { TableName: table.name, Item: await signedItem(table, { ...key, version: 1, data }, plainAttributes) } } }];
}

/** The id of an effect in the outbox. It is derived from the event, so one event is pending once, no matter how often its commit is attempted. */
export function effectId(hostId: string, { kind, key }: Effect): string {
  return createHash('sha256').update(`${hostId}/${kind}/${key}`).digest('hex').slice(0, 32);
}

function planEffect(table: Table, change: Change, effect: Effect): Promise<Planned[]> {
  const id = effectId(change.hostId, effect);
  const pending: PendingEffect = { id, hostId: change.hostId, effect, createdAt: change.at };
  const key = outboxKey(id);
  return planPut(table, key, pending, { due_partition: duePartition(key.pk), due_at: after(change.at, EFFECT_GRACE) });
}

function planAudit(table: Table, change: Change, entry: AuditEntry, n: number): Promise<Planned[]> {
  const request = change.requestId ?? 'clockwork';
  // Scheduled jobs make several commits at one moment. None may overwrite the entry of another one.
  const id = `${request}-${n}-${randomBytes(4).toString('hex')}`;
  return planPut(table, auditKey(change.hostId, change.at, id), { event: entry.event, by: actorOf(entry), facts: entry.facts ?? {}, request });
}

/** Due on a whole second: a schedule has no milliseconds, and it must not fire before its timer. */
async function planTimer(table: Table, hostId: string, timer: { kind: TimerKind; at: Instant } | null): Promise<Planned[]> {
  const key = timerKey(hostId);
  if (timer === null) return [{ write: { Delete: { TableName: table.name, Key: key } } }];
  const dueAt = roundUpToSecond(timer.at);
  const data: TimerData = { hostId, kind: timer.kind, dueAt };
  return planPut(table, key, data, { due_partition: duePartition(key.pk), due_at: dueAt });
}

function hasVersion(version: number) {
  if (version === 0) return { ConditionExpression: 'attribute_not_exists(pk)' };
  return { ConditionExpression: 'version = :version', ExpressionAttributeValues: { ':version': version } };
}

function toCommitError(error: unknown, planned: readonly Planned[]): unknown {
  if (!(error instanceof TransactionCanceledException)) return error;
  const failed = (error.CancellationReasons ?? []).flatMap((reason, index) =>
    reason.Code === 'ConditionalCheckFailed' ? [planned[index]?.otherwise ?? 'conflict'] : [],
  );
  const reasons = error.CancellationReasons ?? [];
  if (failed.includes('conflict') || reasons.some((reason) => reason.Code === 'TransactionConflict')) return new Conflict();
  const refusal = failed.find((code) => code !== 'conflict');
  return refusal ? new Refusal(refusal) : error;
}
