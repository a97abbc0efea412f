import { useLanguage } from '#web/shared/language.tsx';
import { wordParts } from '#web/shared/words.ts';

export const { load: loadHostWords, withWords } = wordParts('host');

/** The dictionary of the pages for Hosts. */
export type HostWords = Awaited<ReturnType<typeof loadHostWords>>;

/** Returns the words of the current language. A component may use the parts that its page has loaded. */
export function useWords(): HostWords {
  // The entry boots with `loadHostWords`, so that its words have this type.
  return useLanguage().words as HostWords;
}
