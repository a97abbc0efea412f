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
  if (value instanceof Uint8Array) return Uint8Array.from(value);
  const copy: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value)) if (part !== undefined) copy[name] = copyOf(part);
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
  const isSet = value instanceof Set;
  const parts = isSet || Array.isArray(value) ? [...value].map(bytesOf) : Object.entries(value).map(([name, part]) => bytesOfEntry(name, part));
  // A list or a map needs three bytes, and one for each of its parts.
  return parts.reduce((sum, bytes) => sum + bytes + (isSet ? 0 : 1), isSet ? 0 : 3);
}

const bytesOfEntry = (name: string, value: unknown): number => (value === undefined ? 0 : Buffer.byteLength(name) + bytesOf(value));

/** One byte for each two digits, and one more. A minus sign needs another one. */
function bytesOfNumber(value: number): number {
  const digits = String(Math.abs(value))
    .replace(/e.*$|\./g, '')
    .replace(/^0+|0+$/g, '').length;
  return Math.ceil(digits / 2) + 1 + (value < 0 ? 1 : 0);
}

const sizes = new WeakMap<Item, number>();

/** Returns the size of a whole item. */
export function bytesOfItem(item: Item): number {
  const known = sizes.get(item);
  if (known !== undefined) return known;
  const size = Object.entries(item).reduce((sum, [name, value]) => sum + bytesOfEntry(name, value), 0);
  sizes.set(item, size);
  return size;
}
