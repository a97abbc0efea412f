import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  brought,
  type Finding,
  findingsIn,
  listLanguages,
  printCatalogue,
  printSources,
  readCatalogue,
  readEnglish,
  readSources,
} from './catalogue.ts';
import { compileChangedWords } from './fresh.ts';

// npm run words: notes from which English texts the translations were made, compiles them, and lists what is missing, old or wrong.
// -- --release: fails also for what is missing or old. -- --keep fr <id> ...: an old text is still right.

const FOLDER = 'shared/words';
const SHOWN = 20;
const { values, positionals } = parseArgs({ options: { release: { type: 'boolean' }, keep: { type: 'string' } }, allowPositionals: true });
const units = readEnglish(FOLDER).flatMap((file) => file.units);
const english = new Map(units.map(({ id, text }) => [id, text]));
const sources = readSources(FOLDER);
if (values.keep) for (const id of positionals) delete sources[id]?.[values.keep];

writeFileSync(`${FOLDER}/en.json`, printCatalogue(english, units));
for (const language of listLanguages(FOLDER).filter((one) => one !== 'en')) showLanguage(language);
writeFileSync(`${FOLDER}/sources.json`, printSources(sources, units));
await compileChangedWords();

function described({ id, what }: Finding): string {
  const unit = units.find((one) => one.id === id);
  return [`  ${id} ${what}`, unit?.text, unit?.comment].filter(Boolean).join('\n    ');
}

function showLanguage(language: string): void {
  const before = readCatalogue(FOLDER, language);
  const texts = brought(units, language, before, sources);
  writeFileSync(`${FOLDER}/${language}.json`, printCatalogue(texts, units));
  const findings = findingsIn(units, language, texts, sources);
  const wrong = findings.filter(({ isShownInEnglish }) => !isShownInEnglish);
  console.log(`${language}: ${texts.size} texts, ${findings.length - wrong.length} missing or old, ${wrong.length} wrong.`);
  for (const [id, text] of texts) if (before.get(id) !== text) console.log(`  ${id} has moved here: ${text}`);
  for (const finding of findings.slice(0, SHOWN)) console.log(described(finding));
  if (findings.length > SHOWN) console.log(`  and ${findings.length - SHOWN} more`);
  if (wrong.length > 0 || (values.release && findings.length > 0)) process.exitCode = 1;
}
