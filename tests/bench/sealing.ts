import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestStack } from '#tests/support/stack.ts';
import { answered, nameSurvivors, openAccount, setUp } from '#tests/support/story.ts';
import { timed } from './ciphers.ts';
import type { Goal } from './custody.ts';
import { formatFigure, table } from './figures.ts';
import { watchMemory } from './peak.ts';
import { openSealer, type Sealer } from './sealer.ts';

const FILES = 10;
const FILE_BYTES = 50 * 1000 * 1000;
const PIECE = 1024 * 1024;
const MAX_MIB = 300;

/** Seals a will of 500 MB to the local S3. Measures the memory of the process that seals, and of the process that accepts the upload. */
export async function benchSealing(): Promise<Goal> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-sealing-'));
  const sealer = await openSealer(folder);
  try {
    return await sealWith(sealer);
  } finally {
    await sealer.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function sealWith(sealer: Sealer): Promise<Goal> {
  // Its clock runs, so that both processes have the same time.
  const stack = await startTestStack({ serviceRoot: sealer.serviceRoot, running: true, realHashes: true });
  try {
    const host = await openAccount(stack);
    const { storageId } = await setUp(host);
    await nameSurvivors(host, 3);
    const uploading = watchMemory(stack.pid);
    const upload = await timed(async () => {
      for (let n = 0; n < FILES; n += 1) {
        const part = { name: 'files[]', filename: `${n}.txt`, type: 'text/plain', content: text(FILE_BYTES) };
        await answered(201, host.ask, 'POST', '/api/will/upload', { parts: [part] });
      }
    });
    const uploaded = await uploading();
    const seal = await timed(() => answered(200, host.ask, 'POST', '/api/will/encrypt', { json: { storage_id: storageId } }));
    const sealed = sealer.memory();
    print([row('upload, to the whole service in one process', upload.wall, uploaded), row('seal, in a separate process', seal.wall, sealed)]);
    const isMet = sealed.peak * PIECE < MAX_MIB * 1000 * 1000;
    return { what: `a 500 MB will sealed in one process under ${MAX_MIB} MB`, measured: `${Math.round(sealed.peak)} MiB`, isMet };
  } finally {
    await stack.stop();
  }
}

function row(what: string, ms: number, { peak, before }: { peak: number; before: number }): string[] {
  const speed = (FILES * FILE_BYTES) / PIECE / (ms / 1000);
  return [what, formatFigure(peak / before), String(Math.round(peak)), String(Math.round(before)), String(Math.round(speed))];
}

function print(rows: readonly string[][]): void {
  console.log(`\n${table(['500 MB in ten files', 'peak / before', 'peak, MiB', 'before, MiB', 'MiB/s'], rows)}`);
}

/** Returns this number of bytes of text, as a stream. */
async function* text(size: number): AsyncGenerator<Buffer> {
  const piece = Buffer.from(randomBytes(PIECE / 2).toString('hex'));
  for (let left = size; left > 0; left -= PIECE) yield piece.subarray(0, left);
}
