import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newIdentity } from '#custody/age.ts';
import { type Cell, formatFigure, type Table } from '#infra/figures/table.ts';
import { freeBuffersEarly } from '#platform/garbage-collection.ts';
import { decrypting, encrypting, type Implementation, type Sample, sealFile, type Time } from './ciphers.ts';
import { type Findings, type Goal, goalTable, median, type Size } from './findings.ts';
import { peakOf } from './peak.ts';

const MIB = 1024 * 1024;

/** The files that are encrypted, in MiB, and how often. The last two are compared for memory, the last one for the goals. */
interface Plan {
  sizes: readonly { size: number; rounds: number }[];
  /** How many processes measure their memory. Their median counts. */
  processes: number;
}

const PLANS: Readonly<Record<Size, Plan>> = {
  full: {
    sizes: [
      { size: 1, rounds: 15 },
      { size: 50, rounds: 5 },
      { size: 256, rounds: 4 },
    ],
    processes: 3,
  },
  small: {
    sizes: [
      { size: 1, rounds: 1 },
      { size: 2, rounds: 1 },
    ],
    processes: 1,
  },
};

/** Measures the speed and memory of the encryption of documents, as ratios, and compares them with the goals. */
export async function benchCustody(size: Size): Promise<Findings> {
  freeBuffersEarly(); // as every function does
  const folder = await mkdtemp(join(tmpdir(), 'bench-custody-'));
  try {
    const samples = await makeSamples(folder, PLANS[size]);
    const parts = [await benchSpeed(samples), await benchMemory(samples, PLANS[size])];
    const goals = parts.flatMap((part) => part.goals);
    const notes = isInstalled('age') ? [] : ['The age program is not installed: left out.'];
    return { tables: [...parts.flatMap(({ tables }) => tables), goalTable(goals)], notes };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What one part of this bench found. */
interface Part {
  tables: readonly Table[];
  goals: readonly Goal[];
}

/** A file of `size` MiB, and how often it is encrypted. */
type SizedSample = Sample & { size: number; rounds: number };

async function makeSamples(folder: string, { sizes }: Plan): Promise<SizedSample[]> {
  const { identity, recipient } = await newIdentity();
  const identityFile = join(folder, 'identity');
  await writeFile(identityFile, `${identity}\n`);
  const samples: SizedSample[] = [];
  for (const { size, rounds } of sizes) {
    const [plain, sealed] = [join(folder, `${size}`), join(folder, `${size}.age`)];
    const bytes = randomBytes(size * MIB);
    await writeFile(plain, bytes);
    await sealFile(recipient, plain, sealed);
    samples.push({ size, rounds, plain, sealed, sha256: createHash('sha256').update(bytes).digest('hex'), identity, identityFile, recipient });
  }
  return samples;
}

async function benchSpeed(samples: readonly SizedSample[]): Promise<Part> {
  const sealing = await runContestants(encrypting, samples);
  const opening = await runContestants(decrypting, samples);
  const size = samples.at(-1)?.size ?? Number.NaN;
  const goal = (what: string, times: Times, name: string, than: string, least: number): Goal => {
    const [ratio, cpu] = [speedOf(times, name, than, size), speedOf(times, name, than, size, 'cpu')];
    return { what, measured: `${formatFigure(ratio)} (${formatFigure(cpu)} by CPU time)`, isMet: ratio >= least };
  };
  const [oneShot, hashed] = ['node, one shot in memory', 'ours with SHA-256 in the same pass'];
  const goals = [
    goal(`encrypt ${size} MiB, at least 0.90 of one-shot ChaCha20-Poly1305`, sealing, 'ours', oneShot, 0.9),
    goal(`decrypt ${size} MiB, at least 0.90 of one-shot ChaCha20-Poly1305`, opening, 'ours', oneShot, 0.9),
    goal(`encrypt ${size} MiB, at least 5 times typage`, sealing, 'ours', 'typage', 5),
    goal(`decrypt ${size} MiB, at least 5 times typage`, opening, 'ours', 'typage', 5),
    goal('encrypt with SHA-256 in the same pass, at least 0.6 of encrypt alone', sealing, hashed, 'ours', 0.6),
  ];
  return { tables: [speedTable('Encrypt', sealing, samples), speedTable('Decrypt', opening, samples)], goals };
}

/** The best times, by contestant and size. */
type Times = Map<string, Map<number, Time>>;

/** Returns how much faster one is than the other. */
function speedOf(times: Times, name: string, than: string, size: number, clock: keyof Time = 'wall'): number {
  return (times.get(than)?.get(size)?.[clock] ?? 0) / (times.get(name)?.get(size)?.[clock] ?? 0);
}

/** Runs all contestants in turn, several times. The best time of each counts, because others use this machine too. */
async function runContestants(all: Record<string, Implementation>, samples: readonly SizedSample[]): Promise<Times> {
  const contestants = Object.entries(all).filter(([name]) => name !== 'age program' || isInstalled('age'));
  const best: Times = new Map(contestants.map(([name]) => [name, new Map<number, Time>()]));
  for (const sample of samples) {
    for (let round = 0; round < sample.rounds; round += 1) {
      for (const [name, run] of contestants) {
        const { wall, cpu } = await run(sample);
        const before = best.get(name)?.get(sample.size) ?? { wall, cpu };
        best.get(name)?.set(sample.size, { wall: Math.min(wall, before.wall), cpu: Math.min(cpu, before.cpu) });
      }
    }
  }
  return best;
}

function speedTable(title: string, best: Times, samples: readonly SizedSample[]): Table {
  const [unit = ''] = best.keys();
  const sizes = samples.map(({ size }) => size);
  const largest = sizes.at(-1) ?? Number.NaN;
  const rows = [...best].map(([name, times]): Cell[] => [
    name,
    ...sizes.map((size) => speedOf(best, name, unit, size)),
    // Another process does the work of a program, so its CPU time is unknown.
    name.endsWith('program') ? undefined : speedOf(best, name, unit, largest, 'cpu'),
    Math.round((largest / (times.get(largest)?.wall ?? 0)) * 1000),
  ]);
  const columns = [title, ...sizes.map((size) => `${size} MiB, ratio`), `${largest} MiB, CPU ratio`, `${largest} MiB, MiB/s`];
  return { columns, rows };
}

/** Returns whether a program can be started here. */
function isInstalled(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
}

async function benchMemory(samples: readonly SizedSample[], { processes }: Plan): Promise<Part> {
  const [small, large] = samples.slice(-2);
  if (!small || !large) throw new Error('Memory needs samples of two sizes.');
  const peak = async (operation: 'nothing' | 'encrypt' | 'decrypt', sample: Sample) =>
    median(await Promise.all(Array.from({ length: processes }, () => peakOf(operation, sample))));
  const idle = await peak('nothing', small);
  const rows: Cell[][] = [];
  const goals: Goal[] = [];
  for (const operation of ['encrypt', 'decrypt'] as const) {
    const [less, more] = [await peak(operation, small), await peak(operation, large)];
    const ratio = more / less;
    rows.push([operation, ratio, ...[less, more, idle].map(Math.round)]);
    const what = `${operation}: peak memory at ${large.size} MiB at most 1.25 times that at ${small.size} MiB`;
    goals.push({ what, measured: formatFigure(ratio), isMet: ratio <= 1.25 });
  }
  const columns = ['Peak memory of a separate process', 'ratio', ...[small, large].map(({ size }) => `${size} MiB file, MiB`), 'idle process, MiB'];
  return { tables: [{ columns, rows }], goals };
}
