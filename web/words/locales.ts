/** The languages of the pages, with their own names. Each has a folder of words. */
export const LOCALES = [
  { locale: 'en', name: 'English' },
  { locale: 'de', name: 'Deutsch' },
] as const;

export type Locale = (typeof LOCALES)[number]['locale'];
