/** All languages, the default first: those of the pages, of the pages behind our links and of the recovery page. Messages have only the first. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

const DIRECTIONS: Record<Language, 'ltr' | 'rtl'> = { en: 'ltr', de: 'ltr' };

/** Returns the first language that a list of language tags (BCP 47) names and that we have. Undefined if there is none. */
export function findLanguage(tags: readonly string[]): Language | undefined {
  const has = (tag: string) => LANGUAGES.find((language) => language === tag.toLowerCase().split('-')[0]);
  return tags.map(has).find((language) => language !== undefined);
}

/** Returns the attributes of an element whose text is in this language. `locale`: the reader's, which may name a variant of it. */
export function languageAttributes(language: Language, locale: string = language): string {
  const tag = findLanguage([locale]) === language && /^[A-Za-z0-9-]+$/.test(locale) ? locale : language;
  return `lang="${tag}" dir="${DIRECTIONS[language]}"`;
}

/** Returns the language tags of an Accept-Language header, the preferred first: https://www.rfc-editor.org/rfc/rfc9110#field.accept-language */
export function acceptedLanguages(header = ''): string[] {
  const ranges = header
    .slice(0, 500)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => /^q=/i.test(parameter));
      return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) };
    });
  return ranges
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
