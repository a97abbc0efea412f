import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The CPU milliseconds of a cold start of a function that calls only the table, as the bench measured them: medians. */
export interface ColdStart {
  /** Node itself. */
  start: number;
  /** The import of the bundle. */
  import: number;
}

const FILE = fileURLToPath(new URL('cold-start.json', import.meta.url));

/** Returns what `npm run bench -- cold --write` measured last. */
export function readColdStart(): ColdStart {
  // saveColdStart wrote it.
  return JSON.parse(readFileSync(FILE, 'utf8')) as ColdStart;
}

export function saveColdStart(measured: ColdStart): void {
  writeFileSync(FILE, `${JSON.stringify(measured, null, 2)}\n`);
}
