import { CHARACTERS, PRIME } from '#common/printed-id.ts';

/** Returns an id of 128 bits as a paper shows it, so that a person can type it: in seven groups of four. The last two characters are the check letters. */
export function printedId(id: string): string {
  const value = BigInt(`0x${id.replace(/-/g, '')}`);
  let rest = value * 1024n + (value % PRIME);
  let text = '';
  for (; text.length < 28; rest /= 32n) text = CHARACTERS.charAt(Number(rest % 32n)) + text;
  return text.replace(/.{4}(?=.)/g, '$&-');
}
