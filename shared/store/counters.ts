import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type Key, otpKey, rateKey } from './keys.ts';
import type { Table } from './table.ts';

export type Admission = { admitted: true; remaining: number; resetSeconds: number } | { admitted: false; resetSeconds: number };

/** Pure counters: one conditional update each, exact under any number of parallel requests. */
export function createCounters(table: Table) {
  return {
    /** Counts one request in the aligned window of `windowSeconds` that `now` lies in; exactly `limit` are admitted. */
    admit: async (scope: string, subject: string, limit: number, windowSeconds: number, now: Date): Promise<Admission> => {
      const second = Math.floor(now.getTime() / 1000);
      const window = Math.floor(second / windowSeconds);
      const resetSeconds = (window + 1) * windowSeconds - second;
      const count = await add(table, rateKey(scope, subject, String(window)), limit, (window + 2) * windowSeconds);
      return count === undefined ? { admitted: false, resetSeconds } : { admitted: true, remaining: limit - count, resetSeconds };
    },
    /** How many were counted in the aligned window of `windowSeconds` that `now` lies in. */
    counted: async (scope: string, subject: string, windowSeconds: number, now: Date): Promise<number> => {
      const window = Math.floor(now.getTime() / 1000 / windowSeconds);
      return addNone(table, rateKey(scope, subject, String(window)), (window + 2) * windowSeconds);
    },
    /** Counts one more of something that is never forgotten as long as it goes on; the count so far. */
    tally: async (scope: string, subject: string, now: Date): Promise<number> =>
      (await add(table, rateKey(scope, subject, 'ever'), MAX_COUNT, Math.floor(now.getTime() / 1000) + TALLY_SECONDS)) ?? MAX_COUNT,
    /** The count so far, counting nothing. */
    tallied: (scope: string, subject: string, now: Date): Promise<number> =>
      addNone(table, rateKey(scope, subject, 'ever'), Math.floor(now.getTime() / 1000) + TALLY_SECONDS),
    /** Remembers a subject for so many seconds from now. */
    remember: (scope: string, subject: string, seconds: number, now: Date): Promise<boolean> =>
      keepUntil(table, rateKey(scope, subject, 'remembered'), Math.floor(now.getTime() / 1000) + seconds),
    /** Whether the subject was remembered and the time for it is not over. */
    remembers: (scope: string, subject: string, now: Date): Promise<boolean> =>
      keepUntil(table, rateKey(scope, subject, 'remembered'), undefined, Math.floor(now.getTime() / 1000)),
    /** Counts one try of a one-time code; undefined when none is left. Returns the running number of this try. */
    countOtpTry: (sessionId: string, most: number): Promise<number | undefined> => add(table, otpKey(sessionId), most),
    /** Takes a try back that a fault of ours made worthless. */
    giveBackOtpTry: async (sessionId: string): Promise<void> => {
      await table.db.send(
        new UpdateCommand({
          TableName: table.name,
          Key: otpKey(sessionId),
          UpdateExpression: 'ADD tries :minus',
          ConditionExpression: 'attribute_exists(pk) AND tries > :zero',
          ExpressionAttributeValues: { ':minus': -1, ':zero': 0 },
        }),
      );
    },
  };
}

const MAX_COUNT = 1_000_000_000;
const TALLY_SECONDS = 400 * 86_400;

async function add(table: Table, key: Key, limit: number, expires?: number): Promise<number | undefined> {
  const isRate = expires !== undefined;
  try {
    const { Attributes } = await table.db.send(
      new UpdateCommand({
        TableName: table.name,
        Key: key,
        UpdateExpression: isRate ? 'ADD tries :one SET expires_at_s = :expires' : 'ADD tries :one',
        // A code's counter exists only beside its session; a rate counter begins with its first request.
        ConditionExpression: isRate
          ? 'attribute_not_exists(tries) OR tries < :limit'
          : 'attribute_exists(pk) AND (attribute_not_exists(tries) OR tries BETWEEN :zero AND :last)',
        ExpressionAttributeValues: isRate ? { ':one': 1, ':limit': limit, ':expires': expires } : { ':one': 1, ':zero': 0, ':last': limit - 1 },
        ReturnValues: 'UPDATED_NEW',
      }),
    );
    return Number(Attributes?.['tries']);
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

/** Reads by adding nothing: whoever counts may update, and needs no further permission to look. Looking alone makes no counter. */
async function addNone(table: Table, key: Key, expires: number): Promise<number> {
  try {
    const { Attributes } = await table.db.send(
      new UpdateCommand({
        TableName: table.name,
        Key: key,
        UpdateExpression: 'ADD tries :none SET expires_at_s = :expires',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':none': 0, ':expires': expires },
        ReturnValues: 'UPDATED_NEW',
      }),
    );
    return Number(Attributes?.['tries']);
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return 0;
    throw error;
  }
}

/** Sets until when an item counts; without a time only looks whether it still does at `now`. TTL is lazy, so the time is read. */
async function keepUntil(table: Table, key: Key, expires: number | undefined, now = 0): Promise<boolean> {
  const command =
    expires === undefined
      ? { UpdateExpression: 'ADD tries :none', ConditionExpression: 'expires_at_s > :now', ExpressionAttributeValues: { ':none': 0, ':now': now } }
      : { UpdateExpression: 'SET expires_at_s = :expires', ExpressionAttributeValues: { ':expires': expires } };
  try {
    await table.db.send(new UpdateCommand({ TableName: table.name, Key: key, ...command }));
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}
