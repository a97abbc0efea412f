import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '#custody/manifest.ts';
import { ManifestShape } from '#custody/manifest-shape.ts';
import { Refusal } from '#domain/refusal.ts';

/** A manifest that lies in a folder, not proven yet: whoever can write there may have written it. */
export interface FoundPackage {
  folder: string;
  bytes: Uint8Array;
  proofs: { mac: string; signature: string };
  manifest: Manifest;
}

/** All packages at or below a folder, the newest generation first; `skipped` says in sentences what could not be read. */
export async function findPackages(root: string): Promise<{ found: FoundPackage[]; skipped: string[] }> {
  const found: FoundPackage[] = [];
  const skipped: string[] = [];
  for (const path of await manifestsBelow(root, DEEPEST)) {
    try {
      found.push(await readPackage(path.folder, path.name));
    } catch (error) {
      skipped.push(
        `${path.name} is left out: ${error instanceof Refusal ? error.message : 'it, or one of its two proofs beside it, cannot be read.'}`,
      );
    }
  }
  found.sort((a, b) => b.manifest.generation - a.manifest.generation || b.manifest.revision - a.manifest.revision);
  return { found, skipped };
}

/** A file of a package, read whole; Refusal `package_altered` when it is no plain file or larger than `most` bytes. */
export async function readSmall(folder: string, path: string, most = SMALL): Promise<Buffer> {
  const entry = await lstat(join(folder, path)).catch(() => undefined);
  // A symbolic link could name any file of the person who runs this
  if (!entry?.isFile() || entry.size > most) throw new Refusal('package_altered', `${path} is missing, or is not a plain file of a fitting size.`);
  return await readFile(join(folder, path));
}

/** The files of the manifest that are not there as plain files. */
export async function missingFiles({ folder, manifest }: FoundPackage): Promise<string[]> {
  const missing: string[] = [];
  for (const { path } of manifest.files) {
    const entry = await lstat(join(folder, path)).catch(() => undefined);
    if (!entry?.isFile()) missing.push(path);
  }
  return missing;
}

const DEEPEST = 5; // a storage's folder, the package, the revision, and what a copy may have put around them
const SMALL = 16 * 1024 * 1024;
const NAME = /^manifest\.(\d+)\.json$/;

async function manifestsBelow(folder: string, depth: number): Promise<{ folder: string; name: string }[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const here = entries.filter((entry) => entry.isFile() && NAME.test(entry.name)).map(({ name }) => ({ folder, name }));
  const deeper = depth === 0 ? [] : entries.filter((entry) => entry.isDirectory());
  const below = await Promise.all(deeper.map(({ name }) => manifestsBelow(join(folder, name), depth - 1)));
  return [...here, ...below.flat()];
}

async function readPackage(folder: string, name: string): Promise<FoundPackage> {
  const bytes = await readSmall(folder, name);
  const text = async (path: string) => (await readSmall(folder, path, 1024)).toString('latin1').trim();
  const proofs = { mac: await text(`${name}.mac`), signature: await text(`${name}.sig`) };
  const manifest = ManifestShape.safeParse(JSON.parse(bytes.toString('utf8'))).data;
  if (!manifest) throw new Refusal('package_altered', 'it is not a manifest that this program knows how to read.');
  if (String(manifest.generation) !== NAME.exec(name)?.[1]) throw new Refusal('package_altered', 'its name and its content disagree.');
  return { folder, bytes: new Uint8Array(bytes), proofs, manifest };
}
