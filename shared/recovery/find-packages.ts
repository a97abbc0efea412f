import type { Manifest } from '#custody/manifest.ts';
import { ManifestShape } from '#custody/manifest-shape.ts';
import { type PackageFiles, readSmallFile } from './package-files.ts';
import { type Problem, Stopped } from './problem.ts';

/** A manifest found among files. It is not verified yet: anyone who can write to the storage may have written it. */
export interface FoundPackage {
  files: PackageFiles;
  /** The folder of the manifest, empty or with "/" at its end. The paths in the manifest are relative to it. */
  folder: string;
  bytes: Uint8Array;
  proofs: { mac: string; signature: string };
  manifest: Manifest;
}

/**
 * Returns all packages among the files, the newest generation first. `skipped` has one problem for each manifest that could not
 * be read. Throws the error of `files.list`.
 */
export async function findPackages(files: PackageFiles): Promise<{ found: FoundPackage[]; skipped: Problem[] }> {
  const found: FoundPackage[] = [];
  const skipped: Problem[] = [];
  for (const path of await files.list()) {
    const [, folder = '', name, number] = MANIFEST.exec(path) ?? [];
    if (!name) continue;
    try {
      found.push(await readPackage(files, folder, name, Number(number)));
    } catch (error) {
      skipped.push({ is: 'manifest_skipped', name, because: error instanceof Stopped ? error.problem : undefined });
    }
  }
  found.sort((a, b) => b.manifest.generation - a.manifest.generation || b.manifest.revision - a.manifest.revision);
  return { found, skipped };
}

/** Returns the paths in the manifest that do not exist as regular files. */
export async function missingFiles({ files, folder, manifest }: FoundPackage): Promise<string[]> {
  const sizes = await Promise.all(manifest.files.map(({ path }) => files.size(folder + path)));
  return manifest.files.filter((_, i) => sizes[i] === undefined).map(({ path }) => path);
}

const MANIFEST = /^(.*\/)?(manifest\.(\d+)\.json)$/;

async function readPackage(files: PackageFiles, folder: string, name: string, number: number): Promise<FoundPackage> {
  const bytes = await readSmallFile(files, folder + name);
  const text = async (path: string) => new TextDecoder('latin1').decode(await readSmallFile(files, folder + path, 1024)).trim();
  const proofs = { mac: await text(`${name}.mac`), signature: await text(`${name}.sig`) };
  const manifest = ManifestShape.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data;
  if (!manifest) throw new Stopped({ is: 'format_unknown' });
  if (manifest.generation !== number) throw new Stopped({ is: 'name_differs' });
  return { files, folder, bytes, proofs, manifest };
}
