import { languageOf } from '#common/language.ts';
import * as english from './en/letters.ts';
import { wordsIn } from './in-language.ts';

/** Returns what every letter has around its own sentences. `locale`: the reader's language tag (BCP 47), if we know it. */
export const letterWords = (locale?: string): typeof english.letter => wordsIn(languageOf(locale), 'letters', english).letter;

/** Returns the words of the messages that are sent while their request waits. */
export const directWords = (locale?: string): typeof english.direct => wordsIn(languageOf(locale), 'letters', english).direct;
