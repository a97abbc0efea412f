import { IDENTITY_PATTERN } from '#custody/age-header.ts';
import { recipientOf } from '#custody/age-open.ts';
import { Stopped } from './problem.ts';

/** A recovery key with its source. `name` tells a person where the key came from. `identity` is secret. */
export interface RecoveryKey {
  name: string;
  identity: string;
}

/**
 * The keys and fingerprints in a text. Keys are in upper case and not checked yet. Fingerprints of packages have 64 hex digits.
 * Fingerprints of a Host's own key are as `innerFingerprint` writes them.
 */
export interface Paper {
  keys: string[];
  fingerprints: string[];
  hostFingerprints: string[];
}

/** Finds the keys and fingerprints in a printed paper, a key file or a typed line. Ignores spaces and lower case. */
export function readPaper(text: string): Paper {
  const lines = text.split(/\r?\n/);
  const keys = lines.map(keyIn).filter((key) => key !== undefined);
  const fingerprints = lines.flatMap((line) => line.match(FINGERPRINT) ?? []).map(hexOf);
  const hostFingerprints = lines.flatMap(hostFingerprintsIn);
  return { keys: [...new Set(keys)], fingerprints: [...new Set(fingerprints)], hostFingerprints: [...new Set(hostFingerprints)] };
}

/** Returns the key if its checksum is correct. Throws Stopped `key_mistyped` otherwise, with the name of the key and not its text. */
export async function checkedKey(name: string, text: string): Promise<RecoveryKey> {
  const recipient = IDENTITY_PATTERN.test(text) ? await recipientOf(text).catch(() => undefined) : undefined;
  if (recipient === undefined) throw new Stopped({ is: 'key_mistyped', key: name });
  return { name, identity: text };
}

/** Returns the 64 hex digits of a typed fingerprint, or undefined if the text is not one. Ignores spaces, colons, hyphens and case. */
export function fingerprintOf(text: string): string | undefined {
  const hex = hexOf(text);
  return /^[0-9a-f]{64}$/.test(hex) ? hex : undefined;
}

/** Needs at least 30 characters after the prefix, so that a sentence about keys does not match. */
const KEY = /AGE-SECRET-KEY-1[A-Z0-9]{30,}/;
/** Sixteen groups of four, as the paper prints it. */
const FINGERPRINT = /\b(?:[0-9a-f]{4} +){15}[0-9a-f]{4}\b/gi;
/** Any number of groups of four, in capital letters. */
const GROUPS = /\b[A-Z0-9]{4}(?: +[A-Z0-9]{4})*\b/g;

/** Thirteen groups, not more: the fingerprint of a package has sixteen. */
function hostFingerprintsIn(line: string): string[] {
  const runs = (line.match(GROUPS) ?? []).map((run) => run.replace(/ +/g, ' '));
  return runs.filter((run) => /^(?:[A-Z2-7]{4} ){12}[A-Z2-7]{4}$/.test(run));
}

function keyIn(line: string): string | undefined {
  return KEY.exec(line.replace(/\s+/g, '').toUpperCase())?.[0];
}

function hexOf(text: string): string {
  return text.replace(/[\s:-]+/g, '').toLowerCase();
}
