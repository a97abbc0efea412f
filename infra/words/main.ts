import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { languageOf } from '#common/language.ts';
import { brought, findingsIn, listLanguages, printCatalogue, printSources, readCatalogue, readEnglish, readSources } from './catalogue.ts';
import { compileWords } from './compile.ts';
import { templateOf } from './template.ts';

// npm run words: notes from which English texts the translations were made, compiles them, and lists what is missing, old or wrong.
// -- --release: fails also for what is missing or old. -- --keep fr <id> ...: an old text is still right.
// -- --story fr: prints what the readers of one will see in a language.

const FOLDER = 'shared/words';
const SHOWN = 20;
const { values, positionals } = parseArgs({
  options: { release: { type: 'boolean' }, keep: { type: 'string' }, story: { type: 'string' } },
  allowPositionals: true,
});
if (values.story) {
  const { storyText } = await import('#infra/messages/story.ts');
  process.stdout.write(storyText(FOLDER, languageOf(values.story)));
  process.exit();
}
const units = readEnglish(FOLDER).flatMap((file) => file.units);
const english = new Map(units.map(({ id, text }) => [id, text]));
const sources = readSources(FOLDER);
if (values.keep) for (const id of positionals) delete sources[id]?.[values.keep];

writeFileSync(`${FOLDER}/en.json`, templateOf(units));
for (const language of listLanguages(FOLDER).filter((one) => one !== 'en')) showLanguage(language);
writeFileSync(`${FOLDER}/sources.json`, printSources(sources, units));
compileWords(FOLDER);

function showLanguage(language: string): void {
  const texts = brought(units, language, readCatalogue(FOLDER, language), sources);
  writeFileSync(`${FOLDER}/${language}.json`, printCatalogue(texts, units));
  const findings = findingsIn(units, language, texts, sources);
  const wrong = findings.filter(({ isShownInEnglish }) => !isShownInEnglish);
  console.log(`${language}: ${texts.size} texts, ${findings.length - wrong.length} missing or old, ${wrong.length} wrong.`);
  for (const { id, what } of findings.slice(0, SHOWN)) console.log(`  ${id} ${what}\n    ${english.get(id)}`);
  if (findings.length > SHOWN) console.log(`  and ${findings.length - SHOWN} more`);
  if (wrong.length > 0 || (values.release && findings.length > 0)) process.exitCode = 1;
}
