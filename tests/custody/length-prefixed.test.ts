import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lengthPrefixed } from '#custody/length-prefixed.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

it.each<[string, (string | Uint8Array | number)[], string]>([
  ['no fields give no bytes', [], ''],
  ['an empty field still has its length', [''], '00000000'],
  ['a string is UTF-8', ['é'], '00000002c3a9'],
  ['a number is its decimal digits', [42], '000000023432'],
  ['zero is a number too', [0], '0000000130'],
  ['bytes stay as they are', [Uint8Array.of(0, 255)], '0000000200ff'],
  ['fields follow each other', ['ab', 'c'], '0000000261620000000163'],
])('%s', (_, fields, expected) => expect(hex(lengthPrefixed(...fields))).toBe(expected));

it.each([1.5, -1, Number.NaN, 2 ** 53])('the number %s is refused, because it can be written in several ways', (number) => {
  expect(() => lengthPrefixed(number)).toThrow(new RangeError('Every number among the fields must be a non-negative safe integer.'));
});

it('different lists of strings give different bytes', () => {
  const texts = fc.array(fc.string({ maxLength: 3 }), { maxLength: 4 });
  fc.assert(
    fc.property(texts, texts, (a, b) => {
      expect(hex(lengthPrefixed(...a)) === hex(lengthPrefixed(...b))).toBe(JSON.stringify(a) === JSON.stringify(b));
    }),
    { seed: 1 },
  );
});
