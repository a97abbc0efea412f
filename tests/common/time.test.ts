import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, between, earliest, effectiveDeadline, HOUR, type Instant, instant, later, type Outage } from '#common/time.ts';
import { runs } from '#tests/support/whole.ts';

const begin: Instant = '2026-11-21T00:00:00.000Z';
const hour = (n: number): Instant => after(begin, n * HOUR);
const down = (from: number, to: number): Outage => ({ from: hour(from), to: hour(to) });

describe('a deadline given at hour 0 for hour 24', () => {
  it.each([
    ['stays without an outage', [], 24],
    ['stays when the outage was before it was given', [down(-10, -2)], 24],
    ['moves by a whole outage that ends after it: no one could answer during any of it', [down(20, 30)], 34],
    ['moves again for an outage in the added time', [down(20, 30), down(31, 33)], 36],
    ['moves once for hours that two entries both name', [down(5, 8), down(6, 9)], 28],
  ])('%s', (_, outages, expected) => expect(effectiveDeadline(begin, hour(24), outages)).toBe(hour(expected)));

  it.each([
    ['less than the most it may be moved', [down(1, 11)], 34],
    ['exactly the most', [down(1, 49)], 72],
    ['more than the most', [down(1, 200)], 72],
    ['more than the maximum, in parts', [down(1, 31), down(33, 80)], 72],
  ])('moves by 48 hours at most: %s', (_, outages, expected) => expect(effectiveDeadline(begin, hour(24), outages, 48 * HOUR)).toBe(hour(expected)));
});

it('a person has exactly the promised hours while the service was running', () => {
  const outage = fc.tuple(fc.integer({ min: -100, max: 300 }), fc.integer({ min: 0, max: 80 })).map(([from, length]) => down(from, from + length));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.array(outage, { maxLength: 8 }), (promised, outages) => {
      const end = between(begin, effectiveDeadline(begin, hour(promised), outages)) / HOUR;
      const isUp = (h: number) => !outages.some(({ from, to }) => from <= hour(h) && hour(h) < to);
      expect(Array.from({ length: end }, (_, h) => h).filter(isUp)).toHaveLength(promised);
      expect(isUp(end - 1)).toBe(true);
    }),
    { seed: 1, numRuns: runs(500) },
  );
});

describe('times', () => {
  it('of one format compare as strings', () => {
    expect(instant(new Date(Date.UTC(2026, 0, 2)))).toBe('2026-01-02T00:00:00.000Z');
    expect(later(hour(2), hour(1))).toBe(hour(2));
    expect(later(hour(1), hour(2))).toBe(hour(2));
    expect(between(hour(3), hour(1))).toBe(-2 * HOUR);
  });

  it.each([
    ['none', [], undefined],
    ['only unknown ones', [null, undefined], undefined],
    ['some, with unknown ones between them', [hour(3), null, hour(1), undefined, hour(2)], hour(1)],
  ])('the earliest of %s', (_, moments, expected) => expect(earliest(moments)).toBe(expected));
});
