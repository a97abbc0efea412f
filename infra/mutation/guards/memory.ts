import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the runs so far have shown. Guards are named by their key, so that changes of other code keep it. */
export interface Memory {
  /** The guards without which the source does not compile. */
  compiler: string[];
  /** The test files that were recorded: how long each took, and which of its tests failed without a broken guard. */
  files: Record<string, { seconds: number; failed: string[] }>;
  /** The tests in which a guard has stopped something, by guard and file. An empty name: outside of a test. */
  reached: Record<string, Record<string, string[]>>;
  /** The test that failed without the guard. */
  killed: Record<string, string>;
  /** The test files that passed without the guard. */
  survived: Record<string, string[]>;
}

/** GUARDS_FOLDER names another one, for a second run at the same time. */
export const FOLDER = process.env['GUARDS_FOLDER'] ?? fileURLToPath(new URL('../../../.stryker-tmp/guards', import.meta.url));

/** Loads what earlier runs have left. */
export function loadMemory(): Memory {
  mkdirSync(FOLDER, { recursive: true });
  const empty: Memory = { compiler: [], files: {}, reached: {}, killed: {}, survived: {} };
  try {
    return { ...empty, ...JSON.parse(readFileSync(`${FOLDER}/memory.json`, 'utf8')) };
  } catch {
    return empty;
  }
}

/** Saves it for the next run. */
export function saveMemory(memory: Memory): void {
  writeFileSync(`${FOLDER}/memory.json`, JSON.stringify(memory, null, 1));
}
