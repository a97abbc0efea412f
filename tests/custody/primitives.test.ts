import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { newSha256, sha256 } from '#custody/primitives.ts';

it('a hash of pieces is the hash of the whole', () => {
  const whole = new TextEncoder().encode('bytes that arrive in pieces');
  const hash = newSha256();
  for (const piece of [whole.subarray(0, 5), whole.subarray(5, 5), whole.subarray(5)]) hash.update(piece);
  const expected = new Uint8Array(createHash('sha256').update(whole).digest());
  expect([hash.digest(), sha256(whole)]).toEqual([expected, expected]);
});
