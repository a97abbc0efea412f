import type { App } from '#app/app.ts';
import { after, DAY, instant } from '#common/time.ts';
import { uploadRow } from '#store/keys.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import type { PendingEffect } from '#store/unit-of-work.ts';
import { advanceDraft } from './rules/draft.ts';

/** Manages uploads that were never sealed: notifies their Host, and finally deletes them. */
export async function expireDraft(app: App, pending: PendingEffect): Promise<void> {
  const { outages } = await app.store.serviceClock.look(app.now());
  const again = await retryUntilCommitted(async () => {
    const host = await app.store.hosts.load(pending.hostId);
    if (!host?.draft) return undefined;
    const at = instant(app.now());
    // A sealing reads these documents. The draft is checked again after it.
    if (host.root.versions['CUSTODY/SEALING'] !== undefined) return after(at, DAY);
    const { next, effects, again } = advanceDraft(host.draft, host.will, { now: at, timezone: host.profile.timezone, outages });
    if (next === host.draft) return again;
    await app.store.commit({
      hostId: host.id,
      at,
      aggregates: [{ root: host.root, ...(next ? { put: { DRAFT: next } } : { remove: ['DRAFT' as const] }) }],
      effects,
      audit: [{ event: again ? 'draft_expiry_told' : 'draft_expired', facts: { documents: host.draft.documents.length } }],
    });
    return again;
  });
  return again ? app.store.outbox.postpone(pending.id, again) : app.store.outbox.done(pending.id);
}

/** Deletes an upload that was announced and never completed, with the files that arrived. */
export async function deleteUpload(app: App, { hostId }: PendingEffect, uploadId: string): Promise<void> {
  const arrived = await app.staging.list(`incoming/${hostId}/${uploadId}/`);
  await app.staging.remove(arrived.map(({ key }) => key));
  await retryUntilCommitted(async () => {
    const host = await app.store.hosts.load(hostId);
    if (!host?.uploads.some(({ id }) => id === uploadId)) return;
    await app.store.commit({ hostId, at: instant(app.now()), aggregates: [{ root: host.root, remove: [uploadRow(uploadId)] }] });
  });
}
