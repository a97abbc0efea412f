import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Refusal } from '#common/refusal.ts';
import { typedCode, withoutLookAlikes } from '#common/typed.ts';
import { argon2, COST, HASH_BYTES, isAllowedCost, SALT_BYTES } from './argon2.ts';
import { randomGroups } from './code-groups.ts';

/**
 * The stored verifiers of one set of codes: Argon2id hashes under one salt, so that checking a code costs one hash, or two if it
 * was typed with letters that look like digits.
 * `salt` (16 bytes) and `hashes` (32 bytes each) are base64. `memory` is in KiB.
 */
export interface CodeSet {
  salt: string;
  memory: number;
  iterations: number;
  parallelism: number;
  hashes: string[];
}

/**
 * Creates different backup codes, such as `K7QF-3M9X`: eight random characters of 33, 40 bits each. A Host's own
 * recovery codes have the same form. By default there are five.
 *
 * @example
 * const codes = newBackupCodes(); // for the paper, shown once
 * const secret = backupCodeSecret(pepper, hostId, survivorId, codesGeneration);
 * const stored = await hashBackupCodes(codes, secret);
 * const position = await matchBackupCode(stored, 'k7qf 3m9x', secret); // 0 to 4, or undefined
 */
export function newBackupCodes(count = CODES): string[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(randomGroups(CHARACTERS, 2));
  return [...codes];
}

/**
 * Returns a typed code in the form `ABCD-1234`, or undefined if it cannot be a backup code. Accepts upper and lower case,
 * spaces, and any kind of dash. Does not check whether such a code was ever issued.
 */
export function normalizeBackupCode(text: string): string | undefined {
  const bare = typedCode(text);
  if (!/^[A-Za-z0-9]{8}$/.test(bare)) return undefined; // checked before toUpperCase, which turns some other letters into A-Z
  return `${bare.slice(0, 4)}-${bare.slice(4)}`.toUpperCase();
}

/**
 * Returns the verifiers of new codes, with a fresh salt and today's cost. `secret` has at least 32 bytes and binds them to
 * their owner: see backupCodeSecret and recoveryCodeSecret. Throws TypeError if a code is not in the form `ABCD-1234`, RangeError for a short secret.
 */
export async function hashBackupCodes(codes: readonly string[], secret: Uint8Array): Promise<CodeSet> {
  const salt = randomBytes(SALT_BYTES);
  const hashes: string[] = [];
  for (const code of codes) {
    if (normalizeBackupCode(code) !== code) throw new TypeError('Not a backup code.');
    hashes.push(Buffer.from(await argon2(code, salt, secret, COST)).toString('base64'));
  }
  return { salt: salt.toString('base64'), ...COST, hashes };
}

/**
 * Returns the position of a typed code among the set's hashes, or undefined if it does not match. Compares in constant time,
 * with every hash. A text that cannot be a code returns faster. Does not check whether the code was used: the caller does.
 * Throws Refusal `record_altered` if we cannot have written the set: a cost out of range, or a hash of another length.
 */
export async function matchBackupCode(set: CodeSet, code: string, secret: Uint8Array): Promise<number | undefined> {
  const normal = normalizeBackupCode(code);
  if (normal === undefined) return undefined;
  if (!isAllowedCost(set)) throw new Refusal('record_altered');
  let found: number | undefined;
  for (const reading of readingsOf(normal)) {
    const given = await argon2(reading, Buffer.from(set.salt, 'base64'), secret, set);
    for (const [position, hash] of set.hashes.entries()) if (isHash(hash, given)) found = position; // never stops early
  }
  return found;
}

/** A code as it was typed, and with digits for the letters that look like them. Codes of earlier papers can have these letters. */
function readingsOf(code: string): Set<string> {
  return new Set([code, withoutLookAlikes(code)]);
}

const CODES = 5;
/** Without O, I and L, which are read as 0 and 1. */
const CHARACTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ0123456789';

function isHash(stored: string, given: Uint8Array): boolean {
  const hash = Buffer.from(stored, 'base64');
  if (hash.length !== HASH_BYTES) throw new Refusal('record_altered');
  return timingSafeEqual(hash, given);
}
