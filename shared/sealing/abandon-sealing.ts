import type { App } from '#app/app.ts';
import { instant } from '#common/time.ts';
import type { SealingRow } from '#hosts/rows/hosts.ts';
import { faultFacts } from '#net/log.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import { packageFolder } from '#wills/rules/will.ts';
import { deletionsOf } from './package-files.ts';

/** Abandons a sealing that cannot succeed: the will stays as it was, and everything that was written is deleted. */
export async function abandonSealing(app: App, hostId: string, plan: SealingRow, owner: string): Promise<void> {
  await retryUntilCommitted(async () => {
    const host = await app.store.hosts.loadWithCustody(hostId);
    const sealing = host?.custody.sealing;
    // A worker that has taken it over continues with it.
    if (!host || sealing?.revision !== plan.revision || sealing.lease.owner !== owner) return;
    await app.store.commit({
      hostId,
      at: instant(app.now()),
      aggregates: [{ root: host.root, remove: ['CUSTODY/SEALING'] }],
      effects: deletionsOf(plan, `given-up/${plan.revision}`, packageFolder(plan)),
      audit: [{ event: 'sealing_failed', facts: { revision: plan.revision } }],
    });
  });
}

/** Ends the lease after a fault of ours, so that the next request continues the sealing immediately. If this fails too, it continues when the lease ends. */
export async function releaseLease(app: App, hostId: string, plan: SealingRow, owner: string): Promise<void> {
  const at = instant(app.now());
  await retryUntilCommitted(async () => {
    const host = await app.store.hosts.loadWithCustody(hostId);
    const sealing = host?.custody.sealing;
    if (!host || sealing?.revision !== plan.revision || sealing.lease.owner !== owner) return;
    const put = { 'CUSTODY/SEALING': { ...sealing, lease: { ...sealing.lease, until: at } } };
    await app.store.commit({ hostId, at, aggregates: [{ root: host.root, put }] });
  }).catch((error: unknown) => app.log.warn('sealing_not_let_go', faultFacts(error)));
}
