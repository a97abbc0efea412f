import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DeleteCommand, DynamoDBDocumentClient, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { TestStack } from './stack.ts';

export type Item = Record<string, unknown> & { pk: string; sk: string };

/** Direct access to the table of a stack, as an attacker has it: reads and writes without the service. */
export interface StolenTable {
  items(prefix: string): Promise<Item[]>;
  put(item: Item): Promise<void>;
  remove(item: Item): Promise<void>;
  /** Deletes all accounts, so that the wills of earlier tests take no time. */
  forgetEverybody(): Promise<void>;
}

/** DynamoDB's limit. */
const MOST_IN_BATCH = 25;

/** Opens the table of a running stack directly. */
export async function stolenTable(stack: TestStack): Promise<StolenTable> {
  const { table: TableName, access_key_id: accessKeyId } = await stack.dump();
  const endpoint = process.env['DYNAMODB_ENDPOINT'] ?? '';
  const client = new DynamoDBClient({ endpoint, region: 'eu-central-1', credentials: { accessKeyId, secretAccessKey: 'any' } });
  const db = DynamoDBDocumentClient.from(client);
  const items = async (prefix: string): Promise<Item[]> => {
    const found: Item[] = [];
    // Each item of the table has both keys.
    for await (const { Items } of paginateScan({ client: db }, { TableName, ConsistentRead: true }))
      found.push(...((Items ?? []).filter(({ pk }) => String(pk).startsWith(prefix)) as Item[]));
    return found;
  };
  const remove = async ({ pk, sk }: Item): Promise<void> => void (await db.send(new DeleteCommand({ TableName, Key: { pk, sk } })));
  return {
    items,
    remove,
    forgetEverybody: async () => {
      const theirs = (await items('')).filter(({ pk }) => /^(HOST|CUSTODY|TRANSFER|TIMER|OUTBOX|WILL|EMAIL)#/.test(pk));
      const deletes = theirs.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }));
      while (deletes.length > 0) await db.send(new BatchWriteCommand({ RequestItems: { [TableName]: deletes.splice(0, MOST_IN_BATCH) } }));
    },
    put: async (Item) => void (await db.send(new PutCommand({ TableName, Item }))),
  };
}
