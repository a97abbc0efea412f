import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cell } from '#infra/figures/table.ts';
import { startTestStack } from '#tests/support/stack.ts';
import { answered, nameSurvivors, openAccount, setUp } from '#tests/support/story.ts';
import { timed } from './ciphers.ts';
import type { Part } from './custody.ts';
import type { Size } from './findings.ts';
import { watchMemory } from './peak.ts';
import { openSealer, type Sealer } from './sealer.ts';

/** The files of the will. */
const WILLS: Readonly<Record<Size, { files: number; megabytes: number }>> = { full: { files: 10, megabytes: 50 }, small: { files: 2, megabytes: 1 } };
const PIECE = 1024 * 1024;
const MEGABYTE = 1000 * 1000;
const MOST_MEGABYTES = 300;

/** Seals a large will to the local S3. Measures the memory of the process that seals, and of the process that accepts the upload. */
export async function benchSealing(size: Size): Promise<Part> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-sealing-'));
  const sealer = await openSealer(folder);
  try {
    return await sealWith(sealer, WILLS[size]);
  } finally {
    await sealer.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function sealWith(sealer: Sealer, { files, megabytes }: { files: number; megabytes: number }): Promise<Part> {
  // Its clock runs, so that both processes have the same time.
  const stack = await startTestStack({ serviceRoot: sealer.serviceRoot, running: true });
  try {
    const host = await openAccount(stack);
    const { storageId } = await setUp(host);
    await nameSurvivors(host, 3);
    const uploading = watchMemory(stack.pid);
    const upload = await timed(async () => {
      for (let n = 0; n < files; n += 1) {
        const part = { name: 'files[]', filename: `${n}.txt`, type: 'text/plain', content: text(megabytes * MEGABYTE) };
        await answered(201, host.ask, 'POST', '/api/will/upload', { parts: [part] });
      }
    });
    const uploaded = await uploading();
    const seal = await timed(() => answered(200, host.ask, 'POST', '/api/will/encrypt', { json: { storage_id: storageId } }));
    const sealed = sealer.memory();
    const all = files * megabytes;
    const row = (what: string, ms: number, { peak, before }: { peak: number; before: number }): Cell[] => {
      return [what, peak / before, Math.round(peak), Math.round(before), (all * MEGABYTE) / PIECE / (ms / 1000)];
    };
    const rows = [row('upload, to the whole service in one process', upload.wall, uploaded), row('seal, in a separate process', seal.wall, sealed)];
    const isMet = sealed.peak * PIECE < MOST_MEGABYTES * MEGABYTE;
    const goal = { what: `a will of ${all} MB sealed in one process under ${MOST_MEGABYTES} MB`, measured: `${Math.round(sealed.peak)} MiB`, isMet };
    return {
      tables: [{ columns: [`${all} MB in ${files} files, to the local S3`, 'peak / before', 'peak, MiB', 'before, MiB', 'MiB/s'], rows }],
      goals: [goal],
    };
  } finally {
    await stack.stop();
  }
}

/** Returns this number of bytes of text, as a stream. */
async function* text(size: number): AsyncGenerator<Buffer> {
  const piece = Buffer.from(randomBytes(PIECE / 2).toString('hex'));
  for (let left = size; left > 0; left -= PIECE) yield piece.subarray(0, left);
}
