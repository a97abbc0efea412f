import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findAllGuards, type Guard } from './find-guards.ts';
import { instrument } from './instrument.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const guards = findAllGuards();
const byFile = Map.groupBy(guards, ({ file }) => file);
const first = new Map<string, number>();
for (const [n, { file }] of guards.entries()) if (!first.has(file)) first.set(file, n);

/** Returns the source of this file with its guards watched, or undefined if it has none. */
export function watchedSource(path: string, source: string): string | undefined {
  const file = relative(ROOT, path);
  const own: readonly Guard[] | undefined = byFile.get(file);
  return own && instrument(source, own, first.get(file) ?? 0);
}
