import type { Language } from '#common/language.ts';
import type { AnswerLink } from '#messages/links.ts';
import { answers as german } from '#words/de/answers.ts';
import { type AnswerWords, answers as english } from '#words/en/answers.ts';

/** What a page says, in plain words. */
export interface PageText {
  title: string;
  sentences: readonly string[];
}

/** What a page says before a button is pressed. */
export interface OfferText extends PageText {
  /** The label of the link to the Host's first page. Absent where there is none. */
  elsewhere?: string;
}

export type LinkKind = AnswerLink['kind'];

const WORDS: Record<Language, AnswerWords> = { en: english, de: german };

/** Returns the words of the page in one language. */
export const wordsIn = (language: Language): AnswerWords => WORDS[language];

/** Returns what the page of a link says that was used before. Links of some kinds have their own text. */
export function usedText(words: AnswerWords, kind: LinkKind): PageText {
  const own: Partial<Record<LinkKind, PageText>> = words.usedUp;
  return own[kind] ?? words.used;
}
