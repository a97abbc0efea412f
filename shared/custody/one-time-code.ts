import { createHash } from 'node:crypto';
import { SIX_DIGITS } from '#common/six-digits.ts';
import { typedCode } from '#common/typed.ts';
import { keyedHash, sameText } from './keyed-hash.ts';

/** Everything that a one-time code is bound to. A code for one binding does not match another one. All ids are internal. */
export interface CodeBinding {
  /** `number`: proves a Host's own number. Its `subject` is the Host, its `survivorId` the connector. */
  purpose: 'start' | 'open' | 'rehearse' | 'number';
  sessionId: string;
  /** The Host for `start`, the transfer for `open`, the rehearsal for `rehearse`. */
  subject: string;
  survivorId: string;
  /** The exact stored contact bytes that the code is sent to. */
  destination: string;
  /** Hex, from contactsHash. */
  contactsHash: string;
  /** The exact stored text, not a parsed date. */
  expiresAt: string;
}

/**
 * Returns the six digits of a code session: the first 8 bytes of HMAC-SHA256 over the binding, modulo 10^6. The code is derived
 * when it is sent and again when it is checked. It is stored nowhere. Does not check expiry or attempts: the caller does.
 * Throws RangeError if `key` has fewer than 32 bytes.
 */
export function oneTimeCode(key: Uint8Array, binding: CodeBinding): string {
  const destination = createHash('sha256').update(binding.destination).digest();
  const { purpose, sessionId, subject, survivorId, contactsHash, expiresAt } = binding;
  const mac = keyedHash(key, 'otp/1', purpose, sessionId, subject, survivorId, destination, contactsHash, expiresAt);
  // 64 bits modulo a million: the probabilities of two codes differ by less than one part in 10^13
  const number = Buffer.from(mac).readBigUInt64BE() % 1_000_000n;
  return number.toString().padStart(6, '0');
}

/** Returns a typed code without spaces and dashes, or undefined if it cannot be a code. */
export function normalizeOneTimeCode(text: string): string | undefined {
  const bare = typedCode(text);
  return SIX_DIGITS.test(bare) ? bare : undefined;
}

/** Returns whether two codes are equal. Compares in constant time and accepts any lengths. */
export function sameCode(a: string, b: string): boolean {
  return sameText(a, b);
}
