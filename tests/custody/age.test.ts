import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter, generateHybridIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as age from '#custody/age.ts';
import { temporary, write } from '#tests/custody/recover-package.ts';
import { sample, through } from '#tests/custody/streams.ts';

const { identity, recipient } = await age.newIdentity();
const SIZES = [0, 1, 65_535, 65_536, 65_537, 131_072, 1024 * 1024, 3 * 1024 * 1024 + 17];
const same = (a: Uint8Array, b: Uint8Array) => expect(Buffer.compare(a, b)).toBe(0);

async function typageEncrypts(plaintext: Uint8Array, to = recipient): Promise<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(to);
  return await encrypter.encrypt(plaintext);
}

async function typageDecrypts(file: Uint8Array): Promise<Uint8Array> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return await decrypter.decrypt(file);
}

describe('an identity', () => {
  it('has the 74 characters that are split into shares, and one recipient', async () => {
    expect(identity).toMatch(/^AGE-SECRET-KEY-1[A-Z0-9]{58}$/);
    expect(recipient).toMatch(/^age1[a-z0-9]{58}$/);
    expect(await age.recipientOf(identity)).toBe(recipient);
    expect(recipient).toBe(await identityToRecipient(identity));
  });

  it('is never quoted in an error', async () => {
    const mistyped = identity.replace(/.$/, (letter) => (letter === 'Q' ? 'P' : 'Q'));
    const error = await age.recipientOf(mistyped).catch((reason: Error) => reason);
    expect(error).toMatchObject({ code: 'wrong_key', message: 'This is not an age identity.' });
    expect(String(error) + JSON.stringify(error)).not.toContain(mistyped.slice(20, 40));
  });
});

describe.each(SIZES)('a file of %i bytes', (size) => {
  const plaintext = sample(size);

  it('is opened by typage if we encrypt it, in memory and as a stream', async () => {
    same(await typageDecrypts(await age.encryptBytes(recipient, plaintext)), plaintext);
    const { out, error } = await through(await age.encryptStream(recipient), plaintext);
    expect(error).toBeUndefined();
    same(await typageDecrypts(out), plaintext);
  });

  it('is opened by us if typage encrypts it, with identity or file key, in memory and as a stream', async () => {
    const file = await typageEncrypts(plaintext);
    const fileKey = await age.fileKeyOf(identity, file.subarray(0, age.X25519_HEADER_BYTES));
    for (const key of [{ identity }, { fileKey }]) {
      same(await age.decryptBytes(key, file), plaintext);
      const { out, error } = await through(age.decryptStream(key), file);
      expect(error).toBeUndefined();
      same(out, plaintext);
    }
    expect(fileKey).not.toEqual(new Uint8Array(16)); // opening a file does not overwrite the caller's key
  });

  it('has the size that encryptedSize computes', async () => {
    const announced = age.encryptedSize(age.X25519_HEADER_BYTES, size);
    expect((await age.encryptBytes(recipient, plaintext)).length).toBe(announced);
    expect((await through(await age.encryptStream(recipient), plaintext)).out.length).toBe(announced);
    expect((await typageEncrypts(plaintext)).length).toBe(announced);
    expect(announced).toBeGreaterThanOrEqual(age.AGE_HEAD_BYTES + 16);
  });
});

it.each([1, 7, 65_536, 65_552, 70_000, 5_000_000])('the streams give the same result for reads of %i bytes', async (read) => {
  const plaintext = sample(read === 1 ? 200 : 2_200_000).subarray(0, read === 7 ? 140_000 : undefined);
  const encrypted = await through(await age.encryptStream(recipient), plaintext, read);
  const opened = await through(age.decryptStream({ identity }), encrypted.out, read);
  expect([encrypted.error, opened.error]).toEqual([undefined, undefined]);
  same(opened.out, plaintext);
});

describe('a wrong key', () => {
  it.each<[string, () => Promise<age.AgeKey>]>([
    ['the identity of another person', async () => ({ identity: (await age.newIdentity()).identity })],
    ['the key of another file', async () => ({ fileKey: await age.fileKeyOf(identity, await age.encryptBytes(recipient, sample(3))) })],
    ['a file key that is too short', async () => ({ fileKey: new Uint8Array(8) })],
    ['a text that is not an identity', async () => ({ identity: 'AGE-SECRET-KEY-1XYZ' })],
  ])('is refused as a wrong key: %s', async (_, key) => {
    const file = await age.encryptBytes(recipient, sample(100));
    await expect(age.decryptBytes(await key(), file)).rejects.toMatchObject({ code: 'wrong_key' });
    expect(await through(age.decryptStream(await key()), file)).toMatchObject({ out: Buffer.alloc(0), error: { code: 'wrong_key' } });
  });
});

it('a recipient of a kind that version 1 of the package does not support is refused', async () => {
  const postQuantum = await identityToRecipient(await generateHybridIdentity());
  await expect(age.encryptBytes(postQuantum, sample(1))).rejects.toThrow('X25519');
  await expect(age.encryptStream('age1nonsense')).rejects.toThrow('X25519');
});

it('the same plaintext is encrypted differently every time', async () => {
  const [a, b] = [await age.encryptBytes(recipient, sample(10)), await age.encryptBytes(recipient, sample(10))];
  expect(Buffer.compare(a, b)).not.toBe(0);
});

it('the streams keep only a few chunks in memory for a file of any size', async () => {
  const MiB = 1024 * 1024;
  const chunk = sample(64 * 1024);
  let [given, taken, most] = [0, 0, 0];
  const sink = new Writable({
    write(bytes: Buffer, _encoding, done) {
      most = Math.max(most, given - taken);
      taken += bytes.length;
      setImmediate(done); // slower than the source, like a storage: without backpressure the bytes would collect here
    },
  });
  const source = Readable.from(
    (function* () {
      for (; given < 64 * MiB; given += chunk.length) yield chunk;
    })(),
    { highWaterMark: 1 },
  );
  await pipeline(source, await age.encryptStream(recipient), age.decryptStream({ identity }), sink);
  expect(taken).toBe(64 * MiB);
  expect(most).toBeLessThan(8 * MiB);
});

const found = spawnSync('age', ['--version']).status === 0;
if (!found && process.env.REQUIRE_TOOLS === '1') throw new Error('The age program is required and not installed.');
const note = found ? '' : ' (skipped: the age program is not installed)';

describe.skipIf(!found)(`the age program${note}`, () => {
  const place = temporary();
  beforeAll(() => write(place.folder, 'key.txt', `${identity}\n`));
  afterAll(place.remove);
  const keyFile = join(place.folder, 'key.txt');

  const run = (args: string[], input: Uint8Array) => {
    const { status, stdout, stderr } = spawnSync('age', args, { input, maxBuffer: 16 * 1024 * 1024 });
    expect(status, String(stderr)).toBe(0);
    return stdout;
  };

  it.each(SIZES)('opens our files, and we open its files (%i bytes)', async (size) => {
    const plaintext = sample(size);
    same(run(['-d', '-i', keyFile], await age.encryptBytes(recipient, plaintext)), plaintext);
    same(run(['-d', '-i', keyFile], (await through(await age.encryptStream(recipient), plaintext)).out), plaintext);
    const file = run(['-r', recipient], plaintext);
    same(await age.decryptBytes({ identity }, file), plaintext);
    same((await through(age.decryptStream({ identity }), file)).out, plaintext);
  });
});
