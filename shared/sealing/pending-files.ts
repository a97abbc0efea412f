import { Readable } from 'node:stream';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { after, between, DAY, instant, MINUTE } from '#common/time.ts';
import type { Effect } from '#effects/effect.ts';
import type { PendingFileRow } from '#hosts/rows/hosts.ts';
import type { Storage } from '#storages/adapters/storage.ts';
import { pendingFileRow } from '#store/keys.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import type { PendingEffect } from '#store/unit-of-work.ts';
import { afterCatchingUp, isBehind } from '#wills/rules/behind.ts';
import { notifyPapersReleased } from '#wills/rules/notify-changes.ts';
import { type BehindPlace, packageFolder, type Sealing } from '#wills/rules/will.ts';
import { type Place, placesIn, settingsOf } from './places.ts';
import { STORAGE_TOLERANCE } from './rules/package-audit.ts';
import { measure, writeBytes } from './sealed-file.ts';

/** In a slow storage the rest is written in another run. */
const TURN_MS = 30_000;

/** The effects that write what these storages have missed. */
export function pendingWrites({ generation }: Sealing, behind: readonly BehindPlace[]): Effect[] {
  return behind.map(({ storageId }) => ({ kind: 'write-pending-files', key: `pending-files/${generation}/${storageId}`, storageId, generation }));
}

/**
 * Brings one storage that is behind up to date, whatever the others do: writes the pending files of the current generation, and deletes
 * older ones. If it lacks a whole sealing, the reading of all storages copies it from another one.
 */
export async function writePendingFiles(app: App, pending: PendingEffect, what: { storageId: string; generation: number }): Promise<void> {
  await bringUpToDate(app, pending, what).catch(async (error: unknown) => {
    const now = instant(app.now());
    if (!(error instanceof Refusal) || between(pending.createdAt, now) < STORAGE_TOLERANCE) throw error;
    // It may stay away for years, and its Host knows it.
    await app.store.outbox.postpone(pending.id, after(now, DAY));
  });
}

async function bringUpToDate(app: App, pending: PendingEffect, { storageId, generation }: { storageId: string; generation: number }): Promise<void> {
  const { id, hostId } = pending;
  const host = await app.store.hosts.loadWithCustody(hostId);
  // A later generation has a separate effect.
  if (!host?.will || host.will.sealed.generation !== generation) return app.store.outbox.done(id);
  const { sealed, behind } = host.will;
  const last = behind?.find((place) => place.storageId === storageId);
  const place = placesIn(app, host, sealed).find((one) => one.storageId === storageId);
  if (!last || !place) {
    // The reading of all storages has found it complete.
    await retryUntilCommitted(() => settle(app, hostId, sealed, { storageId }));
    return app.store.outbox.done(id);
  }
  const settings = settingsOf(host, { storageId });
  if (last.revision !== sealed.revision) return askForCopy(app, pending, place, sealed);
  const isWhole = await inPlace(place, (storage) => write(storage, sealed, host.custody.pendingFiles));
  const isNoted = isWhole && (await retryUntilCommitted(() => settle(app, hostId, sealed, { storageId, settings })));
  return isNoted ? app.store.outbox.done(id) : app.store.outbox.postpone(id, after(instant(app.now()), MINUTE));
}

async function inPlace<T>(place: Place, work: (storage: Storage) => Promise<T>): Promise<T> {
  const storage = await place.open();
  return storage.keepOpen(() => work(storage));
}

/** A storage that cannot be reached throws: nothing is read for it then. */
async function askForCopy(app: App, { id, hostId }: PendingEffect, place: Place, sealed: Sealing): Promise<void> {
  const { revision, generation } = sealed;
  await inPlace(place, (storage) => storage.list(packageFolder(sealed)));
  const at = instant(app.now());
  const key = `audit/behind/${generation}/${place.storageId}`;
  await app.store.commit({ hostId, at, aggregates: [], effects: [{ kind: 'audit-package', key, revision }] });
  return app.store.outbox.postpone(id, after(at, DAY));
}

/** Writes what the storage lacks, and then deletes what is older. Returns false if its time is up before. */
async function write(storage: Storage, sealed: Sealing, files: readonly PendingFileRow[]): Promise<boolean> {
  const until = performance.now() + TURN_MS;
  const there = new Set(await storage.list(packageFolder(sealed)));
  for (const { path, content } of manifestLast(files)) {
    const bytes = Buffer.from(content, 'base64');
    if (there.has(path) && (await isSame(storage, path, bytes))) continue;
    if (performance.now() > until) return false;
    await storage.remove(path);
    await writeBytes(storage, path, bytes);
  }
  await clearOlder(storage, sealed);
  return true;
}

/** A reader takes the newest manifest: what it lists has to be there before. */
function manifestLast(files: readonly PendingFileRow[]): PendingFileRow[] {
  const isManifest = ({ path }: PendingFileRow) => /\/manifest\.[^/]*$/.test(path);
  return [...files.filter((file) => !isManifest(file)), ...files.filter(isManifest)];
}

async function isSame(storage: Storage, path: string, bytes: Buffer): Promise<boolean> {
  const found = await storage
    .read(path)
    .then((stream) => measure(stream, bytes.length))
    .catch(() => undefined);
  const wanted = await measure(Readable.from([bytes], { objectMode: false }));
  return found?.sha256 === wanted.sha256;
}

/** Deletes only what is older than this sealing: something newer may be in progress. */
export async function clearOlder(storage: Storage, sealed: Pick<Sealing, 'packageId' | 'revision' | 'generation'>): Promise<void> {
  const root = `${sealed.packageId}/`;
  for (const path of await storage.list(root)) {
    const [, revision, generation] = /^(\d+)\/(?:(?:manifest\.|shares\/)(\d+))?/.exec(path.slice(root.length)) ?? [];
    const isOlder = Number(revision) < sealed.revision || (Number(revision) === sealed.revision && Number(generation) < sealed.generation);
    if (isOlder) await storage.remove(path);
  }
}

/**
 * Records that this storage has all files of a sealing. Returns false, and records nothing, if it has other settings by now: they were
 * written to the previous place. The pending files are no longer needed once all storages have them.
 */
async function settle(
  app: App,
  hostId: string,
  sealed: Sealing,
  { storageId, settings }: { storageId: string; settings?: string },
): Promise<boolean> {
  const host = await app.store.hosts.loadWithCustody(hostId);
  if (!host?.will) return true;
  if (settings !== undefined && settingsOf(host, { storageId }) !== settings) return false;
  const will = settings === undefined ? host.will : afterCatchingUp(host.will, storageId, sealed);
  const remove = isBehind(will) ? [] : host.custody.pendingFiles.map(pendingFileRow);
  const effects = notifyPapersReleased(host.will, will);
  const aggregate = { root: host.root, put: { WILL: will }, remove };
  await app.store.commit({ hostId, at: instant(app.now()), aggregates: [aggregate], effects });
  return true;
}
