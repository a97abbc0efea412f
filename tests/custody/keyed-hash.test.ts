import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { keyedHash, sameText } from '#custody/keyed-hash.ts';
import { newSha256, sha256 } from '#custody/primitives.ts';
import { backupCodeSecret, passwordSecret } from '#custody/verifier-secret.ts';

const key = new Uint8Array(32).fill(1);

// Computed by a program in another language. Stored values depend on these hashes, so they must never change.
it.each<[string, () => Uint8Array, string]>([
  ['of two fields', () => keyedHash(key, 'use', 'field'), '22ec54c0680919bf5214dbdb0ff4d9dceb7c9b5661d89a6675ee7979237e6d0c'],
  ['for a password', () => passwordSecret(key, 'host-1'), '8e248459c6252f43d95524c08e7a2d2dc8e20b8b95f4c49b34a817110559d67f'],
  ['for backup codes', () => backupCodeSecret(key, 'host-1', 'ann', 2), '74386d33447356491ebb90d88638d1b6ff23326e2ba64d420c9205b3097cedaa'],
])('the hash %s never changes', (_, hash, expected) => expect(Buffer.from(hash()).toString('hex')).toBe(expected));

it('a hash of pieces is the hash of the whole', () => {
  const whole = new TextEncoder().encode('bytes that arrive in pieces');
  const hash = newSha256();
  for (const piece of [whole.subarray(0, 5), whole.subarray(5, 5), whole.subarray(5)]) hash.update(piece);
  const expected = new Uint8Array(createHash('sha256').update(whole).digest());
  expect([hash.digest(), sha256(whole)]).toEqual([expected, expected]);
});

it('a key with fewer than 32 bytes is refused', () => {
  expect(() => keyedHash(new Uint8Array(31), 'use')).toThrow(new RangeError('The key must have at least 32 bytes.'));
});

it.each([
  ['a', 'a', true],
  ['a', 'b', false],
  ['a', 'ab', false],
  ['', '', true],
])('%j and %j are the same text: %s', (a, b, same) => expect(sameText(a, b)).toBe(same));
