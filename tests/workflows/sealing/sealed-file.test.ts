import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { Storage } from '#storages/storage.ts';
import { writeBytes } from '#workflows/sealing/sealed-file.ts';

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
