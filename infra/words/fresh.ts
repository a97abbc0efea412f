import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../shared/words/', import.meta.url));
const COMPILED = fileURLToPath(new URL('../../node_modules/.cache/words/compiled', import.meta.url));

/** Compiles the words of all languages, if a catalogue, an English text or the compiler has changed. Otherwise it takes some milliseconds. */
export async function compileChangedWords(): Promise<void> {
  const made = madeFrom();
  const languages = globSync('??*.json', { cwd: FOLDER }).map((name) => name.replace('.json', ''));
  const isThere = languages.every((language) => ['en', 'sources'].includes(language) || existsSync(`${FOLDER}${language}/paper.ts`));
  if (isThere && existsSync(COMPILED) && readFileSync(COMPILED, 'utf8') === made) return;
  const { compileWords } = await import('./compile.ts');
  compileWords(FOLDER);
  mkdirSync(dirname(COMPILED), { recursive: true });
  writeFileSync(COMPILED, made);
}

/** Returns one hash of all that the words are made from. */
function madeFrom(): string {
  const hash = createHash('sha256');
  const paths = [
    ...globSync(['en/**/*.ts', '!(en).json'], { cwd: FOLDER }).map((file) => FOLDER + file),
    ...globSync('*.ts', { cwd: import.meta.dirname }).map((file) => `${import.meta.dirname}/${file}`),
  ];
  for (const path of paths.sort()) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}
