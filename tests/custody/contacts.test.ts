import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contactId, contactsHash } from '#custody/contacts.ts';

const salt = new Uint8Array(32).fill(1);

it('the hash of contacts is the SHA-256 of salt and stored bytes, given as text or as bytes', () => {
  const expected = createHash('sha256')
    .update(Buffer.concat([salt, Buffer.from('[{"type":"email","value":"ä"}]')]))
    .digest('hex');
  expect(contactsHash(salt, '[{"type":"email","value":"ä"}]')).toBe(expected);
  expect(contactsHash(salt, Buffer.from('[{"type":"email","value":"ä"}]'))).toBe(expected);
});

it('a salt has 32 bytes', () => {
  expect(() => contactsHash(new Uint8Array(31), 'a')).toThrow(new RangeError('The salt must have 32 bytes.'));
});

it('each contact of a Survivor has a separate id in each round of checks', () => {
  const [ann, email] = [{ id: 'ann' }, { type: 'email', value: 'ann@example.org' } as const];
  // Computed by a program in another language.
  expect(contactId(ann, email)).toBe('a17507b98020e2e037541f596b9886a3');
  expect(contactId({ ...ann, round: 2 }, email)).toBe('8b4750f192844882a14c04ccc991aa3e');
  const others = [contactId({ id: 'bob' }, email), contactId(ann, { ...email, value: 'bob@example.org' }), contactId(ann, { ...email, type: 'sms' })];
  expect(new Set([contactId(ann, email), ...others]).size).toBe(4);
});
