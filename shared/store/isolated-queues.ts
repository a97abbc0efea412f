import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import type { IsolatedQueue } from '#domain/isolated-queue.ts';
import { after, DAY, type Instant, MINUTE } from '#domain/time.ts';
import { isolatedQueueKey } from './keys.ts';
import type { Table } from './table.ts';

/** One lane of one Host. */
export interface HostQueue {
  hostId: string;
  lane: IsolatedQueue;
}

/** Longer than the worker may run: a worker that was cut off loses the lane then. */
const LEASE = 6 * MINUTE;
/** Ids of effects in one item. What a full lane does not take stays pending, and the sweep comes back to it. */
const MAX_WAITING = 500;

/**
 * Who works for a Host at the moment, and the ids of effects that wait for that worker. One worker at a time holds a lane, so
 * one Host takes one run of the worker for each lane. A hint only: what is pending is in the outbox.
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
    /** Adds ids to those that wait. Returns whether no one holds the lane, so that a worker has to be started. */
    add: async (place: HostQueue, ids: readonly string[], now: Instant): Promise<boolean> => {
      const item = await update(place, now, {
        UpdateExpression: 'ADD waiting :ids SET expires_at_s = :expires',
        ConditionExpression: 'attribute_not_exists(waiting) OR size(waiting) < :most',
        ExpressionAttributeValues: { ':ids': new Set(ids), ':most': MAX_WAITING },
        ReturnValues: 'ALL_NEW',
      });
      // A full one may have been left by a worker that was cut off.
      return !(String(item?.['held_until'] ?? '') > now);
    },
    /** Takes or keeps a lane, with all ids that wait; undefined while another worker holds it. */
    take: async (place: HostQueue, owner: string, now: Instant): Promise<string[] | undefined> => {
      const item = await update(place, now, {
        UpdateExpression: 'SET held_by = :owner, held_until = :until, expires_at_s = :expires REMOVE waiting',
        ConditionExpression: 'attribute_not_exists(held_until) OR held_until <= :now OR held_by = :owner',
        ExpressionAttributeValues: { ':owner': owner, ':now': now, ':until': after(now, LEASE) },
        ReturnValues: 'ALL_OLD',
      });
      return item && idsOf(item['waiting']);
    },
    /** Gives a lane back. Returns false, and keeps it, if ids were added in the meantime; `always` gives it back even so. */
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

/** A string set of DynamoDB. */
function idsOf(waiting: unknown): string[] {
  return waiting instanceof Set ? [...waiting].map(String) : [];
}
