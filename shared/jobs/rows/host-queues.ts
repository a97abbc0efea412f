import { randomUUID } from 'node:crypto';
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { after, DAY, type Instant, MINUTE } from '#common/time.ts';
import type { HostQueueName } from '#effects/effect.ts';
import { hostQueueKey } from '#store/keys.ts';
import { itemOfFailedWrite, type Table } from '#store/table.ts';

/** One queue of one Host. */
export interface HostQueue {
  hostId: string;
  name: HostQueueName;
}

/** Longer than the worker may run. A worker that was stopped loses the queue then. */
const LEASE = 6 * MINUTE;
/** The number of effect ids in one item. Effects that do not fit stay pending, and the sweep performs them later. */
const MAX_WAITING = 500;

/**
 * Which worker processes a Host's effects at the moment, and the ids of effects that wait for it. One worker at a time holds a queue,
 * so one Host uses one run of the worker for each queue. The rows are hints only: the outbox decides what is pending.
 */
export function createHostQueues(table: Table) {
  const update = async ({ hostId, name }: HostQueue, now: Instant, { ExpressionAttributeValues: values, ...change }: Update) => {
    const expires = Math.floor(Date.parse(after(now, DAY)) / 1000);
    const command = new UpdateCommand({
      TableName: table.name,
      Key: hostQueueKey(hostId, name),
      ExpressionAttributeValues: { ...values, ':expires': expires },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      ...change,
    });
    try {
      return { done: true, item: (await table.db.send(command)).Attributes ?? {} };
    } catch (error) {
      return { done: false, item: itemOfFailedWrite(error) };
    }
  };
  return {
    /** Adds ids to the waiting ones. Returns whether no worker holds the queue, so that one has to be started. */
    add: async (queue: HostQueue, ids: readonly string[], now: Instant): Promise<boolean> => {
      const { done, item } = await update(queue, now, {
        UpdateExpression: 'ADD waiting :ids SET expires_at_s = :expires',
        ConditionExpression: 'attribute_not_exists(waiting) OR size(waiting) < :most',
        ExpressionAttributeValues: { ':ids': new Set(ids), ':most': MAX_WAITING },
        ReturnValues: 'ALL_NEW',
      });
      // A worker that was stopped may have left a full queue.
      return !done || !(String(item['held_until'] ?? '') > now);
    },
    /** Acquires or keeps a queue and returns all waiting ids. Returns undefined while another worker holds it. */
    take: async (queue: HostQueue, owner: string, now: Instant): Promise<string[] | undefined> => {
      const take = randomUUID();
      const { done, item } = await update(queue, now, {
        // What was taken stays in the item, for a request that is repeated because its answer was lost.
        UpdateExpression:
          'SET held_by = :owner, held_until = :until, expires_at_s = :expires, last_take = :take, taken = if_not_exists(waiting, :none) REMOVE waiting',
        ConditionExpression: 'NOT last_take = :take AND (attribute_not_exists(held_until) OR held_until <= :now OR held_by = :owner)',
        ExpressionAttributeValues: { ':owner': owner, ':now': now, ':until': after(now, LEASE), ':take': take, ':none': '' },
        ReturnValues: 'ALL_NEW',
      });
      return done || item['last_take'] === take ? idsOf(item['taken']) : undefined;
    },
    /** Releases a queue. If ids were added in the meantime, returns false and keeps the queue; with `always` it releases it in any case. */
    leave: async (queue: HostQueue, owner: string, now: Instant, always = false): Promise<boolean> => {
      const { done, item } = await update(queue, now, {
        UpdateExpression: 'SET expires_at_s = :expires, left_by = :owner REMOVE held_by, held_until, taken',
        ConditionExpression: always ? 'held_by = :owner' : 'held_by = :owner AND attribute_not_exists(waiting)',
        ExpressionAttributeValues: { ':owner': owner },
      });
      return done || item['left_by'] === owner;
    },
  };
}

type Update = Pick<UpdateCommandInput, 'UpdateExpression' | 'ConditionExpression' | 'ExpressionAttributeValues' | 'ReturnValues'>;

/** Reads a string set of DynamoDB. */
function idsOf(waiting: unknown): string[] {
  return waiting instanceof Set ? [...waiting].map(String) : [];
}
