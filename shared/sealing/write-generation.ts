import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import type { Effect } from '#effects/effect.ts';
import type { HostWithCustody } from '#hosts/rows/hosts.ts';
import { withinTime } from '#net/time-left.ts';
import type { Storage } from '#storages/adapters/storage.ts';
import { isPlaceBehind } from '#wills/rules/behind.ts';
import { packageFolder, placesOf, type Sealing, type Will } from '#wills/rules/will.ts';
import type { PackageContent } from './next-generation.ts';
import { type Failures, inEachPlace, type Place, placesIn } from './places.ts';
import { writeBytes } from './sealed-file.ts';

/** What became of the files of a new generation. */
export interface WrittenGeneration {
  /** The storages that do not have all of them: the change stands, and the files are pending there. */
  missed: string[];
  /** Deletes what was written, if the change is not committed. */
  undo: () => Promise<void>;
}

/** The Host waits for their answer. */
const TIMEOUT_MS = 12_000;

/** Writes files of a new generation next to the current one, in each storage on its own. One that is behind already gets all of its files later. */
export async function writeGeneration(app: App, host: HostWithCustody, will: Will, files: readonly PackageContent[]): Promise<WrittenGeneration> {
  const ids = placesOf(will.sealed);
  const ready = placesIn(app, host, will.sealed).filter(({ storageId }) => !isPlaceBehind(will, storageId));
  const failures = new Map((await Promise.all(ready.map((place) => writeIn(place, files)))).flatMap((one) => [...one]));
  const written = ready.filter(({ storageId }) => !failures.has(storageId)).map(({ storageId }) => storageId);
  const missed = ids.filter((id) => !written.includes(id));
  for (const error of failures.values()) app.log.warn('package_behind', { code: error instanceof Refusal ? error.code : 'fault' });
  // What a deletion misses here is deleted as a leftover.
  const undo = async () => void (await inEachPlace(ready, (storage) => remove(storage, files)));
  return { missed, undo };
}

async function writeIn(place: Place, files: readonly PackageContent[]): Promise<Failures> {
  const tooSlow = new Refusal('storage_failed', 'The storage did not answer in time.');
  const write = async (storage: Storage) => {
    for (const { path, content } of files) await writeBytes(storage, path, Buffer.from(content, 'base64'));
  };
  const writing = () => inEachPlace([place], write);
  return withinTime(TIMEOUT_MS, writing, tooSlow).catch((error: unknown) => new Map([[place.storageId, error]]));
}

async function remove(storage: Storage, files: readonly PackageContent[]): Promise<void> {
  for (const { path } of files) await storage.remove(path);
}

/** Deletes the files of an old generation in these storages, after the commit. */
export function retireGeneration(sealed: Sealing, storageIds: readonly string[]): Effect[] {
  const { generation } = sealed;
  const folder = packageFolder(sealed);
  return storageIds.flatMap((storageId): Effect[] => [
    { kind: 'delete-package', key: `generation/${generation}/${storageId}/manifest.`, storageId, prefix: `${folder}manifest.${generation}.json` },
    { kind: 'delete-package', key: `generation/${generation}/${storageId}/shares/`, storageId, prefix: `${folder}shares/${generation}/` },
  ]);
}
