import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { after, type Instant, MINUTE } from '#common/time.ts';
import { outboxKey } from './keys.ts';
import { getRow, type Table } from './table.ts';
import type { PendingEffect } from './unit-of-work.ts';

/** While one worker holds an effect, no other worker performs it. */
const CLAIM = 5 * MINUTE;

/** The pending effects. */
export function createOutbox(table: Table) {
  return {
    get: async (id: string): Promise<PendingEffect | undefined> => (await getRow<PendingEffect>(table, outboxKey(id)))?.data,
    /** Claims the effect for a while. Returns the number of this attempt, or undefined if the effect is done or another worker has it. */
    claim: async (id: string, now: Instant): Promise<number | undefined> => {
      try {
        const { Attributes } = await table.db.send(
          new UpdateCommand({
            TableName: table.name,
            Key: outboxKey(id),
            UpdateExpression: 'ADD attempts :one SET claimed_until = :until, due_at = :until',
            ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(claimed_until) OR claimed_until <= :now)',
            ExpressionAttributeValues: { ':one': 1, ':now': now, ':until': after(now, CLAIM) },
            ReturnValues: 'UPDATED_NEW',
          }),
        );
        return Number(Attributes?.['attempts']);
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
