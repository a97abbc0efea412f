import type { App } from '#app/app.ts';
import { after, between, DAY, instant } from '#common/time.ts';
import { listedFiles } from '#custody/manifest.ts';
import type { Storage } from '#storages/adapters/storage.ts';
import type { PendingEffect } from '#store/unit-of-work.ts';
import { isBehind, isPlaceBehind } from '#wills/rules/behind.ts';
import { packageFolder } from '#wills/rules/will.ts';
import { currentManifest } from './package-files.ts';
import { inEachPlace, placesIn } from './places.ts';

/** Files that open nothing are abandoned in a storage that was unreachable for this long. */
const MAX_AGE = 30 * DAY;

/**
 * Deletes the files that an unfinished split of the key has written to the current package. Deletes nothing while a later split
 * may be running, which has its own effect, or in a storage that is behind: until it has the current files, the older ones open the
 * package without us.
 */
export async function deleteLeftovers(app: App, { id, hostId, createdAt }: PendingEffect, generation: number): Promise<void> {
  const now = instant(app.now());
  const host = await app.store.hosts.loadWithCustody(hostId);
  const isOver = host?.custody.counters.generation !== generation || between(createdAt, now) > MAX_AGE;
  if (!host?.will || isOver) return app.store.outbox.done(id);
  const { sealed } = host.will;
  const places = placesIn(app, host, sealed);
  const failures = await inEachPlace(places, (storage, { storageId }) =>
    clear(app, storage, { hostId, storageId, folder: packageFolder(sealed), generation }),
  );
  if (failures.size > 0 || isBehind(host.will)) return app.store.outbox.postpone(id, after(now, DAY));
  await app.store.outbox.done(id);
}

/** Where the files are, and the generation of the split that was not finished. */
interface Leftovers {
  hostId: string;
  storageId: string;
  folder: string;
  generation: number;
}

async function clear(app: App, storage: Storage, { hostId, storageId, folder, generation }: Leftovers): Promise<void> {
  const there = await storage.list(folder);
  // Loaded after the list: the worker that wrote a listed file reserved its number before, so it is seen here.
  const host = await app.store.hosts.loadWithCustody(hostId);
  if (!host?.will || host.custody.counters.generation !== generation) return;
  const { sealed } = host.will;
  if (packageFolder(sealed) !== folder || isPlaceBehind(host.will, storageId)) return;
  const listed = new Set(listedFiles(Buffer.from(currentManifest(host).text)).map(({ path }) => `${folder}${path}`));
  const current = `${folder}manifest.${sealed.generation}.json`;
  for (const path of there) if (!listed.has(path) && !path.startsWith(current)) await storage.remove(path);
}
