import { recipientOf } from '#custody/age-open.ts';
import type { TypedKey } from './work.ts';

// The checksum of a key is that of Bech32 (https://github.com/bitcoin/bips/blob/master/bip-0173.mediawiki). Two keys differ in five
// letters at least, so one or two wrong letters can be found.

const BEGINNING = 'AGE-SECRET-KEY-1';
const LETTERS = 'QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L';
const LENGTH = 58;
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

/** Letters by their positions after the beginning, with the bits in which each differs from the right one. */
type Mistakes = ReadonlyMap<number, number>;

/** Compares a key with the papers that it may belong to. `typed`: in capital letters, as `keyIn` returns it. */
export async function checkKey(typed: string, recipients: readonly string[]): Promise<TypedKey> {
  const own = await recipientOrNone(typed);
  if (own === undefined) return { is: 'mistyped', at: await positionsOfMistakes(typed, recipients) };
  return { is: recipients.includes(own) ? 'right' : 'other' };
}

/** Returns the positions of the wrong letters. A letter that a key can have is named only if its correction gives the key of a paper. */
async function positionsOfMistakes(typed: string, recipients: readonly string[]): Promise<number[]> {
  const values = [...typed.slice(BEGINNING.length)].map((letter) => LETTERS.indexOf(letter));
  const impossible = [...values.keys()].filter((position) => values[position] === -1);
  const found = findMistakes(values.map((value) => Math.max(0, value)));
  const key = BEGINNING + values.map((value, position) => LETTERS[Math.max(0, value) ^ (found.get(position) ?? 0)]).join('');
  const isFound = recipients.includes((await recipientOrNone(key)) ?? '');
  const positions = new Set([...impossible, ...(isFound ? found.keys() : [])]);
  return [...positions].sort((one, other) => one - other).map((position) => BEGINNING.length + position);
}

const recipientOrNone = (key: string): Promise<string | undefined> => recipientOf(key).catch(() => undefined);

/** Returns one or two changes that make the checksum right. Empty if there are none. */
function findMistakes(values: readonly number[]): Mistakes {
  const difference = checksum([...prefixValues(), ...values]) ^ 1;
  const single = singleMistakes();
  const only = single.get(difference);
  if (only) return new Map([only]);
  for (const [effect, first] of single) {
    const second = single.get(effect ^ difference);
    if (second) return new Map([first, second]);
  }
  return new Map();
}

/** Returns every possible mistake in one letter, by what it changes in the checksum. */
function singleMistakes(): Map<number, [position: number, bits: number]> {
  const all = new Map<number, [number, number]>();
  for (let position = 0; position < LENGTH; position += 1) {
    const after = new Array<number>(LENGTH - position - 1).fill(0);
    for (let bits = 1; bits < LETTERS.length; bits += 1) all.set(checksum([bits, ...after], 0), [position, bits]);
  }
  return all;
}

function prefixValues(): number[] {
  const codes = [...BEGINNING.slice(0, -1).toLowerCase()].map((letter) => letter.charCodeAt(0));
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
}

function checksum(values: readonly number[], start = 1): number {
  return values.reduce((sum, value) => {
    const shifted = ((sum & 0x1ffffff) << 5) ^ value;
    return GENERATOR.reduce((total, term, bit) => ((sum >> (25 + bit)) & 1 ? total ^ term : total), shifted);
  }, start);
}
