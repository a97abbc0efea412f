import type { App } from '#app/app.ts';
import { after, instant, MINUTE } from '#common/time.ts';
import type { SealingRow } from '#hosts/rows/hosts.ts';
import { faultFacts } from '#net/log.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import type { PendingEffect } from '#store/unit-of-work.ts';
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

/** After this many workers crashed, a sealing is abandoned: the will stays as it is, and its Host can continue. */
const MAX_TAKEOVERS = 3;

/** Manages a sealing until it is current or abandoned. If its worker crashed, another one continues it. */
export async function resumeSealing(app: App, pending: PendingEffect, revision: number): Promise<void> {
  const host = await app.store.hosts.loadWithCustody(pending.hostId);
  const sealing = host?.custody.sealing;
  if (sealing?.revision !== revision) return app.store.outbox.done(pending.id);
  const now = instant(app.now());
  if (sealing.lease.until > now) return app.store.outbox.postpone(pending.id, sealing.lease.until);
  if (sealing.lease.takeovers >= MAX_TAKEOVERS) await abandonSealing(app, pending.hostId, sealing, sealing.lease.owner);
  else await app.workers.start('reseal', { hostId: pending.hostId });
  return app.store.outbox.postpone(pending.id, after(now, MINUTE));
}
