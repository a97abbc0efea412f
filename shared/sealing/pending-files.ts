import type { App } from '#app/app.ts';
import { after, instant, MINUTE } from '#common/time.ts';
import type { PendingFileRow } from '#hosts/rows/hosts.ts';
import type { Storage } from '#storages/adapters/storage.ts';
import { pendingFileRow } from '#store/keys.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import type { PendingEffect } from '#store/unit-of-work.ts';
import type { Sealing } from '#wills/rules/will.ts';
import { packageFolder } from '#wills/rules/will.ts';
import { inEachPlace, keepAllOpen, type OpenPlace, openToWrite, settingsOf } from './places.ts';
import { writeBytes } from './sealed-file.ts';

/** In a slow storage the rest is written in another run. Files that are written by then are marked as complete. */
const TURN_MS = 30_000;

/** Writes pending package files to every storage of the will. Then deletes older generations. */
export async function writePendingFiles(app: App, { id, hostId }: PendingEffect, generation: number): Promise<void> {
  const host = await app.store.hosts.loadWithCustody(hostId);
  // A later generation has a separate effect.
  if (!host?.will || host.will.sealed.generation !== generation) return app.store.outbox.done(id);
  const { sealed } = host.will;
  const places = await openToWrite(app, host, sealed);
  const settings = settingsOf(host, sealed);
  // If none is left there may still be older generations: the deletion was interrupted.
  const all = host.custody.pendingFiles.length;
  const written: string[] = [];
  let isNoted = true;
  try {
    await keepAllOpen(places, async () => {
      await write(places, host.custody.pendingFiles, written);
      if (written.length === all) await inEachPlace(places, (storage) => clearOlder(storage, sealed));
    });
  } finally {
    if (written.length > 0) isNoted = await retryUntilCommitted(() => settle(app, hostId, settings, new Set(written)));
  }
  return isNoted && written.length === all ? app.store.outbox.done(id) : app.store.outbox.postpone(id, after(instant(app.now()), MINUTE));
}

async function write(places: readonly OpenPlace[], files: readonly PendingFileRow[], written: string[]): Promise<void> {
  const until = performance.now() + TURN_MS;
  for (const { path, content } of files) {
    await inEachPlace(places, (storage) => storage.remove(path));
    await writeBytes(places, path, Buffer.from(content, 'base64'));
    written.push(path);
    if (performance.now() > until) return;
  }
}

/** Deletes only generations before the current one: a newer one may be in progress. */
async function clearOlder(storage: Storage, sealed: Sealing): Promise<void> {
  const folder = packageFolder(sealed);
  for (const path of await storage.list(folder)) {
    const generation = /^(?:manifest\.|shares\/)(\d+)/.exec(path.slice(folder.length))?.[1];
    if (generation !== undefined && Number(generation) < sealed.generation) await storage.remove(path);
  }
}

/**
 * Marks the written files as complete. Files added by a concurrent change stay pending. Returns false, and marks nothing, if
 * the storage has other settings by now: they were written to the previous place, and the next run writes them to the new one.
 */
async function settle(app: App, hostId: string, settings: string, done: ReadonlySet<string>): Promise<boolean> {
  const host = await app.store.hosts.loadWithCustody(hostId);
  if (!host?.will) return true;
  if (settingsOf(host, host.will.sealed) !== settings) return false;
  const left = host.custody.pendingFiles.filter(({ path }) => !done.has(path));
  const will = { ...host.will, packageBehind: left.length > 0 };
  const remove = host.custody.pendingFiles.filter(({ path }) => done.has(path)).map(pendingFileRow);
  await app.store.commit({ hostId, at: instant(app.now()), aggregates: [{ root: host.root, put: { WILL: will }, remove }] });
  return true;
}
