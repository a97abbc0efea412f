import { recipientOf } from '#custody/age.ts';
import { IDENTITY } from '#custody/age-header.ts';
import { Refusal } from '#domain/refusal.ts';

/** A recovery key as it was handed in: `name` says for a person where it came from, `identity` is secret. */
export interface RecoveryKey {
  name: string;
  identity: string;
}

/** What a text says: recovery keys as they stand there, and fingerprints as 64 hex digits. */
export interface Paper {
  keys: string[];
  fingerprints: string[];
}

/** Finds keys and fingerprints in a printed paper, a key file, or a line that was typed; spaces and lower case don't matter. */
export function readPaper(text: string): Paper {
  const lines = text.split(/\r?\n/);
  const keys = lines.map(keyIn).filter((key) => key !== undefined);
  const fingerprints = lines.flatMap((line) => line.match(FINGERPRINT) ?? []).map(hexOf);
  return { keys: [...new Set(keys)], fingerprints: [...new Set(fingerprints)] };
}

/** The key if it is one to the last letter (it ends in a checksum); else Refusal `wrong_key` that names it without its text. */
export async function checkedKey(name: string, text: string): Promise<RecoveryKey> {
  const mistyped = new Refusal('wrong_key', `${name} has a typing mistake, or is not complete. Compare it letter by letter with the paper.`);
  if (!IDENTITY.test(text)) throw mistyped;
  await recipientOf(text).catch(() => {
    throw mistyped;
  });
  return { name, identity: text };
}

/** The 64 hex digits of a fingerprint however it was typed, or undefined when it is none. */
export function fingerprintOf(text: string): string | undefined {
  const hex = hexOf(text);
  return /^[0-9a-f]{64}$/.test(hex) ? hex : undefined;
}

/** A sentence that only speaks of keys, with few letters after the beginning, is none. */
const KEY = /AGE-SECRET-KEY-1[A-Z0-9]{30,}/;
/** Sixteen groups of four, as the paper prints it. */
const FINGERPRINT = /\b(?:[0-9a-f]{4} +){15}[0-9a-f]{4}\b/gi;

function keyIn(line: string): string | undefined {
  return KEY.exec(line.replace(/\s+/g, '').toUpperCase())?.[0];
}

function hexOf(text: string): string {
  return text.replace(/[\s:-]+/g, '').toLowerCase();
}
