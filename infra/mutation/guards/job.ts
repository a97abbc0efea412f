import { appendFileSync, readFileSync } from 'node:fs';

/** What a process of tests does. */
export interface Job {
  /** Paths from the root, in this order. */
  files: readonly string[];
  isWorld: boolean;
  /** The keys of the guards to break. */
  open: readonly string[];
  /** Continues after the first test that notices. */
  all: boolean;
}

/** What it writes down, line after line: a guard is broken now, was noticed by these tests, or by none of this file. `ended`: all were tried. */
export interface Line {
  guard: string;
  file: string;
  found: 'begins' | 'noticed' | 'unnoticed' | 'ended';
  by?: readonly string[];
}

const FILE = process.env['GUARDS_JOB'] ?? '';

export const readJob = (): Job => JSON.parse(readFileSync(FILE, 'utf8'));
export const writeLine = (line: Line): void => appendFileSync(`${FILE}.lines`, `${JSON.stringify(line)}\n`);
