import { LANGUAGES, type Language, nameOf } from '#common/language.ts';

export type Locale = Language;

/** The languages, each with its own name for itself. Each has a catalogue of words. */
export const LOCALES = LANGUAGES.map((locale) => ({ locale, name: nameOf(locale) }));
