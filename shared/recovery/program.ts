import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageName } from './page-name.ts';
import { PAGE_SHA256 } from './sha256.ts';

/** A program that opens packages without the service, under its name in a package. */
export interface RecoveryProgram {
  path: string;
  bytes: Uint8Array;
}

/**
 * Returns the programs for a package: the current ones, and the versions of the page that its papers name. `named` has their
 * SHA-256 in hex. `missing` has the versions that this release does not contain. `folder` contains `recover.mjs`, `recover.html`
 * and the folder `earlier`. In a deployed bundle they are next to it, where infra/cloud/bundle-files.ts puts them.
 */
export function recoveryPrograms(named: readonly string[], folder: string = import.meta.dirname): { programs: RecoveryProgram[]; missing: string[] } {
  const read = (...path: string[]): Uint8Array => readFileSync(join(folder, ...path));
  const programs = [
    { path: 'recover.mjs', bytes: read('recover.mjs') },
    { path: pageName(PAGE_SHA256), bytes: read('recover.html') },
  ];
  const missing: string[] = [];
  for (const hash of new Set(named)) {
    if (hash === PAGE_SHA256) continue;
    const bytes = existsSync(join(folder, 'earlier', pageName(hash))) ? read('earlier', pageName(hash)) : undefined;
    if (bytes && createHash('sha256').update(bytes).digest('hex') === hash) programs.push({ path: pageName(hash), bytes });
    else missing.push(hash);
  }
  return { programs, missing };
}

/** Returns the current page and all earlier ones, for the site. */
export function recoveryPages(folder: string = import.meta.dirname): RecoveryProgram[] {
  const earlier = readdirSync(join(folder, 'earlier')).filter((name) => name.endsWith('.html'));
  return [
    { path: pageName(PAGE_SHA256), bytes: readFileSync(join(folder, 'recover.html')) },
    ...earlier.map((path) => ({ path, bytes: readFileSync(join(folder, 'earlier', path)) })),
  ];
}
