// What a person copies from a printed sheet.

const SPACES = /[\s\u2010-\u2015\u2212-]/g;

/** Returns the secret key in a text, without spaces and in capital letters. Null if there is none. */
export function keyIn(typed: string): string | null {
  const lines = typed.split(/\r?\n/).map((line) => line.replace(/\s+/g, '').toUpperCase());
  return lines.map((line) => /AGE-SECRET-KEY-1[0-9A-Z]{58}/.exec(line)?.[0]).find((key) => key !== undefined) ?? null;
}

/** Returns the first twelve letters and digits of a Host's fingerprint. Null if the text has none. Ignores case, spaces and dashes. */
export function ownerIn(typed: string): string | null {
  const lines = typed.split(/\r?\n/).map((line) => line.replace(SPACES, '').toUpperCase());
  const letters = lines.find((line) => /^(?:[A-Z2-7]{12}|[A-Z2-7]{52})$/.test(line));
  return letters?.slice(0, 12).replace(/.{4}(?=.)/g, '$& ') ?? null;
}

/** Whether these are the first letters of the fingerprint. */
export function isOwner(fingerprint: string, typed: string): boolean {
  const letters = ownerIn(typed);
  return letters !== null && fingerprint.startsWith(letters);
}
