import { describe, expect, it } from 'vitest';
import { LEAST_PACE, patienceLeft } from '#common/pace.ts';

const pace = { bytesPerSecond: 1000, patienceMs: 30_000 };

/** How many parts of this size arrive at this rate before the other side is too slow, 100 at most. */
function partsBefore(bytes: number, bytesPerSecond: number, of = pace): number {
  let left = of.patienceMs;
  for (let parts = 0; parts < 100; parts += 1) {
    const waitedMs = (1000 * bytes) / bytesPerSecond;
    if (waitedMs >= left) return parts;
    left = patienceLeft(of, left, { waitedMs, bytes });
  }
  return 100;
}

describe('the other side of a transfer', () => {
  it.each([
    ['at the least rate may continue, in small and in large parts', [1, 1000, 29_000], 1000, 100],
    ['that sends one byte a second is ended after its patience', [1], 1, 30],
    ['that never sends the first part is ended', [1_000_000], 1000, 0],
    ['at half of the least rate is ended when the rest is used up', [1000], 500, 28],
  ])('%s', (_, sizes, rate, parts) => {
    expect(sizes.map((bytes) => partsBefore(bytes, rate))).toEqual(sizes.map(() => parts));
  });

  it('saves no time with a burst for a later silence', () => {
    const after = patienceLeft(pace, pace.patienceMs, { waitedMs: 10, bytes: 50_000_000 });
    expect(after).toBe(pace.patienceMs);
  });

  it('may be a telephone in the slowest network, which takes a chunk of 64 KiB in 13 seconds', () => {
    expect(partsBefore(65_536, 5000, LEAST_PACE)).toBe(100);
  });
});
