import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { reservePort } from '#infra/local/entry.ts';
import { type RealStack, startRealStack } from '#tests/support/real-stack.ts';
import { answered, type Body, MINUTE, type SealedWill, type StartedTransfer, signIn, transferStatus } from '#tests/support/story.ts';
import { objectsUnder } from './fault-row.ts';

/** A stack that can be killed at any time, and restarts with the same data at the same address. */
export interface Mortal {
  stack: RealStack;
  /** Kills the service in the middle of its work, and starts it again. */
  killAndRestart(): Promise<void>;
  /** Returns the objects in the service's own bucket. */
  staged(): string[];
  end(): Promise<void>;
}

/** Starts the stack with a temporary data folder and the table of the test run. */
export async function startMortal(): Promise<Mortal> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'will-crash-'));
  const { port, release } = await reservePort();
  let running = await startRealStack('process', { dataFolder, port });
  return {
    // All requests go to its address, which stays the same.
    stack: running,
    async killAndRestart() {
      process.kill(running.pid, 'SIGKILL');
      await running.stop();
      running = await startRealStack('process', { dataFolder, port });
    },
    staged: () => readdirSync(join(dataFolder, 'objects/buckets/will-local-staging/objects'), { recursive: true, encoding: 'utf8' }).filter(isObject),
    async end() {
      await running.stop();
      release();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

const isObject = (name: string): boolean => name.endsWith('.data');

/** Longer than the lease of a sealing, and longer than a crashed worker's claim on an effect. */
export async function recovered({ stack }: Mortal, host: SealedWill['host']): Promise<void> {
  await stack.advance(16 * MINUTE);
  await stack.advance(6 * MINUTE);
  await signIn(host);
}

export const willStatus = ({ host }: SealedWill): Promise<Body> => answered(200, host.ask, 'GET', '/api/will/status');

/** Checks that each package in the Hosts' bucket has one revision and one generation, and that there are no other files. */
export async function expectWholePackages(stack: RealStack): Promise<void> {
  const objects = await objectsUnder(stack, 'wills/');
  const packages = Map.groupBy(objects, (key) => key.split('/')[1] ?? '');
  for (const [name, keys] of packages) {
    const revisions = new Set(keys.map((key) => key.split('/')[2]));
    const generations = new Set(keys.flatMap((key) => /(?:shares\/|manifest\.)(\d+)/.exec(key)?.[1] ?? []));
    expect({ name, revisions: revisions.size, generations: generations.size }).toEqual({ name, revisions: 1, generations: 1 });
  }
}

/** Moves the clock to the time from which the documents can be read. */
export async function passOpening(transfer: StartedTransfer, secondsAfter: number): Promise<void> {
  const { opens_at } = await transferStatus(transfer, transfer.will.host.call);
  await transfer.stack.advance((Date.parse(opens_at) - (await transfer.stack.now()).getTime()) / 1000 + secondsAfter);
}

/** Returns a generator of numbers from 0 to below 1, always the same for the same seed. */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
