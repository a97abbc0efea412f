import { keyedHash } from './keyed-hash.ts';

/** The id that stands on the wire and on paper: whoever knows it may use it. A UUIDv8 (RFC 9562), lower case; the table holds only the internal id. */
export function capabilityId(idKey: Uint8Array, kind: 'survivor' | 'transfer', internalId: string): string {
  const bytes = Buffer.from(keyedHash(idKey, 'id/1', kind, internalId)).subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6); // version 8
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8); // variant
  return bytes.toString('hex').replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
