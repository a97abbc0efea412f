import { isDeepStrictEqual } from 'node:util';

/** An item, with values as the document client gives and takes them. A stored item is never changed in place. */
export type Item = Readonly<Record<string, unknown>>;

/** Copies a value, without properties that are undefined. */
export function copyOf<Value>(value: Value): Value {
  if (value === null || typeof value !== 'object') return value;
  // A copy has the type of what it copies.
  return copyOfObject(value) as Value;
}

function copyOfObject(value: object): object {
  if (Array.isArray(value)) return value.map(copyOf);
  if (value instanceof Set) return copyOfSet(value);
  if (value instanceof Uint8Array) return new Uint8Array(value);
  const copy: Record<string, unknown> = {};
  const parts = value as Item;
  for (const name of Object.keys(parts)) {
    const part = parts[name];
    if (part !== undefined) copy[name] = typeof part === 'object' ? copyOf(part) : part;
  }
  return copy;
}

function copyOfSet(set: ReadonlySet<unknown>): Set<unknown> {
  // As the document client says.
  if (set.size === 0) throw new Error('Pass a non-empty set, or options.convertEmptyValues=true.');
  return new Set(set);
}

/** Whether two values are equal, as DynamoDB compares: sets have no order. */
export const sameValue = (one: unknown, other: unknown): boolean => one === other || isDeepStrictEqual(one, other);

/** Negative, 0 or positive for two numbers or two strings. Undefined for other types, which have no order here. */
export function compareValues(one: unknown, other: unknown): number | undefined {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one === 'string' && typeof other === 'string') return compareText(one, other);
  return undefined;
}

const SURROGATE = /[\ud800-\udfff]/;

/** Compares by UTF-8 bytes. This is the order of UTF-16 units, except for characters outside of the first plane. */
export function compareText(one: string, other: string): number {
  if (SURROGATE.test(one) || SURROGATE.test(other)) return Buffer.compare(Buffer.from(one), Buffer.from(other));
  return one < other ? -1 : one > other ? 1 : 0;
}

export const sizeOfSet = (value: unknown): number | undefined => (value instanceof Set ? value.size : undefined);

/**
 * Returns the size of a value in bytes, as DynamoDB counts it for its limits.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html
 */
export function bytesOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return bytesOfNumber(value);
  if (value instanceof Uint8Array) return value.byteLength;
  if (value === null || typeof value !== 'object') return 1;
  if (value instanceof Set) return sum([...value].map(bytesOf));
  // A list or a map needs three bytes, and one for each of its parts.
  if (Array.isArray(value)) return 3 + value.length + sum(value.map(bytesOf));
  const parts = value as Item;
  return 3 + Object.keys(parts).length + bytesOfParts(parts);
}

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);

function bytesOfParts(parts: Item): number {
  let bytes = 0;
  for (const name of Object.keys(parts)) {
    const part = parts[name];
    if (part !== undefined) bytes += Buffer.byteLength(name) + bytesOf(part);
  }
  return bytes;
}

/** One byte for each two digits, and one more. A minus sign needs another one. */
function bytesOfNumber(value: number): number {
  const digits = String(Math.abs(value))
    .replace(/e.*$|\./g, '')
    .replace(/^0+|0+$/g, '').length;
  return Math.ceil(digits / 2) + 1 + (value < 0 ? 1 : 0);
}

/** Kept, because items are never changed in place. */
const sizes = new WeakMap<Item, number>();

/** Returns the size of a whole item. */
export function bytesOfItem(item: Item): number {
  const size = sizes.get(item) ?? bytesOfParts(item);
  sizes.set(item, size);
  return size;
}
