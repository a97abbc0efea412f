import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { after, type Instant, MINUTE } from '#common/time.ts';
import type { Effect } from '#effects/effect.ts';
import { addOnce } from './add-once.ts';
import { duePartition, outboxKey } from './keys.ts';
import { getRow, type Table, verifyRow } from './table.ts';
import { effectId, type PendingEffect } from './unit-of-work.ts';

/** While one worker holds an effect, no other worker performs it. */
const CLAIM = 5 * MINUTE;

/** The pending effects. */
export function createOutbox(table: Table) {
  return {
    /** Returns the id under which an effect of this Host is pending. */
    idOf: async (hostId: string, effect: Pick<Effect, 'key'> & { kind: string }): Promise<string> =>
      effectId(await table.recordKey(), hostId, effect),
    get: async (id: string): Promise<PendingEffect | undefined> => (await getRow<PendingEffect>(table, outboxKey(id)))?.data,
    /**
     * Whether the effect is pending and is found by `at`. Anyone who can write the table can move what no mac covers, or damage the row: it is then
     * as good as missing.
     */
    isFoundBy: async (id: string, at: Instant): Promise<boolean> => {
      const key = outboxKey(id);
      const { Item } = await table.db.send(new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true }));
      const isGenuine = Item !== undefined && (await verifyRow(table, Item).then(Boolean, () => false));
      return (
        isGenuine &&
        typeof (Item['attempts'] ?? 0) === 'number' &&
        Item['due_partition'] === duePartition(key.pk) &&
        isNoLater(Item['due_at'], at) &&
        isNoLater(Item['claimed_until'] ?? at, at)
      );
    },
    /** Claims the effect for a while. Returns the number of this attempt, or undefined if the effect is done or another worker has it. */
    claim: async (id: string, now: Instant): Promise<number | undefined> => {
      try {
        const claiming = {
          set: ['claimed_until = :until', 'due_at = :until'],
          condition: 'attribute_exists(pk) AND (attribute_not_exists(claimed_until) OR claimed_until <= :now)',
          values: { ':now': now, ':until': after(now, CLAIM) },
        };
        return (await addOnce(table, { key: outboxKey(id), attribute: 'attempts', by: 1, ...claiming }, new Date(now))).sum;
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return undefined;
        throw error;
      }
    },
    /** Releases the claim on the effect and postpones it until `at`. */
    postpone: async (id: string, at: Instant): Promise<void> => {
      await table.db.send(
        new UpdateCommand({
          TableName: table.name,
          Key: outboxKey(id),
          UpdateExpression: 'SET due_at = :at, claimed_until = :at',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':at': at },
        }),
      );
    },
    done: async (id: string): Promise<void> => {
      await table.db.send(new DeleteCommand({ TableName: table.name, Key: outboxKey(id) }));
    },
  };
}

function isNoLater(value: unknown, at: Instant): boolean {
  return typeof value === 'string' && value <= at;
}
