import { isDeepStrictEqual } from 'node:util';
import { type AttributeValue, BatchWriteItemCommand, type DynamoDBClient, paginateScan, type WriteRequest } from '@aws-sdk/client-dynamodb';

type Item = Record<string, AttributeValue>;

/** The items of the table, by their keys. */
export type TableItems = ReadonlyMap<string, Item>;

/** As many items as one call may write. */
const BATCH = 25;

/** Returns every item of the table. */
export async function readItems(client: DynamoDBClient, TableName: string): Promise<TableItems> {
  const items = new Map<string, Item>();
  for await (const { Items = [] } of paginateScan({ client }, { TableName, ConsistentRead: true }))
    for (const item of Items) items.set(keyOf(item), item);
  return items;
}

/** Makes the table contain exactly these items. Writes only what differs. */
export async function restoreItems(client: DynamoDBClient, TableName: string, wanted: TableItems): Promise<void> {
  const present = await readItems(client, TableName);
  const changes: WriteRequest[] = [];
  for (const [key, item] of present) if (!wanted.has(key)) changes.push({ DeleteRequest: { Key: { pk: item['pk'], sk: item['sk'] } as Item } });
  for (const [key, item] of wanted) if (!isDeepStrictEqual(present.get(key), item)) changes.push({ PutRequest: { Item: item } });
  while (changes.length > 0) await client.send(new BatchWriteItemCommand({ RequestItems: { [TableName]: changes.splice(0, BATCH) } }));
}

const keyOf = ({ pk, sk }: Item): string => JSON.stringify([pk?.S, sk?.S]);
