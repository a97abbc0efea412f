import { preferredLocale, useLanguage } from '#web/shared/language.tsx';
import type { documents } from '#web/words/en/documents.ts';
import type { family } from '#web/words/en/family.ts';
import type { lookup } from '#web/words/en/lookup.ts';
import type { message } from '#web/words/en/message.ts';
import type { progress } from '#web/words/en/progress.ts';
import type { prove } from '#web/words/en/prove.ts';
import type { start } from '#web/words/en/start.ts';
import type { waiting } from '#web/words/en/waiting.ts';
import type { Locale } from '#web/words/locales.ts';

/** The words that only some pages need, as English has them. A text that another language lacks does not compile. */
interface PartWords {
  documents: typeof documents;
  lookup: typeof lookup;
  message: typeof message;
  progress: typeof progress;
  prove: typeof prove;
  start: typeof start;
  waiting: typeof waiting;
}

type Part = keyof PartWords;

/** The dictionary of the pages for Survivors. */
export type FamilyWords = typeof family & PartWords;

const FIRST: Record<Locale, () => Promise<{ family: typeof family }>> = {
  en: () => import('#web/words/en/family.ts'),
  de: () => import('#web/words/de/family.ts'),
};

const PARTS: Record<Locale, { [Name in Part]: () => Promise<Pick<PartWords, Name>> }> = {
  en: {
    documents: () => import('#web/words/en/documents.ts'),
    lookup: () => import('#web/words/en/lookup.ts'),
    message: () => import('#web/words/en/message.ts'),
    progress: () => import('#web/words/en/progress.ts'),
    prove: () => import('#web/words/en/prove.ts'),
    start: () => import('#web/words/en/start.ts'),
    waiting: () => import('#web/words/en/waiting.ts'),
  },
  de: {
    documents: () => import('#web/words/de/documents.ts'),
    lookup: () => import('#web/words/de/lookup.ts'),
    message: () => import('#web/words/de/message.ts'),
    progress: () => import('#web/words/de/progress.ts'),
    prove: () => import('#web/words/de/prove.ts'),
    start: () => import('#web/words/de/start.ts'),
    waiting: () => import('#web/words/de/waiting.ts'),
  },
};

/** The parts that the pages so far need, in the current language. */
const needed = new Set<Part>();
let current: { locale: Locale; words: object } | undefined;

/** Loads the words of the first page and of all parts that were needed so far. */
export async function loadFamilyWords(locale: Locale): Promise<FamilyWords> {
  const [{ family }, ...parts] = await Promise.all([FIRST[locale](), ...[...needed].map((part) => PARTS[locale][part]())]);
  const words = Object.assign({}, family, ...parts);
  current = { locale, words };
  return words;
}

/** Returns a loader that loads these words in parallel with the code that shows them. */
export function withWords<Loaded>(parts: readonly Part[], load: () => Promise<Loaded>): () => Promise<Loaded> {
  return async () => {
    for (const part of parts) needed.add(part);
    const locale = current?.locale ?? preferredLocale();
    const [loaded, ...words] = await Promise.all([load(), ...parts.map((part) => PARTS[locale][part]())]);
    if (current?.locale === locale) Object.assign(current.words, ...words);
    return loaded;
  };
}

/** Returns the words of the current language. A component may use the parts that its page has loaded. */
export function useWords(): FamilyWords {
  // The entry boots with `loadFamilyWords`, so that its words have this type.
  return useLanguage().words as FamilyWords;
}
