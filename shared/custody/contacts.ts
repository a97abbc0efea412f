import { createHash } from 'node:crypto';
import type { HostChannel } from '#common/contact.ts';
import { lengthPrefixed } from './length-prefixed.ts';

/**
 * Returns the hex SHA-256 of a 32-byte salt followed by the canonical contact bytes as they are stored. A Survivor's key is
 * bound to this hash. A string is taken as UTF-8. Throws RangeError for a salt of another length. Does not canonicalize.
 */
export function contactsHash(salt: Uint8Array, canonical: Uint8Array | string): string {
  if (salt.length !== 32) throw new RangeError('The salt must have 32 bytes.'); // with a fixed length, no byte can move from the salt to the contacts
  return createHash('sha256').update(salt).update(canonical).digest('hex');
}

/**
 * Returns an id for one contact of one Survivor in one round of checks: 32 hex digits, the first half of a SHA-256.
 * It does not contain the address. It is not keyed: anyone who knows the internal id can confirm a guessed address.
 */
export function contactId({ id, round = 0 }: { id: string; round?: number }, { type, value }: { type: HostChannel; value: string }): string {
  return createHash('sha256')
    .update(lengthPrefixed('contact/1', id, round, type, value))
    .digest('hex')
    .slice(0, 32);
}
