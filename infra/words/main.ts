import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readCatalogue, writeCatalogue } from './catalogue.ts';
import { filesOfWords, writeWords } from './files.ts';
import { languageModules } from './registry.ts';

// npm run words -- --export fr: writes words.fr.po for a translator. --import fr: takes it back. See CONTRIBUTING.md.

const FOLDER = 'shared/words';
const { values } = parseArgs({ options: { export: { type: 'string' }, import: { type: 'string' }, file: { type: 'string' } } });

if (values.export) exportWords(values.export, values.file ?? `words.${values.export}.po`);
else if (values.import) importWords(values.import, values.file ?? `words.${values.import}.po`);
else console.error('Usage: npm run words -- --export fr | --import fr [--file words.fr.po]');

function exportWords(language: string, file: string): void {
  const files = filesOfWords(FOLDER, language);
  writeFileSync(file, writeCatalogue(language, files));
  const all = files.flatMap(({ wanted, present }) => wanted.map(({ id }) => present.has(id)));
  console.log(`${file}: ${all.length} texts, ${all.filter((isPresent) => !isPresent).length} of them without a translation.`);
}

function importWords(language: string, file: string): void {
  const faults = writeWords(FOLDER, language, readCatalogue(readFileSync(file)));
  spawnSync('npx', ['biome', 'check', '--write', `${FOLDER}/${language}`], { stdio: 'ignore' });
  for (const { path, content } of languageModules()) writeFileSync(path, content);
  for (const { file: at, id, what } of faults) console.log(`${at}: ${id} ${what}`);
  const left = new Set(faults.map(({ file: at }) => at)).size;
  console.log(left === 0 ? `${FOLDER}/${language} is complete.` : `${left} files were not written: ${faults.length} texts to correct.`);
  process.exitCode = left === 0 ? 0 : 1;
}
