import { languageOf } from '#common/language.ts';
import * as english from './en/messages.ts';
import { wordsIn } from './in-language.ts';

export type MessageWords = typeof english.messages;

/** Returns the words of all messages in the language of a reader. `locale`: their language tag (BCP 47), if we know it. */
export const messageWords = (locale?: string): MessageWords => wordsIn(languageOf(locale), 'messages', english).messages;
