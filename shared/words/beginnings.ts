/** Whether a value begins so, without regard to accents and capitals. */
const begins = (pattern: RegExp) => (value: string) => pattern.test(value.normalize('NFD').toLowerCase());

// How a value begins, for words that change before it. Each name is a key of `select` in the catalogue of that language, such as
// `{host, select, vowel {d’} other {de }}{host}`. A language that is not here has none.

/**
 * `vowel`: `d’Anna`, `d’Hélène` and `d’Yves`, but `de Harry` and `de Yann`. Only a dictionary knows each h. Names with ha are mostly foreign.
 * @public
 */
export const fr = { vowel: begins(/^([aeiouœæ]|h[eiouy]|y[^\s\p{P}aeiou])/u) };

/**
 * `vowel`: `l’8 dicembre`, `l’11 dicembre` and a name such as Elena. `a`: `ad Anna`.
 * @public
 */
export const it = { vowel: begins(/^([aeiou]|(8|11)(?!\d))/), a: begins(/^a/) };
