import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cell } from '#infra/figures/table.ts';
import { type RealStack, startRealStack } from '#tests/support/real-stack.ts';
import { answered, type Host, nameSurvivors, openAccount, setUp } from '#tests/support/story.ts';
import { atLeast, type Findings, type Goal, goalTable, median, type Size } from './findings.ts';
import { watchMemory } from './peak.ts';
import { openSealer, type Sealer } from './sealer.ts';
import { timed } from './timed.ts';

/** The files of the will, and how often it is sealed. */
const PLANS: Readonly<Record<Size, Plan>> = {
  full: { files: 10, megabytes: 50, rounds: 3 },
  small: { files: 2, megabytes: 1, rounds: 1 },
};
const PIECE = 1024 * 1024;
const MEGABYTE = 1000 * 1000;
const MOST_MEGABYTES = 300;
const LEAST_RATIO = 0.9;

interface Plan {
  files: number;
  megabytes: number;
  rounds: number;
}

/** Milliseconds of one will: its upload, the plain relay of its files, and its sealing. */
interface Round {
  upload: number;
  relay: number;
  seal: number;
}

/** Seals a large will to the local S3, and compares that with a plain relay in the same process. Measures the memory too. */
export async function benchSealing(size: Size): Promise<Findings> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-sealing-'));
  const sealer = await openSealer(folder);
  try {
    return await sealWith(sealer, PLANS[size]);
  } finally {
    await sealer.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function sealWith(sealer: Sealer, plan: Plan): Promise<Findings> {
  // Its clock runs, so that both processes have the same time.
  const stack = await startRealStack('memory', { serviceRoot: sealer.serviceRoot, running: true });
  try {
    // The memory is that of the first will: the relay needs its own in the same process.
    const watched = watchMemory(stack.pid);
    const first = await uploaded(stack, plan, 1);
    const uploading = await watched();
    await sealed(first);
    const sealing = { ...sealer.memory() };
    const rounds = [await benchRounds(stack, sealer, plan, 1), await benchRounds(stack, sealer, plan, 2)];
    return findingsOf(plan, rounds, [
      ['upload, to the whole service in one process', uploading],
      ['seal, in a separate process', sealing],
    ]);
  } finally {
    await stack.stop();
  }
}

/** The copies of the relay are deleted before the sealing, which deletes the uploads. */
async function benchRounds(stack: RealStack, sealer: Sealer, plan: Plan, storages: number): Promise<Round[]> {
  const rounds: Round[] = [];
  for (let n = 0; n < plan.rounds; n += 1) {
    const began = performance.now();
    const will = await uploaded(stack, plan, storages);
    const upload = performance.now() - began;
    const relay = await sealer.relay({ to: (await stack.endpoints()).object_store, folders: FOLDERS.slice(0, storages) });
    rounds.push({ upload, relay, seal: (await timed(() => sealed(will))).wall });
  }
  return rounds;
}

interface Uploaded {
  host: Host;
  json: { storage_id: string; mirror_storage_ids: string[] };
}

const FOLDERS = ['relay', 'relay-mirror'];

/** A Host with this many storages, who has uploaded everything. */
async function uploaded(stack: RealStack, { files, megabytes }: Omit<Plan, 'rounds'>, storages: number): Promise<Uploaded> {
  const host = await openAccount(stack);
  const { storageId } = await setUp(host);
  await nameSurvivors(host, 3);
  const mirrors: string[] = [];
  for (let n = 1; n < storages; n += 1) mirrors.push(await addMirror(host));
  for (let n = 0; n < files; n += 1) {
    const part = { name: 'files[]', filename: `${n}.txt`, type: 'text/plain', content: text(megabytes * MEGABYTE) };
    await answered(201, host.ask, 'POST', '/api/will/upload', { parts: [part] });
  }
  return { host, json: { storage_id: storageId, mirror_storage_ids: mirrors } };
}

async function addMirror(host: Host): Promise<string> {
  const { object_store: config } = await host.stack.endpoints();
  const json = { type: 'object_store', name: 'Mirror', config, directory_path: '/mirror' };
  return (await answered(201, host.ask, 'POST', '/api/storages', { json })).id;
}

const sealed = ({ host, json }: Uploaded) => answered(200, host.ask, 'POST', '/api/will/encrypt', { json });

type Memory = [what: string, { peak: number; before: number }];

function findingsOf({ files, megabytes }: Plan, [one = [], two = []]: Round[][], memory: readonly Memory[]): Findings {
  const all = files * megabytes;
  const what = `${all} MB in ${files} files, to the local S3`;
  const speed = (ms: number) => (all * MEGABYTE) / PIECE / (ms / 1000);
  const upload = median([...one, ...two].map((round) => round.upload));
  const rows = [one, two].map((rounds, n): Cell[] => {
    const ratio = ratioOf(rounds);
    const name = n === 0 ? 'seal, one storage' : 'seal, two storages';
    return [
      name,
      speed(median(rounds.map((round) => round.seal))),
      speed(median(rounds.map((round) => round.relay))),
      ...atLeast(LEAST_RATIO, ratio),
    ];
  });
  const sizes = memory.map(([name, { peak, before }]): Cell[] => [name, peak / before, Math.round(peak), Math.round(before)]);
  const peak = memory.at(-1)?.[1].peak ?? Number.NaN;
  const goal: Goal = {
    what: `a will of ${all} MB sealed in one process under ${MOST_MEGABYTES} MB`,
    measured: `${Math.round(peak)} MiB`,
    isMet: peak * PIECE < MOST_MEGABYTES * MEGABYTE,
  };
  return {
    tables: [
      { columns: [what, 'Ours, MiB/s', 'Plain relay, MiB/s', 'Ratio', 'Goal', 'Result'], rows },
      { columns: [what, 'peak / before', 'peak, MiB', 'before, MiB'], rows: sizes },
      goalTable([goal]),
    ],
    notes: [`Upload: ${Math.round(speed(upload))} MiB/s.`],
  };
}

/** Each round gives one ratio. Their median counts. */
const ratioOf = (rounds: readonly Round[]): number => median(rounds.map(({ relay, seal }) => relay / seal));

/** Returns this number of bytes of text, as a stream. */
async function* text(size: number): AsyncGenerator<Buffer> {
  const piece = Buffer.from(randomBytes(PIECE / 2).toString('hex'));
  for (let left = size; left > 0; left -= PIECE) yield piece.subarray(0, left);
}
