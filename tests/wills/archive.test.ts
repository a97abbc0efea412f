import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_DOCUMENTS, MAX_FILE_BYTES } from '#common/limits.ts';
import { archiveName, archiveParts, choosePart, MAX_ARCHIVE_BYTES } from '#wills/rules/archive.ts';

const sizes = (...of: number[]) => of.map((size) => ({ size }));
const partsOf = (most: number, ...of: number[]) => archiveParts(sizes(...of), most).map((part) => part.map(({ size }) => size));

describe('the archives of a will', () => {
  it.each<[string, number[], number[][]]>([
    ['one, if all documents fit', [40, 60], [[40, 60]]],
    ['two, if they are one byte too large', [40, 61], [[40], [61]]],
    ['as many as needed, in the order of the documents', [50, 50, 1, 99, 1], [[50, 50], [1, 99], [1]]],
    ['none without documents', [], []],
  ])('are %s', (_, documents, parts) => expect(partsOf(100, ...documents)).toEqual(parts));

  it('contain each document once, and are never too large', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100), { maxLength: 30 }), (documents) => {
        const parts = partsOf(100, ...documents);
        expect(parts.flat()).toEqual(documents);
        for (const part of parts) expect(part.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(100);
      }),
      { seed: 1 },
    );
  });

  it('fit into one streamed reply with all their names and lists', () => {
    const longestName = 255;
    const perDocument = 30 + longestName + 16 + 46 + 9 + longestName;
    expect(MAX_ARCHIVE_BYTES + MAX_DOCUMENTS * perDocument + 22).toBeLessThan(200_000_000);
    expect(MAX_FILE_BYTES).toBeLessThan(MAX_ARCHIVE_BYTES);
  });

  it('have names that say whether there are more', () => {
    expect([archiveName(1, 1), archiveName(2, 3)]).toEqual(['documents.zip', 'documents-2-of-3.zip']);
  });

  it('are chosen by their number, and without one only where one is the whole', () => {
    const [one, two] = [['a'], ['a', 'b']];
    expect([undefined, 1, 2, 0].map((part) => choosePart(one, part))).toEqual(['a', 'a', undefined, undefined]);
    expect([undefined, 1, 2, 3].map((part) => choosePart(two, part))).toEqual([undefined, 'a', 'b', undefined]);
    expect(choosePart([], undefined)).toBeUndefined();
  });
});
