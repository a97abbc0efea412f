import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '#custody/manifest.ts';
import { ManifestShape } from '#custody/manifest-shape.ts';
import { Refusal } from '#domain/refusal.ts';

/** A manifest found in a folder. It is not verified yet: anyone who can write to the folder may have written it. */
export interface FoundPackage {
  folder: string;
  bytes: Uint8Array;
  proofs: { mac: string; signature: string };
  manifest: Manifest;
}

/**
 * Returns all packages at or below a folder, the newest generation first. `skipped` has one sentence for each manifest that
 * could not be read. Throws the file system's error if a folder cannot be read.
 */
export async function findPackages(root: string): Promise<{ found: FoundPackage[]; skipped: string[] }> {
  const found: FoundPackage[] = [];
  const skipped: string[] = [];
  for (const path of await manifestsBelow(root, DEEPEST)) {
    try {
      found.push(await readPackage(path.folder, path.name));
    } catch (error) {
      skipped.push(
        `${path.name} was skipped: ${error instanceof Refusal ? error.message : 'this file or one of its two proofs (.mac and .sig) cannot be read.'}`,
      );
    }
  }
  found.sort((a, b) => b.manifest.generation - a.manifest.generation || b.manifest.revision - a.manifest.revision);
  return { found, skipped };
}

/** Returns the content of a small package file. Throws Refusal `package_altered` if it is not a regular file, or larger than `most` bytes. */
export async function readSmallFile(folder: string, path: string, most = SMALL): Promise<Buffer> {
  const entry = await lstat(join(folder, path)).catch(() => undefined);
  // A symbolic link could point to any file of the person who runs this
  if (!entry?.isFile() || entry.size > most) throw new Refusal('package_altered', `${path} is missing, too large or not a regular file.`);
  return await readFile(join(folder, path));
}

/** Returns the paths in the manifest that do not exist as regular files. */
export async function missingFiles({ folder, manifest }: FoundPackage): Promise<string[]> {
  const missing: string[] = [];
  for (const { path } of manifest.files) {
    const entry = await lstat(join(folder, path)).catch(() => undefined);
    if (!entry?.isFile()) missing.push(path);
  }
  return missing;
}

const DEEPEST = 5; // the storage's folder, the package, the revision, and folders that a copy may have added around them
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
  const bytes = await readSmallFile(folder, name);
  const text = async (path: string) => (await readSmallFile(folder, path, 1024)).toString('latin1').trim();
  const proofs = { mac: await text(`${name}.mac`), signature: await text(`${name}.sig`) };
  const manifest = ManifestShape.safeParse(JSON.parse(bytes.toString('utf8'))).data;
  if (!manifest) throw new Refusal('package_altered', 'this program does not know its format.');
  if (String(manifest.generation) !== NAME.exec(name)?.[1]) throw new Refusal('package_altered', 'its name does not match its content.');
  return { folder, bytes: new Uint8Array(bytes), proofs, manifest };
}
