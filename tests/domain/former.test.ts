import { describe, expect, it } from 'vitest';
import { type Former, removedOf, withRemoved } from '#domain/former.ts';

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
