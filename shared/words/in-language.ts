import { createRequire } from 'node:module';
import type { Language } from '#common/language.ts';

// In a bundle, `require` is its own: infra/cloud/bundle-files.ts puts the files of all languages next to it.
const load = createRequire(import.meta.url);

/**
 * Returns the words of one file at the top of a language's folder. English is part of the code. Another language is a file next to it,
 * which is read when it is needed first.
 */
export function wordsIn<Words extends object>(language: Language, file: string, english: Words): Words {
  return language === 'en' ? english : load(`./${language}/${file}.ts`);
}
