import { DUE_PARTITIONS } from '#store/keys.ts';
import { ACCOUNT_QUOTAS, type AccountQuota, type AccountQuotaName } from './quotas.ts';

/** How the service is built and deployed, as far as its size depends on it. */
export interface Design {
  /** Accounts, each with an equal part of the Hosts. */
  cells: number;
  /** The minutes before 20:00 over which the messages of the night are spread. */
  eveningMinutes: number;
  /** Partitions of the index of what is due. */
  partitions: number;
  /** Parts into which DynamoDB has split the table, each with a shard of the stream. */
  shards: number;
  /** Sweeps that run in parallel, each for a part of the index. */
  sweeps: number;
  /** By what the reserved concurrency of `infra/cloud/concurrency.ts` is multiplied. */
  reserved: number;
  /** By what the limit of each method of the API is multiplied. */
  methods: number;
  /** Quotas that AWS has raised. */
  raised: Partial<Record<AccountQuotaName, number>>;
}

/** The service as it is now, in an account with the default quotas. */
export const NOW: Design = {
  cells: 1,
  eveningMinutes: 0,
  partitions: DUE_PARTITIONS.length,
  // A new table can write 4,000 units a second, and a part of it 1,000.
  shards: 4,
  sweeps: 1,
  reserved: 1,
  methods: 1,
  raised: {},
};

/** A change that lifts limits. */
export interface Change {
  what: string;
  /** `setting`: operators can do it. `constant`: one line of code. `not built`: it needs new code. */
  kind: 'setting' | 'constant' | 'not built';
  apply(design: Design): Design;
}

export const SPREAD_THE_EVENING: Change = {
  what: 'spread the messages of the night over the hour before 20:00, in `quiet-hours.ts`',
  kind: 'not built',
  apply: (design) => ({ ...design, eveningMinutes: 60 }),
};

/** Two digits of a schedule's name are the partition, so there can be at most a hundred. */
export const MORE_PARTITIONS: Change = {
  what: '64 partitions of the index, in `shared/store/keys.ts`',
  kind: 'constant',
  apply: (design) => ({ ...design, partitions: 64 }),
};

export const SPLIT_THE_TABLE: Change = {
  what: 'set the warm throughput of the table to 40,000 write units, if its own traffic has not split it before',
  kind: 'setting',
  apply: (design) => ({ ...design, shards: ACCOUNT_QUOTAS.tableWrites.value / ACCOUNT_QUOTAS.partitionWrites.value }),
};

export const MORE_SWEEPS: Change = {
  what: '16 sweeps in parallel, each for its partitions',
  kind: 'not built',
  apply: (design) => ({ ...design, sweeps: 16 }),
};

export const MORE_RESERVED: Change = {
  what: 'five times the reservations, in `infra/cloud/concurrency.ts`, after the quota of runs is raised',
  kind: 'constant',
  apply: (design) => ({ ...design, reserved: 5, raised: { ...design.raised, runs: ACCOUNT_QUOTAS.runs.most } }),
};

export const MORE_PER_METHOD: Change = {
  what: '2,000 requests a second for each method, in `infra/cloud/throughput.ts`',
  kind: 'constant',
  apply: (design) => ({ ...design, methods: 20 }),
};

/** Returns the request to AWS for more of a quota. Without a published value above the default, it changes nothing. */
export function askForMore(name: AccountQuotaName): Change {
  const { most = quotaIn(NOW, name) }: AccountQuota = ACCOUNT_QUOTAS[name];
  return {
    what: `ask AWS for ${most.toLocaleString('en-US')}`,
    kind: 'setting',
    apply: (design) => ({ ...design, raised: { ...design.raised, [name]: most } }),
  };
}

/** Returns a quota of AWS in this design. */
export function quotaIn({ raised }: Design, name: AccountQuotaName): number {
  return raised[name] ?? ACCOUNT_QUOTAS[name].value;
}
