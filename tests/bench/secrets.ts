import { randomBytes } from 'node:crypto';
import { argon2id } from 'hash-wasm';
import { combine, split } from 'shamir-secret-sharing';
import { newIdentity, recipientOf } from '#custody/age.ts';
import { argon2, COST } from '#custody/argon2.ts';
import { combineShares, type ShareLabel } from '#custody/shares.ts';
import { splitIdentity } from '#custody/split-identity.ts';
import type { Cell, Table } from '#infra/figures/table.ts';
import { runProgram, timed } from './ciphers.ts';
import { isInstalled, type Part } from './custody.ts';
import { median, type Size } from './findings.ts';

const ROUNDS: Readonly<Record<Size, { hashes: number; shares: number }>> = { full: { hashes: 15, shares: 200 }, small: { hashes: 1, shares: 1 } };

/** Compares Argon2id with the public program, and shares with the library that we wrap. */
export async function benchSecrets(size: Size): Promise<Part> {
  const { hashes, shares } = ROUNDS[size];
  return { tables: [await benchArgon2(hashes), await benchShares(2, 3, shares), await benchShares(5, 10, shares)], goals: [] };
}

async function benchArgon2(rounds: number): Promise<Table> {
  const [salt, secret] = [randomBytes(16), randomBytes(32)];
  const text = 'the piano is out of tune';
  const { memory, iterations: passes, parallelism } = COST;
  const reference = {
    password: text,
    salt,
    secret,
    parallelism,
    hashLength: 32,
    memorySize: memory,
    iterations: passes,
    outputType: 'binary',
  } as const;
  const cost = ['-id', '-t', String(passes), '-k', String(memory), '-p', String(parallelism), '-l', '32', '-r'];
  const contestants: [string, () => Promise<unknown>][] = [
    ['ours (OpenSSL)', () => argon2(text, salt, secret, COST)],
    ['hash-wasm', () => argon2id(reference)],
  ];
  if (isInstalled('argon2')) contestants.push(['argon2 program', () => runProgram('argon2', ['0123456789abcdef', ...cost], text)]);
  return { columns: [`Argon2id, ${memory / 1024} MiB, ${passes} passes`, 'ratio of times', 'ms'], rows: await inTurn(contestants, rounds) };
}

async function benchShares(k: number, n: number, rounds: number): Promise<Table> {
  const { identity, recipient } = await newIdentity();
  const secret = new TextEncoder().encode(identity);
  const label: ShareLabel = { package: 'bench', generation: 1, k, n };
  const made = await splitIdentity(identity, label);
  const expected = { label, recipient, commitments: made.map(({ commitment }) => commitment) };
  const shares = made.slice(0, k).map(({ share }) => share);
  const rows = await inTurn(
    [
      ['split, the library', () => split(secret, n, k)],
      ['split, ours with commitments', () => splitIdentity(identity, label)],
      ['combine, the library', () => combine(shares)],
      ['combine, ours checked by the recipient', () => combineShares(shares, expected)],
      ['part of it: the recipient of an identity', () => recipientOf(identity)],
    ],
    rounds,
  );
  return { columns: [`${k} of ${n} shares`, 'ratio of times', 'ms'], rows };
}

/** Runs all contestants in turn, after one round to warm up. The median counts, as a ratio to the first one's. */
async function inTurn(contestants: readonly (readonly [string, () => Promise<unknown>])[], rounds: number): Promise<Cell[][]> {
  const times = contestants.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [n, [, run]] of contestants.entries()) {
      const { wall } = await timed(run);
      if (round > 0) times[n]?.push(wall);
    }
  }
  const middles = times.map(median);
  return contestants.map(([name], n) => [name, (middles[n] ?? 0) / (middles[0] ?? 0), middles[n]]);
}
