/** Returns a time in the language of the page, with the time zone. `sealedAt`: ISO 8601. */
export function dateOf(sealedAt: string): string {
  const { lang } = document.documentElement;
  const locale = navigator.language.startsWith(lang) ? navigator.language : lang;
  return new Intl.DateTimeFormat(locale, DATE).format(new Date(sealedAt));
}

const DATE = { year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
