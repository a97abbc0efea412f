import { argon2 as hash } from 'node:crypto';
import { promisify } from 'node:util';

/** What an Argon2id hash costs: memory in KiB. */
export interface Argon2Cost {
  memory: number;
  iterations: number;
  parallelism: number;
}

/** The cost of new hashes: the first choice of the OWASP Password Storage Cheat Sheet, about 50 ms. */
export const COST: Argon2Cost = { memory: 19456, iterations: 2, parallelism: 1 };

/** Size of salts and hashes in bytes. */
export const SALT_BYTES = 16;
export const HASH_BYTES = 32;

const hashed = promisify(hash);

/** Argon2id (RFC 9106) with its optional secret; 32 bytes. It runs beside the event loop. */
export async function argon2(
  text: string,
  salt: Uint8Array,
  secret: Uint8Array,
  { memory, iterations, parallelism }: Argon2Cost,
): Promise<Uint8Array> {
  if (secret.length < 32) throw new RangeError('A secret of at least 32 bytes is needed.');
  const message = Buffer.from(text, 'utf8');
  try {
    return await hashed('argon2id', { message, nonce: salt, secret, memory, passes: iterations, parallelism, tagLength: HASH_BYTES });
  } finally {
    message.fill(0);
  }
}

/** Whether a stored cost is one that we would ever have written: a record must not make a function run for minutes. */
export function isSaneCost({ memory, iterations, parallelism }: Argon2Cost): boolean {
  return memory >= 8 * parallelism && memory <= 1024 * 1024 && iterations >= 1 && iterations <= 16 && parallelism >= 1 && parallelism <= 8;
}
