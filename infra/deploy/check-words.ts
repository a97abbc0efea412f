import { findingsIn, listLanguages, readCatalogue, readEnglish, readSources } from '#infra/words/catalogue.ts';
import { about, type Finding } from './finding.ts';
import type { Request } from './request.ts';

/** A language in which texts are missing, old or wrong. */
export interface Untranslated {
  language: string;
  count: number;
}

/** Returns the languages that have such texts. `folder`: of all words. */
export function readUntranslated(folder: string): Untranslated[] {
  const units = readEnglish(folder).flatMap((file) => file.units);
  const sources = readSources(folder);
  const languages = listLanguages(folder).filter((language) => language !== 'en');
  return languages
    .map((language) => ({ language, count: findingsIn(units, language, readCatalogue(folder, language), sources).length }))
    .filter(({ count }) => count > 0);
}

/** What is not translated is shown in English. In the stage `prod`, no reader may meet it. */
export function checkWords(untranslated: readonly Untranslated[], { settings: { stage } }: Request): Finding {
  const { ok, warning, stop } = about('Languages');
  if (untranslated.length === 0) return ok('Every text is translated into every language.');
  const counts = untranslated.map(({ language, count }) => `${language} (${count})`).join(', ');
  const text = `Texts are missing, old or wrong in these languages, and would be shown in English: ${counts}.`;
  if (stage !== 'prod') return warning(text);
  return stop(`${text} Nothing was deployed. Translate them, as docs/translating.md says. This command lists them:`, {
    commands: ['npm run words -- --release'],
  });
}
