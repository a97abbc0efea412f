// The whole module and not its names: importing a name that an older Node lacks would fail.
import * as crypto from 'node:crypto';
import { promisify } from 'node:util';
import { argon2id } from 'hash-wasm';

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

type Argon2id = (message: Uint8Array, salt: Uint8Array, secret: Uint8Array, cost: Argon2Cost) => Promise<Uint8Array>;

/**
 * Argon2id of the runtime's OpenSSL. It runs next to the event loop and takes half the time. Undefined where the runtime has
 * none: Node before 24.7, or a Node whose OpenSSL was built without it (Lambda links its own, and nobody documents how).
 */
export const opensslArgon2: Argon2id | undefined = hasArgon2() ? withOpenssl : undefined;

/** Argon2id in WebAssembly. It gives the same bytes on every runtime, and blocks the event loop while it runs. */
export const wasmArgon2: Argon2id = (message, salt, secret, { memory, iterations, parallelism }) =>
  argon2id({ password: message, salt, secret, memorySize: memory, iterations, parallelism, hashLength: HASH_BYTES, outputType: 'binary' });

/** Argon2id (RFC 9106) with its optional secret; 32 bytes. Throws RangeError if the secret is shorter than 32 bytes. */
export async function argon2(text: string, salt: Uint8Array, secret: Uint8Array, cost: Argon2Cost): Promise<Uint8Array> {
  if (secret.length < 32) throw new RangeError('A secret of at least 32 bytes is needed.');
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

// The name can be there without the algorithm behind it: only a call tells. This one takes less than a millisecond.
function hasArgon2(): boolean {
  const parameters = { message: 'x', nonce: new Uint8Array(SALT_BYTES), memory: 8, passes: 1, parallelism: 1, tagLength: HASH_BYTES };
  try {
    return crypto.argon2Sync('argon2id', parameters).length === HASH_BYTES;
  } catch {
    return false;
  }
}

/** Whether a stored cost is one that we would ever have written: a record must not make a function run for minutes. */
export function isSaneCost({ memory, iterations, parallelism }: Argon2Cost): boolean {
  return memory >= 8 * parallelism && memory <= 1024 * 1024 && iterations >= 1 && iterations <= 16 && parallelism >= 1 && parallelism <= 8;
}
