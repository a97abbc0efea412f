import { typedKey } from '#common/typed-key.ts';
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
  const hostFingerprints = hostFingerprintsIn(text);
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
/** The same over several lines, with any spelling, and every other SHA-256. None of it is a Host's fingerprint. */
const HEX_OF_64 = /(?<![0-9a-z])[0-9a-f]{4}(?:[\s\p{Pd}]*[0-9a-f]{4}){15}(?![0-9a-z])/giu;
/** Any number of groups of four, in capital or in small letters. Words next to a fingerprint often have the other ones. */
const GROUPS = /(?<![A-Za-z0-9])(?:[A-Z0-9]{4}(?:[ \p{Pd}]+[A-Z0-9]{4})*|[A-Za-z0-9][a-z0-9]{3}(?:[ \p{Pd}]+[a-z0-9]{4})*)(?![A-Za-z0-9])/gu;
/** Fifty-two letters and digits in one. */
const UNBROKEN = /(?<![A-Za-z0-9])[A-Za-z2-7]{52}(?![A-Za-z0-9])/g;
const LETTERS = /^[A-Za-z2-7]+$/;

/** A fingerprint of a Host has 13 groups, not more and not fewer. It is in one line, or in two. */
function hostFingerprintsIn(text: string): string[] {
  const lines = text
    .replace(HEX_OF_64, '.')
    .split(/\r?\n/)
    .map((line) => (keyIn(line) === undefined ? line.trim() : '.'));
  const pairs = lines.slice(1).map((line, i) => `${lines[i]}${LETTERS.test(`${lines[i]}${line}`) ? '' : ' '}${line}`);
  const runs = [...lines, ...pairs].flatMap((line) => [...(line.match(GROUPS) ?? []), ...(line.match(UNBROKEN) ?? [])]);
  const plain = runs.map((run) => run.replace(/[ \p{Pd}]+/gu, '').toUpperCase());
  return plain.filter((run) => /^[A-Z2-7]{52}$/.test(run)).map((run) => run.replace(/.{4}(?=.)/g, '$& '));
}

function keyIn(line: string): string | undefined {
  return KEY.exec(typedKey(line))?.[0];
}

function hexOf(text: string): string {
  return text.replace(/[\s:-]+/g, '').toLowerCase();
}
