import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type Key, rateKey } from './keys.ts';
import type { Table } from './table.ts';

/** The times of a subject's events in unix seconds, and the version of their item. 0 for none. */
export interface EventTimes {
  seconds: readonly number[];
  version: number;
}

/** A subject's events by minute since 1970. */
export type CountsByMinute = ReadonlyMap<number, number>;

/** Counters over the last `seconds`. The windows are not aligned: events leave them one by one. */
export function createSlidingWindows(table: Table) {
  return {
    /** Reads the event times of a subject with few events. */
    moments: (scope: string, subject: string): Promise<EventTimes> => getMoments(table, momentsKey(scope, subject)),
    /**
     * Counts one event now if at most `allowed` are in the window. Exact under parallel requests, which wait for each other. Returns
     * how many there were before it and the times with it, or undefined if there are too many. `read` saves a read.
     */
    count: (scope: string, subject: string, allowed: number, seconds: number, now: Date, read: EventTimes) =>
      count(table, momentsKey(scope, subject), { allowed, seconds, now }, read),
    /** Removes one event that was counted at `now`. */
    takeBack: (scope: string, subject: string, seconds: number, now: Date, read: EventTimes): Promise<void> =>
      takeBack(table, momentsKey(scope, subject), { seconds, now }, read),
    /** Reads the events of a subject with many events. */
    minutes: (scope: string, subject: string): Promise<CountsByMinute> => getMinutes(table, minutesKey(scope, subject)),
    /** Adds `by` events now and returns how many are in the window with them. Parallel requests add up, and none waits. */
    add: (scope: string, subject: string, by: 1 | -1, seconds: number, now: Date, read: CountsByMinute): Promise<number> =>
      add(table, minutesKey(scope, subject), by, { seconds, now }, read),
  };
}

/** Returns how many of the times are in the window that ends now. */
export function countInWindow({ seconds }: EventTimes, windowSeconds: number, now: Date): number {
  return within(seconds, windowSeconds, now).length;
}

/** Returns how many events are in the window that ends now. A minute that is partly in it counts completely. */
export function countMinutesInWindow(minutes: CountsByMinute, windowSeconds: number, now: Date): number {
  const first = firstMinute(windowSeconds, now);
  return [...minutes].reduce((sum, [minute, events]) => (minute >= first ? sum + events : sum), 0);
}

const momentsKey = (scope: string, subject: string): Key => rateKey(scope, subject, 'sliding');
const minutesKey = (scope: string, subject: string): Key => rateKey(scope, subject, 'minutes');
const MINUTE_NAME = /^m(\d+)$/;

interface Window {
  seconds: number;
  now: Date;
}

async function count(
  table: Table,
  key: Key,
  { allowed, seconds, now }: Window & { allowed: number },
  read: EventTimes,
): Promise<{ before: number; after: EventTimes } | undefined> {
  for (let known = read; ; known = await getMoments(table, key)) {
    const recent = within(known.seconds, seconds, now);
    if (recent.length > allowed) return undefined;
    const after = { seconds: [...recent, secondOf(now)], version: known.version + 1 };
    if (await putMoments(table, key, after, secondOf(now) + seconds)) return { before: recent.length, after };
  }
}

async function takeBack(table: Table, key: Key, { seconds, now }: Window, read: EventTimes): Promise<void> {
  for (let known = read; ; known = await getMoments(table, key)) {
    const recent = within(known.seconds, seconds, now);
    const position = recent.lastIndexOf(secondOf(now));
    if (position < 0) return;
    const after = { seconds: recent.toSpliced(position, 1), version: known.version + 1 };
    if (await putMoments(table, key, after, secondOf(now) + seconds)) return;
  }
}

const secondOf = (now: Date): number => Math.floor(now.getTime() / 1000);

function within(moments: readonly number[], windowSeconds: number, now: Date): number[] {
  const since = secondOf(now) - windowSeconds;
  return moments.filter((moment) => moment > since);
}

async function getMoments(table: Table, key: Key): Promise<EventTimes> {
  const { Item } = await table.db.send(new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true }));
  return { seconds: Array.isArray(Item?.['moments']) ? Item['moments'].map(Number) : [], version: Number(Item?.['version'] ?? 0) };
}

/** Returns false if a parallel request has changed the item since it was read. */
async function putMoments(table: Table, key: Key, { seconds, version }: EventTimes, expires: number): Promise<boolean> {
  try {
    await table.db.send(
      new PutCommand({
        TableName: table.name,
        Item: { ...key, moments: seconds, version, expires_at_s: expires },
        ConditionExpression: 'attribute_not_exists(pk) OR version = :before',
        ExpressionAttributeValues: { ':before': version - 1 },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false;
    throw error;
  }
}

/** A window includes the whole minute in which it begins, so that it is never too short. */
const firstMinute = (windowSeconds: number, now: Date): number => Math.floor((secondOf(now) - windowSeconds) / 60);

async function getMinutes(table: Table, key: Key): Promise<CountsByMinute> {
  const { Item } = await table.db.send(new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true }));
  return minutesOf(Item);
}

function minutesOf(item: Record<string, unknown> | undefined): CountsByMinute {
  const slots = Object.entries(item ?? {}).flatMap(([name, events]): [number, number][] => {
    const minute = MINUTE_NAME.exec(name)?.[1];
    return minute === undefined ? [] : [[Number(minute), Number(events)]];
  });
  return new Map(slots);
}

/** Also removes minutes that have left the window. No request adds to them any longer. */
async function add(table: Table, key: Key, by: number, { seconds, now }: Window, read: CountsByMinute): Promise<number> {
  const old = [...read.keys()].filter((minute) => minute < firstMinute(seconds, now));
  const removed = old.length > 0 ? ` REMOVE ${old.map((_, n) => `#old${n}`).join(', ')}` : '';
  const { Attributes } = await table.db.send(
    new UpdateCommand({
      TableName: table.name,
      Key: key,
      UpdateExpression: `ADD #minute :by SET expires_at_s = :expires${removed}`,
      ExpressionAttributeNames: {
        '#minute': `m${Math.floor(secondOf(now) / 60)}`,
        ...Object.fromEntries(old.map((minute, n) => [`#old${n}`, `m${minute}`])),
      },
      ExpressionAttributeValues: { ':by': by, ':expires': secondOf(now) + seconds + 60 },
      ReturnValues: 'ALL_NEW',
    }),
  );
  return countMinutesInWindow(minutesOf(Attributes), seconds, now);
}
