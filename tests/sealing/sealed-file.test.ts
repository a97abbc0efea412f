import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { AGE_HEAD_BYTES } from '#custody/age.ts';
import { measure, writeBytes } from '#sealing/sealed-file.ts';
import type { Storage } from '#storages/adapters/storage.ts';

/** A storage that returns something else than was written. */
function storageThatReturns(kept: string): Storage {
  const write = async (_path: string, content: Readable) => void (await buffer(content));
  // A verified write uses nothing else.
  return { write, read: async () => Readable.from([Buffer.from(kept)]) } as unknown as Storage;
}

it.each([
  ['another content of the same size', 'the same'],
  ['less', 'the'],
  ['more', 'the whole and more'],
])('a file counts as sealed only if the storage returns what was written, and not %s', async (_, kept) => {
  await expect(writeBytes(storageThatReturns(kept), 'file', Buffer.from('the file'))).rejects.toMatchObject({ code: 'storage_failed' });
  expect(await writeBytes(storageThatReturns('the file'), 'file', Buffer.from('the file'))).toMatchObject({ size: 8 });
});

it.each([1, AGE_HEAD_BYTES - 1, AGE_HEAD_BYTES, 2 * AGE_HEAD_BYTES])('a file has the same head if it arrives in pieces of %d bytes', async (size) => {
  const bytes = Buffer.from(Array.from({ length: 3 * AGE_HEAD_BYTES }, (_, n) => n % 251));
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) => bytes.subarray(n * size, (n + 1) * size));
  const head = createHash('sha256').update(bytes.subarray(0, AGE_HEAD_BYTES)).digest('hex');
  expect(await measure(Readable.from(pieces))).toMatchObject({ size: bytes.length, head });
});
