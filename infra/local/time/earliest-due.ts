import { type DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { DUE_INDEX, itemGroup } from '#store/keys.ts';
import type { DueItem } from './due-work.ts';

/** Returns the item of the table that becomes due first. Reads the whole index, which is small on one machine. */
export async function findEarliestDue(client: DynamoDBClient, tableName: string): Promise<DueItem | undefined> {
  const items: DueItem[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName: tableName, IndexName: DUE_INDEX })) {
    for (const { pk, due_at: dueAt } of Items) {
      const id = String(pk?.S);
      items.push({ id, kind: itemGroup(id), dueAt: new Date(String(dueAt?.S)) });
    }
  }
  return items.sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime())[0];
}
