import { describe, expect, it } from 'vitest';
import { DAY, effectiveDeadline, HOUR, type Instant, after as later, MINUTE, type Outage } from '#common/time.ts';
import { closeGap, type Heartbeat, recordFailure, recordGap, serviceStatus } from '#liveness/rules/heartbeat.ts';

const begin: Instant = '2026-11-21T00:00:00.000Z';
const at = (minutes: number): Instant => later(begin, minutes * MINUTE);
const down = (from: number, to: number): Outage => ({ from: at(from), to: at(to) });
const [early, idle] = [down(0, 20), down(100, 900)];

describe('a heartbeat whose last record is at minute 100', () => {
  it.each<[string, Outage[], number, Outage[] | undefined]>([
    ['is no news after 15 minutes', [], 115, undefined],
    ['tells of an outage after more', [], 116, [down(100, 116)]],
    ['adds an outage to those before', [early], 130, [early, down(100, 130)]],
    ['makes the outage longer that ended with it', [early, down(40, 100)], 130, [early, down(40, 130)]],
    ['reports no outage that another handler has recorded', [down(100, 129)], 130, undefined],
    ['nor of one that they made longer', [down(40, 129)], 130, undefined],
    ['extends an outage that continues, a quarter of an hour after it was recorded', [early, down(100, 120)], 136, [early, down(100, 136)]],
  ])('%s', (_, outages, now, expected) => expect(recordGap(at(100), outages, at(now))).toEqual(expected));

  it('is not needed before the first one', () => expect(recordGap(undefined, [], at(1000))).toBeUndefined());
});

describe('the list of outages', () => {
  it('stays short if no heartbeat is written and a check runs every quarter of an hour for a year', () => {
    let outages = recordGap(begin, [down(-100, -50)], at(16)) ?? [];
    for (let minute = 32; minute <= (365 * DAY) / MINUTE; minute += 16) outages = recordGap(at(minute - 16), outages, at(minute)) ?? outages;
    expect(outages).toEqual([down(-100, -50), { from: begin, to: at(365 * 24 * 60) }]);
  });

  it('forgets none for its age', () => {
    const beat = later(begin, 400 * DAY);
    const now = later(beat, 3650 * DAY);
    expect(recordGap(beat, [down(-10, 16)], now)).toEqual([down(-10, 16), { from: beat, to: now }]);
  });

  describe('that is full', () => {
    const often = Array.from({ length: 4010 }, (_, n) => down(n * 40, n * 40 + (n % 2 ? 35 : 16)));
    const begins = at(4010 * 40);
    const full = recordGap(begins, often, later(begins, 16 * MINUTE)) ?? [];

    it('has 4,000 of them, each as it was', () => {
      const most = [...often.slice(-3999), down(4010 * 40, 4010 * 40 + 16)];
      expect(recordGap(begins, often.slice(-3999), later(begins, 16 * MINUTE))).toEqual(most);
    });

    it('fits into one item of the table, however often the service stops and starts', () => {
      expect(JSON.stringify(full).length).toBeLessThan(300_000);
      expect(full.at(-1)).toEqual(down(4010 * 40, 4010 * 40 + 16));
    });

    it('joins those with the shortest pause between them, the oldest first, and leaves no deadline less time', () => {
      expect(full.slice(0, 2)).toEqual([down(0, 16), down(40, 96)]);
      for (const [minute, length] of [
        [-5, DAY],
        [60, 72 * HOUR],
        [90_000, 72 * HOUR],
      ] as const) {
        const [from, deadline] = [at(minute), later(at(minute), length)];
        expect(effectiveDeadline(from, deadline, full) >= effectiveDeadline(from, deadline, often)).toBe(true);
      }
    });

    it('keeps one of long ago as it is', () => {
      const [old, now] = [down(-9000, -8000), later(begins, 16 * MINUTE)];
      expect(recordGap(begins, [old, ...often], now)?.slice(0, 2)).toEqual([old, down(0, 16)]);
    });
  });
});

it('an outage that was recorded in parts is as long as one', () => {
  const whole = recordGap(begin, [], later(begin, 3 * HOUR));
  const inParts = [1, 2, 3].reduce<Outage[]>((list, n) => recordGap(later(begin, (n - 1) * HOUR), list, later(begin, n * HOUR)) ?? list, []);
  expect(inParts).toEqual(whole);
});

describe('a heartbeat that ends a gap', () => {
  it.each<[string, Outage[], number, Outage[] | undefined]>([
    ['records nothing after 15 minutes', [], 115, undefined],
    ['makes the gap an outage', [early], 130, [early, down(100, 130)]],
    ['completes the part that others have recorded', [down(100, 129)], 130, [down(100, 130)]],
  ])('%s', (_, outages, now, expected) => expect(closeGap(at(100), outages, at(now))).toEqual(expected));
});

describe('a fetch that failed', () => {
  const beat: Heartbeat = { at: at(100) };
  const first = recordFailure(beat, at(105));

  it('is no heartbeat', () => expect(first).toEqual({ at: at(100), failing: { since: at(105), last: at(105) } }));
  it('after another one leaves the first in place', () => expect(recordFailure(first, at(110)).failing).toEqual({ since: at(105), last: at(110) }));
  it('restarts the count after the service was down', () => expect(recordFailure(first, at(121)).failing).toEqual({ since: at(121), last: at(121) }));
  it('can be the first record ever', () => expect(recordFailure(undefined, at(5))).toEqual({ at: at(5), failing: { since: at(5), last: at(5) } }));
});

describe('at this moment', () => {
  const failing = (since: number, last: number): Heartbeat => ({ at: at(100), failing: { since: at(since), last: at(last) } });
  const goesOn = (from: number, to: number): Outage => ({ ...down(from, to), isOngoing: true });

  it.each<[string, Heartbeat | undefined, Outage[], number, Outage[], boolean]>([
    ['nothing is known of a service that has never beaten', undefined, [], 500, [], false],
    ['all is well after a heartbeat', { at: at(100) }, [early], 110, [early], false],
    ['no deadline is enforced while no sweep has run for long', { at: at(100) }, [early], 116, [early, down(100, 116)], true],
    ['one failed fetch is enough', failing(105, 105), [], 106, [goesOn(100, 106)], false],
    ['the recorded part of a continuing outage is included', failing(105, 120), [early, down(100, 118)], 121, [early, goesOn(100, 121)], false],
    ['an outage that ended where this one begins stays', failing(105, 105), [down(0, 100)], 106, [down(0, 100), goesOn(100, 106)], false],
    ['hours in which nothing ran are over when the first fetch fails', failing(900, 905), [idle], 906, [idle, goesOn(900, 906)], false],
    ['a failure of long ago says nothing', failing(105, 105), [], 121, [down(100, 121)], true],
  ])('%s', (_, heartbeat, outages, now, expected, isAway) => {
    expect(serviceStatus(heartbeat, outages, at(now))).toEqual({ outages: expected, isAway });
  });
});
