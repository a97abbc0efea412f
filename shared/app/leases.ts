import { BUSY_RETRY_SECONDS, type LeaseLimits } from '#common/leases.ts';
import { Refusal } from '#common/refusal.ts';
import { faultFacts } from '#net/log.ts';
import type { Running } from '#store/leases.ts';
import type { App } from './app.ts';

/** A lease of this request. */
export interface HeldLease {
  /** Frees it. Never throws: a lease that cannot be freed now ends with its time. */
  release(): Promise<void>;
}

/** Takes a lease. Throws Refusal `too_many_running`. */
export async function takeLease(app: App, running: Running, limits: LeaseLimits): Promise<HeldLease> {
  const lease = await app.store.leases.take(running, limits, app.now());
  if (!lease) {
    app.log.warn('too_many_running', { group: running.group });
    throw new Refusal('too_many_running', undefined, undefined, BUSY_RETRY_SECONDS);
  }
  return {
    release: () => app.store.leases.release(lease).catch((error: unknown) => app.log.warn('lease_not_released', faultFacts(error))),
  };
}
