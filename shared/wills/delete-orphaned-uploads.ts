import type { App } from '#app/app.ts';
import { after, DAY, instant } from '#common/time.ts';
import type { StagedObject } from '#platform/staging.ts';

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
