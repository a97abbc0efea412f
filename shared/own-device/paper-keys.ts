import { base32nopad } from '@scure/base';
import { generateX25519Identity } from 'age-encryption';
import { recipientOf } from '#custody/age-open.ts';
import { lengthPrefixed } from '#custody/length-prefixed.ts';
import { sha256 } from '#custody/primitives.ts';

/** A key that only a printed sheet has. `identity` is secret. `recipient` is public. */
export interface PrintedKey {
  identity: string;
  recipient: string;
}

/** Makes the key of a Survivor's paper. */
export function makePaperKey(): Promise<PrintedKey> {
  return newKey();
}

/** Makes the key of the Host's own sheet. `hostSheet` returns what it stands for. */
export function makeHostSheet(): Promise<PrintedKey> {
  return newKey();
}

async function newKey(): Promise<PrintedKey> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await recipientOf(identity) };
}

/**
 * Returns the check letters of a paper: five groups of four letters and digits (RFC 4648 base32 of SHA-256 over
 * LP('inner-paper/1', recipient), cut). The paper prints them, and the Host types them at sealing. A service that swaps a recipient
 * would need one with the same letters.
 */
export function paperCheck(recipient: string): string {
  const hash = base32nopad.encode(sha256(lengthPrefixed('inner-paper/1', recipient)));
  return hash.slice(0, 20).replace(/.{4}(?=.)/g, '$& ');
}

/** Whether a person typed the check letters of this recipient. Ignores case, spaces and hyphens. */
export function isPaperCheck(recipient: string, typed: string): boolean {
  const plain = (text: string) => text.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
  return plain(typed) === plain(paperCheck(recipient));
}
