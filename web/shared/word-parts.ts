import type { Locale } from '#words/locales.ts';
import type { SharedWords } from './language.tsx';
import { preferredLocale } from './language.tsx';

/** Loads the words of each part of an entry, by its name. */
type Loaders<Parts> = { [Name in keyof Parts]: () => Promise<Pick<Parts, Name>> };

/** The dictionary of an entry: the words that all its pages need, and parts that only some pages need. */
export interface WordParts<First, Parts> {
  /** Loads the words of the first page and of all parts that were needed so far. */
  load(locale: Locale): Promise<First & Parts>;
  /** Returns a loader that loads these words in parallel with the code that shows them. */
  withWords<Loaded>(parts: readonly (keyof Parts)[], load: () => Promise<Loaded>): () => Promise<Loaded>;
}

/** Makes the dictionary of an entry from the loaders of its files. A component may use the parts that its page has loaded. */
export function wordParts<First extends SharedWords, Parts>(
  first: Record<Locale, () => Promise<First>>,
  parts: Record<Locale, Loaders<Parts>>,
): WordParts<First, Parts> {
  const needed = new Set<keyof Parts>();
  let current: { locale: Locale; words: First & Parts } | undefined;
  const load = async (locale: Locale) => {
    const [common, ...loaded] = await Promise.all([first[locale](), ...[...needed].map((part) => parts[locale][part]())]);
    const words: First & Parts = Object.assign({}, common, ...loaded);
    current = { locale, words };
    return words;
  };
  const withWords =
    <Loaded>(wanted: readonly (keyof Parts)[], loadCode: () => Promise<Loaded>) =>
    async () => {
      for (const part of wanted) needed.add(part);
      const locale = current?.locale ?? preferredLocale();
      const [code, ...loaded] = await Promise.all([loadCode(), ...wanted.map((part) => parts[locale][part]())]);
      if (current?.locale === locale) Object.assign(current.words, ...loaded);
      return code;
    };
  return { load, withWords };
}
