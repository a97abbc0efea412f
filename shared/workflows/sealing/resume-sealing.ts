import { after, instant, MINUTE } from '#domain/time.ts';
import type { App } from '#platform/app.ts';
import type { OwedEffect } from '#store/unit-of-work.ts';
import { giveUp } from './seal.ts';

/** After so many workers have died over it a sealing is given up: the will stays as it is, and its Host can go on. */
const MOST_TAKEOVERS = 3;

/** Looks after a sealing until it is in force or given up: one whose worker died is gone on with, or cleared away. */
export async function resumeSealing(app: App, owed: OwedEffect, revision: number): Promise<void> {
  const host = await app.store.hosts.loadWithCustody(owed.hostId);
  const sealing = host?.custody.sealing;
  if (sealing?.revision !== revision) return app.store.outbox.done(owed.id);
  const now = instant(app.now());
  if (sealing.lease.until > now) return app.store.outbox.postpone(owed.id, sealing.lease.until);
  if (sealing.lease.takeovers >= MOST_TAKEOVERS) await giveUp(app, owed.hostId, sealing, sealing.lease.owner);
  else await app.workers.start('reseal', { hostId: owed.hostId });
  return app.store.outbox.postpone(owed.id, after(now, MINUTE));
}
