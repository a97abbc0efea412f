import type { App } from '#app/app.ts';
import { after, between, DAY, instant } from '#common/time.ts';
import { listedFiles } from '#custody/manifest.ts';
import type { Storage } from '#storages/adapters/storage.ts';
import type { PendingEffect } from '#store/unit-of-work.ts';
import { packageFolder } from '#wills/rules/will.ts';
import { currentManifest } from './package-files.ts';
import { inEachPlace, keepAllOpen, openToWrite } from './places.ts';

/** Files that open nothing are abandoned in a storage that was unreachable for this long. */
const MAX_AGE = 30 * DAY;

/**
 * Deletes the files that an unfinished split of the key has written to the current package. Deletes nothing while a later split
 * may be running, which has its own effect, or while files of the current generation are pending: until those are written, the
 * older ones open the package without us.
 */
export async function deleteLeftovers(app: App, { id, hostId, createdAt }: PendingEffect, generation: number): Promise<void> {
  const now = instant(app.now());
  const host = await app.store.hosts.loadWithCustody(hostId);
  const isOver = host?.custody.counters.generation !== generation || between(createdAt, now) > MAX_AGE;
  if (!host?.will || isOver) return app.store.outbox.done(id);
  const { sealed } = host.will;
  if (host.custody.pendingFiles.length > 0) return app.store.outbox.postpone(id, after(now, DAY));
  const places = await openToWrite(app, host, sealed);
  await keepAllOpen(places, () => inEachPlace(places, (storage) => clear(app, hostId, generation, storage, packageFolder(sealed))));
  await app.store.outbox.done(id);
}

async function clear(app: App, hostId: string, generation: number, storage: Storage, folder: string): Promise<void> {
  const there = await storage.list(folder);
  // Loaded after the list: the worker that wrote a listed file reserved its number before, so it is seen here.
  const host = await app.store.hosts.loadWithCustody(hostId);
  const sealed = host?.will?.sealed;
  if (!sealed || packageFolder(sealed) !== folder || host.custody.counters.generation !== generation) return;
  if (host.custody.pendingFiles.length > 0) return;
  const listed = new Set(listedFiles(Buffer.from(currentManifest(host).text)).map(({ path }) => `${folder}${path}`));
  const current = `${folder}manifest.${sealed.generation}.json`;
  for (const path of there) if (!listed.has(path) && !path.startsWith(current)) await storage.remove(path);
}
