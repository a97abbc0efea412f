import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { LeaseKind } from '#common/counters.ts';
import type { LeaseLimits } from '#common/leases.ts';
import { leaseKey } from './keys.ts';
import { itemOfFailedWrite, type Table } from './table.ts';

/** What runs, and for how long at most. */
export interface Running {
  /** The kind of work and whose it is: all leases of one group count together. */
  group: `${LeaseKind}/${string}`;
  holder: string;
  /** The request. */
  id: string;
  /** When the function is stopped at the latest. */
  seconds: number;
}

/** A lease that was taken. */
export interface Lease extends Omit<Running, 'seconds'> {
  /** Unix seconds. */
  ends: number;
}

/**
 * Leases on what may run at the same time, one item for each group. A lease is an entry of two sets: that of its holder and that of
 * all. So one conditional write takes it. A function that was killed leaves its lease behind, which then counts until its end.
 */
export function createLeases(table: Table) {
  return {
    /** Takes a lease. Returns undefined if too many run. */
    take: async ({ seconds, ...wanted }: Running, limits: LeaseLimits, now: Date): Promise<Lease | undefined> => {
      const second = Math.floor(now.getTime() / 1000);
      const lease = { ...wanted, ends: second + seconds };
      const full = await add(table, lease, limits, second);
      if (!full) return lease;
      const ended = endedEntries(full, second);
      if (ended.size === 0) return undefined;
      await remove(table, lease.group, ended);
      return (await add(table, lease, limits, second)) ? undefined : lease;
    },
    release: (lease: Lease): Promise<void> => remove(table, lease.group, new Map([ALL, ofHolder(lease)].map((set) => [set, [entryOf(lease)]]))),
  };
}

const ALL = 'held';
const ofHolder = ({ holder }: Pick<Lease, 'holder'>): string => `${ALL}_${holder}`;
const entryOf = ({ ends, id }: Lease): string => `${ends}/${id}`;
const KEPT_SECONDS = 86_400;

/** Adds the lease. Returns the item instead if too many run. DynamoDB removes a set with its last entry, so a holder without a lease has none. */
async function add(table: Table, lease: Lease, limits: LeaseLimits, now: number): Promise<Record<string, unknown> | undefined> {
  try {
    await table.db.send(
      new UpdateCommand({
        TableName: table.name,
        Key: leaseKey(lease.group),
        UpdateExpression: 'ADD #all :lease, #own :lease SET expires_at_s = :expires',
        ConditionExpression: 'attribute_not_exists(#own) OR contains(#own, :entry) OR (size(#own) < :own AND size(#all) < :all)',
        ExpressionAttributeNames: { '#all': ALL, '#own': ofHolder(lease) },
        ExpressionAttributeValues: {
          ':lease': new Set([entryOf(lease)]),
          // It is in the set already if the AWS client repeats the request.
          ':entry': entryOf(lease),
          ':own': limits.holder,
          ':all': limits.host,
          ':expires': now + KEPT_SECONDS,
        },
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return undefined;
  } catch (error) {
    return itemOfFailedWrite(error);
  }
}

/** The entries of each set whose time is over. */
function endedEntries(item: Record<string, unknown>, now: number): Map<string, string[]> {
  const sets = Object.entries(item).flatMap(([name, value]): [string, string[]][] => (value instanceof Set ? [[name, [...value].map(String)]] : []));
  const ended = sets.map(([name, entries]) => [name, entries.filter((entry) => Number.parseInt(entry, 10) <= now)] as const);
  return new Map(ended.filter(([, entries]) => entries.length > 0));
}

/** Removes entries from the sets. The item may be gone already. */
async function remove(table: Table, group: string, entries: ReadonlyMap<string, readonly string[]>): Promise<void> {
  const sets = [...entries];
  const command = new UpdateCommand({
    TableName: table.name,
    Key: leaseKey(group),
    UpdateExpression: `DELETE ${sets.map((_, n) => `#${n} :${n}`).join(', ')}`,
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: Object.fromEntries(sets.map(([name], n) => [`#${n}`, name])),
    ExpressionAttributeValues: Object.fromEntries(sets.map(([, gone], n) => [`:${n}`, new Set(gone)])),
  });
  await table.db.send(command).catch((error: unknown) => {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  });
}
