import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../shared/words/', import.meta.url));
const COMPILED = fileURLToPath(new URL('../../node_modules/.cache/words/compiled', import.meta.url));

/**
 * Compiles the words of all languages, if a catalogue, an English text, the compiler or a compiled file has changed. Otherwise it takes
 * some milliseconds. `folder`: of all words.
 */
export async function compileChangedWords(folder = FOLDER, compiled = COMPILED): Promise<void> {
  if (existsSync(compiled) && readFileSync(compiled, 'utf8') === hashOfAll(folder)) return;
  const { compileWords } = await import('./compile.ts');
  compileWords(folder);
  mkdirSync(dirname(compiled), { recursive: true });
  writeFileSync(compiled, hashOfAll(folder));
}

/** Returns one hash of all that the words are made from, and of what was made. */
function hashOfAll(folder: string): string {
  const hash = createHash('sha256');
  const paths = [
    ...globSync(['*/**/*.ts', 'beginnings.ts', '!(en).json'], { cwd: folder }).map((file) => join(folder, file)),
    ...globSync('*.ts', { cwd: import.meta.dirname }).map((file) => join(import.meta.dirname, file)),
  ];
  for (const path of paths.sort()) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}
