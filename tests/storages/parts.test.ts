import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { splitIntoParts } from '#storages/adapters/parts.ts';

it('a part keeps its bytes until it is released, and then a later part has its memory', async () => {
  const parts = splitIntoParts(Readable.from([Buffer.from('aabbccd')]), 2);
  const next = async () => (await parts.next()).value;
  const [a, b] = [await next(), await next()];
  expect([String(a.bytes), String(b.bytes)]).toEqual(['aa', 'bb']);
  a.release();
  const c = await next();
  expect([String(a.bytes), String(b.bytes), String(c.bytes)]).toEqual(['cc', 'bb', 'cc']);
  expect(await next()).toMatchObject({ number: 4, bytes: Buffer.from('d'), last: true });
});
