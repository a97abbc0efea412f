import { LANGUAGES } from './languages.ts';

export { LANGUAGES } from './languages.ts';
/** A language that has words: a catalogue in shared/words. */
export type Language = (typeof LANGUAGES)[number];

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT: readonly string[] = ['ar', 'fa', 'he', 'ur'];

/** Where our words are of another country than the one that programs take for the language alone. */
const COUNTRIES: Partial<Record<string, string>> = { en: 'en-GB', pt: 'pt-PT' };

/** Returns the first language that a list of language tags (BCP 47) names and that we have. Undefined if there is none. */
export function findLanguage(tags: readonly string[]): Language | undefined {
  const has = (tag: string) => LANGUAGES.find((language) => language === tag.toLowerCase().split('-')[0]);
  return tags.map(has).find((language) => language !== undefined);
}

/** Returns the language in which we write to a reader. `locale`: their language tag (BCP 47), if we know it. */
export function languageOf(locale = ''): Language {
  return findLanguage([locale]) ?? LANGUAGES[0];
}

export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr';
}

/** Returns the name of a language in that language, as it begins a line: `Français`. */
export function nameOf(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Returns the tag with which Intl writes dates and numbers in a language. The digits are those of codes and of our texts, 0 to 9. */
export function tagOf(language: Language): string {
  return `${COUNTRIES[language] ?? language}-u-nu-latn`;
}

/** Returns the same for a reader, who may have a variant of the language of the text. `locale`: of the reader. */
export function formatTag(language: Language, locale: string = language): string {
  if (!isVariant(locale, language)) return tagOf(language);
  return locale.includes('-u-') ? locale : `${locale}-u-nu-latn`;
}

/** Writes a list: `Anna, Ben and Carla`, or the parts of one amount: `1 day, 4 hours`. `locale`: of its reader. */
export function writeList(items: readonly string[], locale: string): string {
  const language = languageOf(locale);
  return joinList(items, language, 'conjunction', formatTag(language, locale));
}

/** Writes the same in a language. Pages have no reader with a variant. From right to left, a name in another script would move its neighbours. */
export function joinList(items: readonly string[], language: Language, type: 'conjunction' | 'unit', tag: string = tagOf(language)): string {
  const isApart = type === 'conjunction' && directionOf(language) === 'rtl';
  return new Intl.ListFormat(tag, { type }).format(isApart ? items.map((item) => `\u2068${item}\u2069`) : items);
}

/** Returns the attributes of an element whose text is in this language. `locale`: the reader's, which may name a variant of it. */
export function languageAttributes(language: Language, locale: string = language): string {
  return `lang="${isVariant(locale, language) ? locale : language}" dir="${directionOf(language)}"`;
}

function isVariant(locale: string, language: Language): boolean {
  try {
    return locale.toLowerCase().startsWith(`${language}-`) && Intl.DateTimeFormat.supportedLocalesOf(locale).length > 0;
  } catch {
    return false;
  }
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
