import { typedCode, withoutLookAlikes } from './typed.ts';

/** 32 characters without I, L, O and U, which are misread. https://www.crockford.com/base32.html */
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Prime, so that the remainder changes with each wrong character and with each swap of two. Below 1024, so that it fits into two characters. */
const PRIME = 1021n;

/** Returns an id of 128 bits as papers, pages and messages show it, so that a person can type it: in seven groups of four. The last two characters are the check letters. */
export function printedId(id: string): string {
  const value = BigInt(`0x${id.replace(/-/g, '')}`);
  let rest = value * 1024n + (value % PRIME);
  let text = '';
  for (; text.length < 28; rest /= 32n) text = CHARACTERS.charAt(Number(rest % 32n)) + text;
  return text.replace(/.{4}(?=.)/g, '$&-');
}

/** Returns the 32 hex digits of an id as a paper shows it, without its dashes. Null if it has a mistake. Any case, and letters that look like digits are those. */
export function readPrintedId(code: string): string | null {
  const text = withoutLookAlikes(code);
  const digits = [...text].map((character) => CHARACTERS.indexOf(character));
  if (digits.length !== 28 || digits.includes(-1)) return null;
  const value = digits.reduce((sum, digit) => sum * 32n + BigInt(digit), 0n);
  const id = value / 1024n;
  return id < 2n ** 128n && id % PRIME === value % 1024n ? id.toString(16).padStart(32, '0') : null;
}

/** Far more than an id with all its dashes, spaces and marks that no one sees. */
const MOST_TYPED = 400;

/** Reads an id as a person copies it from paper: any case, with or without dashes and spaces. Earlier papers have its 32 hex digits. Null if it is none. */
export function readId(typed: string): string | null {
  if (typed.length > MOST_TYPED) return null;
  const code = typedCode(typed);
  const digits = /^[0-9a-f]{32}$/i.test(code) ? code.toLowerCase() : readPrintedId(code);
  return digits?.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') ?? null;
}
