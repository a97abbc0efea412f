import { keyedHash } from './keyed-hash.ts';

/**
 * Returns the public id of a Survivor or a transfer, as used in the API and on paper. It is a capability: anyone who knows it
 * may use it. It is a lower-case UUIDv8 (RFC 9562) made from HMAC-SHA256(idKey, LP('id/1', kind, internalId)), and always the
 * same for the same input. The table stores only the internal id. Throws RangeError if `idKey` has fewer than 32 bytes.
 */
export function capabilityId(idKey: Uint8Array, kind: 'survivor' | 'transfer', internalId: string): string {
  const bytes = Buffer.from(keyedHash(idKey, 'id/1', kind, internalId)).subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6); // version 8
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8); // variant
  return bytes.toString('hex').replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
