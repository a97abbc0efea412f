import { LOCALES, type Locale } from '#words/locales.ts';

/**
 * Returns the language tag under which a Host reads: the first of the browser's tags in the language of the page, because a tag such
 * as `en-US` also says how dates are written. Otherwise the language of the page.
 */
export function readerLocale(page: Locale, tags: readonly string[]): string {
  return tags.find((tag) => /^[A-Za-z]{2}(-[A-Za-z0-9]{2,8})*$/.test(tag) && tag.slice(0, 2).toLowerCase() === page) ?? page;
}

/** Returns the time zones to choose from, with the browser's own one. Browsers before 2022 have no list: then it is their own and UTC. */
export function timezones(own: string): string[] {
  const known = 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
  return [...new Set([...known, own, 'UTC'])].sort();
}

/** Writes a time zone as people read it: `Argentina/Buenos Aires`. */
export function zoneName(zone: string): string {
  return zone.replace(/_/g, ' ');
}

/** Returns the language by its own name: `Deutsch`. */
export function languageName(locale: Locale): string {
  return LOCALES.find((one) => one.locale === locale)?.name ?? locale;
}
