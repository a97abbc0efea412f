import { LANGUAGES, type Language } from '#common/language.ts';

const NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch' };

/** The languages, each with its own name for itself. Each has a folder of words. */
export const LOCALES = LANGUAGES.map((locale) => ({ locale, name: NAMES[locale] }));

export type Locale = Language;
