import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Guard } from './find-guards.ts';

/** What was shown of each guard. Guards are named by their key, so that changes of other code keep it. */
export interface Verdicts {
  /** The guards without which the source does not compile. */
  compiler: string[];
  /** The test that failed without the guard: file and name. */
  killed: Record<string, string>;
}

/** What the runs on this machine have shown. It need not be kept: it makes the next run shorter. */
interface Recorded {
  /** The test files that were recorded: how long each took, and which of its tests failed without a broken guard. */
  files: Record<string, { seconds: number; failed: string[] }>;
  /** The tests in which a guard has stopped something, by guard and file. An empty name: outside of a test. */
  reached: Record<string, Record<string, string[]>>;
  /** The test files that passed without the guard. */
  survived: Record<string, string[]>;
}

export type Memory = Verdicts & Recorded;

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
/** GUARDS_FOLDER names another one, for a second run at the same time. */
export const FOLDER = process.env['GUARDS_FOLDER'] ?? path('../../../.stryker-tmp/guards');
const RECORDED = `${FOLDER}/recorded.json`;
/** Kept with the source, so that a test can find a guard without one. */
const VERDICTS = process.env['GUARDS_FOLDER'] === undefined ? path('verdicts.json') : `${FOLDER}/verdicts.json`;

/** Loads what earlier runs have left. */
export function loadMemory(): Memory {
  mkdirSync(FOLDER, { recursive: true });
  return { files: {}, reached: {}, survived: {}, ...readJson<Recorded>(RECORDED), ...loadVerdicts() };
}

/** Loads what is known of each guard. */
export function loadVerdicts(): Verdicts {
  return { compiler: [], killed: {}, ...readJson<Verdicts>(VERDICTS) };
}

/** Saves it for the next run, without verdicts of guards that no longer exist. */
export function saveMemory({ compiler, killed, ...recorded }: Memory, guards: readonly Guard[]): void {
  const keys = new Set(guards.map(({ key }) => key));
  const known = Object.entries(killed).filter(([key]) => keys.has(key));
  const verdicts: Verdicts = { compiler: compiler.filter((key) => keys.has(key)).sort(), killed: Object.fromEntries(known.sort()) };
  writeFileSync(VERDICTS, `${JSON.stringify(verdicts, null, 2)}\n`);
  writeFileSync(RECORDED, JSON.stringify(recorded, null, 1));
}

function readJson<T>(file: string): Partial<T> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
