import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { keyedHash, sameText } from './keyed-hash.ts';

/** A record before writing or after reading. `attributes` are all others: without pk, sk, version and mac. */
export interface MacedItem {
  pk: string;
  sk: string;
  version: number;
  attributes: Record<string, unknown>;
}

/**
 * Returns the mac of a record: base64 HMAC-SHA256(key, LP('item/1', pk, sk, version, canonical attributes)), 44 characters.
 * It is the same before writing and after reading through lib-dynamodb: attributes that are undefined are not part of it.
 * Throws TypeError for attributes that are not plain objects, RangeError if `key` has fewer than 32 bytes, and the error of
 * `marshall` for a value that DynamoDB cannot store exactly. Does not protect from a rollback of the whole record with its mac.
 *
 * @example
 * const item = { pk: 'HOST#1', sk: 'SETTINGS', version: 4, attributes: { checks: 3 } };
 * const mac = recordMac(key, item);
 * isGenuineRecord(key, item, mac); // true
 */
export function recordMac(key: Uint8Array, { pk, sk, version, attributes }: MacedItem): string {
  if (hidesNames(attributes)) throw new TypeError('A record must consist of plain objects.');
  const canonical = canonicalMap(marshall(attributes, { removeUndefinedValues: true }));
  return Buffer.from(keyedHash(key, 'item/1', pk, sk, version, canonical)).toString('base64');
}

/**
 * Returns whether we wrote exactly this item at this key and version. Compares in constant time. Returns false for attributes
 * that are not plain objects. Does not check whether the version is the newest: the ROOT item does (see shared/store).
 */
export function isGenuineRecord(key: Uint8Array, item: MacedItem, mac: string): boolean {
  return !hidesNames(item.attributes) && sameText(mac, recordMac(key, item));
}

/**
 * Returns whether an object has fields that the mac would not cover. If someone writes an attribute `__proto__` into the table,
 * the SDK makes it the prototype of the object. Code would then see its fields, but the mac covers only an object's own names.
 */
function hidesNames(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || value instanceof Set) return false;
  if (Array.isArray(value)) return value.some(hidesNames);
  const plain = [Object.prototype, null].includes(Object.getPrototypeOf(value)) && !Object.hasOwn(value, '__proto__');
  return !plain || Object.values(value).some(hidesNames);
}

/** Returns DynamoDB JSON with sorted names. JSON.stringify of a sorted object would move names that are numbers to the front. */
function canonicalMap(map: Record<string, AttributeValue>): string {
  const entries = Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${canonicalValue(value)}`).join()}}`;
}

function canonicalValue(value: AttributeValue): string {
  if (value.M) return `{"M":${canonicalMap(value.M)}}`;
  if (value.L) return `{"L":[${value.L.map(canonicalValue).join()}]}`;
  if (value.B) return `{"B":${JSON.stringify(base64(value.B))}}`;
  // A set has no order, and DynamoDB returns it in its own order
  if (value.SS) return `{"SS":${JSON.stringify([...value.SS].sort())}}`;
  if (value.NS) return `{"NS":${JSON.stringify([...value.NS].sort())}}`;
  if (value.BS) return `{"BS":${JSON.stringify(value.BS.map(base64).sort())}}`;
  return JSON.stringify(value); // S, N, BOOL and NULL have one name and one plain value
}

function base64(bytes: Uint8Array | ArrayBuffer): string {
  const view = ArrayBuffer.isView(bytes) ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) : new Uint8Array(bytes);
  return Buffer.from(view).toString('base64');
}
