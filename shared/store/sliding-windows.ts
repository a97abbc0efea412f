import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { CounterScope } from '#common/counters.ts';
import { addOnce } from './add-once.ts';
import { type Key, rateKey } from './keys.ts';
import { putOnce, type Table } from './table.ts';

/** The times of a subject's events in unix seconds, and the version of their item. 0 for none. */
export interface EventTimes {
  seconds: readonly number[];
  version: number;
}

/** A subject's events by slot: the number of a sixtieth of the window since 1970, for an hour a minute. */
export type CountsBySlot = ReadonlyMap<number, number>;

/** Counters over the last `seconds`. The windows are not aligned: events leave them one by one. */
export function createSlidingWindows(table: Table) {
  return {
    /** Reads the event times of a subject with few events. */
    moments: (scope: CounterScope, subject: string): Promise<EventTimes> => getMoments(table, momentsKey(scope, subject)),
    /**
     * Counts one event now if at most `allowed` are in the window. Exact under parallel requests, which wait for each other. Returns
     * how many there were before it and the times with it, or undefined if there are too many. `read` saves a read.
     */
    count: (scope: CounterScope, subject: string, allowed: number, seconds: number, now: Date, read: EventTimes) =>
      count(table, momentsKey(scope, subject), { allowed, seconds, now }, read),
    /** Removes one event that was counted at `now`. */
    takeBack: (scope: CounterScope, subject: string, seconds: number, now: Date, read: EventTimes): Promise<void> =>
      takeBack(table, momentsKey(scope, subject), { seconds, now }, read),
    /** Reads the events of a subject with many events. */
    slots: (scope: CounterScope, subject: string): Promise<CountsBySlot> => getSlots(table, slotsKey(scope, subject)),
    /** Adds `by` events now and returns how many are in the window with them. Parallel requests add up, and none waits. */
    add: (scope: CounterScope, subject: string, by: 1 | -1, seconds: number, now: Date, read: CountsBySlot): Promise<number> =>
      add(table, slotsKey(scope, subject), by, { seconds, now }, read),
  };
}

/** Returns how many of the times are in the window that ends now. */
export function countInWindow({ seconds }: EventTimes, windowSeconds: number, now: Date): number {
  return within(seconds, windowSeconds, now).length;
}

/** Returns how many events are in the window that ends now. A slot that is partly in it counts completely. */
export function countSlotsInWindow(slots: CountsBySlot, windowSeconds: number, now: Date): number {
  const first = firstSlot(windowSeconds, now);
  return [...slots].reduce((sum, [slot, events]) => (slot >= first ? sum + events : sum), 0);
}

const momentsKey = (scope: CounterScope, subject: string): Key => rateKey(scope, subject, 'sliding');
const slotsKey = (scope: CounterScope, subject: string): Key => rateKey(scope, subject, 'minutes');
/** Few enough that one update can remove all of them. */
const SLOTS_PER_WINDOW = 60;
const SLOT_NAME = /^m(\d+)$/;

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
  const condition = { ConditionExpression: 'attribute_not_exists(pk) OR version = :before', ExpressionAttributeValues: { ':before': version - 1 } };
  return putOnce(table, { ...key, moments: seconds, version, expires_at_s: expires }, condition);
}

const slotAt = (second: number, windowSeconds: number): number => Math.floor((second * SLOTS_PER_WINDOW) / windowSeconds);
/** A window includes the whole slot in which it begins, so that it is never too short. */
const firstSlot = (windowSeconds: number, now: Date): number => slotAt(secondOf(now) - windowSeconds, windowSeconds);

async function getSlots(table: Table, key: Key): Promise<CountsBySlot> {
  const { Item } = await table.db.send(new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true }));
  return slotsOf(Item);
}

function slotsOf(item: Record<string, unknown> | undefined): CountsBySlot {
  const slots = Object.entries(item ?? {}).flatMap(([name, events]): [number, number][] => {
    const slot = SLOT_NAME.exec(name)?.[1];
    return slot === undefined ? [] : [[Number(slot), Number(events)]];
  });
  return new Map(slots);
}

/** Also removes slots that have left the window. No request adds to them any longer. */
async function add(table: Table, key: Key, by: number, { seconds, now }: Window, read: CountsBySlot): Promise<number> {
  const old = [...read.keys()].filter((slot) => slot < firstSlot(seconds, now));
  const { item } = await addOnce(
    table,
    {
      key,
      attribute: `m${slotAt(secondOf(now), seconds)}`,
      by,
      set: ['expires_at_s = :expires'],
      remove: old.map((_, n) => `#old${n}`),
      names: Object.fromEntries(old.map((slot, n) => [`#old${n}`, `m${slot}`])),
      values: { ':expires': secondOf(now) + seconds + seconds / SLOTS_PER_WINDOW },
    },
    now,
  );
  return countSlotsInWindow(slotsOf(item), seconds, now);
}
