import { Encrypter } from 'age-encryption';
import { expect, it } from 'vitest';
import { encryptBytes, newIdentity } from '#custody/age.ts';
import { encryptTo } from '#custody/age-encrypt.ts';
import { countX25519Recipients } from '#custody/age-header.ts';

const text = new TextEncoder().encode('-> X25519 in the content');

it('the recipients of an age file are counted without a key', async () => {
  const recipients = await Promise.all(Array.from({ length: 3 }, async () => (await newIdentity()).recipient));
  expect(countX25519Recipients(await encryptBytes(recipients[0] ?? '', text))).toBe(1);
  expect(countX25519Recipients(await encryptTo(recipients, text))).toBe(3);
});

it('what is no age file for X25519 recipients has no count: another kind of recipient, another beginning, a part of a header', async () => {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(1);
  encrypter.setPassphrase('correct horse');
  const file = await encryptBytes((await newIdentity()).recipient, text);
  const altered = (from: string, to: string) => Buffer.from(Buffer.from(file).toString('latin1').replace(from, to), 'latin1');
  const others = [
    await encrypter.encrypt(text),
    new Uint8Array(),
    text,
    file.subarray(0, 60),
    Buffer.concat([Buffer.from('x'), file]),
    altered('X25519', 'X448'),
    altered('X25519 ', 'X25519 *'),
    altered('\n--- ', '\n-- '),
    altered('\n--- ', 'A\n--- '),
  ];
  expect(others.map((one) => countX25519Recipients(one))).toEqual(others.map(() => undefined));
});

it('nothing is encrypted to what is no recipient', async () => {
  await expect(encryptTo(['age1other'], text)).rejects.toThrow(TypeError);
});
