import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { aggregatePartition, custodyPartition, type Key, sessionPartition, trailHeadKey, transferPointerKey, willPointerKey } from './keys.ts';
import { queryAll, type Table } from './table.ts';

const IN_PARALLEL = 10;

/** Deletes rows without reading them: those of a Host whose account is deleted. Deleting a missing row does no harm. */
export function createErasure(table: Table) {
  const remove = async ({ pk, sk }: Key): Promise<void> => {
    await table.db.send(new DeleteCommand({ TableName: table.name, Key: { pk, sk } }));
  };
  const partition = async (pk: string): Promise<number> => {
    const query = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': pk }, ProjectionExpression: 'pk, sk' };
    const keys = (await queryAll(table, query)) as unknown as Key[]; // the projection has both
    for (let from = 0; from < keys.length; from += IN_PARALLEL) await Promise.all(keys.slice(from, from + IN_PARALLEL).map(remove));
    return keys.length;
  };
  return {
    /** Deletes a transfer, and its pointer. */
    transfer: async (id: string, wireId: string): Promise<void> => {
      await partition(aggregatePartition('transfer', id));
      await remove(transferPointerKey(wireId.toLowerCase()));
    },
    sessions: (hostId: string): Promise<number> => partition(sessionPartition(hostId)),
    /** Deletes the pointer from the number of a will to its Host. */
    will: (willId: string): Promise<void> => remove(willPointerKey(willId)),
    /** Deletes every row of the Host's own partitions. Returns how many there were. */
    host: async (id: string): Promise<number> =>
      (await partition(aggregatePartition('host', id))) + (await partition(custodyPartition(id))) + (await partition(trailHeadKey(id).pk)),
  };
}
