import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGenuineRecord, recordMac } from '#custody/record-mac.ts';
import { runs } from '#tests/support/whole.ts';

const key = new Uint8Array(32).fill(2);
const item = (attributes: Record<string, unknown>) => ({ pk: 'HOST#1', sk: 'SETTINGS', version: 4, attributes });

/** Returns attributes as lib-dynamodb reads them: DynamoDB chooses the order of names and of set members. */
function readBack(attributes: Record<string, unknown>): Record<string, unknown> {
  const stored = marshall(attributes, { removeUndefinedValues: true });
  return Object.fromEntries(
    Object.entries(unmarshall(stored))
      .reverse()
      .map(([name, value]) => [name, reversed(value)]),
  );
}

function reversed(value: unknown): unknown {
  if (value instanceof Set) return new Set([...value].reverse());
  if (value instanceof Uint8Array) return new Uint8Array(value);
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, inner]) => [name, reversed(inner)]),
  );
}

it.each<[string, Record<string, unknown>]>([
  ['numbers', { zero: 0, minus: -0, negative: -5, fraction: 0.1, small: 1e-7, large: 9_007_199_254_740_991, exact: 12345678901234567890n }],
  [
    'bytes of every class',
    {
      buffer: Buffer.from('abc'),
      bytes: new Uint8Array([1, 2]),
      part: new Uint8Array([9, 1, 2, 9]).subarray(1, 3),
      empty: new Uint8Array(0),
    },
  ],
  ['names that are numbers', { map: { 10: 'a', 9: 'b', x: 'c' } }],
  ['sets', { texts: new Set(['b', 'a']), numbers: new Set([10, 9]), pieces: new Set([Buffer.from('y'), new Uint8Array([2, 1])]) }],
  ['undefined, which is not stored', { a: 1, b: undefined, c: { d: undefined }, e: [undefined, 1] }],
])('the mac is the same before writing and after reading: %s', (_, attributes) => {
  const mac = recordMac(key, item(attributes));
  expect(mac).toMatch(/^[A-Za-z0-9+/]{43}=$/);
  expect(isGenuineRecord(key, item(readBack(attributes)), mac)).toBe(true);
});

it('the mac is the same before writing and after reading, for any attributes', () => {
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.string({ unit: 'grapheme' }),
      fc.maxSafeInteger(),
      fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }),
      fc.boolean(),
      fc.constant(null),
      fc.uint8Array(),
      fc.array(tie('value')),
      fc.dictionary(fc.string(), tie('value')),
    ),
  }));
  fc.assert(
    fc.property(fc.dictionary(fc.string(), value, { noNullPrototype: true }), (attributes) => {
      expect(isGenuineRecord(key, item(readBack(attributes)), recordMac(key, item(attributes)))).toBe(true);
    }),
    { seed: 1, numRuns: runs(300) },
  );
});

it('the mac of a record never changes, in any order of its attributes', () => {
  const attributes = {
    u: null,
    texts: new Set(['b', 'a']),
    numbers: new Set([9, 10]),
    pieces: new Set([Buffer.of(2), Buffer.of(1)]),
    bytes: Buffer.of(1, 2),
    b: ['x', { 9: true, 10: 1 }],
  };
  // Computed by a program in another language.
  expect(recordMac(new Uint8Array(32).fill(1), item(attributes))).toBe('8ggGcn0XqtfsdjbpOiZ38jjhTFhU1YTgLTNT9ZzwGdM=');
});

describe('a mac does not fit', () => {
  const attributes = {
    status: 'active',
    count: 1,
    nested: { a: ['x', 'y'] },
    bytes: Buffer.from('k'),
    texts: new Set(['a']),
    numbers: new Set([1]),
    pieces: new Set([Buffer.from('p')]),
  };
  const mac = recordMac(key, item(attributes));
  const changed = (change: object) => item({ ...attributes, ...change });

  it.each<[string, ReturnType<typeof item>]>([
    ['another partition', { ...item(attributes), pk: 'HOST#2' }],
    ['another item', { ...item(attributes), sk: 'PROFILE' }],
    ['an older version', { ...item(attributes), version: 3 }],
    ['a character moved from one key to the other', { ...item(attributes), pk: 'HOST#1S', sk: 'ETTINGS' }],
    ['another value', changed({ status: 'cancelled' })],
    ['an additional attribute', changed({ extra: '' })],
    ['an attribute removed', changed({ count: undefined })],
    ['a string instead of a number', changed({ count: '1' })],
    ['a string instead of bytes', changed({ bytes: Buffer.from('k').toString('base64') })],
    ['another member of a set', changed({ texts: new Set(['b']) })],
    ['an additional member of a set of numbers', changed({ numbers: new Set([1, 2]) })],
    ['the order of a list', changed({ nested: { a: ['y', 'x'] } })],
    ['a name that imitates the encoding', changed({ nested: { 'a":{"L":[{"S":"x"},{"S":"y"}]},"b': 1 } })],
  ])('%s', (_, other) => {
    expect(isGenuineRecord(key, other, recordMac(key, item(attributes)))).toBe(false);
  });

  it('an attribute in the prototype of a read item', () => {
    const nested = { M: { a: { L: [{ S: 'x' }, { S: 'y' }] }, ['__proto__']: { M: { role: { S: 'owner' } } } } };
    const read = unmarshall({ ...marshall(attributes), nested });
    expect(read.nested.role).toBe('owner'); // the SDK sets the prototype
    expect(isGenuineRecord(key, item(read), mac)).toBe(false);
    const poisoned = Object.setPrototypeOf({ ...attributes }, { role: 'owner' }) as typeof attributes;
    expect(isGenuineRecord(key, item(poisoned), mac)).toBe(false);
    expect(() => recordMac(key, item(poisoned))).toThrow(new TypeError('A record must consist of plain objects.'));
    expect(() => recordMac(key, item({ list: [JSON.parse('{"__proto__":{"role":"owner"}}')] }))).toThrow(TypeError);
  });

  it('another key', () => expect(isGenuineRecord(new Uint8Array(32), item(attributes), mac)).toBe(false));
  it('another mac', () => {
    const others = ['', mac.slice(1), `${mac} `, recordMac(new Uint8Array(32), item(attributes))];
    for (const wrong of others) expect(isGenuineRecord(key, item(attributes), wrong)).toBe(false);
  });
});

it.each<[string, unknown]>([
  ['a number that loses digits', 2 ** 60],
  ['not a number', Number.NaN],
  ['a date', new Date(0)],
])('a value that cannot be stored exactly gets no mac: %s', (_, value) => expect(() => recordMac(key, item({ value }))).toThrow());
