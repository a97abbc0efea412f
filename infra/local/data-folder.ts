import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The data that the stack keeps between two runs: names, keys, time, objects and messages. Without a folder, nothing is kept. */
export interface DataFolder {
  /** Returns the value that is stored under this name. If there is none, stores and returns the result of `make`. */
  loadOrCreate<Value>(name: string, make: () => Value): Value;
  /** Replaces the value under this name, completely or not at all. */
  save(name: string, value: unknown): void;
  /** Returns the path of a folder of this name. A temporary one is deleted when this process ends. */
  folder(name: string): string;
  /** Whether an earlier run used this folder. */
  isUsed: boolean;
}

/** Opens the folder at `path`, and creates it if necessary. Only its owner can read it, because it contains keys. */
export function openDataFolder(path: string | undefined): DataFolder {
  if (path === undefined) return openTemporaryData();
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const fileOf = (name: string): string => join(path, `${name}.json`);
  const save = (name: string, value: unknown): void => {
    // If the process is killed here, the old file stays unchanged.
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

/** Creates a folder that is deleted when this process ends. */
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
