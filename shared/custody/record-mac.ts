import { convertToAttr } from '@aws-sdk/util-dynamodb';
import { keyedHash } from './keyed-hash.ts';
import { sameBytes } from './primitives.ts';

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
export function recordMac(key: Uint8Array, item: MacedItem): string {
  if (hidesNames(item.attributes)) throw new TypeError('A record must consist of plain objects.');
  return macOf(key, item);
}

/**
 * Returns whether we wrote exactly this item at this key and version. Compares in constant time. Returns false for attributes
 * that are not plain objects. Does not check whether the version is the newest: the ROOT item does (see shared/store).
 */
export function isGenuineRecord(key: Uint8Array, item: MacedItem, mac: string): boolean {
  return !hidesNames(item.attributes) && sameBytes(Buffer.from(mac), Buffer.from(macOf(key, item)));
}

function macOf(key: Uint8Array, { pk, sk, version, attributes }: MacedItem): string {
  // Small buffers come from a pool. Each array that a TextEncoder makes costs as much as the hash.
  const canonical = Buffer.from(canonicalMap(attributes));
  return Buffer.from(keyedHash(key, 'item/1', Buffer.from(pk), Buffer.from(sk), version, canonical)).toString('base64');
}

/**
 * Returns whether an object has fields that the mac would not cover. If someone writes an attribute `__proto__` into the table,
 * the SDK makes it the prototype of the object. Code would then see its fields, but the mac covers only an object's own names.
 */
function hidesNames(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || value instanceof Set) return false;
  if (Array.isArray(value)) return value.some(hidesNames);
  const prototype: unknown = Object.getPrototypeOf(value);
  const plain = (prototype === Object.prototype || prototype === null) && !Object.hasOwn(value, '__proto__');
  return !plain || Object.values(value).some(hidesNames);
}

/**
 * Returns DynamoDB JSON with sorted names. JSON.stringify of a sorted object would move names that are numbers to the front.
 * Every read of a record comes here, so that it makes no object for each value, as `marshall` does.
 */
function canonicalMap(map: object): string {
  // Code units decide, as `<` compares them.
  const entries = Object.entries(map).filter(([, value]) => isStored(value));
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${canonicalValue(value)}`).join()}}`;
}

/** `marshall` leaves these out, in maps and in lists. */
const isStored = (value: unknown): boolean => value !== undefined && typeof value !== 'function';

function canonicalValue(value: unknown): string {
  if (typeof value === 'string') return `{"S":${JSON.stringify(value)}}`;
  if (typeof value === 'boolean') return `{"BOOL":${value}}`;
  if (value === null) return '{"NULL":true}';
  if (Number.isSafeInteger(value)) return `{"N":"${value}"}`;
  if (Array.isArray(value)) return `{"L":[${value.filter(isStored).map(canonicalValue).join()}]}`;
  if (typeof value === 'object' && !ArrayBuffer.isView(value) && !(value instanceof Set)) return `{"M":${canonicalMap(value)}}`;
  return canonicalAttribute(value);
}

/** Bytes, sets and other numbers. Throws for what cannot be stored. */
function canonicalAttribute(value: unknown): string {
  // It takes any value, and checks it.
  const attribute = convertToAttr(value as string, { removeUndefinedValues: true });
  if (attribute.B) return `{"B":${JSON.stringify(base64(attribute.B))}}`;
  // A set has no order, and DynamoDB returns it in its own order
  if (attribute.SS) return `{"SS":${JSON.stringify([...attribute.SS].sort())}}`;
  if (attribute.NS) return `{"NS":${JSON.stringify([...attribute.NS].sort())}}`;
  if (attribute.BS) return `{"BS":${JSON.stringify(attribute.BS.map(base64).sort())}}`;
  return JSON.stringify(attribute); // N has one name and one plain value
}

function base64(bytes: Uint8Array | ArrayBuffer): string {
  const view = ArrayBuffer.isView(bytes) ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) : new Uint8Array(bytes);
  return Buffer.from(view).toString('base64');
}
