import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contactsHash } from '#custody/contacts.ts';

const salt = new Uint8Array(32).fill(1);

it('contacts are known by the hash of salt and stored bytes, as text or as bytes', () => {
  const expected = createHash('sha256')
    .update(Buffer.concat([salt, Buffer.from('[{"type":"email","value":"ä"}]')]))
    .digest('hex');
  expect(contactsHash(salt, '[{"type":"email","value":"ä"}]')).toBe(expected);
  expect(contactsHash(salt, Buffer.from('[{"type":"email","value":"ä"}]'))).toBe(expected);
});

it('another address or another salt has another hash, and a salt has 32 bytes', () => {
  const hashes = [contactsHash(salt, 'a'), contactsHash(salt, 'b'), contactsHash(new Uint8Array(32), 'a')];
  expect(new Set(hashes).size).toBe(3);
  expect(() => contactsHash(new Uint8Array(31), 'a')).toThrow(RangeError);
});
