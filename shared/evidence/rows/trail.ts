import { QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { instant } from '#common/time.ts';
import { type ChainedEntry, type ChainHead, emptyChain } from '#custody/audit-chain.ts';
import { keptUntil, type WaitingEntry } from '#effects/audit.ts';
import { AUDIT_KEYS, auditKey, type Key, trailEntryKey, trailHeadKey } from '#store/keys.ts';
import { getRow, isLostRace, type Row, signedItem, type Table, verifyRow } from '#store/table.ts';
import { Conflict } from '#store/unit-of-work.ts';

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
    /** Returns chained entries with numbers below `before` (1 or more), the newest first, except those whose time is over. */
    page: (hostId: string, before: number, most: number, now: Date): Promise<ChainedEntry[]> => readPage(table, hostId, { before, most, now }),
  };
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

type StoredEntry = Pick<WaitingEntry, 'event' | 'by' | 'facts'>;

function entryOf({ sk, data }: Row<StoredEntry>): WaitingEntry {
  const [at = '', ...id] = sk.slice(AUDIT_KEYS.length).split('#');
  return { id: id.join('#'), at: instant(new Date(at)), event: data.event, by: data.by, facts: data.facts };
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
    throw isLostRace(error) ? new Conflict() : error;
  });
}

function chainedItem(table: Table, hostId: string, entry: ChainedEntry): Promise<Record<string, unknown>> {
  const expires = { expires_at_s: Math.ceil(Date.parse(keptUntil(entry.at)) / 1000) };
  return signedItem(table, { ...trailEntryKey(hostId, entry.number), version: 1, data: entry }, expires);
}

async function readPage(table: Table, hostId: string, { before, most, now }: { before: number; most: number; now: Date }): Promise<ChainedEntry[]> {
  const items = await newestItems(table, [trailEntryKey(hostId, 0), trailEntryKey(hostId, before - 1)], most);
  const rows = await Promise.all(items.map((item) => verifyRow<ChainedEntry>(table, item)));
  // TTL deletes late and in any order. The first entry whose time is over ends the trail, so that what is left has no gap.
  const end = rows.findIndex(({ data }) => keptUntil(data.at) <= instant(now));
  return rows.slice(0, end < 0 ? rows.length : end).map(({ data }) => data);
}

/** Returns the last items between two keys. DynamoDB ends a page of a query after 1 MB, also if fewer than `most` were found. */
async function newestItems(table: Table, [first, last]: readonly [Key, Key], most: number): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await table.db.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
        ExpressionAttributeValues: { ':pk': first.pk, ':first': first.sk, ':last': last.sk },
        ConsistentRead: true,
        ScanIndexForward: false,
        Limit: most - items.length,
        ...(from && { ExclusiveStartKey: from }),
      }),
    );
    items.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
  } while (from && items.length < most);
  return items;
}
