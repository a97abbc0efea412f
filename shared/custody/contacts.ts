import { createHash } from 'node:crypto';

/** Hex SHA-256 of a 32-byte salt and the canonical contact bytes as they are stored; a Survivor's key is bound to it. */
export function contactsHash(salt: Uint8Array, canonical: Uint8Array | string): string {
  if (salt.length !== 32) throw new RangeError('The salt has 32 bytes.'); // of one length only, so that its border with the contacts is fixed
  return createHash('sha256').update(salt).update(canonical).digest('hex');
}
