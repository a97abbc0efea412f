import {
  type AttributeValue,
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  paginateScan,
  ResourceNotFoundException,
  type TableDescription,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import type { Deployment } from '#infra/local/environment.ts';
import type { DueItem } from '#infra/local/time/due-work.ts';
import { table } from '#infra/table.ts';
import { DUE_INDEX, itemGroup } from '#store/keys.ts';
import { readItems, restoreItems } from './items.ts';
import { bytesToBase64 } from './stream-worker.ts';
import { openTableStream, type StreamPosition, type StreamRecord, type TableStream } from './table-stream.ts';

/** The table, with the operations that the local stack itself needs. */
export interface LocalTable {
  /** Opens the stream at its oldest record, or after the position of an earlier reader. */
  openStream(earlier?: StreamPosition): TableStream;
  dump(): Promise<object>;
  /** Keeps all items. Returns a function that makes the table contain exactly these. */
  keep(): Promise<() => Promise<void>>;
  /** Returns all items that have a time, the earliest first. */
  dueItems(): Promise<DueItem[]>;
  close(options: { andDelete: boolean }): Promise<void>;
}

/** Opens the table of one deployment in the DynamoDB at `endpoint`. Creates it if it does not exist. */
export async function openTable({ region, tableName, serviceKey }: Deployment, endpoint: string): Promise<LocalTable> {
  const access = { region, endpoint, credentials: serviceKey };
  const client = new DynamoDBClient(access);
  const streams = new DynamoDBStreamsClient(access);
  const found = await findTable(client, tableName);
  const streamArn = found ? found.LatestStreamArn : await createTable(client, tableName);
  const openStream = (earlier?: StreamPosition): TableStream => (streamArn ? openTableStream(streams, streamArn, earlier) : NO_STREAM);
  return {
    openStream,
    dump: async () => toDump(tableName, serviceKey, [...(await readItems(client, tableName)).values()], openStream()),
    async keep() {
      const items = await readItems(client, tableName);
      return () => restoreItems(client, tableName, items);
    },
    dueItems: () => findDueItems(client, tableName),
    async close({ andDelete }) {
      // The database may already be stopped, and then there is nothing to delete.
      if (andDelete) await client.send(new DeleteTableCommand({ TableName: tableName })).catch(() => {});
      client.destroy();
      streams.destroy();
    },
  };
}

/** Returns these items and every record of the stream so far, as DynamoDB JSON with binary values in base64. */
export async function toDump(
  table: string,
  { accessKeyId }: Deployment['serviceKey'],
  items: readonly Record<string, AttributeValue>[],
  stream: TableStream,
): Promise<object> {
  const records: StreamRecord[] = [];
  for (let batches = await stream.next(); batches.length > 0; batches = await stream.next()) records.push(...batches.flat());
  return { access_key_id: accessKeyId, ...JSON.parse(JSON.stringify({ table, items, records }, bytesToBase64)) };
}

/** Returns the items of the table that have a time. Reads the whole index, which is small on one machine. */
async function findDueItems(client: DynamoDBClient, tableName: string): Promise<DueItem[]> {
  const items: DueItem[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName: tableName, IndexName: DUE_INDEX })) {
    for (const { pk, due_at: dueAt } of Items) {
      const id = String(pk?.S);
      items.push({ id, kind: itemGroup(id), dueAt: new Date(String(dueAt?.S)) });
    }
  }
  return items.sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
}

/** The stream of a table that was restored from a backup, until an operator turns it on. */
const NO_STREAM: TableStream = { next: async () => [], position: () => ({}) };

async function findTable(client: DynamoDBClient, name: string): Promise<TableDescription | undefined> {
  const described = await client.send(new DescribeTableCommand({ TableName: name })).catch((error: unknown) => {
    if (!(error instanceof ResourceNotFoundException)) throw error;
  });
  return described?.Table;
}

/** Creates the table with its indexes, stream and TTL. Returns the ARN of the stream. */
async function createTable(client: DynamoDBClient, name: string): Promise<string> {
  const { TableDescription } = await client.send(
    new CreateTableCommand({
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: attributeNames().map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      KeySchema: keySchema(table),
      GlobalSecondaryIndexes: table.indexes.map((index) => ({
        IndexName: index.name,
        KeySchema: keySchema(index),
        Projection: { ProjectionType: 'ALL' },
      })),
      StreamSpecification: { StreamEnabled: true, StreamViewType: table.streamView },
    }),
  );
  await waitUntilTableExists({ client, maxWaitTime: 20, minDelay: 1, maxDelay: 1 }, { TableName: name });
  await client.send(new UpdateTimeToLiveCommand({ TableName: name, TimeToLiveSpecification: { Enabled: true, AttributeName: table.ttlAttribute } }));
  const stream = TableDescription?.LatestStreamArn;
  if (!stream) throw new Error('DynamoDB created the table without a stream.');
  return stream;
}

function attributeNames(): string[] {
  return [table, ...table.indexes].flatMap(({ partitionKey, sortKey }) => [partitionKey, sortKey]);
}

function keySchema({ partitionKey, sortKey }: { partitionKey: string; sortKey: string }) {
  return [
    { AttributeName: partitionKey, KeyType: 'HASH' as const },
    { AttributeName: sortKey, KeyType: 'RANGE' as const },
  ];
}
