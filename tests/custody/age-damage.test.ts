import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import * as age from '#custody/age.ts';
import { headerLength, newHeader } from '#custody/age-header.ts';
import { CHUNK, ENCRYPTED_CHUNK_BYTES, openPayload, sealPayload } from '#custody/age-payload.ts';
import { flipped, sample, through } from '#tests/custody/streams.ts';

const { identity, recipient } = await age.newIdentity();
const START = age.X25519_HEADER_BYTES + 16;
const plaintext = sample(20 * CHUNK + 5); // more than one batch of the stream
const file = await age.encryptBytes(recipient, plaintext);
const short = await age.encryptBytes(recipient, sample(100));

/** Expects a refusal in memory and as a stream. The bytes that the stream wrote before must be a prefix of the plaintext. */
async function expectRefused(
  damaged: Uint8Array,
  original = plaintext,
  code: unknown = expect.stringMatching(/^(age_file_invalid|wrong_key)$/),
): Promise<void> {
  await expect(age.decryptBytes({ identity }, damaged)).rejects.toMatchObject({ code });
  const { out, error } = await through(age.decryptStream({ identity }), damaged);
  expect(error).toMatchObject({ code });
  expect(Buffer.compare(out, original.subarray(0, out.length))).toBe(0);
}

const chunk = (n: number) => file.subarray(START + n * ENCRYPTED_CHUNK_BYTES, START + (n + 1) * ENCRYPTED_CHUNK_BYTES);
const withChunks = (...order: number[]) => Buffer.concat([file.subarray(0, START), ...order.map(chunk)]);
const all = Array.from({ length: 21 }, (_, n) => n);

it.each(all)('a file cut after %i whole chunks is refused', async (count) => {
  await expectRefused(file.subarray(0, START + count * ENCRYPTED_CHUNK_BYTES), plaintext, 'age_file_invalid');
});

const inHeader = [0, 1, 22, 100, age.X25519_HEADER_BYTES - 1, age.X25519_HEADER_BYTES];
const inPayload = [-1, 0, 1, 16, ENCRYPTED_CHUNK_BYTES + 1, ENCRYPTED_CHUNK_BYTES + 16].map((at) => START + at);
it.each([...inHeader, ...inPayload, file.length - 1])('a file cut after %i bytes is refused', async (length) => {
  await expectRefused(file.subarray(0, length), plaintext, 'age_file_invalid');
  if (length > START) return;
  const incomplete = { message: 'An encrypted file is incomplete.' };
  await expect(age.decryptBytes({ identity }, file.subarray(0, length))).rejects.toMatchObject(incomplete);
  expect(await through(age.decryptStream({ identity }), file.subarray(0, length))).toMatchObject({ error: incomplete });
});

it('the key of a file is read only from its whole header', async () => {
  const header = file.subarray(0, age.X25519_HEADER_BYTES);
  const incomplete = { code: 'age_file_invalid', message: 'An encrypted file is incomplete.' };
  expect(await age.fileKeyOf(identity, header)).toHaveLength(16);
  await expect(age.fileKeyOf(identity, header.subarray(0, -1))).rejects.toMatchObject(incomplete);
});

describe('a file with its chunks in another order', () => {
  it('opens in the original order', async () => {
    expect(Buffer.compare(await age.decryptBytes({ identity }, withChunks(...all)), plaintext)).toBe(0);
  });

  it.each([
    ['two chunks swapped', [1, 0, ...all.slice(2)]],
    ['two chunks swapped across the batches', [...all.slice(0, 15), 16, 15, ...all.slice(17)]],
    ['the last chunk moved to the front', [20, ...all.slice(0, 20)]],
    ['a missing chunk', [0, ...all.slice(2)]],
    ['a chunk twice', [0, 0, ...all.slice(1)]],
    ['the last chunk twice', [...all, 20]],
  ])('is refused with %s', (_, order) => expectRefused(withChunks(...order), plaintext, 'age_file_invalid'));
});

it('one flipped bit anywhere is refused', async () => {
  for (let position = 0; position < short.length; position++) {
    await expectRefused(flipped(short, position, position % 8), sample(100));
  }
});

describe('a payload with another split into chunks, sealed with the right key', () => {
  async function sealed(...chunks: [Uint8Array, boolean][]): Promise<Uint8Array> {
    const { header, fileKey } = await newHeader(recipient);
    const nonce = new Uint8Array(16);
    const payload = sealPayload(fileKey, nonce);
    return Buffer.concat([header, nonce, ...chunks.map(([bytes, last]) => payload.next(bytes, last))]);
  }

  it.each([1, 16, 17])('is refused with an empty last chunk after %i full ones', async (count) => {
    const whole = sample(count * CHUNK);
    await expectRefused(await sealed([whole, false], [new Uint8Array(0), true]), whole, 'age_file_invalid');
  });

  it('cannot be sealed with bytes after the last chunk, or with a short or empty chunk before it', async () => {
    for (const first of [sample(1), sample(CHUNK + 1), sample(0)]) {
      await expect(sealed([first, false], [sample(1), true])).rejects.toThrow('The chunks are not in order.');
    }
    await expect(sealed([sample(1), true], [sample(1), true])).rejects.toThrow('The chunks are not in order.');
  });

  it('cannot be sealed or opened after its key is wiped', () => {
    for (const payload of [sealPayload(new Uint8Array(16), new Uint8Array(16)), openPayload(new Uint8Array(16), new Uint8Array(16))]) {
      payload.wipe();
      expect(() => payload.next(sample(100), true)).toThrow('The chunks are not in order.');
    }
  });
});

describe('the end of a header', () => {
  const MOST = 16 * 1024;
  const lines = (size: number) => Buffer.from(`age-encryption.org/v1\n${'A'.repeat(size - 22 - 6)}\n--- \n`);

  it.each([100, MOST - 1, MOST])('is found after %i bytes, with or without bytes after it', (size) => {
    expect(headerLength(lines(size))).toBe(size);
    expect(headerLength(Buffer.concat([lines(size), sample(100)]))).toBe(size);
  });

  it.each([0, 1, 21, 22, 100, MOST - 1])('is not found yet after %i bytes without one', (size) => {
    expect(headerLength(lines(MOST).subarray(0, size))).toBeUndefined();
  });

  it.each([
    ['16 KiB without it', lines(MOST + 10).subarray(0, MOST)],
    ['one byte too late', lines(MOST + 1)],
  ])('is refused: %s', (_, beginning) => {
    expect(() => headerLength(beginning)).toThrow(expect.objectContaining({ message: 'The header of this age file is too long.' }));
  });
});

it.each([
  ['a file that is not an age file', Buffer.from('-----BEGIN AGE ENCRYPTED FILE-----\n'), 'This is not an age file.'],
  ['a header without an end', Buffer.from('age-encryption.org/v1\n-> X25519 '), 'The header of this age file is too long.'],
])('%s is refused early and does not fill the memory', async (_, beginning, message) => {
  let read = 0;
  const source = (function* () {
    for (let chunk = beginning; read < 10_000_000; chunk = Buffer.alloc(10_000, 'A')) {
      read += chunk.length;
      yield chunk;
    }
  })();
  const opening = pipeline(Readable.from(source), age.decryptStream({ identity }), new PassThrough().resume());
  await expect(opening).rejects.toMatchObject({ message });
  expect(read).toBeLessThan(1_000_000);
});
