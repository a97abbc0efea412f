import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateTableCommand, DynamoDBClient, GetItemCommand, TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDynamoDb } from '#infra/local/emulators/dynamodb.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'will-table-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TableName = 'letters';

/** Runs a database on the folder for one task. Stops it immediately after the task's last response. */
async function withDatabase<Result>(task: (client: DynamoDBClient) => Promise<Result>): Promise<Result> {
  const database = await startDynamoDb(undefined, folder);
  const client = new DynamoDBClient({
    endpoint: database.url,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  try {
    return await task(client);
  } finally {
    client.destroy();
    await database.stop();
  }
}

it('DynamoDB Local with a folder keeps the last item that it confirmed before it was stopped', async () => {
  await withDatabase((client) =>
    client.send(
      new CreateTableCommand({
        TableName,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
        KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
        StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' },
      }),
    ),
  );
  const items = Array.from({ length: 8 }, (_, n) => ({ pk: { S: `item ${n}` } }));
  await withDatabase(async (client) => {
    for (const Item of items) await client.send(new TransactWriteItemsCommand({ TransactItems: [{ Put: { TableName, Item } }] }));
  });
  const Key = items.at(-1);
  const { Item } = await withDatabase((client) => client.send(new GetItemCommand({ TableName, Key, ConsistentRead: true })));
  expect(Item).toEqual(Key);
});
