import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zipSize, zipStream } from '#net/zip-stream.ts';
import { safeNames } from '#recovery/safe-names.ts';
import { chunked, patternedBytes } from '#tests/storages/contract.ts';
import { unzipped } from '#tests/support/unzipped.ts';
import { runs } from '#tests/support/whole.ts';

const modifiedAt = new Date('2026-11-20T09:00:00.000Z');
interface File {
  name: string;
  size: number;
  modifiedAt: Date;
  content: Buffer;
}
const file = (name: string, content: Buffer): File => ({ name, size: content.length, modifiedAt, content });
const stream = (files: readonly File[]) => zipStream(files, async ({ content }) => chunked(content));

describe('an archive', () => {
  it('has exactly the predicted size, and gives every file back as it was', async () => {
    const names = fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(names, fc.nat(300_000), async (given, size) => {
        const files = safeNames(given.map((filename) => ({ filename }))).map((name, n) => file(name, patternedBytes(n === 0 ? 0 : size + n)));
        const bytes = await buffer(stream(files));
        expect(bytes).toHaveLength(zipSize(files));
        expect(await unzipped(bytes)).toEqual(files.map(({ name, content }) => [name, content]));
      }),
      { seed: 1, numRuns: runs(15) },
    );
  });

  it('stores files unchanged, because most documents are compressed already', async () => {
    const content = Buffer.from('the same words. '.repeat(1000));
    expect((await buffer(stream([file('a.txt', content)]))).indexOf(content)).toBeGreaterThan(0);
  });

  it('gives equal names a number, and names of other systems another form', async () => {
    const names = safeNames(['letter.txt', 'Letter.txt', '../letter.txt', 'con.pdf', 'a:b?.pdf'].map((filename) => ({ filename })));
    const bytes = await buffer(stream(names.map((name) => file(name, Buffer.from(name)))));
    expect((await unzipped(bytes)).map(([name]) => name)).toEqual(['letter.txt', 'Letter (2).txt', 'letter (3).txt', '_con.pdf', 'a_b_.pdf']);
  });

  it('opens one file ahead at most', async () => {
    const files = ['a', 'b', 'c'].map((name) => file(name, patternedBytes(500_000)));
    let open = 0;
    let most = 0;
    const body = zipStream(files, async ({ content }) => {
      open += 1;
      most = Math.max(most, open);
      return chunked(content).once('close', () => {
        open -= 1;
      });
    });
    await buffer(body);
    expect([most, open]).toEqual([2, 0]);
  });

  it('opens a file that failed before its turn again', async () => {
    const files = ['a', 'b'].map((name) => file(name, patternedBytes(300_000)));
    const opened: string[] = [];
    const body = zipStream(files, async ({ name, content }) => {
      opened.push(name);
      const stream = chunked(content);
      if (name === 'b' && opened.length === 2) stream.destroy(new Error('the connection is gone'));
      return stream;
    });
    expect((await unzipped(await buffer(body))).map(([name]) => name)).toEqual(['a', 'b']);
    expect(opened).toEqual(['a', 'b', 'b']);
  });
});

describe('an archive fails, and never ends early,', () => {
  const good = file('a', patternedBytes(200_000));

  it.each<[string, () => Promise<Readable>, RegExp]>([
    ['if a file cannot be opened', () => Promise.reject(new Error('no storage')), /no storage/],
    ['if a file breaks off', async () => Readable.from(broken(), { objectMode: false }), /the disk is gone/],
    ['if a file is shorter than its size', async () => chunked(good.content.subarray(1)), /unexpected number of bytes/],
    ['if a file is longer than its size', async () => chunked(Buffer.concat([good.content, Buffer.alloc(1)])), /unexpected number of bytes/],
  ])('%s', async (_, open, message) => {
    const files = [good, { ...good, name: 'b' }, { ...good, name: 'c' }];
    const body = zipStream(files, ({ name, content }) => (name === 'b' ? open() : Promise.resolve(chunked(content))));
    let passed = 0;
    body.on('data', (chunk: Buffer) => {
      passed += chunk.length;
    });
    await expect(new Promise((resolve, reject) => body.once('end', resolve).once('error', reject))).rejects.toThrow(message);
    expect(passed).toBeLessThan(zipSize(files));
  });

  it('and a client that leaves closes the file that is being read, and the next one', async () => {
    const files = ['a', 'b', 'c'].map((name) => file(name, patternedBytes(5_000_000)));
    const contents: Readable[] = [];
    const body = zipStream(files, async ({ content }) => {
      contents.push(chunked(content));
      return contents.at(-1) as Readable;
    });
    await new Promise((resolve) => body.once('readable', resolve));
    body.destroy();
    await Promise.all(contents.map((content) => new Promise((resolve) => (content.destroyed ? resolve(null) : content.once('close', resolve)))));
    expect(contents.map(({ destroyed }) => destroyed)).toEqual([true, true]);
  });
});

async function* broken(): AsyncGenerator<Buffer> {
  yield Buffer.alloc(100_000);
  throw new Error('the disk is gone');
}
