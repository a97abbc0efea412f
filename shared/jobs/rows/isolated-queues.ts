import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { after, DAY, type Instant, MINUTE } from '#common/time.ts';
import type { IsolatedQueue } from '#effects/isolated-queue.ts';
import { isolatedQueueKey } from '#store/keys.ts';
import type { Table } from '#store/table.ts';

/** One lane of one Host. */
export interface HostQueue {
  hostId: string;
  lane: IsolatedQueue;
}

/** Longer than the worker may run. A worker that was stopped loses the lane then. */
const LEASE = 6 * MINUTE;
/** The number of effect ids in one item. Effects that do not fit stay pending, and the sweep performs them later. */
const MAX_WAITING = 500;

/**
 * Which worker processes a Host's effects at the moment, and the ids of effects that wait for it. One worker at a time holds a lane,
 * so one Host uses one run of the worker for each lane. The rows are hints only: the outbox decides what is pending.
 */
export function createIsolatedQueues(table: Table) {
  const update = async ({ hostId, lane }: HostQueue, now: Instant, { ExpressionAttributeValues: values, ...change }: Update) => {
    const expires = Math.floor(Date.parse(after(now, DAY)) / 1000);
    const command = new UpdateCommand({
      TableName: table.name,
      Key: isolatedQueueKey(hostId, lane),
      ExpressionAttributeValues: { ...values, ':expires': expires },
      ...change,
    });
    try {
      return (await table.db.send(command)).Attributes ?? {};
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return undefined;
      throw error;
    }
  };
  return {
    /** Adds ids to the waiting ones. Returns whether no worker holds the lane, so that one has to be started. */
    add: async (place: HostQueue, ids: readonly string[], now: Instant): Promise<boolean> => {
      const item = await update(place, now, {
        UpdateExpression: 'ADD waiting :ids SET expires_at_s = :expires',
        ConditionExpression: 'attribute_not_exists(waiting) OR size(waiting) < :most',
        ExpressionAttributeValues: { ':ids': new Set(ids), ':most': MAX_WAITING },
        ReturnValues: 'ALL_NEW',
      });
      // A worker that was stopped may have left a full lane.
      return !(String(item?.['held_until'] ?? '') > now);
    },
    /** Acquires or keeps a lane and returns all waiting ids. Returns undefined while another worker holds it. */
    take: async (place: HostQueue, owner: string, now: Instant): Promise<string[] | undefined> => {
      const item = await update(place, now, {
        UpdateExpression: 'SET held_by = :owner, held_until = :until, expires_at_s = :expires REMOVE waiting',
        ConditionExpression: 'attribute_not_exists(held_until) OR held_until <= :now OR held_by = :owner',
        ExpressionAttributeValues: { ':owner': owner, ':now': now, ':until': after(now, LEASE) },
        ReturnValues: 'ALL_OLD',
      });
      return item && idsOf(item['waiting']);
    },
    /** Releases a lane. If ids were added in the meantime, returns false and keeps the lane; with `always` it releases it in any case. */
    leave: async (place: HostQueue, owner: string, now: Instant, always = false): Promise<boolean> => {
      const item = await update(place, now, {
        UpdateExpression: 'SET expires_at_s = :expires REMOVE held_by, held_until',
        ConditionExpression: always ? 'held_by = :owner' : 'held_by = :owner AND attribute_not_exists(waiting)',
        ExpressionAttributeValues: { ':owner': owner },
      });
      return item !== undefined;
    },
  };
}

type Update = Pick<UpdateCommandInput, 'UpdateExpression' | 'ConditionExpression' | 'ExpressionAttributeValues' | 'ReturnValues'>;

/** Reads a string set of DynamoDB. */
function idsOf(waiting: unknown): string[] {
  return waiting instanceof Set ? [...waiting].map(String) : [];
}
