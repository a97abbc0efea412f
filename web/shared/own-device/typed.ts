import { typedCode } from '#common/typed.ts';
import { typedKey } from '#common/typed-key.ts';

// What a person copies from a printed sheet.

/** How many letters of a Host's fingerprint a person types at least: as many as no one can find a second key for. */
const FEWEST = 20;

/** Returns letters and digits without what separates them, in capital letters. */
export function plainLetters(typed: string): string {
  return typedCode(typed).toUpperCase();
}

/** What a key of a paper begins with. */
const BEGINNING = 'AGE-SECRET-KEY-1';

/** Returns the secret key in a text, without spaces and in capital letters. It may be on several lines. Null if there is none. */
export function keyIn(typed: string): string | null {
  const lines = typed.split(/\r?\n/).map(keyLetters);
  const keys = [...lines, keyLetters(typed)].map((line) => /AGE-SECRET-KEY-1[0-9A-Z]{58}(?![0-9A-Z])/.exec(line)?.[0]);
  return keys.find((key) => key !== undefined) ?? null;
}

/** Returns what a person typed as a key, without spaces, in capital letters and with the hyphens of a key, also if they typed other ones. */
function keyLetters(typed: string): string {
  // No letter of a key is a 1, so that a small L or a capital I in this place can only stand for it.
  return typedKey(typed).replace(/AGE-*SECRET-*KEY-*[1IL|](.*)$/, (_, rest: string) => BEGINNING + rest.replace(/-/g, ''));
}

/** A text of this length is a key with mistakes, whatever it begins with. */
const LONG = 50;

/** Returns how many characters of a key were typed. Null for a short text that does not begin like one. */
export function keyLength(typed: string): number | null {
  const letters = keyLetters(typed);
  return letters.length >= LONG || letters.startsWith(BEGINNING) ? letters.length : null;
}

/** How many letters a person finds on a paper easily, on each side of a wrong one. */
const AROUND = 3;

/** Returns the groups of letters around these positions of a key. */
export function lettersAround(key: string, positions: readonly number[]): string[] {
  const isNear = (position: number) => positions.some((wrong) => Math.abs(wrong - position) <= AROUND);
  const near = [...key].map((letter, position) => (position >= BEGINNING.length && isNear(position) ? letter : ' '));
  return near.join('').match(/\S+/g) ?? [];
}

/** Whether this is the beginning of a Host's fingerprint, and long enough: 20 letters and digits, or more, up to all 52. */
export function isOwnerForm(typed: string): boolean {
  return new RegExp(`^[A-Z2-7]{${FEWEST},52}$`).test(plainLetters(typed));
}

/** Whether all letters that were typed are those of the fingerprint. */
export function isOwner(fingerprint: string, typed: string): boolean {
  return isOwnerForm(typed) && plainLetters(fingerprint).startsWith(plainLetters(typed));
}
