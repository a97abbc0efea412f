import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_DOCUMENTS, MAX_FILE_BYTES } from '#common/limits.ts';
import { instant } from '#common/time.ts';
import { archivesOf } from '#transfers/open-archive.ts';
import {
  addCopyPart,
  archiveName,
  archiveParts,
  choosePart,
  copyParts,
  MAX_ARCHIVE_BYTES,
  type TakenCopy,
  wholeCopies,
} from '#wills/rules/archive.ts';
import type { SealedDocument, Sealing } from '#wills/rules/will.ts';

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

  it('have different names for documents with the same name, in all of them', () => {
    const document = (id: string, filename: string, size: number) => ({ id, filename, size, path: `${id}.age` }) as SealedDocument;
    const half = MAX_ARCHIVE_BYTES / 2 + 1;
    const documents = [document('a', 'will.pdf', half), document('b', 'will.pdf', half), document('c', 'Will.PDF', 1)];
    const archives = archivesOf({ documents, sealedAt: '2031-03-11T10:05:00.000Z' } as unknown as Sealing);
    expect(archives.map(({ entries }) => entries.map(({ id }) => id))).toEqual([['a'], ['b', 'c']]);
    expect(new Set(archives.flatMap(({ entries }) => entries.map(({ name }) => name.toLowerCase()))).size).toBe(3);
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

const MIB = 1024 * 1024;
const at = (day: number) => instant(new Date(Date.UTC(2031, 0, day)));
const first = { revision: 1, generation: 1 };
const second = { revision: 1, generation: 2 };

const taken = (...steps: [typeof first, number, number, number][]): TakenCopy[] =>
  steps.reduce<TakenCopy[]>((copies, [sealed, part, of, day]) => addCopyPart(copies, sealed, { part, of }, at(day)), []);

describe('a copy of the package', () => {
  it('counts when each of its parts was sent, in any order and more than once', () => {
    expect(wholeCopies({ sealed: first, copies: taken([first, 2, 2, 1]) })).toEqual([]);
    expect(wholeCopies({ sealed: first, copies: taken([first, 2, 2, 1], [first, 2, 2, 2]) })).toEqual([]);
    expect(wholeCopies({ sealed: first, copies: taken([first, 2, 2, 1], [first, 2, 2, 2], [first, 1, 2, 3]) })).toEqual([
      { at: at(3), isCurrent: true },
    ]);
  });

  it('is old after another sealing or another split of the key, and the newest comes first', () => {
    const copies = taken([first, 1, 1, 1], [second, 1, 1, 2]);
    expect(wholeCopies({ sealed: second, copies })).toEqual([
      { at: at(2), isCurrent: true },
      { at: at(1), isCurrent: false },
    ]);
    expect(wholeCopies({ sealed: { revision: 2, generation: 2 }, copies }).map(({ isCurrent }) => isCurrent)).toEqual([false, false]);
    expect(wholeCopies({ sealed: first })).toEqual([]);
  });

  it('lists its parts in order, and counts none twice', () => {
    const copies = taken([first, 10, 11, 1], [first, 2, 11, 2], [first, 10, 11, 3], [{ revision: 2, generation: 1 }, 1, 1, 4]);
    expect(copies).toEqual([
      { ...first, of: 11, parts: [2, 10], at: at(3) },
      { revision: 2, generation: 1, of: 1, parts: [1], at: at(4) },
    ]);
  });

  it('is one of at most ten that are kept', () => {
    const copies = taken(
      ...Array.from({ length: 12 }, (_, n): [typeof first, number, number, number] => [{ revision: n, generation: n }, 1, 1, n + 1]),
    );
    expect(copies.map(({ revision }) => revision)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('has its documents in parts that a function can stream with everything else', () => {
    const half = { size: 90 * MIB };
    expect([copyParts([half, half]), copyParts([half, half, { size: 1 }])]).toEqual([[[half, half]], [[half, half], [{ size: 1 }]]]);
  });
});
