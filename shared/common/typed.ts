// The one rule for texts that a person types or pastes and a program reads: addresses, numbers, codes, keys, ids. Names follow plain-text.ts.

/** Marks of direction, zero-width characters, variation selectors, soft hyphens, and the blank of Braille. https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point */
const UNSEEN = /[\p{DI}\u2800]/gu;
/** The keyboards of East Asia have wide letters, digits and signs. */
const WIDE = /[\uff01-\uff5e]/g;
const DIGIT = /\p{Nd}/u;
const SEPARATORS = /[\s\p{Pd}\u2212]/gu;

/** Returns what was meant: without what no one sees and without spaces around it, with ordinary spaces, and with the digits of any script as 0 to 9. */
export function typedText(typed: string): string {
  return typed
    .replace(UNSEEN, '')
    .replace(WIDE, (sign) => sign.normalize('NFKC'))
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/\p{Zs}/gu, ' ')
    .trim();
}

/** The same for codes that are shown in groups: without spaces and any kind of dash. */
export function typedCode(typed: string): string {
  return typedText(typed).replace(SEPARATORS, '');
}

/** The same for codes of letters and digits: in capital letters, and with the digits that O, I and L look like. No new code has these letters. */
export function withoutLookAlikes(code: string): string {
  return code.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
}

/** The digits of each script follow one another, from 0 to 9. https://www.unicode.org/versions/Unicode16.0.0/core-spec/chapter-4/#G134153 */
function asciiDigit(digit: string): string {
  let digits = -1;
  for (let code = digit.codePointAt(0) ?? 0; DIGIT.test(String.fromCodePoint(code)); code -= 1) digits += 1;
  return String(digits % 10);
}
