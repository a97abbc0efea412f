import { useLanguage } from '#web/shared/language.tsx';
import { wordParts } from '#web/shared/words.ts';

export const { load: loadFamilyWords, withWords } = wordParts('family');

/** The dictionary of the pages for Survivors. */
export type FamilyWords = Awaited<ReturnType<typeof loadFamilyWords>>;

/** Returns the words of the current language. A component may use the parts that its page has loaded. */
export function useWords(): FamilyWords {
  // The entry boots with `loadFamilyWords`, so that its words have this type.
  return useLanguage().words as FamilyWords;
}
