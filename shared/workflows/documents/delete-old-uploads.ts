import { after, DAY, instant } from '#domain/time.ts';
import type { App } from '#platform/app.ts';

/** What has lain among one Host's drafts for a day, by its keys. */
interface OldUploads {
  hostId: string;
  keys: string[];
}

/** Everything that has lain among the drafts for a day, of Hosts whose id begins with this digit. */
export async function oldUploads(app: App, digit: string): Promise<OldUploads[]> {
  const now = instant(app.now());
  const old = (await app.staging.list(`drafts/${digit}`)).filter(({ modifiedAt }) => after(instant(modifiedAt), DAY) <= now);
  const byHost = Map.groupBy(old, ({ key }) => DRAFT_KEY.exec(key)?.[1]);
  return [...byHost].flatMap(([hostId, objects]) => (hostId === undefined ? [] : [{ hostId, keys: objects.map(({ key }) => key) }]));
}

/** What an upload is staged under; whatever else may lie there is none of ours to judge. */
const DRAFT_KEY = /^drafts\/([\da-f-]{36})\/[\da-f-]{36}$/;

/**
 * Removes what no draft names: its request died before the draft was kept, or could not clear up behind itself. A request
 * ends long before a day is over, so what is named by nobody then never will be. How many were removed.
 */
export async function deleteOldUploads(app: App, { hostId, keys }: OldUploads): Promise<number> {
  const host = await app.store.hosts.load(hostId);
  // A sealing reads by a plan of its own. That names what the draft names, but this can wait until it is over.
  if (host?.root.versions['CUSTODY/SEALING'] !== undefined) return 0;
  const named = new Set(host?.draft?.documents.map(({ staged }) => staged));
  const orphans = keys.filter((key) => !named.has(key));
  await app.staging.remove(orphans);
  return orphans.length;
}
