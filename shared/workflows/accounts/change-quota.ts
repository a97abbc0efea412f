import type { App } from '#platform/app.ts';

/** A change that people are notified of: of channels, storages and Survivors, of the account's own address, or of its password. */
export type NotifiedChange = 'change' | 'address' | 'password';

/** Admits a change that people are notified of, or throws. A request that decides again after a lost race is counted once. */
export type AdmitChange = (kind: NotifiedChange) => Promise<void>;

interface Budget {
  scope: string;
  most: number;
}

const CHANGES: Budget = { scope: 'told-changes', most: 100 };
const ADDRESSES: Budget = { scope: 'told-addresses', most: 10 };
/** Separate from the others: a person who used those up must not keep the Host from a new password. */
const PASSWORDS: Budget = { scope: 'told-passwords', most: 10 };
const BUDGETS: Readonly<Record<NotifiedChange, readonly Budget[]>> = { change: [CHANGES], address: [ADDRESSES, CHANGES], password: [PASSWORDS] };

export const DAY_SECONDS = 86_400;

/** A budget that is used up: so many a day, and none for so many seconds. */
export interface SpentQuota {
  most: number;
  resetSeconds: number;
}

/**
 * Counts a change that people are notified of, per Host and day. Returns the limit that is used up, or undefined if the change
 * may be made. All families depend on one mailer, and one account must not use it up. Changes that protect a Host are not counted.
 */
export async function countNotifiedChange(app: App, hostId: string, kind: NotifiedChange): Promise<SpentQuota | undefined> {
  const counted = await Promise.all(
    BUDGETS[kind].map(async ({ scope, most }) => ({ most, ...(await app.store.counters.admit(scope, hostId, most, DAY_SECONDS, app.now())) })),
  );
  return counted.find(({ admitted }) => !admitted);
}
