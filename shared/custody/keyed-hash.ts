import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { lengthPrefixed } from './length-prefixed.ts';

/** HMAC-SHA256 (32 bytes) over LP of the fields; the first field names the use, so that no two uses of a key meet. */
export function keyedHash(key: Uint8Array, ...fields: [use: string, ...rest: (string | Uint8Array | number)[]]): Uint8Array {
  // node:crypto takes an empty key without a word, and everybody could make what it signs
  if (key.length < 32) throw new RangeError('A key of at least 32 bytes is needed.');
  return new Uint8Array(
    createHmac('sha256', key)
      .update(lengthPrefixed(...fields))
      .digest(),
  );
}

/** Compares two texts of any lengths in a time that tells nothing about where they differ. */
export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
}
