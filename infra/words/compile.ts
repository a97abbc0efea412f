import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listLanguages, readCatalogue, readEnglish, readSources, usableTexts } from './catalogue.ts';
import { translate } from './translate.ts';

/** Writes the words of all languages but English as code: one folder for each catalogue, which Git ignores. `folder`: of all words. */
export function compileWords(folder: string): void {
  const english = readEnglish(folder);
  const sources = readSources(folder);
  const languages = listLanguages(folder);
  for (const language of languages.filter((one) => one !== 'en')) {
    const catalogue = readCatalogue(folder, language);
    for (const { file, code, units } of english)
      write(join(folder, language, file), translate(code, file, language, usableTexts(units, language, catalogue, sources)));
    removeOthers(join(folder, language), new Set(english.map(({ file }) => file)));
  }
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of folders) if (!languages.includes(name)) rmSync(join(folder, name), { recursive: true });
}

/** A file that stays the same keeps its time, so that programs that watch it do nothing. */
function write(path: string, code: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === code) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
}

function removeOthers(folder: string, files: ReadonlySet<string>): void {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of found) if (file.endsWith('.ts') && !files.has(file)) rmSync(join(folder, file));
}
