import type { Language } from '#common/language.ts';
import { page as germanPage } from '#words/de/recovery/page.ts';
import { problems as german } from '#words/de/recovery/problems.ts';
import { page as englishPage, type PageWords } from '#words/en/recovery/page.ts';
import { problems as english, type ProblemWords } from '#words/en/recovery/problems.ts';

/** Everything that the page says in one language. */
export type Words = PageWords & { problems: ProblemWords };

/** All languages are in the one file of the page. */
export const WORDS: Record<Language, Words> = {
  en: { ...englishPage, problems: english },
  de: { ...germanPage, problems: german },
};
