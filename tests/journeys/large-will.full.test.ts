import { expect, it } from 'vitest';
import { sharedRealStack } from '#tests/support/shared-stack.ts';
import { answered, letter, openAccount } from '#tests/support/story.ts';

const MB = 1024 * 1024;

const stack = sharedRealStack('memory');

/** A file of this size that is never held as a whole. */
async function* pages(size: number): AsyncGenerator<Buffer> {
  const page = Buffer.alloc(MB, 'a long letter ');
  for (let left = size; left > 0; left -= page.length) yield left < page.length ? page.subarray(0, left) : page;
}

it('a will holds 500 MB to the byte', async () => {
  const host = await openAccount(stack);
  const files = (count: number) => Array.from({ length: count }, (_, n) => letter(`${n}.txt`, pages(50 * MB)));
  await answered(201, host.ask, 'POST', '/api/will/upload', { parts: files(9) });
  const tooMuch = await host.ask('POST', '/api/will/upload', { parts: [...files(1), letter('last.txt', '!')] });
  expect([tooMuch.status, tooMuch.body]).toEqual([413, { error: expect.stringContaining('500 MB'), code: 'document_too_large' }]);
  await answered(201, host.ask, 'POST', '/api/will/upload', { parts: files(1) });
  expect(await answered(200, host.ask, 'GET', '/api/will/status')).toMatchObject({ documents_count: 10, total_size_bytes: 500 * MB });
  expect((await host.ask('POST', '/api/will/upload', { parts: [letter('one.txt', '!')] })).status).toBe(413);
}, 300_000);
