/** The digits are 0 to 9 in each language, as in the codes. Browsers differ in what they take for Arabic. */
const DIGITS = { numberingSystem: 'latn' } as const;

/** The forms of a phrase by number. English and German need these two. Languages with more forms add them. */
type Forms<Form> = { one?: Form; other: Form } & Partial<Record<Intl.LDMLPluralRule, Form>>;

/** Returns a function that writes a number with its phrase. `#` in a form is the number: `plural('en', { one: '# day', other: '# days' })`. */
export function plural(locale: string, forms: Forms<string>): (count: number) => string {
  const rules = new Intl.PluralRules(locale);
  const format = new Intl.NumberFormat(locale, DIGITS);
  return (count) => (forms[rules.select(count)] ?? forms.other).replace('#', format.format(count));
}

/**
 * Returns a function that writes a sentence by a number. A form gets the number as it is written. Translations with a value in a form use it.
 * @public
 */
export function sentence(locale: string, forms: Forms<(count: string) => string>): (count: number) => string {
  const rules = new Intl.PluralRules(locale);
  const format = new Intl.NumberFormat(locale, DIGITS);
  return (count) => (forms[rules.select(count)] ?? forms.other)(format.format(count));
}
