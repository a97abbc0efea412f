import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { zipOf } from '#common/zip.ts';

/** Unpacks a ZIP file as a strict unpacker does, and shows what it reads in front of each file. */
async function unpacked(zip: Blob) {
  const found: { name: string; crc32: number; hasTrailer: boolean; content: string }[] = [];
  const archive = await fromBufferPromise(Buffer.from(await zip.arrayBuffer()));
  for await (const entry of archive.eachEntry()) {
    const content = (await buffer(await archive.openReadStreamPromise(entry))).toString();
    found.push({ name: entry.fileName, crc32: entry.crc32, hasTrailer: (entry.generalPurposeBitFlag & 8) !== 0, content });
  }
  return found;
}

describe('a ZIP file that a page makes', () => {
  it('has each file with its name in any script and the checksum in front of it, which unpackers of telephones need', async () => {
    const zip = await zipOf([
      { name: 'known', content: new Blob(['123456789']) },
      { name: 'وصية.txt', content: new Blob([]) },
    ]);
    expect(await unpacked(zip)).toEqual([
      { name: 'known', crc32: 0xcbf43926, hasTrailer: false, content: '123456789' },
      { name: 'وصية.txt', crc32: 0, hasTrailer: false, content: '' },
    ]);
  });

  it('has a file that is read in several pieces', async () => {
    const text = 'a letter '.repeat(50_000);
    expect(await unpacked(await zipOf([{ name: 'long.txt', content: new Blob([text]) }]))).toMatchObject([{ content: text }]);
  });
});
