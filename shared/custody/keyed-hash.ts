import { lengthPrefixed } from './length-prefixed.ts';
import { hmacSha256, sameBytes, sha256 } from './primitives.ts';

/**
 * Returns HMAC-SHA256(key, LP(use, ...rest)): 32 bytes. `use` names the purpose and its version, such as `otp/1`, so that two
 * uses of one key never produce the same hash. Throws RangeError if the key has fewer than 32 bytes.
 */
export function keyedHash(key: Uint8Array, ...fields: [use: string, ...rest: (string | Uint8Array | number)[]]): Uint8Array {
  // HMAC accepts an empty key silently, and then anyone could compute the hash
  if (key.length < 32) throw new RangeError('The key must have at least 32 bytes.');
  return hmacSha256(key, lengthPrefixed(...fields));
}

/** Returns the same hash as text: 43 characters of base64url. It names what is in it without having it, as a client address. */
export function keyedMark(...given: Parameters<typeof keyedHash>): string {
  return Buffer.from(keyedHash(...given)).toString('base64url');
}

/** Returns whether two texts are equal. The time does not depend on where they differ, only on their lengths. */
export function sameText(a: string, b: string): boolean {
  return sameBytes(hashOf(a), hashOf(b));
}

const utf8 = new TextEncoder();
const hashOf = (text: string): Uint8Array => sha256(utf8.encode(text));
