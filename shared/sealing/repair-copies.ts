import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { App } from '#app/app.ts';
import type { HostWithCustody } from '#hosts/rows/hosts.ts';
import { faultFacts } from '#net/log.ts';
import { isPlaceBehind } from '#wills/rules/behind.ts';
import { packageFolder } from '#wills/rules/will.ts';
import { listFiles, type PackageFile } from './package-files.ts';
import type { Place } from './places.ts';
import { createMeter, writeVerified } from './sealed-file.ts';

/** What one storage returned: paths that are missing or differ, how many could not be read at all, and how many were written again. */
export interface Finding {
  damaged: string[];
  unread: number;
  repaired: number;
}

/** What all storages of a will returned, by their ids. */
export type Findings = ReadonlyMap<string, Finding>;

/** The storages of a will that were read, and what each of them lacks. */
interface ReadCopies {
  places: readonly Place[];
  files: readonly PackageFile[];
  found: Findings;
}

/**
 * Writes the files that one storage lacks again, from the pending files or from another storage that has them, the manifest last. The bytes are compared with what was sealed on their
 * way, so that damage does not spread. Returns what is left. A repair that fails changes nothing: the next audit tries again.
 */
export async function repairCopies(app: App, host: HostWithCustody, { places, files, found }: ReadCopies): Promise<Findings> {
  const left = new Map<string, Finding>(found);
  for (const place of places) {
    const finding = found.get(place.storageId);
    if (!finding) continue;
    // What a storage that is behind gets was never in it: that is no repair.
    const isRepair = !host.will || !isPlaceBehind(host.will, place.storageId);
    const repaired = new Set<string>();
    // The manifest comes first in the list of files.
    const wanted = finding.damaged.toReversed();
    for (const [at, path] of wanted.entries()) {
      const file = files.find((one) => one.path === path);
      // A reader takes the newest manifest: what it lists has to be there before.
      if (!isRepair && file?.role === 'manifest' && repaired.size < at) break;
      const source = file && sourceOf(host, { places, found, files }, { file, place });
      if (file && source && (await repair(app, host, { file, source, place }))) repaired.add(path);
    }
    const damaged = finding.damaged.filter((path) => !repaired.has(path));
    left.set(place.storageId, { ...finding, damaged, repaired: isRepair ? repaired.size : 0 });
  }
  return left;
}

/** Opens the bytes of a file. */
type Source = () => Promise<Readable>;

function sourceOf(host: HostWithCustody, { places, found }: ReadCopies, { file, place }: { file: PackageFile; place: Place }): Source | undefined {
  const path = host.will && `${packageFolder(host.will.sealed)}${file.path}`;
  const pending = host.custody.pendingFiles.find((one) => one.path === path);
  if (pending) return async () => Readable.from([Buffer.from(pending.content, 'base64')], { objectMode: false });
  const other = places.find((one) => one !== place && isSound(found.get(one.storageId), file.path));
  return other && path ? async () => (await other.open()).read(path) : undefined;
}

function isSound(finding: Finding | undefined, path: string): boolean {
  return finding !== undefined && finding.unread === 0 && !finding.damaged.includes(path);
}

/** Returns whether the file is as it was sealed now. */
async function repair(
  app: App,
  host: HostWithCustody,
  { file, source, place }: { file: PackageFile; source: Source; place: Place },
): Promise<boolean> {
  const sealed = host.will?.sealed;
  if (!sealed) return false;
  const path = `${packageFolder(sealed)}${file.path}`;
  try {
    const storage = await place.open();
    await storage.remove(path);
    const content = await source();
    await writeVerified([{ ...place, mayMiss: false }], { path, size: file.size }, (sink) =>
      pipeline(content, createMeter(file.size, file.sha256).stream, sink),
    );
    if (await isStillSealed(app, host.id, path)) return true;
    // Sealed again or split again since: what is deleted must not come back.
    await storage.remove(path);
  } catch (error) {
    app.log.warn('copy_not_repaired', faultFacts(error));
  }
  return false;
}

async function isStillSealed(app: App, hostId: string, path: string): Promise<boolean> {
  const host = await app.store.hosts.loadWithCustody(hostId);
  if (!host?.will) return false;
  const folder = packageFolder(host.will.sealed);
  return listFiles(host).some((file) => `${folder}${file.path}` === path);
}
