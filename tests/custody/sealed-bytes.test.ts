import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openBytes, sealBytes } from '#custody/sealed-bytes.ts';

const key = randomBytes(32);
const plain = Buffer.from('the id of a Survivor');
const sealed = sealBytes(key, plain);
const altered = (at: number): Buffer => Buffer.from(sealed.map((byte, n) => (n === at ? byte ^ 1 : byte)));
const altering = { code: 'record_altered' };

describe('bytes that are sealed under a key', () => {
  it.each([0, 1, 64 * 1024])('are opened with that key: %i of them', (size) => {
    const bytes = randomBytes(size);
    expect(openBytes(key, sealBytes(key, bytes))).toEqual(bytes);
  });

  it('show nothing of what they are, and are never the same twice', () => {
    expect(sealed.includes(plain)).toBe(false);
    expect(sealBytes(key, plain)).not.toEqual(sealed);
  });

  it.each<[string, () => Buffer]>([
    ['with another key', () => openBytes(randomBytes(32), sealed)],
    ['with another nonce', () => openBytes(key, altered(0))],
    ['if one bit is altered', () => openBytes(key, altered(12))],
    ['with another tag', () => openBytes(key, altered(sealed.length - 1))],
    ['without their end', () => openBytes(key, sealed.subarray(0, -1))],
    ['if nothing is left of them', () => openBytes(key, Buffer.alloc(0))],
  ])('are not opened %s', (_, open) => expect(open).toThrow(expect.objectContaining(altering)));
});
