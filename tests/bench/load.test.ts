import { describe, expect, it } from 'vitest';
import { OPERATIONS, operationAt, type WriteKind } from './load-traffic.ts';
import { type AcceptedWrite, lostOf } from './load-writes.ts';

const none: Record<WriteKind, string[]> = {
  document: [],
  'display name': [],
  'interval of checks': [],
  'contact of a Survivor': [],
  'answered check': [],
};
const write = (kind: WriteKind, value: string, began: number, ended: number): AcceptedWrite => ({ kind, subject: 'ann', value, began, ended });
const name = (value: string, began: number, ended: number) => write('display name', value, began, ended);

describe('the mixed traffic', () => {
  it('consists of shares that are 100 percent', () => expect(OPERATIONS.reduce((sum, { share }) => sum + share, 0)).toBe(100));

  it('chooses each kind of request as often as its share', () => {
    const chosen = Array.from({ length: 100 }, (_, n) => operationAt((n + 0.5) / 100, { isSealed: true }).row);
    for (const { row, share } of OPERATIONS) expect(chosen.filter((one) => one === row)).toHaveLength(share);
  });

  it('answers no checks of a Host without a sealed will', () => {
    const chosen = Array.from({ length: 100 }, (_, n) => operationAt(n / 100, { isSealed: false }).row);
    expect(chosen).not.toContain('liveness/alive');
  });
});

describe('a write', () => {
  it.each([
    ['is not lost if it is shown', [name('a', 0, 1)], ['a'], []],
    ['is lost if nothing replaced it', [name('a', 0, 1)], ['before'], ['a']],
    ['is not lost if a later one replaced it', [name('a', 0, 1), name('b', 2, 3)], ['b'], []],
    ['is lost if an earlier one is shown', [name('a', 0, 1), name('b', 2, 3)], ['a'], ['b']],
    ['is not lost if a parallel one replaced it', [name('a', 0, 3), name('b', 2, 4)], ['a'], []],
  ])('%s', (_, writes, shown, lost) => {
    expect(lostOf(writes, { ...none, 'display name': shown }).map(({ value }) => value)).toEqual(lost);
  });

  it('of a document is lost if that document is not shown', () => {
    const writes = [write('document', 'a', 0, 1), write('document', 'b', 2, 3)];
    expect(lostOf(writes, { ...none, document: ['b'] })).toEqual([writes[0]]);
  });
});
