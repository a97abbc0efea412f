import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ByteRange, rangeLength } from '#common/byte-range.ts';
import * as age from '#custody/age.ts';
import { CHUNK, ENCRYPTED_CHUNK_BYTES } from '#custody/age-payload.ts';
import { AGE_HEAD, decryptRange, locateRange } from '#custody/age-range.ts';
import { flipped, sample, through } from '#tests/custody/streams.ts';
import { runs } from '#tests/support/whole.ts';

const { identity, recipient } = await age.newIdentity();
const plaintext = sample(20 * CHUNK + 5); // more than one batch of the stream
const file = await age.encryptBytes(recipient, plaintext);

const part = (of: Uint8Array, { first, last }: ByteRange) => of.subarray(first, last + 1);

/** Reads a range as from a storage: its place comes from the size that was sealed, its bytes from the file that is there now. */
async function read(stored: Uint8Array, range: ByteRange, { size = stored.length, key = identity } = {}) {
  const place = locateRange(size, range);
  const ends = { head: part(stored, AGE_HEAD), end: part(stored, place.end) };
  return through(await decryptRange({ identity: key }, ends, place), part(stored, place.stored));
}

/** Expects that nothing of the range, or less than the range, leaves a stream that fails. */
async function expectRefused(reading: Promise<{ out: Buffer; error: unknown }>, code = 'age_file_invalid'): Promise<void> {
  const { error } = await reading.catch((thrown: unknown) => ({ error: thrown }));
  expect(error).toMatchObject({ code });
}

const byte = fc.nat(plaintext.length - 1);
const anyRange = fc.tuple(byte, byte).map(([a, b]) => ({ first: Math.min(a, b), last: Math.max(a, b) }));

describe('a range of an age file', () => {
  it('is exactly that slice of the plaintext, for any range', async () => {
    await fc.assert(
      fc.asyncProperty(anyRange, async (range) => {
        const { out, error } = await read(file, range);
        expect([error, Buffer.compare(out, part(plaintext, range))]).toEqual([undefined, 0]);
      }),
      { seed: 1, numRuns: runs(60) },
    );
  });

  it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 16 * CHUNK - 1, 16 * CHUNK, 20 * CHUNK - 1, 20 * CHUNK, plaintext.length - 1])(
    'is one byte, byte %i',
    async (at) => expect(await read(file, { first: at, last: at })).toEqual({ out: Buffer.from([plaintext[at] ?? -1]), error: undefined }),
  );

  it.each([1, 100, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK])('is the whole of a file of %i bytes', async (size) => {
    const whole = sample(size);
    const { out } = await read(await age.encryptBytes(recipient, whole), { first: 0, last: size - 1 });
    expect(Buffer.compare(out, whole)).toBe(0);
  });

  it('needs no more bytes of the storage than its chunks, the head and the last chunk', () => {
    const { stored, end } = locateRange(file.length, { first: 3 * CHUNK, last: 4 * CHUNK });
    expect(rangeLength(stored)).toBe(2 * ENCRYPTED_CHUNK_BYTES);
    expect(rangeLength(end)).toBe(5 + ENCRYPTED_CHUNK_BYTES - CHUNK);
  });

  it.each([
    [0, plaintext.length],
    [plaintext.length, plaintext.length],
    [5, 4],
    [-1, 4],
  ])('from %i to %i is not in the file', (first, last) => {
    expect(() => locateRange(file.length, { first, last })).toThrow(RangeError);
  });

  it('of an empty file does not exist', async () => {
    const empty = await age.encryptBytes(recipient, new Uint8Array(0));
    expect(() => locateRange(empty.length, { first: 0, last: 0 })).toThrow(RangeError);
  });
});

describe('a range is refused', () => {
  const middle = { first: 5 * CHUNK + 10, last: 7 * CHUNK };

  it('if one bit of its chunks is another', async () => {
    const { stored } = locateRange(file.length, middle);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: stored.first, max: stored.last }), fc.nat(7), async (position, bit) => {
        await expectRefused(read(flipped(file, position, bit), middle));
      }),
      { seed: 1, numRuns: runs(40) },
    );
  });

  it('if it is longer than a batch of chunks, and its first chunk is another', async () => {
    const long = { first: 0, last: 18 * CHUNK };
    const { stored } = locateRange(file.length, long);
    await expectRefused(read(flipped(file, stored.first + 100, 0), long));
  });

  it.each([
    ['in its last chunk', 1],
    ['after a whole chunk', 21],
    ['by many chunks', 5 * ENCRYPTED_CHUNK_BYTES],
  ])('before its first byte, if the file was cut %s', async (_, missing) => {
    await expect(read(file.subarray(0, -missing), middle, { size: file.length })).rejects.toMatchObject({ code: 'age_file_invalid' });
  });

  it('before its first byte, if the size was changed together with the file', async () => {
    const cut = file.subarray(0, -21);
    await expect(read(cut, middle)).rejects.toMatchObject({ code: 'age_file_invalid' });
  });

  it('if another chunk of the file is in its place', async () => {
    const moved = Buffer.from(file);
    const { stored } = locateRange(file.length, { first: 5 * CHUNK, last: 6 * CHUNK - 1 });
    moved.set(part(file, locateRange(file.length, { first: 9 * CHUNK, last: 10 * CHUNK - 1 }).stored), stored.first);
    await expectRefused(read(moved, middle));
  });

  it('if the storage returns fewer or more bytes than were asked for', async () => {
    const place = locateRange(file.length, middle);
    for (const change of [-ENCRYPTED_CHUNK_BYTES, -1, 1, ENCRYPTED_CHUNK_BYTES]) {
      const ends = { head: part(file, AGE_HEAD), end: part(file, place.end) };
      const stream = await decryptRange({ identity }, ends, place);
      await expectRefused(through(stream, part(file, { ...place.stored, last: place.stored.last + change })));
    }
  });

  it('with another identity, and with another head', async () => {
    await expectRefused(read(file, middle, { key: (await age.newIdentity()).identity }), 'wrong_key');
    const other = Buffer.concat([part(await age.encryptBytes(recipient, plaintext), AGE_HEAD), file.subarray(AGE_HEAD.last + 1)]);
    await expectRefused(read(other, middle));
  });
});
