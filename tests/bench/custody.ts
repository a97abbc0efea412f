import { spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newIdentity } from '#custody/age.ts';
import { decrypting, encrypting, type Implementation, type Sample, sealFile, type Time } from './ciphers.ts';
import { formatFigure, median, table } from './figures.ts';
import { peakOf } from './peak.ts';
import { benchSealing } from './sealing.ts';
import { benchSecrets } from './secrets.ts';

const SIZES = [1, 50, 256] as const;
const ROUNDS: Record<(typeof SIZES)[number], number> = { 1: 15, 50: 5, 256: 4 };
const MIB = 1024 * 1024;

/** A goal and its result. */
export interface Goal {
  what: string;
  measured: string;
  isMet: boolean;
}

/** Measures the speed and memory of everything that handles a secret. Prints tables, ratios first, and the goals with their results. */
export async function benchCustody(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-custody-'));
  try {
    const samples = await makeSamples(folder);
    const goals = [...(await benchSpeed(samples)), ...(await benchMemory(samples))];
    await benchSecrets();
    goals.push(await benchSealing());
    console.log(
      `\n${table(
        ['Goal', 'Measured', ''],
        goals.map(({ what, measured, isMet }) => [what, measured, isMet ? 'met' : 'not met']),
      )}`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Samples = ReadonlyMap<number, Sample>;

async function makeSamples(folder: string): Promise<Samples> {
  const { identity, recipient } = await newIdentity();
  const identityFile = join(folder, 'identity');
  await writeFile(identityFile, `${identity}\n`);
  const samples = new Map<number, Sample>();
  for (const size of SIZES) {
    const [plain, sealed] = [join(folder, `${size}`), join(folder, `${size}.age`)];
    const bytes = randomBytes(size * MIB);
    await writeFile(plain, bytes);
    await sealFile(recipient, plain, sealed);
    samples.set(size, { plain, sealed, sha256: createHash('sha256').update(bytes).digest('hex'), identity, identityFile, recipient });
  }
  return samples;
}

async function benchSpeed(samples: Samples): Promise<Goal[]> {
  const sealing = await runContestants('Encrypt', encrypting, samples);
  const opening = await runContestants('Decrypt', decrypting, samples);
  const goal = (what: string, times: Times, name: string, than: string, least: number): Goal => {
    const [ratio, cpu] = [speedOf(times, name, than, 256), speedOf(times, name, than, 256, 'cpu')];
    return { what, measured: `${formatFigure(ratio)} (${formatFigure(cpu)} by CPU time)`, isMet: ratio >= least };
  };
  const [oneShot, hashed] = ['node, one shot in memory', 'ours with SHA-256 in the same pass'];
  return [
    goal('encrypt 256 MiB, at least 0.40 of one-shot ChaCha20-Poly1305', sealing, 'ours', oneShot, 0.4),
    goal('decrypt 256 MiB, at least 0.40 of one-shot ChaCha20-Poly1305', opening, 'ours', oneShot, 0.4),
    goal('encrypt 256 MiB, at least 5 times typage', sealing, 'ours', 'typage', 5),
    goal('decrypt 256 MiB, at least 5 times typage', opening, 'ours', 'typage', 5),
    goal('encrypt with SHA-256 in the same pass, at least 0.6 of encrypt alone', sealing, hashed, 'ours', 0.6),
  ];
}

/** The best times, by contestant and size. */
type Times = Map<string, Map<number, Time>>;

/** Returns how much faster one is than the other. */
function speedOf(times: Times, name: string, than: string, size: number, clock: keyof Time = 'wall'): number {
  return (times.get(than)?.get(size)?.[clock] ?? 0) / (times.get(name)?.get(size)?.[clock] ?? 0);
}

/** Runs all contestants in turn, several times. The best time of each counts, because others use this machine too. */
async function runContestants(title: string, all: Record<string, Implementation>, samples: Samples): Promise<Times> {
  const contestants = Object.entries(all).filter(([name]) => name !== 'age program' || isInstalled('age'));
  const best: Times = new Map(contestants.map(([name]) => [name, new Map<number, Time>()]));
  for (const size of SIZES) {
    const sample = samples.get(size);
    for (let round = 0; sample && round < ROUNDS[size]; round += 1) {
      for (const [name, run] of contestants) {
        const { wall, cpu } = await run(sample);
        const before = best.get(name)?.get(size) ?? { wall, cpu };
        best.get(name)?.set(size, { wall: Math.min(wall, before.wall), cpu: Math.min(cpu, before.cpu) });
      }
    }
  }
  const [unit = ''] = best.keys();
  const rows = [...best].map(([name, times]) => [
    name,
    ...SIZES.map((size) => formatFigure(speedOf(best, name, unit, size))),
    formatFigure(speedOf(best, name, unit, 256, 'cpu')),
    ...SIZES.map((size) => String(Math.round((size / (times.get(size)?.wall ?? 0)) * 1000))),
  ]);
  const head = [title, ...SIZES.map((size) => `${size} MiB, ratio`), '256 MiB, CPU ratio', ...SIZES.map((size) => `${size} MiB, MiB/s`)];
  console.log(`\n${table(head, rows)}`);
  if (!isInstalled('age')) console.log('The age program is not installed: skipped.');
  return best;
}

/** Returns whether a program can be started here. */
export function isInstalled(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
}

async function benchMemory(samples: Samples): Promise<Goal[]> {
  const [small, large] = [samples.get(50), samples.get(256)];
  if (!small || !large) throw new Error('There are no samples.');
  const peak = async (operation: 'nothing' | 'encrypt' | 'decrypt', sample: Sample) =>
    median(await Promise.all([0, 1, 2].map(() => peakOf(operation, sample))));
  const idle = await peak('nothing', small);
  const rows: string[][] = [];
  const goals: Goal[] = [];
  for (const operation of ['encrypt', 'decrypt'] as const) {
    const [at50, at256] = [await peak(operation, small), await peak(operation, large)];
    const ratio = at256 / at50;
    rows.push([operation, formatFigure(ratio), ...[at50, at256, idle].map((mebibytes) => String(Math.round(mebibytes)))]);
    goals.push({
      what: `${operation}: peak memory at 256 MiB at most 1.25 times that at 50 MiB`,
      measured: formatFigure(ratio),
      isMet: ratio <= 1.25,
    });
  }
  console.log(`\n${table(['Peak memory', '256 / 50 MiB', '50 MiB file, MiB', '256 MiB file, MiB', 'idle process, MiB'], rows)}`);
  return goals;
}
