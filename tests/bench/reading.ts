import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ByteRange } from '#common/byte-range.ts';
import { newIdentity } from '#custody/age.ts';
import { CHUNK } from '#custody/age-payload.ts';
import { AGE_HEAD, decryptRange, locateRange } from '#custody/age-range.ts';
import type { Cell } from '#infra/figures/table.ts';
import { DOCUMENTS, discard } from './archive.ts';
import { decrypting, type Sample, sealFile, timed } from './ciphers.ts';
import { type Findings, median, type Size, verdict } from './findings.ts';
import { peakOf } from './peak.ts';

/** The size of a document in MiB, the number of processes that measure their memory, and of rounds that measure time. */
const PLANS: Readonly<Record<Size, { size: number; processes: number; rounds: number }>> = {
  // Five of these are an archive of 190 MiB, the largest one.
  full: { size: 38, processes: 3, rounds: 5 },
  small: { size: 1, processes: 1, rounds: 1 },
};

/** Measures how an archive and a range of a document are read. */
export async function benchReading(of: Size): Promise<Findings> {
  const { size, processes, rounds } = PLANS[of];
  const folder = await mkdtemp(join(tmpdir(), 'bench-reading-'));
  try {
    const sample = await makeSample(folder, size);
    const peak = async (operation: 'decrypt' | 'archive') =>
      median(await Promise.all(Array.from({ length: processes }, () => peakOf(operation, sample))));
    const [one, all] = [await peak('decrypt'), await peak('archive')];
    const [range, whole] = [await fastest(rounds, () => timed(() => readRange(sample))), await fastest(rounds, () => decrypting.ours(sample))];
    const rows: Cell[][] = [
      [
        `peak memory of an archive of ${DOCUMENTS * size} MiB, compared with one of its ${DOCUMENTS} documents`,
        all / one,
        'at most 1.25',
        verdict(all <= 1.25 * one),
      ],
      [`time of a range of 64 KiB, compared with the whole document of ${size} MiB`, range / whole, 'at most 0.1', verdict(range <= 0.1 * whole)],
    ];
    return {
      tables: [{ columns: ['Reading', 'Ratio', 'Goal', 'Result'], rows }],
      notes: [`Peak memory: ${Math.round(all)} and ${Math.round(one)} MiB.`],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readRange({ sealed, identity }: Sample): Promise<void> {
  const { size } = await stat(sealed);
  const middle = Math.floor(size / CHUNK / 2) * CHUNK;
  const place = locateRange(size, { first: middle, last: middle + CHUNK - 1 });
  const read = ({ first, last }: ByteRange) => createReadStream(sealed, { start: first, end: last });
  const ends = { head: await buffer(read(AGE_HEAD)), end: await buffer(read(place.end)) };
  await discard(read(place.stored).pipe(await decryptRange({ identity }, ends, place)));
}

async function fastest(rounds: number, measure: () => Promise<{ wall: number }>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push((await measure()).wall);
  return Math.min(...times);
}

async function makeSample(folder: string, size: number): Promise<Sample> {
  const { identity, recipient } = await newIdentity();
  const [plain, sealed] = [join(folder, 'plain'), join(folder, 'sealed')];
  await writeFile(plain, Buffer.alloc(size * 1024 * 1024, 'a page of a diary\n'));
  await sealFile(recipient, plain, sealed);
  return { plain, sealed, identity, recipient, sha256: '', identityFile: '' };
}
