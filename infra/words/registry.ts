import { listLanguages } from './catalogue.ts';

const WRITTEN = '// Written by `npm run generate`, from the catalogues in shared/words.';

/** A module that names all languages. */
export interface LanguageModule {
  path: string;
  content: string;
}

/** Returns the modules that name all languages, so that a catalogue is all that a new one takes. */
export function languageModules(languages: readonly string[] = listLanguages('shared/words')): LanguageModule[] {
  return [
    { path: 'shared/common/languages.ts', content: languageList(languages) },
    { path: 'shared/recovery/page/words.ts', content: recoveryWords(languages) },
    { path: 'shared/own-device/page/words.ts', content: sealWords(languages) },
  ];
}

function languageList(languages: readonly string[]): string {
  const list = ['en', ...languages.filter((one) => one !== 'en')].map((one) => `'${one}'`);
  return `${WRITTEN} The default is the first.\nexport const LANGUAGES = [${list.join(', ')}] as const;\n`;
}

function recoveryWords(languages: readonly string[]): string {
  const imports = languages.flatMap((one) => [
    `import { page as ${one}Page } from '#words/${one}/recovery/page.ts';`,
    `import { problems as ${one}Problems } from '#words/${one}/recovery/problems.ts';`,
  ]);
  const entries = languages.map((one) => `  ${one}: { ...${one}Page, problems: ${one}Problems },`);
  return [
    WRITTEN,
    "import type { Language } from '#common/language.ts';",
    ...imports,
    '\n/** Everything that the page says in one language. */',
    'export type Words = typeof enPage & { problems: typeof enProblems };',
    '\n/** All languages are in the one file of the page. */',
    'export const WORDS: Record<Language, Words> = {',
    ...entries,
    '};\n',
  ].join('\n');
}

function sealWords(languages: readonly string[]): string {
  return [
    WRITTEN,
    "import type { Language } from '#common/language.ts';",
    ...languages.map((one) => `import { sealPage as ${one} } from '#words/${one}/own-device/seal-page.ts';`),
    '\n/** Everything that the page says in one language. */',
    'export type Words = typeof en;',
    '\n/** All languages are in the one file of the page. */',
    `export const WORDS: Record<Language, Words> = { ${languages.join(', ')} };\n`,
  ].join('\n');
}
