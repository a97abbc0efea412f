import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { runInParallel } from '#app/run-in-parallel.ts';

describe('work in parallel', () => {
  it.each([
    [1, 5, 1],
    [3, 10, 3],
    [10, 4, 4],
    [10, 0, 0],
  ])('does each item once, at most %i of %i in parallel', async (most, count, expected) => {
    const items = Array.from({ length: count }, (_, n) => n);
    const done: number[] = [];
    let running = 0;
    let peak = 0;
    await runInParallel(most, items, async (item) => {
      peak = Math.max(peak, ++running);
      await turn();
      running -= 1;
      done.push(item);
    });
    expect(done).toEqual(items);
    expect(peak).toBe(expected);
  });

  it('begins no item after its time, and ends those that have begun', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const done: number[] = [];
    const run = async (item: number): Promise<void> => {
      await turn();
      clock.mockReturnValue(100);
      done.push(item);
    };
    await runInParallel(2, [1, 2, 3, 4], run, 100);
    await runInParallel(2, [5], run, 100);
    clock.mockRestore();
    expect(done).toEqual([1, 2]);
  });

  it('throws the first failure when all runners have ended, and the other runners do the rest', async () => {
    const done: number[] = [];
    const running = runInParallel(2, [1, 2, 3, 4], async (item) => {
      await turn();
      if (item === 1) throw new Error('The first fails.');
      done.push(item);
    });
    await expect(running).rejects.toThrow('The first fails.');
    expect(done).toEqual([2, 3, 4]);
  });
});
