import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileOfWords, Texts } from './catalogue.ts';
import { type Fault, translate, wantedTexts } from './translate.ts';
import { parseWords, unitsOf } from './units.ts';

/** A fault, and the file whose text has it. */
export type FileFault = Fault & { file: string };

/** Returns every file of English words with the texts that a language needs and has. `folder`: of all words. */
export function filesOfWords(folder: string, language: string): FileOfWords[] {
  return globSync('**/*.ts', { cwd: join(folder, 'en') })
    .sort()
    .map((file) => {
      const wanted = wantedTexts(unitsOf(parseWords(readFileSync(join(folder, 'en', file), 'utf8'))), language);
      return { file, wanted, present: presentTexts(join(folder, language, file)) };
    });
}

function presentTexts(path: string): ReadonlyMap<string, string> {
  if (!existsSync(path)) return new Map();
  return new Map(unitsOf(parseWords(readFileSync(path, 'utf8'))).map(({ id, text }) => [id, text]));
}

/** Writes the files of a language whose texts are complete. Returns what is wrong with the others, which stay as they are. */
export function writeWords(folder: string, language: string, texts: Texts): FileFault[] {
  return filesOfWords(folder, language).flatMap(({ file }) => {
    const english = readFileSync(join(folder, 'en', file), 'utf8');
    const { code, faults } = translate(english, `#words/en/${file}`, language, texts.get(file) ?? new Map());
    if (code === undefined) return faults.map((fault) => ({ file, ...fault }));
    const path = join(folder, language, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
    return [];
  });
}
