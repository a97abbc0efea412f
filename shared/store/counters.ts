import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { CounterScope } from '#common/counters.ts';
import { addOnce } from './add-once.ts';
import { type Key, otpKey, rateKey } from './keys.ts';
import type { Table } from './table.ts';

export type Admission = { admitted: true; remaining: number; resetSeconds: number } | { admitted: false; resetSeconds: number };

/** Pure counters: one conditional update each. They are exact for parallel requests, and for those that the AWS client repeats (add-once.ts). `scope`: who can fill it is in common/counters.ts. */
export function createCounters(table: Table) {
  return {
    /** Counts one request in the aligned window of `windowSeconds` that contains `now`. Admits exactly `limit` requests. */
    admit: async (scope: CounterScope, subject: string, limit: number, windowSeconds: number, now: Date): Promise<Admission> => {
      const second = Math.floor(now.getTime() / 1000);
      const window = Math.floor(second / windowSeconds);
      const resetSeconds = (window + 1) * windowSeconds - second;
      const count = await add(table, rateKey(scope, subject, String(window)), limit, { now, expires: (window + 2) * windowSeconds });
      return count === undefined ? { admitted: false, resetSeconds } : { admitted: true, remaining: limit - count, resetSeconds };
    },
    /**
     * Adds an amount to the subject's sum, unless that would exceed `limit`: then returns undefined. Returns the sum. The sum is kept for
     * `seconds` after the newest addition.
     */
    charge: async (scope: CounterScope, subject: string, amount: number, limit: number, seconds: number, now: Date): Promise<number | undefined> => {
      // The first amount meets no condition.
      if (amount > limit) return undefined;
      const expires = Math.floor(now.getTime() / 1000) + seconds;
      return add(table, rateKey(scope, subject, 'sum'), Math.min(limit, MAX_COUNT) - amount + 1, { by: amount, now, expires });
    },
    /** Subtracts an amount that was charged. */
    refund: (scope: CounterScope, subject: string, amount: number, now: Date): Promise<void> =>
      subtract(table, rateKey(scope, subject, 'sum'), now, amount),
    /** Uncounts one request that was admitted at `now`. */
    takeBack: async (scope: CounterScope, subject: string, windowSeconds: number, now: Date): Promise<void> => {
      const window = Math.floor(now.getTime() / 1000 / windowSeconds);
      await subtract(table, rateKey(scope, subject, String(window)), now);
    },
    /** Returns the count of the aligned window of `windowSeconds` that contains `now`. */
    counted: async (scope: CounterScope, subject: string, windowSeconds: number, now: Date): Promise<number> => {
      const window = Math.floor(now.getTime() / 1000 / windowSeconds);
      return addNone(table, rateKey(scope, subject, String(window)), (window + 2) * windowSeconds);
    },
    /** Counts one more event and returns the count. The counter is kept as long as events continue. */
    tally: async (scope: CounterScope, subject: string, now: Date): Promise<number> =>
      (await add(table, rateKey(scope, subject, 'ever'), MAX_COUNT, { now, expires: Math.floor(now.getTime() / 1000) + TALLY_SECONDS })) ?? MAX_COUNT,
    /** Returns the count without counting. */
    tallied: (scope: CounterScope, subject: string, now: Date): Promise<number> =>
      addNone(table, rateKey(scope, subject, 'ever'), Math.floor(now.getTime() / 1000) + TALLY_SECONDS),
    /** Stores a subject for this number of seconds from now. */
    remember: (scope: CounterScope, subject: string, seconds: number, now: Date): Promise<boolean> =>
      keepUntil(table, rateKey(scope, subject, 'remembered'), Math.floor(now.getTime() / 1000) + seconds),
    /** Returns whether the subject was stored and has not expired. */
    remembers: (scope: CounterScope, subject: string, now: Date): Promise<boolean> =>
      keepUntil(table, rateKey(scope, subject, 'remembered'), undefined, Math.floor(now.getTime() / 1000)),
    /** Counts one attempt for a one-time code, or none. Returns the attempts that were counted, or undefined if none was left. */
    countOtpTry: (sessionId: string, most: number, by: 0 | 1, now: Date): Promise<number | undefined> =>
      add(table, otpKey(sessionId), most, { by, now }),
    /** Uncounts an attempt that failed because of our fault. */
    giveBackOtpTry: (sessionId: string, now: Date): Promise<void> => subtract(table, otpKey(sessionId), now),
  };
}

const MAX_COUNT = 1_000_000_000;
const TALLY_SECONDS = 400 * 86_400;

interface Counting {
  now: Date;
  expires?: number;
  by?: number;
}

async function add(table: Table, key: Key, limit: number, { now, expires, by = 1 }: Counting): Promise<number | undefined> {
  // A code's counter exists only in its session's item. The first request creates a rate counter.
  const counting =
    expires === undefined
      ? {
          condition: 'attribute_exists(pk) AND (attribute_not_exists(tries) OR tries BETWEEN :zero AND :last)',
          values: { ':zero': 0, ':last': limit - 1 },
        }
      : {
          condition: 'attribute_not_exists(tries) OR tries < :limit',
          values: { ':limit': limit, ':expires': expires },
          set: ['expires_at_s = :expires'],
        };
  try {
    return (await addOnce(table, { key, attribute: 'tries', by, ...counting }, now)).sum;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}

async function subtract(table: Table, key: Key, now: Date, amount = 1): Promise<void> {
  await addOnce(
    table,
    { key, attribute: 'tries', by: -amount, condition: 'attribute_exists(pk) AND tries >= :amount', values: { ':amount': amount } },
    now,
  );
}

/** Reads by adding zero: a function that may count needs no further permission to read. Reading alone creates no counter. */
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

/** Sets the time until which an item counts. Without a time, only returns whether it counts at `now`. TTL deletes late, so the time is compared. */
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
