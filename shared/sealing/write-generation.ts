import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import type { Effect } from '#effects/effect.ts';
import type { HostWithCustody } from '#hosts/rows/hosts.ts';
import { withTimeout } from '#net/timeout.ts';
import type { Storage } from '#storages/adapters/storage.ts';
import { packageFolder, type Sealing } from '#wills/rules/will.ts';
import type { PackageContent } from './next-generation.ts';
import { writeBytes } from './sealed-file.ts';

/** What became of the files of a new generation. */
export interface WrittenGeneration {
  /** True if the storage does not have all of them: the change stands, and the files are pending. */
  isBehind: boolean;
  /** Deletes what was written, if the change is not committed. */
  undo: () => Promise<void>;
}

/** The Host waits for their answer. */
const TIMEOUT_MS = 12_000;

/** Writes files of a new generation next to the current one. While earlier files are pending it writes nothing: one writer works through all of them in order. */
export async function writeGeneration(
  app: App,
  host: HostWithCustody,
  storageId: string,
  files: readonly PackageContent[],
): Promise<WrittenGeneration> {
  if (host.custody.pendingFiles.length > 0) return { isBehind: true, undo: async () => {} };
  const written: string[] = [];
  const record = host.storages.find(({ id }) => id === storageId);
  const open = async () => {
    if (!record) throw new Refusal('storage_not_found');
    return app.openStorage(host.id, record);
  };
  const undo = async () => remove(await open(), written);
  try {
    await withTimeout(TIMEOUT_MS, write(await open(), files, written), new Refusal('storage_failed', 'The storage did not answer in time.'));
    return { isBehind: false, undo };
  } catch (error) {
    app.log.warn('package_behind', { code: error instanceof Refusal ? error.code : 'fault' });
    return { isBehind: true, undo };
  }
}

function write(storage: Storage, files: readonly PackageContent[], written: string[]): Promise<void> {
  return storage.keepOpen(async () => {
    for (const { path, content } of files) {
      await writeBytes(storage, path, Buffer.from(content, 'base64'));
      written.push(path);
    }
  });
}

function remove(storage: Storage, paths: readonly string[]): Promise<void> {
  return storage.keepOpen(async () => {
    for (const path of paths) await storage.remove(path);
  });
}

/** Deletes the files of an old generation, after the commit. */
export function retireGeneration({ storageId, packageId, revision, generation }: Sealing): Effect[] {
  const folder = packageFolder({ packageId, revision });
  return ['manifest.', 'shares/'].map((kind) => ({
    kind: 'delete-package' as const,
    key: `generation/${generation}/${kind}`,
    storageId,
    prefix: kind === 'shares/' ? `${folder}shares/${generation}/` : `${folder}manifest.${generation}.json`,
  }));
}
