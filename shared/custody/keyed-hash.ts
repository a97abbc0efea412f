import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { lengthPrefixed } from './length-prefixed.ts';

/**
 * Returns HMAC-SHA256(key, LP(use, ...rest)): 32 bytes. `use` names the purpose and its version, such as `otp/1`, so that two
 * uses of one key never produce the same hash. Throws RangeError if the key has fewer than 32 bytes.
 */
export function keyedHash(key: Uint8Array, ...fields: [use: string, ...rest: (string | Uint8Array | number)[]]): Uint8Array {
  // node:crypto accepts an empty key silently, and then anyone could compute the hash
  if (key.length < 32) throw new RangeError('The key must have at least 32 bytes.');
  return new Uint8Array(
    createHmac('sha256', key)
      .update(lengthPrefixed(...fields))
      .digest(),
  );
}

/** Returns whether two texts are equal. The time does not depend on where they differ, only on their lengths. */
export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());
}
