// What a person copies from a printed sheet.

const SPACES = /[\s\u2010-\u2015\u2212-]/g;

/** How many letters of a Host's fingerprint a person types at least: as many as no one can find a second key for. */
const FEWEST = 20;

/** Returns letters and digits without what separates them, in capital letters. */
export function plainLetters(typed: string): string {
  return typed.replace(SPACES, '').toUpperCase();
}

/** Returns the secret key in a text, without spaces and in capital letters. Null if there is none. */
export function keyIn(typed: string): string | null {
  const lines = typed.split(/\r?\n/).map((line) => line.replace(/\s+/g, '').replace(SPACES, '-').toUpperCase());
  return lines.map((line) => /AGE-SECRET-KEY-1[0-9A-Z]{58}/.exec(line)?.[0]).find((key) => key !== undefined) ?? null;
}

/** Whether this is the beginning of a Host's fingerprint, and long enough: 20 letters and digits, or more, up to all 52. */
export function isOwnerForm(typed: string): boolean {
  return new RegExp(`^[A-Z2-7]{${FEWEST},52}$`).test(plainLetters(typed));
}

/** Whether all letters that were typed are those of the fingerprint. */
export function isOwner(fingerprint: string, typed: string): boolean {
  return isOwnerForm(typed) && plainLetters(fingerprint).startsWith(plainLetters(typed));
}
