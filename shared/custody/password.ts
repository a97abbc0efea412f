import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Refusal } from '#common/refusal.ts';
import { type Argon2Cost, argon2, COST, HASH_BYTES, isAllowedCost, SALT_BYTES } from './argon2.ts';

/**
 * Returns the PHC string of a password, `$argon2id$v=19$m=...,t=...,p=...$salt$hash`, with a fresh salt and today's cost.
 * The password may have any length except 0. It is hashed and compared in NFC, because keyboards differ, and not trimmed.
 * `secret` has at least 32 bytes (else RangeError) and binds the hash to its owner: see passwordSecret.
 *
 * @example
 * const secret = passwordSecret(pepper, hostId);
 * const phc = await hashPassword(password, secret);
 * const { matches, outdated } = await verifyPassword(phc, typed, secret);
 */
export async function hashPassword(password: string, secret: Uint8Array): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await argon2(comparable(password), salt, secret, COST);
  return `$argon2id$v=19$m=${COST.memory},t=${COST.iterations},p=${COST.parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}

/**
 * Checks a password against a PHC string. `outdated` is true only for a match whose cost is below today's: the caller then hashes
 * the password again. For an unknown account, pass undefined: it never matches, and takes the same time as a known account.
 * Throws Refusal `record_altered` for a string that hashPassword cannot have written. Does not count attempts: the caller does.
 */
export async function verifyPassword(
  phc: string | undefined,
  password: string,
  secret: Uint8Array,
): Promise<{ matches: boolean; outdated: boolean }> {
  const { cost, salt, hash } = phc === undefined ? UNKNOWN_ACCOUNT : parsed(phc);
  // Argon2id here rejects an empty text. No account has an empty password, but the check must take the same time
  const given = await argon2(password === '' ? ' ' : comparable(password), salt, secret, cost);
  const matches = timingSafeEqual(given, hash) && phc !== undefined && password !== '';
  return { matches, outdated: matches && isWeaker(cost) };
}

/** The one form of a password for all keyboards. */
function comparable(password: string): string {
  return password.normalize('NFC');
}

interface Parsed {
  cost: Argon2Cost;
  salt: Uint8Array;
  hash: Uint8Array;
}

const UNKNOWN_ACCOUNT: Parsed = { cost: COST, salt: new Uint8Array(SALT_BYTES), hash: new Uint8Array(HASH_BYTES) };

const PHC = /^\$argon2id\$v=19\$m=([0-9]{1,7}),t=([0-9]{1,3}),p=([0-9]{1,3})\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/;

function parsed(phc: string): Parsed {
  const [, memory, iterations, parallelism, salt = '', hash = ''] = PHC.exec(phc) ?? [];
  const cost = { memory: Number(memory), iterations: Number(iterations), parallelism: Number(parallelism) };
  if (!isAllowedCost(cost)) throw new Refusal('record_altered'); // without a match the cost is NaN, which is not allowed either
  return { cost, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') };
}

function isWeaker({ memory, iterations, parallelism }: Argon2Cost): boolean {
  return memory < COST.memory || iterations < COST.iterations || parallelism < COST.parallelism;
}

function unpadded(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '');
}
