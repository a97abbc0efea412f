import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Refusal } from '#domain/refusal.ts';
import { type Argon2Cost, argon2, COST, HASH_BYTES, isSaneCost, SALT_BYTES } from './argon2.ts';

/** A PHC string, `$argon2id$v=19$m=...,t=...,p=...$salt$hash`, that only matches together with the owner's secret. */
export async function hashPassword(password: string, secret: Uint8Array): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await argon2(password, salt, secret, COST);
  return `$argon2id$v=19$m=${COST.memory},t=${COST.iterations},p=${COST.parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}

/**
 * Whether the password matches; `outdated` asks to hash it again at today's cost. An unknown account (undefined) costs the same time.
 * Throws Refusal `record_altered` on a string that hashPassword can't have written.
 */
export async function verifyPassword(
  phc: string | undefined,
  password: string,
  secret: Uint8Array,
): Promise<{ matches: boolean; outdated: boolean }> {
  const { cost, salt, hash } = phc === undefined ? NOBODY : parsed(phc);
  // Argon2id here takes no empty text. No account has that password, but the answer must cost as much as any other
  const given = await argon2(password === '' ? ' ' : password, salt, secret, cost);
  const matches = timingSafeEqual(given, hash) && phc !== undefined && password !== '';
  return { matches, outdated: matches && isWeaker(cost) };
}

interface Parsed {
  cost: Argon2Cost;
  salt: Uint8Array;
  hash: Uint8Array;
}

const NOBODY: Parsed = { cost: COST, salt: new Uint8Array(SALT_BYTES), hash: new Uint8Array(HASH_BYTES) };

const PHC = /^\$argon2id\$v=19\$m=([0-9]{1,7}),t=([0-9]{1,3}),p=([0-9]{1,3})\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/;

function parsed(phc: string): Parsed {
  const [, memory, iterations, parallelism, salt = '', hash = ''] = PHC.exec(phc) ?? [];
  const cost = { memory: Number(memory), iterations: Number(iterations), parallelism: Number(parallelism) };
  if (!isSaneCost(cost)) throw new Refusal('record_altered'); // NaN, where nothing was found, is not sane either
  return { cost, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') };
}

function isWeaker({ memory, iterations, parallelism }: Argon2Cost): boolean {
  return memory < COST.memory || iterations < COST.iterations || parallelism < COST.parallelism;
}

function unpadded(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '');
}
