import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Guard } from './find-guards.ts';

/**
 * What the runs on this machine have shown. Guards are named by their key, so that changes of other code keep it. It need not be kept:
 * it makes the next run shorter.
 */
export interface Memory {
  /** The guards without which the source does not compile. */
  compiler: string[];
  /** The test that failed without the guard: file and name. */
  killed: Record<string, string>;
  /** The test files that were recorded: how long each took, and which of its tests failed without a broken guard. */
  files: Record<string, { seconds: number; failed: string[] }>;
  /** The tests in which a guard has stopped something, by guard and file. An empty name: outside of a test. */
  reached: Record<string, Record<string, string[]>>;
  /** The test files that passed without the guard. */
  survived: Record<string, string[]>;
}

/** GUARDS_FOLDER names another one, for a second run at the same time. */
export const FOLDER = process.env['GUARDS_FOLDER'] ?? fileURLToPath(new URL('../../../node_modules/.cache/guards', import.meta.url));
const MEMORY = `${FOLDER}/memory.json`;

/** Loads what earlier runs have left. */
export function loadMemory(): Memory {
  mkdirSync(FOLDER, { recursive: true });
  const kept: Partial<Memory> = existsSync(MEMORY) ? JSON.parse(readFileSync(MEMORY, 'utf8')) : {};
  return { compiler: [], killed: {}, files: {}, reached: {}, survived: {}, ...kept };
}

/** Saves it for the next run, without results of guards that no longer exist. */
export function saveMemory({ compiler, killed, ...recorded }: Memory, guards: readonly Guard[]): void {
  const keys = new Set(guards.map(({ key }) => key));
  const known = Object.entries(killed).filter(([key]) => keys.has(key));
  const kept: Memory = { ...recorded, compiler: compiler.filter((key) => keys.has(key)), killed: Object.fromEntries(known) };
  writeFileSync(MEMORY, JSON.stringify(kept, null, 1));
}
