import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One entry of a folder. `names` is its path, in the spelling that it was created with. */
export interface FolderEntry {
  names: string[];
  isFolder: boolean;
  size: number;
  modifiedAt: Date;
}

/** A user's files on this machine's disk. Paths ignore case. */
export interface DriveFolder {
  find(names: readonly string[]): FolderEntry | undefined;
  /** Returns the entries of a folder, sorted by name. With `recursive`, also those of all folders below it. */
  entries(names: readonly string[], recursive?: boolean): FolderEntry[];
  /** Returns the paths of all files. */
  files(): string[];
  /** Returns the path of an entry's file on the disk. */
  fileOf(names: readonly string[]): string;
  makeFolder(names: readonly string[]): void;
  /** Moves a complete file of this machine to its place, and creates its folders. */
  place(names: readonly string[], file: string): void;
  write(names: readonly string[], content: Buffer): void;
  remove(names: readonly string[]): void;
  empty(): void;
  used(): number;
}

export function driveFolder(root: string): DriveFolder {
  mkdirSync(root, { recursive: true });

  /** Returns the path of an entry in the spelling on the disk. Returns undefined if one of the names does not exist. */
  function actual(names: readonly string[]): string[] | undefined {
    let path: string[] = [];
    for (const name of names) {
      const folder = join(root, ...path);
      if (!statSync(folder).isDirectory()) return undefined;
      const found = existsSync(join(folder, name)) ? name : readdirSync(folder).find((one) => one.toLowerCase() === name.toLowerCase());
      if (found === undefined) return undefined;
      path = [...path, found];
    }
    return path;
  }

  function entryOf(names: string[]): FolderEntry {
    const stat = statSync(join(root, ...names));
    return { names, isFolder: stat.isDirectory(), size: stat.size, modifiedAt: stat.mtime };
  }

  function entries(names: readonly string[], recursive = false): FolderEntry[] {
    const path = actual(names) ?? [];
    const own = readdirSync(join(root, ...path))
      .sort()
      .map((name) => entryOf([...path, name]));
    return recursive ? own.flatMap((entry) => (entry.isFolder ? [entry, ...entries(entry.names, true)] : [entry])) : own;
  }

  /** Existing folders keep the case of their names. */
  function target(names: readonly string[]): string {
    const parents = names.slice(0, -1);
    for (let depth = parents.length; depth >= 0; depth -= 1) {
      const path = actual(parents.slice(0, depth));
      if (path) return join(root, ...path, ...names.slice(depth));
    }
    return join(root, ...names);
  }

  const put = (names: readonly string[], write: (file: string) => void): void => {
    const file = target(names);
    mkdirSync(dirname(file), { recursive: true });
    write(file);
  };
  return {
    entries,
    find: (names) => {
      const path = actual(names);
      return path && entryOf(path);
    },
    files: () => entries([], true).flatMap(({ isFolder, names }) => (isFolder ? [] : [names.join('/')])),
    fileOf: (names) => join(root, ...(actual(names) ?? names)),
    makeFolder: (names) => void mkdirSync(target(names), { recursive: true }),
    place: (names, file) => put(names, (place) => renameSync(file, place)),
    write: (names, content) => put(names, (place) => writeFileSync(place, content)),
    remove: (names) => rmSync(join(root, ...(actual(names) ?? names)), { recursive: true, force: true }),
    empty: () => {
      for (const name of readdirSync(root)) rmSync(join(root, name), { recursive: true });
    },
    used: () => entries([], true).reduce((sum, { isFolder, size }) => sum + (isFolder ? 0 : size), 0),
  };
}
