/**
 * How a value begins, for words that change before it: each name is a key of `select` in the catalogue of that language, such as
 * `{host, select, vowel {d’} other {de }}{host}`. A language that is not here has none.
 */
type Beginnings = Readonly<Record<string, (value: string) => boolean>>;

/** Whether a value begins so, without regard to accents and capitals. */
const begins = (pattern: RegExp) => (value: string) => pattern.test(value.normalize('NFD').toLowerCase());

/**
 * `vowel`: `d’Anna`, `d’Hélène` and `d’Yves`, but `de Harry` and `de Yann`. A dictionary would know each h. Names with ha are mostly foreign.
 * @public
 */
export const fr = { vowel: begins(/^([aeiouœæ]|h[eiouy]|y[^aeiou\s])/) } satisfies Beginnings;

/**
 * `vowel`: a day before which the article has an apostrophe, `l’8 dicembre` and `l’11 dicembre`, and a name such as Anna.
 * `a` and `e`: `ad Anna`, `ed Elena`.
 * @public
 */
export const it = { vowel: begins(/^([aeiou]|(8|11)(?!\d))/), a: begins(/^a/), e: begins(/^e/) } satisfies Beginnings;

/**
 * `i` and `o`: `e Inés`, `u Óscar`, with a mute h too.
 * @public
 */
export const es = { i: begins(/^h?i(?![aeou])/), o: begins(/^h?o/) } satisfies Beginnings;
