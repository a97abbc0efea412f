import { formatTag, type Language } from '#common/language.ts';
import { writeDate } from '#common/moment.ts';

/** Returns a time in the language of the page, with the time zone. `sealedAt`: ISO 8601. */
export function dateOf(sealedAt: string): string {
  // The page has set it.
  const language = document.documentElement.lang as Language;
  return writeDate(new Date(sealedAt), formatTag(language, navigator.language), DATE);
}

const DATE = { year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
