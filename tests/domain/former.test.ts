import { describe, expect, it } from 'vitest';
import { type Former, formerIntervals, removedOf, withIntervals, withoutIntervals, withRemoved } from '#domain/former.ts';

const at = (day: number) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString();

describe('what was removed', () => {
  it('keeps its name for seven days', () => {
    const former = withRemoved({}, { id: 'b', name: 'Ben' }, at(0));
    expect(removedOf(former, 'b')).toMatchObject({ name: 'Ben' });
    expect(removedOf(withRemoved(former, { id: 'c', name: 'Mail', type: 'email' }, at(6)), 'b')).toMatchObject({ name: 'Ben' });
    expect(removedOf(withRemoved(former, { id: 'c', name: 'Mail' }, at(7)), 'b')).toBeUndefined();
  });

  it('is one of the last fifty', () => {
    let former: Former = {};
    for (let n = 0; n < 60; n += 1) former = withRemoved(former, { id: `${n}`, name: `${n}` }, at(0));
    expect(former.removed?.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, n) => `${n + 10}`));
  });
});

describe('check settings that were replaced', () => {
  const slow = { hcit_days: 30, hcrt_hours: 72, hcrac: 3 } as const;
  const quick = { hcit_days: 7, hcrt_hours: 24, hcrac: 1 } as const;
  const first = withIntervals({}, slow, at(0));
  const second = withIntervals(first.former, quick, at(1));

  it('can be had back for seven days, each by the number of its change', () => {
    expect([first.change, second.change]).toEqual([1, 2]);
    expect([1, 2, 3].map((change) => formerIntervals(second.former, change, at(2)))).toEqual([slow, quick, undefined]);
    expect([1, 2].map((change) => formerIntervals(second.former, change, at(7)))).toEqual([undefined, quick]);
  });

  it('are forgotten with what came after them, and numbers never restart', () => {
    const undone = withoutIntervals(second.former, 1);
    expect([1, 2].map((change) => formerIntervals(undone, change, at(2)))).toEqual([undefined, undefined]);
    expect(withIntervals(undone, slow, at(2)).change).toBe(3);
  });

  it('are the earliest ten of very many', () => {
    let { former } = first;
    for (let n = 0; n < 20; n += 1) ({ former } = withIntervals(former, quick, at(0)));
    expect(former.intervals).toHaveLength(10);
    expect(formerIntervals(former, 1, at(1))).toEqual(slow);
  });
});
