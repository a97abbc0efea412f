import { direct } from './en/messages/direct.ts';
import { letter } from './en/messages/letter.ts';

// Apart from messages.ts: functions that send only codes do not hold the other messages.

/** The languages in which we write messages. */
export type MessageLanguage = 'en';

const LETTER: Record<MessageLanguage, typeof letter> = { en: letter };
const DIRECT: Record<MessageLanguage, typeof direct> = { en: direct };

/** Returns the language in which we write to a reader. `locale`: their language tag (BCP 47), if we know it. */
export function messageLanguage(_locale?: string): MessageLanguage {
  return 'en';
}

/** Returns what every letter has around its own sentences. */
export const letterWords = (locale?: string): typeof letter => LETTER[messageLanguage(locale)];

/** Returns the words of the messages that are sent while their request waits. */
export const directWords = (locale?: string): typeof direct => DIRECT[messageLanguage(locale)];
