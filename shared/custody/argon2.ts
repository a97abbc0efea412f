// Imports the whole module: importing a name that an older Node lacks would fail.
import * as crypto from 'node:crypto';
import { promisify } from 'node:util';
import { argon2id } from 'hash-wasm';

/** The cost of an Argon2id hash. `memory` is in KiB, `iterations` are passes, `parallelism` is the number of lanes. */
export interface Argon2Cost {
  memory: number;
  iterations: number;
  parallelism: number;
}

/** The cost of new hashes: the first recommendation of the OWASP Password Storage Cheat Sheet. One hash takes about 50 ms. */
export const COST: Argon2Cost = { memory: 19456, iterations: 2, parallelism: 1 };

/** The size of salts and hashes in bytes. */
export const SALT_BYTES = 16;
export const HASH_BYTES = 32;

type Argon2id = (message: Uint8Array, salt: Uint8Array, secret: Uint8Array, cost: Argon2Cost) => Promise<Uint8Array>;

/**
 * Argon2id of the runtime's OpenSSL. It does not block the event loop and takes half the time. It is undefined if the runtime
 * has none: Node before 24.7, or a Node whose OpenSSL was built without it. Lambda links its own OpenSSL and does not document how.
 */
export const opensslArgon2: Argon2id | undefined = hasArgon2() ? withOpenssl : undefined;

/** Argon2id in WebAssembly. It returns the same bytes on every runtime, and blocks the event loop while it runs. */
export const wasmArgon2: Argon2id = (message, salt, secret, { memory, iterations, parallelism }) =>
  argon2id({ password: message, salt, secret, memorySize: memory, iterations, parallelism, hashLength: HASH_BYTES, outputType: 'binary' });

/**
 * Returns the 32-byte Argon2id hash (RFC 9106) of a text in UTF-8, with a 16-byte salt and a secret (the RFC's optional key).
 * Throws RangeError if the secret is shorter than 32 bytes, or if the text has half of a character, which UTF-8 would replace. Does not check the cost: see isAllowedCost. The text must not be empty.
 * Overwrites its own bytes of the text; the caller's string stays in memory.
 */
export async function argon2(text: string, salt: Uint8Array, secret: Uint8Array, cost: Argon2Cost): Promise<Uint8Array> {
  if (secret.length < 32) throw new RangeError('The secret must have at least 32 bytes.');
  if (!text.isWellFormed()) throw new RangeError('The text has half of a character.');
  const message = Buffer.from(text, 'utf8');
  try {
    return await (opensslArgon2 ?? wasmArgon2)(message, salt, secret, cost);
  } finally {
    message.fill(0);
  }
}

function withOpenssl(
  message: Uint8Array,
  nonce: Uint8Array,
  secret: Uint8Array,
  { memory, iterations, parallelism }: Argon2Cost,
): Promise<Uint8Array> {
  const parameters = { message, nonce, secret, memory, passes: iterations, parallelism, tagLength: HASH_BYTES };
  return promisify(crypto.argon2)('argon2id', parameters);
}

// The name can exist without the algorithm, so only a call shows it. This one takes less than a millisecond.
function hasArgon2(): boolean {
  const parameters = { message: 'x', nonce: new Uint8Array(SALT_BYTES), memory: 8, passes: 1, parallelism: 1, tagLength: HASH_BYTES };
  try {
    return crypto.argon2Sync('argon2id', parameters).length === HASH_BYTES;
  } catch {
    return false;
  }
}

/** Returns whether a stored cost is in the range that we write. An altered record must not make a function run for minutes. */
export function isAllowedCost({ memory, iterations, parallelism }: Argon2Cost): boolean {
  return memory >= 8 * parallelism && memory <= 1024 * 1024 && iterations >= 1 && iterations <= 16 && parallelism >= 1 && parallelism <= 8;
}
