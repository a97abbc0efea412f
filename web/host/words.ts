import { useLanguage } from '#web/shared/language.tsx';
import type { host } from '#web/words/en/host.ts';
import type { Locale } from '#web/words/locales.ts';

/** The dictionary of the pages for Hosts, as English has it. A text that another language lacks does not compile. */
export type HostWords = typeof host;

const DICTIONARIES: Record<Locale, () => Promise<HostWords>> = {
  en: async () => (await import('#web/words/en/host.ts')).host,
  de: async () => (await import('#web/words/de/host.ts')).host,
};

export const loadHostWords = (locale: Locale): Promise<HostWords> => DICTIONARIES[locale]();

/** Returns the words of the current language. */
export function useWords(): HostWords {
  // The entry boots with `loadHostWords`, so that its words have this type.
  return useLanguage().words as HostWords;
}
