import type { Language } from '#common/language.ts';
import type { AnswerLink } from '#messages/links.ts';
import * as english from '#words/en/answers.ts';
import { wordsIn } from '#words/in-language.ts';

export type AnswerWords = typeof english.answers;

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

/** Returns the words of the page in one language. */
export const answerWords = (language: Language): AnswerWords => wordsIn(language, 'answers', english).answers;

/** Returns what the page of a link says that was used before. Links of some kinds have their own text. */
export function usedText(words: AnswerWords, kind: LinkKind): PageText {
  const own: Partial<Record<LinkKind, PageText>> = words.usedUp;
  return own[kind] ?? words.used;
}
