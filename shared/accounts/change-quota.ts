import type { App } from '#app/app.ts';
import type { CounterScope } from '#common/counters.ts';

/** A change that people are notified of: of channels, storages and Survivors, of the account's own address, its password, its second factor, or a requested deletion. */
export type NotifiedChange = 'change' | 'address' | 'password' | 'factor' | 'deletion';

/** Admits a change that people are notified of, or throws. A request that decides again after a lost race is counted once. */
export type AdmitChange = (kind: NotifiedChange) => Promise<void>;

/** The request that makes a change. */
export interface ChangeRequest {
  requestId: string;
  admit: AdmitChange;
}

interface Quota {
  scope: CounterScope;
  limit: number;
}

const CHANGES: Quota = { scope: 'notified-changes', limit: 100 };
const ADDRESSES: Quota = { scope: 'notified-addresses', limit: 10 };
/** Separate from the others: a person who used those up must not keep the Host from a new password. */
const PASSWORDS: Quota = { scope: 'notified-passwords', limit: 10 };
const FACTORS: Quota = { scope: 'notified-factors', limit: 20 };
/** Each one alarms every Survivor. */
const DELETIONS: Quota = { scope: 'notified-deletions', limit: 3 };
const QUOTAS: Readonly<Record<NotifiedChange, readonly Quota[]>> = {
  change: [CHANGES],
  address: [ADDRESSES, CHANGES],
  password: [PASSWORDS],
  factor: [FACTORS],
  deletion: [DELETIONS, CHANGES],
};

export const DAY_SECONDS = 86_400;

/** A quota that is used up: `limit` changes a day. The next one is admitted after `resetSeconds`. */
export interface SpentQuota {
  limit: number;
  resetSeconds: number;
}

/**
 * Counts a change that people are notified of, per Host and day. Returns the limit that is used up, or undefined if the change
 * may be made. All families depend on one mailer, and one account must not use it up. Changes that protect a Host are not counted.
 */
export async function countNotifiedChange(app: App, hostId: string, kind: NotifiedChange): Promise<SpentQuota | undefined> {
  const counted = await Promise.all(
    QUOTAS[kind].map(async ({ scope, limit }) => ({ limit, ...(await app.store.counters.admit(scope, hostId, limit, DAY_SECONDS, app.now())) })),
  );
  return counted.find(({ admitted }) => !admitted);
}
