import { typedCode, withoutLookAlikes } from '#common/typed.ts';
import { randomGroups } from './code-groups.ts';
import { lengthPrefixed } from './length-prefixed.ts';
import { sameBytes, sha256 } from './primitives.ts';

/** 32 characters without I, L, O and U, which are misread. https://www.crockford.com/base32.html */
const CHARACTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Creates the code of a stop card, such as `K7QF-3M9X-0ABC-TV42`: 16 characters with 5 bits each, 80 bits. */
export function newStopCode(): string {
  return randomGroups(CHARACTERS, 4);
}

/**
 * Returns a typed code in the form of `newStopCode`, or undefined if it cannot be one. Accepts upper and lower case, spaces, any kind of
 * dash, and I, L and O for the digits that look like them.
 */
export function normalizeStopCode(text: string): string | undefined {
  const bare = typedCode(text);
  if (!/^[A-Za-z0-9]{16}$/.test(bare)) return undefined;
  const read = withoutLookAlikes(bare);
  return read.includes('U') ? undefined : (read.match(/.{4}/g) ?? []).join('-');
}

/** Base64 of the verifier of a code: SHA-256(LP(use, Host, code)), 32 bytes. A code has 80 random bits, so a fast hash without a key is enough. */
export function stopCodeVerifier(hostId: string, code: string): string {
  return Buffer.from(verifierOf(hostId, code)).toString('base64');
}

/** Whether a typed code is the one of this verifier. Compares in constant time. */
export function isStopCode({ hostId, verifier }: { hostId: string; verifier: string }, typed: string): boolean {
  const code = normalizeStopCode(typed);
  return code !== undefined && sameBytes(verifierOf(hostId, code), Buffer.from(verifier, 'base64'));
}

function verifierOf(hostId: string, code: string): Uint8Array {
  return sha256(lengthPrefixed('stop-code/1', hostId, code));
}
