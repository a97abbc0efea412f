import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the bytes of `recover.mjs`, which opens a package without the service. Each package contains this file. */
export function recoverProgram(): Uint8Array {
  // A deployed bundle has the file next to it: infra/cloud/bundle.ts puts it there.
  return readFileSync(join(import.meta.dirname, 'recover.mjs'));
}
