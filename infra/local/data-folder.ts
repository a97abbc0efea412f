import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What outlasts the stack, in a folder of its user's choice: names, keys, time, objects, messages. Without a folder nothing does. */
export interface DataFolder {
  /** What was kept under this name; else what `make` makes is kept from now on. */
  loadOrCreate<Value>(name: string, make: () => Value): Value;
  /** Replaces what is kept under this name, wholly or not at all. */
  save(name: string, value: unknown): void;
  /** A folder of this name; a temporary one goes with this process. */
  folder(name: string): string;
  /** Whether this was used before. */
  isUsed: boolean;
}

/** Opens the folder at `path`, which is made for its owner alone: it holds keys. */
export function openDataFolder(path: string | undefined): DataFolder {
  if (path === undefined) return openTemporaryData();
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const fileOf = (name: string): string => join(path, `${name}.json`);
  const save = (name: string, value: unknown): void => {
    // A process that is killed in the middle leaves the file as it was.
    writeFileSync(`${fileOf(name)}.new`, JSON.stringify(value), { mode: 0o600 });
    renameSync(`${fileOf(name)}.new`, fileOf(name));
  };
  return {
    save,
    loadOrCreate(name, make) {
      const found = read(fileOf(name));
      if (found !== undefined) return JSON.parse(found);
      const made = make();
      save(name, made);
      return made;
    },
    folder(name) {
      const folder = join(path, name);
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      return folder;
    },
    isUsed: read(fileOf('deployment')) !== undefined,
  };
}

function openTemporaryData(): DataFolder {
  return {
    loadOrCreate: (_name, make) => make(),
    save: () => {},
    folder: (name) => createTemporaryFolder(`will-${name}-`),
    isUsed: false,
  };
}

/** A folder that is removed when this process ends. */
export function createTemporaryFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
