import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const GOLDEN = 'tests/fixtures/golden';

/** Every golden package: the version of its format and, after a hyphen, its kind. */
export const PACKAGES = readdirSync(GOLDEN, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** What a golden package contains: hex SHA-256 of each document by name, and the messages by the name of their reader. */
export function goldenContent(of: string): { documents: Record<string, string>; messages: Record<string, string> } {
  return JSON.parse(readFileSync(join(GOLDEN, of, 'expected.json'), 'utf8'));
}

/** The content of the golden package of format 1. */
export const golden = goldenContent('v1');

/** Returns a golden package as a tar archive. */
export function goldenArchive(of: string): Uint8Array {
  const file = join(GOLDEN, of, 'package.tar');
  return existsSync(file) ? readFileSync(file) : brotliDecompressSync(readFileSync(`${file}.br`));
}

/** Unpacks a golden package into a new folder. Returns the folder of its manifest. */
export function unpackGolden(into: string, of = 'v1'): string {
  mkdirSync(into, { recursive: true });
  execFileSync('tar', ['-x', '-C', into], { input: goldenArchive(of) });
  return dirname(globSync(join(into, '**/manifest.*.json'))[0] ?? '');
}

/** Returns the path of a paper of a golden package. */
export function goldenPaperFile(name: string, of = 'v1'): string {
  return resolve(GOLDEN, of, 'papers', `${name}.txt`);
}

/** Returns the whole text of a paper of a golden package. */
export function goldenPaper(name: string, of = 'v1'): string {
  return readFileSync(goldenPaperFile(name, of), 'utf8');
}

/** Returns the recovery key on a paper of a golden package. */
export function goldenKey(name: string, of = 'v1'): string {
  return keyIn(goldenPaper(name, of));
}

/** The golden package that was sealed on the Host's own device. `later`: a paper that was made after the sealing. */
export const OWN_DEVICE = { name: 'v1-own-device', sheetFile: resolve(GOLDEN, 'v1-own-device/sheet.txt'), later: 'zoe' };

/** Returns the key on the Host's own sheet. */
export function goldenSheetKey(): string {
  return keyIn(readFileSync(OWN_DEVICE.sheetFile, 'utf8'));
}

const keyIn = (text: string): string => /^AGE-SECRET-KEY-1\w{58}$/m.exec(text)?.[0] ?? '';

/** Returns all files at or below a folder. */
export function filesBelow(folder: string): string[] {
  return globSync(join(folder, '**/*'), { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
}
