import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Capacity units of the table, read and written, as DynamoDB Local computes them. */
export interface Units {
  read: number;
  write: number;
}

const FILE = fileURLToPath(new URL('units.json', import.meta.url));

/** Returns what one operation consumes: a request by the name of its row, or a timer. Throws if no bench has measured it. */
export function unitsOf(operation: string): Units {
  const units = readUnits()[operation];
  if (!units)
    throw new Error(
      `infra/figures/units.json has no "${operation}". Its name has changed, or it was never measured: npm run bench -- requests --write`,
    );
  return units;
}

/** Adds what a bench measured, and replaces what it had measured before under the same names. */
export function saveUnits(measured: Readonly<Record<string, Units>>): void {
  const all = Object.entries({ ...readUnits(), ...measured }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}

function readUnits(): Record<string, Units> {
  // saveUnits wrote it.
  return JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Units>;
}
