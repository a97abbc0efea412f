import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { translateStreamErrors } from '#storages/storage.ts';

describe('the part of a file that a storage returns', () => {
  const part = (...chunks: string[]) =>
    buffer(translateStreamErrors(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), { first: 5, last: 9 }));

  it('is passed on if it has the length that was asked for', async () => {
    expect((await part('abc', 'de')).toString()).toBe('abcde');
  });

  it('fails if it is longer, because the storage ignored the range', async () => {
    await expect(part('abc', 'def')).rejects.toMatchObject({
      code: 'storage_failed',
      message: 'This service does not understand the reply of the storage.',
    });
  });

  it('fails if it is shorter', async () => {
    await expect(part('abcd')).rejects.toMatchObject({ code: 'storage_failed', message: 'A file in the storage is shorter than it should be.' });
  });
});
