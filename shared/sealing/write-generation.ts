import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import type { Effect } from '#effects/effect.ts';
import type { HostWithCustody } from '#hosts/rows/hosts.ts';
import { withTimeout } from '#net/timeout.ts';
import { type Places, packageFolder, type Sealing } from '#wills/rules/will.ts';
import type { PackageContent } from './next-generation.ts';
import { deletionsOf } from './package-files.ts';
import { inEachPlace, keepAllOpen, type OpenPlace, openToWrite } from './places.ts';
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
export async function writeGeneration(app: App, host: HostWithCustody, places: Places, files: readonly PackageContent[]): Promise<WrittenGeneration> {
  if (host.custody.pendingFiles.length > 0) return { isBehind: true, undo: async () => {} };
  const written: string[] = [];
  const open = () => openToWrite(app, host, places);
  const undo = async () => remove(await open(), written);
  try {
    await withTimeout(TIMEOUT_MS, write(await open(), files, written), new Refusal('storage_failed', 'The storage did not answer in time.'));
    return { isBehind: false, undo };
  } catch (error) {
    app.log.warn('package_behind', { code: error instanceof Refusal ? error.code : 'fault' });
    return { isBehind: true, undo };
  }
}

function write(places: readonly OpenPlace[], files: readonly PackageContent[], written: string[]): Promise<void> {
  return keepAllOpen(places, async () => {
    for (const { path, content } of files) {
      // Before it is written: with several storages, one of them may have it after a failure.
      written.push(path);
      await writeBytes(places, path, Buffer.from(content, 'base64'));
    }
  });
}

function remove(places: readonly OpenPlace[], paths: readonly string[]): Promise<void> {
  return keepAllOpen(places, () =>
    inEachPlace(places, async (storage) => {
      for (const path of paths) await storage.remove(path);
    }),
  );
}

/** Deletes the files of an old generation, after the commit. */
export function retireGeneration(sealed: Sealing): Effect[] {
  const { generation } = sealed;
  const folder = packageFolder(sealed);
  return [
    ...deletionsOf(sealed, `generation/${generation}/manifest.`, `${folder}manifest.${generation}.json`),
    ...deletionsOf(sealed, `generation/${generation}/shares/`, `${folder}shares/${generation}/`),
  ];
}
