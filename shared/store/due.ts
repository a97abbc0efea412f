import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { type Instant, instant } from '#common/time.ts';
import { DUE_INDEX, DUE_PARTITIONS, duePartition, isTimerKey, TIMER_KEYS, timerKey } from './keys.ts';
import { queryAll, type Table, verifyRow } from './table.ts';
import type { PendingEffect, TimerData } from './unit-of-work.ts';

export type DueItem = { kind: 'timer'; timer: TimerData } | { kind: 'effect'; pending: PendingEffect };

/** What is due, found through the index over all its partitions. */
export function createDueItems(table: Table) {
  return {
    /** Up to `most` items a partition that were due by `now`, and every due timer: effects that pile up delay no timer. */
    overdue: async (now: Date, most = 100): Promise<DueItem[]> => {
      const pages = await Promise.all(DUE_PARTITIONS.map((partition) => overdueIn(table, partition, instant(now), most)));
      const verified = await Promise.all(pages.flat().map((item) => dueItem(table, item)));
      return verified.filter((item) => item !== undefined);
    },
    /** Every timer in one part of the index, by its number from 0. */
    timers: async (part: number): Promise<TimerData[]> => {
      const items = await queryAll(table, {
        IndexName: DUE_INDEX,
        KeyConditionExpression: 'due_partition = :partition',
        FilterExpression: 'begins_with(pk, :timer)',
        ExpressionAttributeValues: { ':partition': DUE_PARTITIONS[part], ':timer': TIMER_KEYS },
      });
      const verified = await Promise.all(items.map((item) => dueItem(table, item)));
      return verified.flatMap((item) => (item?.kind === 'timer' ? item.timer : []));
    },
    /** The timer of one Host, as it is now. The mac does not cover the keys of the index: a row that no sweep would find is none. */
    timer: async (hostId: string): Promise<TimerData | undefined> => {
      const { Item } = await table.db.send(new GetCommand({ TableName: table.name, Key: timerKey(hostId), ConsistentRead: true }));
      if (!Item) return undefined;
      const { pk, data } = await verifyRow<TimerData>(table, Item);
      return Item['due_partition'] === duePartition(pk) && Item['due_at'] === data.dueAt ? data : undefined;
    },
  };
}

async function overdueIn(table: Table, partition: string, until: Instant, most: number): Promise<Record<string, unknown>[]> {
  const due = {
    IndexName: DUE_INDEX,
    KeyConditionExpression: 'due_partition = :partition AND due_at <= :until',
    ExpressionAttributeValues: { ':partition': partition, ':until': until },
  };
  const { Items = [], LastEvaluatedKey: hasMore } = await table.db.send(new QueryCommand({ TableName: table.name, ...due, Limit: most }));
  if (!hasMore) return Items;
  const timers = await queryAll(table, {
    ...due,
    FilterExpression: 'begins_with(pk, :timer)',
    ExpressionAttributeValues: { ...due.ExpressionAttributeValues, ':timer': TIMER_KEYS },
  });
  return [...Items.filter(({ pk }) => !String(pk).startsWith(TIMER_KEYS)), ...timers];
}

/** An item that is not ours has raised its alarm; it must not keep the others from being performed. */
async function dueItem(table: Table, item: Record<string, unknown>): Promise<DueItem | undefined> {
  const row = await verifyRow(table, item).catch(() => undefined);
  if (!row) return undefined;
  // The first word of the key says which of the two the row was written as.
  return isTimerKey(row) ? { kind: 'timer', timer: row.data as TimerData } : { kind: 'effect', pending: row.data as PendingEffect };
}
