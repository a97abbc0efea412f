import { createReadStream } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackageFiles } from '#recovery/package-files.ts';

/** Returns the files at or below a folder on the disk. `list` throws the file system's error if a folder cannot be read. */
export function diskFiles(root: string): PackageFiles {
  return {
    list: () => filesBelow(root, '', DEEPEST),
    async size(path) {
      // A symbolic link could point to any file of the person who runs this
      const entry = await lstat(join(root, path)).catch(() => undefined);
      return entry?.isFile() ? entry.size : undefined;
    },
    read: (path) => createReadStream(join(root, path)),
  };
}

const DEEPEST = 5; // the storage's folder, the package, the revision, and folders that a copy may have added around them

async function filesBelow(root: string, folder: string, depth: number): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const here = entries.filter((entry) => entry.isFile()).map(({ name }) => folder + name);
  const deeper = depth === 0 ? [] : entries.filter((entry) => entry.isDirectory());
  const below = await Promise.all(deeper.map(({ name }) => filesBelow(root, `${folder}${name}/`, depth - 1)));
  return [...here, ...below.flat()];
}
