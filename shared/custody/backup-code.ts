import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { Refusal } from '#domain/refusal.ts';
import { argon2, COST, HASH_BYTES, isSaneCost, SALT_BYTES } from './argon2.ts';

/** The verifiers of one set of codes: Argon2id hashes (base64) under one salt (base64), so that a try costs one hash; memory in KiB. */
export interface CodeSet {
  salt: string;
  memory: number;
  iterations: number;
  parallelism: number;
  hashes: string[];
}

/** Five different codes of the form `ABCD-1234`, 41 random bits each. */
export function newBackupCodes(): string[] {
  const codes = new Set<string>();
  while (codes.size < CODES) codes.add(`${randomGroup()}-${randomGroup()}`);
  return [...codes];
}

/** What a person typed, in any case, with spaces, any dash or none, as `ABCD-1234`; undefined when it can't be a code. */
export function normalizeBackupCode(text: string): string | undefined {
  const bare = text.replace(/[\s\p{Pd}\u2212\u00AD]/gu, ''); // minus and soft hyphen are no dashes to Unicode, but are to a phone's keyboard
  if (!/^[A-Za-z0-9]{8}$/.test(bare)) return undefined; // before the upper case: some other letters turn into A-Z there
  return `${bare.slice(0, 4)}-${bare.slice(4)}`.toUpperCase();
}

/** The verifiers of freshly made codes, bound to their owner by the secret. */
export async function hashBackupCodes(codes: readonly string[], secret: Uint8Array): Promise<CodeSet> {
  const salt = randomBytes(SALT_BYTES);
  const hashes: string[] = [];
  for (const code of codes) {
    if (normalizeBackupCode(code) !== code) throw new TypeError('Not a backup code.');
    hashes.push(Buffer.from(await argon2(code, salt, secret, COST)).toString('base64'));
  }
  return { salt: salt.toString('base64'), ...COST, hashes };
}

/** Position of the code among the set's hashes, or undefined; whether it was used already is the caller's to know. */
export async function matchBackupCode(set: CodeSet, code: string, secret: Uint8Array): Promise<number | undefined> {
  const normal = normalizeBackupCode(code);
  if (normal === undefined) return undefined;
  if (!isSaneCost(set)) throw new Refusal('record_altered');
  const given = await argon2(normal, Buffer.from(set.salt, 'base64'), secret, set);
  let found: number | undefined;
  for (const [position, hash] of set.hashes.entries()) if (isHash(hash, given)) found = position; // never stops early
  return found;
}

const CODES = 5;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** randomInt rejects what would make some letters likelier than others. */
function randomGroup(): string {
  return Array.from({ length: 4 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
}

function isHash(stored: string, given: Uint8Array): boolean {
  const hash = Buffer.from(stored, 'base64');
  if (hash.length !== HASH_BYTES) throw new Refusal('record_altered');
  return timingSafeEqual(hash, given);
}
