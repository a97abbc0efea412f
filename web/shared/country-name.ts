/** Returns the name of a country in this language. A browser that knows none shows its two letters. */
export function countryName(country: string, locale: string): string {
  return 'DisplayNames' in Intl ? (new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country) : country;
}
