import { setTimeout as pause } from 'node:timers/promises';
import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  type QueryCommandInput,
  TransactGetCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { Refusal } from '#common/refusal.ts';
import { isGenuineRecord, recordMac } from '#custody/record-mac.ts';
import { itemGroup, type Key } from './keys.ts';

/** Schema version written into every item. */
const SCHEMA = 1;

/** The context of every part of the store. */
export interface Table {
  db: DynamoDBDocumentClient;
  name: string;
  recordKey: () => Promise<Uint8Array>;
  /** Called once for each record that we did not write: an operator has to look at it. */
  alarm: (event: string, facts: Record<string, string>) => void;
}

/** One item. The mac covers `data` with its key and version. All other attributes are index keys or counters. */
export interface Row<Data = unknown> extends Key {
  version: number;
  data: Data;
}

/** Attributes next to `data` that need no mac: index keys, counters, expiry. */
export type PlainAttributes = Record<string, string | number>;

/** Returns the item to write for a row. */
export async function signedItem(table: Table, row: Row, plainAttributes: PlainAttributes = {}): Promise<Record<string, unknown>> {
  const key = await table.recordKey();
  const attributes = { schema: SCHEMA, data: row.data };
  const mac = recordMac(key, { pk: row.pk, sk: row.sk, version: row.version, attributes });
  return { ...plainAttributes, pk: row.pk, sk: row.sk, version: row.version, schema: SCHEMA, data: row.data, mac };
}

/** Returns the row of an item that was read. For a wrong mac, raises the alarm and throws `record_altered`. */
export async function verifyRow<Data>(table: Table, item: Record<string, unknown>): Promise<Row<Data>> {
  const key = await table.recordKey();
  const { pk, sk, version, schema, data, mac } = item;
  const read = { pk: String(pk), sk: String(sk), version: Number(version), attributes: { schema, data } };
  if (typeof mac !== 'string' || !isGenuineRecord(key, read, mac))
    throw reportAltered(table, { partition: itemGroup(read.pk), row: itemGroup(read.sk) });
  // The mac shows that we wrote this item under this key. So it has the shape that this row's type had then.
  return { pk: read.pk, sk: read.sk, version: read.version, data: data as Data };
}

/** Raises the alarm and returns the refusal to throw. Facts contain only kinds of records. */
export function reportAltered(table: Table, facts: Record<string, string>): Refusal {
  table.alarm('record_altered', facts);
  return new Refusal('record_altered');
}

/** Reads one row, strongly consistent. */
export async function getRow<Data>(table: Table, key: Key): Promise<Row<Data> | undefined> {
  const { Item } = await table.db.send(new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true }));
  return Item ? verifyRow<Data>(table, Item) : undefined;
}

const LOOKS = 5;

/**
 * Reads some items as they were at one moment. Reads again if a transaction writes one of them at that moment.
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactGetItems.html
 */
export async function getTogether(table: Table, keys: readonly Key[]): Promise<(Record<string, unknown> | undefined)[]> {
  const items = keys.map((key) => ({ Get: { TableName: table.name, Key: key } }));
  for (let look = 1; ; look += 1) {
    try {
      const { Responses = [] } = await table.db.send(new TransactGetCommand({ TransactItems: items }));
      return Responses.map(({ Item }) => Item);
    } catch (error) {
      if (!(error instanceof TransactionCanceledException) || look === LOOKS) throw error;
      await pause(10 * look);
    }
  }
}

/** Writes the data of a row that was read at `version`, 0 for none. Returns false if another write came first. */
export async function putIfVersion(table: Table, { pk, sk, version, data }: Row, plainAttributes: PlainAttributes = {}): Promise<boolean> {
  const condition =
    version === 0
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : { ConditionExpression: 'version = :version', ExpressionAttributeValues: { ':version': version } };
  return putOnce(table, await signedItem(table, { pk, sk, version: version + 1, data }, plainAttributes), condition);
}

/** Writes an item under a condition. Returns false if the condition fails, or while another transaction writes the item. */
export function putOnce(
  table: Pick<Table, 'db' | 'name'>,
  Item: Record<string, unknown>,
  condition: { ConditionExpression: string; ExpressionAttributeValues?: Record<string, unknown> },
): Promise<boolean> {
  return writeOnce(table, { Put: { TableName: table.name, Item, ...condition } });
}

/** Deletes a row that was read. Returns false if another one has deleted or changed it since. */
export function removeOnce(table: Table, { pk, sk, version }: Row): Promise<boolean> {
  const condition = { ConditionExpression: 'version = :version', ExpressionAttributeValues: { ':version': version } };
  return writeOnce(table, { Delete: { TableName: table.name, Key: { pk, sk }, ...condition } });
}

/**
 * A transaction of one write: DynamoDB recognizes it when the AWS client repeats it because its answer was lost. The write alone would fail its
 * own condition then.
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html#DDB-TransactWriteItems-request-ClientRequestToken
 */
async function writeOnce({ db }: Pick<Table, 'db'>, write: NonNullable<TransactWriteCommandInput['TransactItems']>[number]): Promise<boolean> {
  try {
    await db.send(new TransactWriteCommand({ TransactItems: [write] }));
    return true;
  } catch (error) {
    if (isLostRace(error)) return false;
    throw error;
  }
}

/**
 * Returns the item that a single write met, empty if there was none, when its condition failed. Throws any other error.
 * The write must ask for it: `ReturnValuesOnConditionCheckFailure: 'ALL_OLD'`.
 */
export function itemOfFailedWrite(error: unknown): Record<string, unknown> {
  if (error instanceof ConditionalCheckFailedException) return unmarshall(error.Item ?? {});
  throw error;
}

/** Whether a transaction was refused because another write came first, or was in the middle. Any other reason is a fault, such as throttling. */
export function isLostRace(error: unknown): boolean {
  if (!(error instanceof TransactionCanceledException)) return false;
  return (error.CancellationReasons ?? []).some(({ Code }) => Code === 'ConditionalCheckFailed' || Code === 'TransactionConflict');
}

/** Reads all items of a query, page by page, strongly consistent if the index allows it. */
export async function queryAll(table: Table, query: Omit<QueryCommandInput, 'TableName'>): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await table.db.send(
      new QueryCommand({ ConsistentRead: query.IndexName === undefined, ...query, TableName: table.name, ...(from && { ExclusiveStartKey: from }) }),
    );
    items.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
  } while (from);
  return items;
}
