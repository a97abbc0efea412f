/** The forms of a phrase by number. English and German need these two. Languages with more forms add them. */
type Forms = { one: string; other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** Returns a function that writes a number with its phrase. `#` in a form is the number: `plural('en', { one: '# day', other: '# days' })`. */
export function plural(locale: string, forms: Forms): (count: number) => string {
  const rules = new Intl.PluralRules(locale);
  const format = new Intl.NumberFormat(locale);
  return (count) => (forms[rules.select(count)] ?? forms.other).replace('#', format.format(count));
}
