import { listedFiles } from '#custody/manifest.ts';
import { between, DAY, instant } from '#domain/time.ts';
import type { App } from '#platform/app.ts';
import type { Storage } from '#storages/storage.ts';
import type { OwedEffect } from '#store/unit-of-work.ts';
import { packageFolder } from './seal-package.ts';
import { manifestText } from './unlock.ts';

/** Files that open nothing are left behind in a storage that can't be reached for so long. */
const PATIENCE = 30 * DAY;

/**
 * Removes what a division of the key that never came to its end has laid into the package in force. Nothing is touched while
 * a later one may be at work: that one has an effect of its own.
 */
export async function clearLeftovers(app: App, { hostId, createdAt }: OwedEffect, generation: number): Promise<void> {
  const record = await storageOf(app, hostId);
  if (!record || between(createdAt, instant(app.now())) > PATIENCE) return;
  const storage = await app.openStorage(hostId, record);
  await storage.keepOpen(() => clear(app, hostId, generation, storage, record.folder));
}

async function storageOf(app: App, hostId: string) {
  const host = await app.store.hosts.load(hostId);
  const sealed = host?.will?.sealed;
  const record = host?.storages.find(({ id }) => id === sealed?.storageId);
  return sealed && record && { ...record, folder: packageFolder(sealed) };
}

async function clear(app: App, hostId: string, generation: number, storage: Storage, folder: string): Promise<void> {
  const there = await storage.list(folder);
  // Loaded behind the list: whoever laid a listed file has taken a number before, and is seen here.
  const host = await app.store.hosts.loadWithCustody(hostId);
  const sealed = host?.will?.sealed;
  if (!sealed || packageFolder(sealed) !== folder || host.custody.counters.generation !== generation) return;
  const listed = new Set(listedFiles(manifestText(host)).map(({ path }) => `${folder}${path}`));
  const inForce = `${folder}manifest.${sealed.generation}.json`;
  for (const path of there) if (!listed.has(path) && !path.startsWith(inForce)) await storage.remove(path);
}
