import { listedFiles } from '#custody/manifest.ts';
import { after, between, DAY, instant } from '#domain/time.ts';
import type { App } from '#platform/app.ts';
import type { Storage } from '#storages/storage.ts';
import type { PendingEffect } from '#store/unit-of-work.ts';
import { packageFolder } from './seal-package.ts';
import { manifestText } from './unlock.ts';

/** Files that open nothing are left behind in a storage that can't be reached for so long. */
const PATIENCE = 30 * DAY;

/**
 * Removes what a division of the key that never came to its end has laid into the package in force. Nothing is touched while
 * a later one may be at work, which has an effect of its own, nor while files of the one in force are still owed to the
 * storage: until those lie there, the older ones are what opens the package without us.
 */
export async function deleteLeftovers(app: App, { id, hostId, createdAt }: PendingEffect, generation: number): Promise<void> {
  const now = instant(app.now());
  const host = await app.store.hosts.loadWithCustody(hostId);
  const sealed = host?.will?.sealed;
  const record = host?.storages.find((one) => one.id === sealed?.storageId);
  const isOver = host?.custody.counters.generation !== generation || between(createdAt, now) > PATIENCE;
  if (!sealed || !record || isOver) return app.store.outbox.done(id);
  if (host.custody.pendingFiles.length > 0) return app.store.outbox.postpone(id, after(now, DAY));
  const storage = await app.openStorage(hostId, record);
  await storage.keepOpen(() => clear(app, hostId, generation, storage, packageFolder(sealed)));
  await app.store.outbox.done(id);
}

async function clear(app: App, hostId: string, generation: number, storage: Storage, folder: string): Promise<void> {
  const there = await storage.list(folder);
  // Loaded behind the list: whoever laid a listed file has taken a number before, and is seen here.
  const host = await app.store.hosts.loadWithCustody(hostId);
  const sealed = host?.will?.sealed;
  if (!sealed || packageFolder(sealed) !== folder || host.custody.counters.generation !== generation) return;
  if (host.custody.pendingFiles.length > 0) return;
  const listed = new Set(listedFiles(manifestText(host)).map(({ path }) => `${folder}${path}`));
  const inForce = `${folder}manifest.${sealed.generation}.json`;
  for (const path of there) if (!listed.has(path) && !path.startsWith(inForce)) await storage.remove(path);
}
