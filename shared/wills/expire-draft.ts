import type { App } from '#app/app.ts';
import { after, DAY, instant } from '#common/time.ts';
import type { StagedObject } from '#platform/staging.ts';
import { uploadRow } from '#store/keys.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import type { PendingEffect } from '#store/unit-of-work.ts';
import { advanceDraft } from '#wills/rules/draft.ts';

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

/** Lists the keys of one Host's staged documents that are older than a day. */
export interface OldUploads {
  hostId: string;
  keys: string[];
}

/** Lists the staged documents older than a day, of Hosts whose id begins with this digit. */
export async function oldUploads(app: App, digit: string): Promise<OldUploads[]> {
  return oldOnes(app, await app.staging.list(`drafts/${digit}`));
}

/** Lists those of all Hosts if all staged documents fit on one page. Returns undefined if there are more. */
export async function fewOldUploads(app: App): Promise<OldUploads[] | undefined> {
  const listed = await app.staging.listFew('drafts/');
  return listed && oldOnes(app, listed);
}

function oldOnes(app: App, listed: readonly StagedObject[]): OldUploads[] {
  const now = instant(app.now());
  const old = listed.filter(({ modifiedAt }) => after(instant(modifiedAt), DAY) <= now);
  const byHost = Map.groupBy(old, ({ key }) => DRAFT_KEY.exec(key)?.[1]);
  return [...byHost].flatMap(([hostId, objects]) => (hostId === undefined ? [] : [{ hostId, keys: objects.map(({ key }) => key) }]));
}

/** The keys of staged uploads. Other objects are left alone. */
const DRAFT_KEY = /^drafts\/([\da-f-]{36})\/[\da-f-]{36}$/;

/**
 * Deletes staged documents that no draft names: their request crashed, or could not clean up. A request ends long before a day
 * is over, so no draft will name them later. Returns how many were deleted.
 */
export async function deleteOldUploads(app: App, { hostId, keys }: OldUploads): Promise<number> {
  const host = await app.store.hosts.load(hostId);
  // A sealing reads the same documents by its own plan, so this waits until it is over.
  if (host?.root.versions['CUSTODY/SEALING'] !== undefined) return 0;
  const named = new Set(host?.draft?.documents.map(({ staged }) => staged));
  const orphans = keys.filter((key) => !named.has(key));
  await app.staging.remove(orphans);
  return orphans.length;
}
