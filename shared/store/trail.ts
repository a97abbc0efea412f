import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { type ChainedEntry, type ChainHead, emptyChain } from '#custody/audit-chain.ts';
import { actorOf, TRAIL_YEARS, type WaitingEntry } from '#domain/audit.ts';
import { type Instant, instant } from '#domain/time.ts';
import { AUDIT_KEYS, auditKey, ENTRY_KEYS, type Key, trailEntryKey, trailHeadKey } from './keys.ts';
import { getRow, queryAll, type Row, signedItem, type Table, verifyRow } from './table.ts';
import { Conflict } from './unit-of-work.ts';

/** A waiting entry with the key of its row. */
export interface WaitingRow {
  key: Key;
  entry: WaitingEntry;
}

/** The chained entries of a Host, and those that are not chained yet. */
export function createTrail(table: Table) {
  return {
    /** Returns the oldest entries that wait, strongly consistent. An entry that we did not write raises the alarm and is left out. */
    waiting: (hostId: string, most: number): Promise<WaitingRow[]> => readWaiting(table, hostId, most),
    head: async (hostId: string): Promise<Row<ChainHead>> =>
      (await getRow<ChainHead>(table, trailHeadKey(hostId))) ?? { ...trailHeadKey(hostId), version: 0, data: emptyChain(hostId) },
    /**
     * Appends entries and deletes their waiting rows, in one transaction that is conditional on the head that was read. So each is
     * appended once, however often and in whatever order this is tried. Throws `Conflict` if another worker was faster.
     */
    append: (head: Row<ChainHead>, entries: readonly ChainedEntry[], waiting: readonly WaitingRow[]): Promise<void> =>
      appendEntries(table, head, entries, waiting),
    /** Returns all entries, the earliest first, also those that are not chained yet. */
    all: (hostId: string): Promise<WaitingEntry[]> => readAll(table, hostId),
    /** Returns chained entries with numbers below `before`, the newest first, except those whose time is over. */
    page: (hostId: string, before: number, most: number, now: Date): Promise<ChainedEntry[]> => readPage(table, hostId, { before, most, now }),
  };
}

/** When an entry from this time is deleted. */
export function keptUntil(at: Instant): Date {
  const end = new Date(at);
  end.setUTCFullYear(end.getUTCFullYear() + TRAIL_YEARS);
  return end;
}

async function readWaiting(table: Table, hostId: string, most: number): Promise<WaitingRow[]> {
  const { Items = [] } = await table.db.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :audit)',
      ExpressionAttributeValues: { ':pk': auditKey(hostId, '', '').pk, ':audit': AUDIT_KEYS },
      ConsistentRead: true,
      Limit: most,
    }),
  );
  const rows = await Promise.all(Items.map((item) => verifyRow<StoredEntry>(table, item).catch(() => undefined)));
  return rows.filter((row) => row !== undefined).map((row) => ({ key: { pk: row.pk, sk: row.sk }, entry: entryOf(row) }));
}

/** Entries of earlier releases may lack `by` and `facts`. */
interface StoredEntry {
  event: string;
  by?: WaitingEntry['by'];
  facts?: WaitingEntry['facts'];
}

function entryOf({ sk, data }: Row<StoredEntry>): WaitingEntry {
  const [at = '', ...id] = sk.slice(AUDIT_KEYS.length).split('#');
  return { id: id.join('#'), at: instant(new Date(at)), event: data.event, by: actorOf(data), facts: data.facts ?? {} };
}

/** The waiting entries are read first: one that is appended in between is read twice, never not at all. */
async function readAll(table: Table, hostId: string): Promise<WaitingEntry[]> {
  const query = { KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)' };
  const { pk: waitingPk } = auditKey(hostId, '', '');
  const waiting = await queryAll(table, { ...query, ExpressionAttributeValues: { ':pk': waitingPk, ':prefix': AUDIT_KEYS } });
  const { pk } = trailHeadKey(hostId);
  const chained = await queryAll(table, { ...query, ExpressionAttributeValues: { ':pk': pk, ':prefix': ENTRY_KEYS } });
  const entries = await Promise.all(chained.map(async (item) => (await verifyRow<ChainedEntry>(table, item)).data));
  const known = new Set(entries.map(({ id }) => id));
  const others = await Promise.all(waiting.map(async (item) => entryOf(await verifyRow<StoredEntry>(table, item))));
  return [...entries, ...others.filter(({ id }) => !known.has(id))];
}

async function appendEntries(table: Table, head: Row<ChainHead>, entries: readonly ChainedEntry[], waiting: readonly WaitingRow[]): Promise<void> {
  const last = entries.at(-1);
  if (!last) return;
  const hostId = head.pk.slice(head.pk.indexOf('#') + 1);
  const next = await signedItem(table, { ...head, version: head.version + 1, data: { number: last.number, hash: last.hash } });
  const puts = await Promise.all(entries.map((entry) => chainedItem(table, hostId, entry)));
  const isNew = { ConditionExpression: 'attribute_not_exists(pk)' };
  const isHead = head.version === 0 ? isNew : { ConditionExpression: 'version = :version', ExpressionAttributeValues: { ':version': head.version } };
  const writes = [
    { Put: { TableName: table.name, Item: next, ...isHead } },
    ...puts.map((Item) => ({ Put: { TableName: table.name, Item, ...isNew } })),
    ...waiting.map(({ key }) => ({ Delete: { TableName: table.name, Key: key, ConditionExpression: 'attribute_exists(pk)' } })),
  ];
  await table.db.send(new TransactWriteCommand({ TransactItems: writes })).catch((error: unknown) => {
    throw error instanceof TransactionCanceledException ? new Conflict() : error;
  });
}

function chainedItem(table: Table, hostId: string, entry: ChainedEntry): Promise<Record<string, unknown>> {
  const expires = { expires_at_s: Math.ceil(keptUntil(entry.at).getTime() / 1000) };
  return signedItem(table, { ...trailEntryKey(hostId, entry.number), version: 1, data: entry }, expires);
}

async function readPage(table: Table, hostId: string, { before, most, now }: { before: number; most: number; now: Date }): Promise<ChainedEntry[]> {
  if (before <= 1) return [];
  const { Items = [] } = await table.db.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: {
        ':pk': trailEntryKey(hostId, 0).pk,
        ':first': trailEntryKey(hostId, 0).sk,
        ':last': trailEntryKey(hostId, before - 1).sk,
      },
      ConsistentRead: true,
      ScanIndexForward: false,
      Limit: most,
    }),
  );
  const rows = await Promise.all(Items.map((item) => verifyRow<ChainedEntry>(table, item)));
  // TTL deletes late and in any order. The first entry whose time is over ends the trail, so that what is left has no gap.
  const end = rows.findIndex(({ data }) => keptUntil(data.at) <= now);
  return rows.slice(0, end < 0 ? rows.length : end).map(({ data }) => data);
}
