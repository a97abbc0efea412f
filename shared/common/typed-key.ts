import { typedText } from './typed.ts';

/** Returns a key of a paper as it was meant: in capital letters, without spaces, and with hyphens for any kind of dash. */
export function typedKey(typed: string): string {
  return typedText(typed)
    .replace(/\s+/g, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .toUpperCase();
}
