// Written by `npm run generate`, from the catalogues in shared/words.
import type { Language } from '#common/language.ts';
import { page as arPage } from '#words/ar/recovery/page.ts';
import { problems as arProblems } from '#words/ar/recovery/problems.ts';
import { page as dePage } from '#words/de/recovery/page.ts';
import { problems as deProblems } from '#words/de/recovery/problems.ts';
import { page as enPage } from '#words/en/recovery/page.ts';
import { problems as enProblems } from '#words/en/recovery/problems.ts';
import { page as esPage } from '#words/es/recovery/page.ts';
import { problems as esProblems } from '#words/es/recovery/problems.ts';
import { page as frPage } from '#words/fr/recovery/page.ts';
import { problems as frProblems } from '#words/fr/recovery/problems.ts';
import { page as itPage } from '#words/it/recovery/page.ts';
import { problems as itProblems } from '#words/it/recovery/problems.ts';
import { page as nlPage } from '#words/nl/recovery/page.ts';
import { problems as nlProblems } from '#words/nl/recovery/problems.ts';
import { page as ptPage } from '#words/pt/recovery/page.ts';
import { problems as ptProblems } from '#words/pt/recovery/problems.ts';

/** Everything that the page says in one language. */
export type Words = typeof enPage & { problems: typeof enProblems };

/** All languages are in the one file of the page. */
export const WORDS: Record<Language, Words> = {
  ar: { ...arPage, problems: arProblems },
  de: { ...dePage, problems: deProblems },
  en: { ...enPage, problems: enProblems },
  es: { ...esPage, problems: esProblems },
  fr: { ...frPage, problems: frProblems },
  it: { ...itPage, problems: itProblems },
  nl: { ...nlPage, problems: nlProblems },
  pt: { ...ptPage, problems: ptProblems },
};
