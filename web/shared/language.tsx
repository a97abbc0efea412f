import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { directionOf, findLanguage } from '#common/language.ts';
import type { FrameWords } from '#words/en/pages/frame.ts';
import type { Locale } from '#words/locales.ts';
import { formatMoment, formatZone } from './format.ts';

/** The words that every entry has. */
export interface SharedWords {
  frame: FrameWords;
  /** Loads the sentences for refusals, by the code of the service: one for each code that a page of this entry can get. */
  refusals(): Promise<Record<string, string>>;
}

interface Language {
  locale: Locale;
  words: SharedWords;
  /** The name of the service. */
  service: string;
  /** Changes the language of the page, keeps it for the next visit, and loses nothing that was typed. */
  choose(locale: Locale): void;
  /** Whether the chosen language could not be loaded. The page then stays as it is. */
  isMissing: boolean;
}

const Chosen = createContext<Language | null>(null);

/** The name under which the chosen language is kept. Nothing else is in `localStorage`. */
const KEPT = 'locale';

/** Loads the dictionary of one language. Each entry has its own. */
export type LoadWords = (locale: Locale) => Promise<SharedWords>;

/** Gives the components below it their language, and switches it. `name` replaces the name of the service, in every language. */
export function LanguageProvider({
  locale,
  words,
  load,
  name,
  children,
}: {
  locale: Locale;
  words: SharedWords;
  load: LoadWords;
  name?: string | undefined;
  children: ComponentChildren;
}) {
  const [current, setCurrent] = useState({ locale, words, isMissing: false });
  useEffect(() => {
    document.documentElement.lang = current.locale;
    document.documentElement.dir = directionOf(current.locale);
  }, [current.locale]);
  const choose = (wanted: Locale) => {
    keepLocale(wanted);
    load(wanted).then(
      (loaded) => setCurrent({ locale: wanted, words: loaded, isMissing: false }),
      () => setCurrent((last) => ({ ...last, isMissing: true })),
    );
  };
  const service = name || current.words.frame.service;
  return <Chosen.Provider value={{ ...current, service, choose }}>{children}</Chosen.Provider>;
}

/** Returns the language of the page. Entries wrap it, to name the type of their dictionary. */
export function useLanguage(): Language {
  const language = useContext(Chosen);
  if (!language) throw new Error('This component needs a LanguageProvider.');
  return language;
}

/** Returns the name of the reader's time: `Central European Time`. */
export function useZone(): string {
  return formatZone(useLanguage().locale);
}

/** Returns a function that writes a moment, also as the service sends it, in the language of the page. */
export function useMoment(): (at: Date | string) => string {
  const { locale } = useLanguage();
  return (at) => formatMoment(new Date(at), locale);
}

/** Returns the language that the reader chose here, else the first of the browser's languages that we have, else English. */
export function preferredLocale(): Locale {
  return findLanguage([keptLocale(), ...navigator.languages]) ?? 'en';
}

// A browser can refuse its storage, for example in a private window. The language is then chosen again next time.
function keptLocale(): string {
  try {
    return localStorage.getItem(KEPT) ?? '';
  } catch {
    return '';
  }
}

function keepLocale(locale: Locale): void {
  try {
    localStorage.setItem(KEPT, locale);
  } catch {}
}
