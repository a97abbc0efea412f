import type { App } from '#app/app.ts';
import { after, instant, MINUTE } from '#common/time.ts';
import type { PendingEffect } from '#store/unit-of-work.ts';
import { abandonSealing } from './abandon-sealing.ts';

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
