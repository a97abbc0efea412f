import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { TestStack } from './stack.ts';

export type Item = Record<string, unknown> & { pk: string; sk: string };

/** The table of a stack as its thief has it: reads and writes behind the service's back. */
export interface StolenTable {
  items(prefix: string): Promise<Item[]>;
  put(item: Item): Promise<void>;
  remove(item: Item): Promise<void>;
}

/** Opens the table of a running stack directly. */
export async function stolenTable(stack: TestStack): Promise<StolenTable> {
  const { table: TableName } = await stack.dump();
  const endpoint = process.env['DYNAMODB_ENDPOINT'] ?? '';
  const client = new DynamoDBClient({ endpoint, region: 'eu-central-1', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } });
  const db = DynamoDBDocumentClient.from(client);
  return {
    items: async (prefix) => {
      const { Items } = await db.send(new ScanCommand({ TableName, ConsistentRead: true }));
      // Every item of the table has both keys.
      return (Items ?? []).filter(({ pk }) => String(pk).startsWith(prefix)) as Item[];
    },
    put: async (Item) => void (await db.send(new PutCommand({ TableName, Item }))),
    remove: async ({ pk, sk }) => void (await db.send(new DeleteCommand({ TableName, Key: { pk, sk } }))),
  };
}
