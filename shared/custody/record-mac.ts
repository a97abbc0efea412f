import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { keyedHash, sameText } from './keyed-hash.ts';

/** A record as it is written or was read: its key, its version, and its other attributes (without pk, sk, version and mac). */
export interface MacedItem {
  pk: string;
  sk: string;
  version: number;
  attributes: Record<string, unknown>;
}

/** Base64 HMAC-SHA256 over key, version and attributes; the same before writing and after reading back through lib-dynamodb. */
export function recordMac(key: Uint8Array, { pk, sk, version, attributes }: MacedItem): string {
  if (hidesNames(attributes)) throw new TypeError('A record must be made of plain objects.');
  const canonical = canonicalMap(marshall(attributes, { removeUndefinedValues: true }));
  return Buffer.from(keyedHash(key, 'item/1', pk, sk, version, canonical)).toString('base64');
}

/** Whether the item is what we last wrote under this key and version. */
export function isGenuineRecord(key: Uint8Array, item: MacedItem, mac: string): boolean {
  return !hidesNames(item.attributes) && sameText(mac, recordMac(key, item));
}

/**
 * An attribute called `__proto__`, put into the table, becomes the prototype of what the SDK reads: code would see its fields,
 * and the mac, which counts an object's own names, would not.
 */
function hidesNames(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || value instanceof Set) return false;
  if (Array.isArray(value)) return value.some(hidesNames);
  const plain = [Object.prototype, null].includes(Object.getPrototypeOf(value)) && !Object.hasOwn(value, '__proto__');
  return !plain || Object.values(value).some(hidesNames);
}

/** Written by hand, since in a sorted object names that are numbers would move to the front. */
function canonicalMap(map: Record<string, AttributeValue>): string {
  const entries = Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${canonicalValue(value)}`).join()}}`;
}

function canonicalValue(value: AttributeValue): string {
  if (value.M) return `{"M":${canonicalMap(value.M)}}`;
  if (value.L) return `{"L":[${value.L.map(canonicalValue).join()}]}`;
  if (value.B) return `{"B":${JSON.stringify(base64(value.B))}}`;
  // A set has no order, and DynamoDB gives it back in its own
  if (value.SS) return `{"SS":${JSON.stringify([...value.SS].sort())}}`;
  if (value.NS) return `{"NS":${JSON.stringify([...value.NS].sort())}}`;
  if (value.BS) return `{"BS":${JSON.stringify(value.BS.map(base64).sort())}}`;
  return JSON.stringify(value); // S, N, BOOL, NULL: one name and one plain value
}

function base64(bytes: Uint8Array | ArrayBuffer): string {
  const view = ArrayBuffer.isView(bytes) ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) : new Uint8Array(bytes);
  return Buffer.from(view).toString('base64');
}
