import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '#common/time.ts';
import { addCopyPart, copyParts, type TakenCopy, wholeCopies } from '#wills/rules/archive.ts';

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

  it('has every document once, in parts that a function can stream with everything else', () => {
    const documents = fc.array(fc.record({ size: fc.integer({ min: 0, max: 50 * MIB }) }), { maxLength: 100 });
    fc.assert(
      fc.property(documents, (all) => {
        const parts = copyParts(all);
        expect(parts.flat()).toEqual(all);
        for (const part of parts) expect(part.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(180 * MIB);
      }),
      { seed: 1 },
    );
  });
});
