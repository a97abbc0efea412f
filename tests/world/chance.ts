import { type Cipheriv, createCipheriv, createHash } from 'node:crypto';

const BLOCK = 16;
/** Most sources are asked for a few bytes only. What is drawn does not depend on the sizes. */
const FIRST_POOL = Buffer.alloc(128);
const POOL = Buffer.alloc(16_384);

/** A source of random bytes that a seed decides. */
export interface Chance {
  /** Each buffer has separate memory, because users of a buffer may read all of it. */
  bytes(size: number): Buffer<ArrayBuffer>;
  /** At least 0, less than 1. */
  next(): number;
  /** Returns a source that continues from here. */
  copy(): Chance;
}

/** AES in counter mode, from this number of bytes on. */
function cipherAt(seed: string, position: number): Cipheriv {
  const counter = Buffer.alloc(BLOCK);
  counter.writeBigUInt64BE(BigInt(Math.floor(position / BLOCK)), 8);
  return createCipheriv('aes-256-ctr', createHash('sha256').update(seed).digest(), counter);
}

export function chanceOf(seed: string, position = 0): Chance {
  const cipher = cipherAt(seed, position);
  let [pool, used] = [cipher.update(FIRST_POOL), position % BLOCK];
  let drawn = position;
  const bytes = (size: number): Buffer<ArrayBuffer> => {
    const own = Buffer.from(new ArrayBuffer(size));
    for (let filled = 0; filled < size; ) {
      if (used === pool.length) [pool, used] = [cipher.update(POOL), 0];
      const copied = pool.copy(own, filled, used, Math.min(used + size - filled, pool.length));
      filled += copied;
      used += copied;
    }
    drawn += size;
    return own;
  };
  const next = (): number => {
    if (used + 4 > pool.length) return bytes(4).readUInt32LE() / 2 ** 32;
    used += 4;
    drawn += 4;
    return pool.readUInt32LE(used - 4) / 2 ** 32;
  };
  return { bytes, next, copy: () => chanceOf(seed, drawn) };
}

/** What the service draws from, and what the world draws from: the world's order does not depend on how much the service draws. */
let sources = { service: chanceOf('0'), world: chanceOf('0') };

export function seedChance(seed: string): void {
  sources = { service: chanceOf(`service ${seed}`), world: chanceOf(`world ${seed}`) };
}

/** Returns a function that has both sources continue from here. */
export function keepChance(): () => void {
  const { service, world } = { service: sources.service.copy(), world: sources.world.copy() };
  return () => {
    sources = { service: service.copy(), world: world.copy() };
  };
}

export const serviceBytes = (size: number): Buffer<ArrayBuffer> => sources.service.bytes(size);
export const worldChance = (): number => sources.world.next();
/** A delay of the network, milliseconds. */
export const delay = (least = 1, most = 21): number => least + worldChance() * (most - least);
