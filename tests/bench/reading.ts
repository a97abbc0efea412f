import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { newIdentity } from '#custody/age.ts';
import { CHUNK } from '#custody/age-payload.ts';
import { AGE_HEAD, decryptRange, locateRange } from '#custody/age-range.ts';
import type { ByteRange } from '#domain/byte-range.ts';
import { DOCUMENT_BYTES, discard } from './archive.ts';
import { decrypting, type Sample, sealFile, timed } from './ciphers.ts';
import { formatFigure, median, table } from './figures.ts';
import { peakOf } from './peak.ts';

/** Measures how an archive of 190 MB and a range of a document are read. Prints a table. */
export async function benchReading(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-reading-'));
  try {
    const sample = await makeSample(folder);
    const peak = async (operation: 'decrypt' | 'archive') => median(await Promise.all([0, 1, 2].map(() => peakOf(operation, sample))));
    const [one, all] = [await peak('decrypt'), await peak('archive')];
    const [range, whole] = [await fastest(() => timed(() => readRange(sample))), await fastest(() => decrypting.ours(sample))];
    const rows = [
      [
        'an archive of 190 MiB, compared with one of its five documents: peak memory',
        formatFigure(all / one),
        'at most 1.25',
        verdict(all <= 1.25 * one),
      ],
      [
        'a range of 64 KiB of a document of 38 MiB, compared with the whole: time',
        formatFigure(range / whole),
        'at most 0.1',
        verdict(range <= 0.1 * whole),
      ],
    ];
    console.log(`\n${table(['Reading', 'ratio', 'goal', ''], rows)}\nPeak memory in MiB: ${Math.round(one)} and ${Math.round(all)}.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readRange({ sealed, identity }: Sample): Promise<void> {
  const { size } = await stat(sealed);
  const place = locateRange(size, { first: 300 * CHUNK, last: 301 * CHUNK - 1 });
  const read = ({ first, last }: ByteRange) => createReadStream(sealed, { start: first, end: last });
  const ends = { head: await buffer(read(AGE_HEAD)), end: await buffer(read(place.end)) };
  await discard(read(place.stored).pipe(await decryptRange({ identity }, ends, place)));
}

async function fastest(measure: () => Promise<{ wall: number }>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) times.push((await measure()).wall);
  return Math.min(...times);
}

async function makeSample(folder: string): Promise<Sample> {
  const { identity, recipient } = await newIdentity();
  const [plain, sealed] = [join(folder, 'plain'), join(folder, 'sealed')];
  await writeFile(plain, Buffer.alloc(DOCUMENT_BYTES, 'a page of a diary\n'));
  await sealFile(recipient, plain, sealed);
  return { plain, sealed, identity, recipient, sha256: '', identityFile: '' };
}

const verdict = (isMet: boolean): string => (isMet ? 'met' : 'not met');
