import { describe, expect, it } from 'vitest';
import {
  dropIntervals,
  findRemoved,
  previousIntervals,
  type RecentChanges,
  rememberIntervals,
  rememberRemoved,
} from '#accounts/rules/recent-changes.ts';

const at = (day: number) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString();

describe('what was removed', () => {
  it('keeps its name for seven days', () => {
    const changes = rememberRemoved({}, { id: 'b', name: 'Ben' }, at(0));
    expect(findRemoved(changes, 'b')).toMatchObject({ name: 'Ben' });
    expect(findRemoved(rememberRemoved(changes, { id: 'c', name: 'Mail', type: 'email' }, at(6)), 'b')).toMatchObject({ name: 'Ben' });
    expect(findRemoved(rememberRemoved(changes, { id: 'c', name: 'Mail' }, at(7)), 'b')).toBeUndefined();
  });

  it('is one of the last fifty', () => {
    let changes: RecentChanges = {};
    for (let n = 0; n < 60; n += 1) changes = rememberRemoved(changes, { id: `${n}`, name: `${n}` }, at(0));
    expect(changes.removed?.map(({ id }) => id)).toEqual(Array.from({ length: 50 }, (_, n) => `${n + 10}`));
  });
});

describe('check settings that were replaced', () => {
  const slow = { hcit_days: 30, hcrt_hours: 72, hcrac: 3 } as const;
  const quick = { hcit_days: 7, hcrt_hours: 24, hcrac: 1 } as const;
  const first = rememberIntervals({}, slow, at(0));
  const second = rememberIntervals(first.changes, quick, at(1));

  it('can be restored for seven days, each by the number of its change', () => {
    expect([first.change, second.change]).toEqual([1, 2]);
    expect([1, 2, 3].map((change) => previousIntervals(second.changes, change, at(2)))).toEqual([slow, quick, undefined]);
    expect([1, 2].map((change) => previousIntervals(second.changes, change, at(7)))).toEqual([undefined, quick]);
  });

  it('are deleted with what came after them, and numbers never restart', () => {
    const undone = dropIntervals(second.changes, 1);
    expect([1, 2].map((change) => previousIntervals(undone, change, at(2)))).toEqual([undefined, undefined]);
    expect(rememberIntervals(undone, slow, at(2)).change).toBe(3);
  });

  it('are the earliest ten of very many', () => {
    let { changes } = first;
    for (let n = 0; n < 20; n += 1) ({ changes } = rememberIntervals(changes, quick, at(0)));
    expect(changes.intervals).toHaveLength(10);
    expect(previousIntervals(changes, 1, at(1))).toEqual(slow);
  });
});
