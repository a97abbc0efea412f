import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type QuorumWatch, watchQuorum } from '#channels/rules/quorum.ts';
import { after, between, DAY } from '#common/time.ts';

const now = '2026-11-21T09:00:00.000Z';
const later = (days: number) => after(now, days * DAY);
const quorum = (reachable: number, margin: number) => ({ threshold: 2, survivors: 4, confirmed: 0, reachable, margin });
const known: QuorumWatch = { reachable: 3, margin: 1, notifiedAt: null };

describe('the quorum that a Host knows of', () => {
  it('is the first one, and no message is sent', () => {
    expect(watchQuorum(undefined, quorum(1, -1), now)).toEqual({ next: { reachable: 1, margin: -1, notifiedAt: null }, isWorse: false });
  });

  it('does not change with the time', () => expect(watchQuorum(known, quorum(3, 1), later(90)).next).toBe(known));

  it.each([
    ['fewer Survivors can be reached', 2, 1],
    ['fewer of them can be missing', 3, 0],
    ['both', 1, -1],
    ['fewer can be missing although more can be reached', 4, 0],
  ])('is worse if %s', (_, reachable, margin) => {
    expect(watchQuorum(known, quorum(reachable, margin), now)).toEqual({ next: { reachable, margin, notifiedAt: now }, isWorse: true });
  });

  it('is compared with the best one since the last message', () => {
    const better = watchQuorum(known, quorum(4, 2), now).next;
    expect(watchQuorum(better, quorum(3, 1), now).isWorse).toBe(true);
  });

  it('gets worse twice in a month with one message, and a second one after the month', () => {
    const first = watchQuorum(known, quorum(2, 0), now).next;
    expect(watchQuorum(first, quorum(1, -1), later(29))).toEqual({ next: first, isWorse: false });
    expect(watchQuorum(first, quorum(1, -1), later(30)).isWorse).toBe(true);
  });

  it('leads to one message in 30 days at most, and never to one while it only gets better, for any days', () => {
    const day = fc.record({
      wait: fc.integer({ min: 0, max: 12 }),
      reachable: fc.integer({ min: 0, max: 4 }),
      threshold: fc.integer({ min: 2, max: 4 }),
    });
    fc.assert(
      fc.property(fc.array(day, { maxLength: 80 }), (days) => {
        let at = now;
        let watch: QuorumWatch | undefined;
        let last: string | undefined;
        for (const { wait, reachable, threshold } of days) {
          at = after(at, wait * DAY);
          const margin = reachable - threshold;
          const { next, isWorse } = watchQuorum(watch, quorum(reachable, margin), at);
          const isReallyWorse = watch !== undefined && (reachable < watch.reachable || margin < watch.margin);
          if (isWorse) expect([isReallyWorse, last === undefined || between(last, at) >= 30 * DAY]).toEqual([true, true]);
          // What got worse is never forgotten: the Host is notified, or it is compared again.
          if (isReallyWorse && !isWorse) expect(next).toBe(watch);
          last = isWorse ? at : last;
          watch = next;
        }
      }),
      { seed: 1 },
    );
  });
});
