import { createHash } from 'node:crypto';
import type { ContactMethod } from '#domain/contact.ts';
import { lengthPrefixed } from './length-prefixed.ts';

/** Hex SHA-256 of a 32-byte salt and the canonical contact bytes as they are stored; a Survivor's key is bound to it. */
export function contactsHash(salt: Uint8Array, canonical: Uint8Array | string): string {
  if (salt.length !== 32) throw new RangeError('The salt has 32 bytes.'); // of one length only, so that its border with the contacts is fixed
  return createHash('sha256').update(salt).update(canonical).digest('hex');
}

/** Names one contact of one Survivor, in one round of asking, without saying it: 32 hex digits. */
export function contactId({ id, round = 0 }: { id: string; round?: number }, { type, value }: ContactMethod): string {
  return createHash('sha256')
    .update(lengthPrefixed('contact/1', id, round, type, value))
    .digest('hex')
    .slice(0, 32);
}
