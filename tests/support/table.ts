import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { TestStack } from './stack.ts';

export type Item = Record<string, unknown> & { pk: string; sk: string };

/** Direct access to the table of a stack, as an attacker has it: reads and writes without the service. */
export interface StolenTable {
  items(prefix: string): Promise<Item[]>;
  put(item: Item): Promise<void>;
  remove(item: Item): Promise<void>;
}

/** Opens the table of a running stack directly. */
export async function stolenTable(stack: TestStack): Promise<StolenTable> {
  const { table: TableName, access_key_id: accessKeyId } = await stack.dump();
  const client = new DynamoDBClient({ endpoint: stack.database, region: 'eu-central-1', credentials: { accessKeyId, secretAccessKey: 'any' } });
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
    put: async (Item) => void (await db.send(new PutCommand({ TableName, Item }))),
  };
}
