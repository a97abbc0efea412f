import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import {
  AUDIT_KEYS,
  aggregatePartition,
  auditKey,
  custodyPartition,
  ENTRY_KEYS,
  type Key,
  rowKey,
  sessionPartition,
  trailHeadKey,
  transferPointerKey,
  willPointerKey,
} from '#store/keys.ts';
import { queryAll, type Table } from '#store/table.ts';

const IN_PARALLEL = 10;

/** Ids of Hosts and transfers. */
const ID = /^[0-9a-f-]{36}$/;

/**
 * Deletes rows of a Host whose account is deleted, without checking their MACs: a forged row must not keep an account from being deleted.
 * Deleting a missing row does no harm.
 */
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
    /** Returns the ids of the transfers that a Host's audit trail names. An entry can be forged, so `transfer` checks whose they are. */
    transfersOf: async (hostId: string): Promise<string[]> => {
      const named = await Promise.all([namedIn(table, trailHeadKey(hostId).pk, ENTRY_KEYS), namedIn(table, auditKey(hostId, '', '').pk, AUDIT_KEYS)]);
      return [...new Set(named.flat())].filter((id) => ID.test(id));
    },
    /** Deletes a transfer and its pointer, unless it is another Host's. */
    transfer: async (hostId: string, id: string, wireId: string): Promise<void> => {
      const owner = await ownerOf(table, id);
      if (owner !== undefined && owner !== hostId) return;
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

/** The transfers that rows with this beginning of their key name. */
async function namedIn(table: Table, pk: string, prefix: string): Promise<string[]> {
  const items = await queryAll(table, {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix },
    ProjectionExpression: '#data.facts.transfer',
    ExpressionAttributeNames: { '#data': 'data' },
  });
  return items.map(({ data }) => String((data as { facts?: { transfer?: unknown } } | undefined)?.facts?.transfer));
}

/** The Host whom a transfer names. Undefined if its row is deleted. */
async function ownerOf(table: Table, id: string): Promise<string | undefined> {
  const { Item } = await table.db.send(new GetCommand({ TableName: table.name, Key: rowKey('transfer', id, 'META'), ConsistentRead: true }));
  return Item && String((Item['data'] as { facts?: { hostId?: unknown } } | undefined)?.facts?.hostId);
}
