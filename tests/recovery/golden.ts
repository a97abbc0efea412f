import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const GOLDEN = 'tests/fixtures/golden';

/** Every format version that has a golden package. */
export const VERSIONS = readdirSync(GOLDEN).filter((name) => /^v\d+$/.test(name));

/** What a golden package contains: hex SHA-256 of each document by name, and the messages by the name of their reader. */
export function goldenContent(version: string): { documents: Record<string, string>; messages: Record<string, string> } {
  return JSON.parse(readFileSync(join(GOLDEN, version, 'expected.json'), 'utf8'));
}

/** The content of the golden package of format 1. */
export const golden = goldenContent('v1');

/** Unpacks a golden package into a new folder. Returns the folder of its manifest. */
export function unpackGolden(into: string, version = 'v1'): string {
  mkdirSync(into, { recursive: true });
  execFileSync('tar', ['-xf', join(GOLDEN, version, 'package.tar'), '-C', into]);
  return dirname(globSync(join(into, '**/manifest.*.json'))[0] ?? '');
}

/** Returns the whole text of a paper of a golden package. */
export function goldenPaper(name: string, version = 'v1'): string {
  return readFileSync(join(GOLDEN, version, 'papers', `${name}.txt`), 'utf8');
}

/** Returns the recovery key on a paper of the golden package. */
export function goldenKey(name: string): string {
  return /^AGE-SECRET-KEY-1\w{58}$/m.exec(goldenPaper(name))?.[0] ?? '';
}

/** Returns all files at or below a folder. */
export function filesBelow(folder: string): string[] {
  return globSync(join(folder, '**/*'), { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
}
