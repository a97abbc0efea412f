import { createCipheriv, createHash, type Cipheriv } from 'node:crypto';

// Taken before the world replaces them.
const cipherOf = (seed: string): Cipheriv => createCipheriv('aes-256-ctr', createHash('sha256').update(seed).digest(), Buffer.alloc(16));

const POOL = 65_536;

/** A source of random bytes that a seed decides. */
export interface Chance {
  /** Each buffer has memory of its own, because users of a buffer may read all of it. */
  bytes(size: number): Buffer<ArrayBuffer>;
  /** At least 0, less than 1. */
  next(): number;
}

export function chanceOf(seed: string): Chance {
  const cipher = cipherOf(seed);
  let pool = Buffer.alloc(0);
  let used = 0;
  const bytes = (size: number): Buffer<ArrayBuffer> => {
    const own = Buffer.from(new ArrayBuffer(size));
    for (let filled = 0; filled < size; ) {
      if (used === pool.length) [pool, used] = [cipher.update(Buffer.alloc(POOL)), 0];
      const copied = pool.copy(own, filled, used, Math.min(used + size - filled, pool.length));
      filled += copied;
      used += copied;
    }
    return own;
  };
  return { bytes, next: () => bytes(4).readUInt32LE() / 2 ** 32 };
}

/** What the service draws from, and what the world draws from: the world's order does not depend on how much the service draws. */
const sources = { service: chanceOf('0'), world: chanceOf('0') };

export function seedChance(seed: string): void {
  sources.service = chanceOf(`service ${seed}`);
  sources.world = chanceOf(`world ${seed}`);
}

export const serviceBytes = (size: number): Buffer<ArrayBuffer> => sources.service.bytes(size);
export const worldChance = (): number => sources.world.next();
/** A delay of the network, milliseconds. */
export const delay = (least = 1, most = 21): number => least + worldChance() * (most - least);
