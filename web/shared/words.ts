import type { Locale } from '#words/locales.ts';
import type { PageWords } from '#words/pages.ts';
import { preferredLocale, type SharedWords } from './language.tsx';

/** The end of the address of each file of words, with a hash of all of them. The build puts it here. */
declare const WORDS_END: string;

/** Loads the words of one file in one language, and nothing of another language. */
export async function loadWords<Name extends keyof PageWords>(locale: Locale, name: Name): Promise<PageWords[Name]> {
  const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const words: Pick<PageWords, Name> = await import(/* @vite-ignore */ `/assets/${locale}-${file}${WORDS_END}`);
  return words[name];
}

/** The words that all pages of an entry need. */
type Entry = 'family' | 'host';

/** Everything that the pages of an entry can show. */
type EntryWords<First extends Entry> = PageWords[First] & PageWords & Pick<SharedWords, 'refusals'>;

/** The dictionary of an entry: the words that all its pages need, and parts that only some pages need. */
export interface WordParts<First extends Entry> {
  /** Loads the words of the first page and of all parts that were needed so far. */
  load(locale: Locale): Promise<EntryWords<First>>;
  /** Returns a loader that loads these words in parallel with the code that shows them. */
  withWords<Loaded>(parts: readonly (keyof PageWords)[], load: () => Promise<Loaded>): () => Promise<Loaded>;
}

/** Makes the dictionary of an entry. A component may use the parts that its page has loaded. */
export function wordParts<First extends Entry>(first: First): WordParts<First> {
  const needed = new Set<keyof PageWords>();
  let current: { locale: Locale; words: EntryWords<First> } | undefined;
  const loadParts = async (locale: Locale, names: Iterable<keyof PageWords>) =>
    Object.fromEntries(await Promise.all([...names].map(async (name) => [name, await loadWords(locale, name)] as const)));
  const load = async (locale: Locale) => {
    const [common, parts] = await Promise.all([loadWords(locale, first), loadParts(locale, needed)]);
    const refusals = () => loadWords(locale, `${first}Refusals`);
    // A page uses only the parts that it has loaded.
    const words = { ...common, ...parts, refusals } as unknown as EntryWords<First>;
    current = { locale, words };
    return words;
  };
  const withWords =
    <Loaded>(wanted: readonly (keyof PageWords)[], loadCode: () => Promise<Loaded>) =>
    async () => {
      for (const part of wanted) needed.add(part);
      const locale = current?.locale ?? preferredLocale();
      const [code, parts] = await Promise.all([loadCode(), loadParts(locale, wanted)]);
      if (current?.locale === locale) Object.assign(current.words, parts);
      return code;
    };
  return { load, withWords };
}
