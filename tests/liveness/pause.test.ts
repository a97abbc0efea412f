import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#common/refusal.ts';
import { between, DAY, HOUR, type Instant, after as timeAfter } from '#common/time.ts';
import { type Pause, pauseDaysLeft, runningPause, withoutRunningPause, withPause } from '#liveness/rules/pause.ts';
import { runs } from '#tests/support/whole.ts';
import { BEGIN, nextCheckTime, type Story, sealedStory, tell } from '#tests/wills/story.ts';

const days = (count: number) => ({ kind: 'time', ms: count * DAY }) as const;
const pauseFor = ({ now }: Story, count: number) => ({ kind: 'pause-begun', until: timeAfter(now, count * DAY) }) as const;
const daysToCheck = (story: Story) => between(story.now, nextCheckTime(story) ?? story.now) / DAY;

describe('the pauses of a Host', () => {
  const wish = fc.record({ wait: fc.nat(90), length: fc.integer({ min: 1, max: 70 }), endsAfter: fc.integer({ min: 1, max: 90 }) });

  it('are at most 60 days long, and 120 days in any year', () => {
    fc.assert(
      fc.property(fc.array(wish, { minLength: 1, maxLength: 25 }), (wishes) => {
        let now = BEGIN;
        let pauses: readonly Pause[] = [];
        const all = new Map<number, Pause>();
        for (const { wait, length, endsAfter } of wishes) {
          now = timeAfter(now, wait * DAY);
          const next = attempt(pauses, length, now);
          expect(next === undefined, `${length} days`).toBe(length > pauseDaysLeft(pauses, now));
          now = timeAfter(now, Math.min(endsAfter, length) * DAY);
          pauses = withoutRunningPause(next ?? pauses, now);
          for (const pause of pauses) all.set(pause.number, pause);
          const inYear = [...all.values()].reduce((sum, one) => sum + overlap(one, timeAfter(now, -365 * DAY), now), 0);
          expect(inYear).toBeLessThanOrEqual(120 * DAY);
        }
        for (const { from, until } of all.values()) expect(between(from, until)).toBeLessThanOrEqual(60 * DAY);
      }),
      { seed: 3, numRuns: runs(300) },
    );
  });

  it('are numbered, and only one of them runs', () => {
    const first = withPause([], timeAfter(BEGIN, 30 * DAY), BEGIN);
    const later = timeAfter(BEGIN, 10 * DAY);
    const both = withPause(first, timeAfter(later, 20 * DAY), later);
    expect(both.map(({ number, until }) => [number, until])).toEqual([
      [1, later],
      [2, timeAfter(BEGIN, 30 * DAY)],
    ]);
    expect(runningPause(both, later)?.number).toBe(2);
    expect(runningPause(both, timeAfter(BEGIN, 30 * DAY))).toBeUndefined();
  });
});

describe('a paused Host', () => {
  // Played in each test, so that a changed rule is run by the test that checks it.
  const later = () => tell(sealedStory(), days(5));
  const pausedStory = () => tell(later(), pauseFor(later(), 50));

  it('is next checked when the pause ends', () => {
    const paused = pausedStory();
    expect(daysToCheck(paused)).toBe(50);
    expect(tell(paused, days(49.9)).state.liveness.phase.name).toBe('waiting');
    expect(tell(paused, days(50)).state.liveness.phase.name).toBe('asking');
  });

  it('stays paused after a sign of life, other settings, a seal and a stopped transfer', () => {
    const paused = pausedStory();
    const inPause = tell(paused, days(10));
    const settings = { ...inPause.settings, hcit_days: 7 as const };
    for (const next of [
      tell(inPause, { kind: 'sign-of-life' }),
      tell(inPause, { kind: 'settings-changed', settings }),
      tell(inPause, { kind: 'sealed' }),
      tell(inPause, { kind: 'transfer-started', survivor: 'ben' }, { kind: 'sign-of-life' }),
    ])
      expect(daysToCheck(next)).toBe(40);
  });

  it('is checked after the usual interval once they end the pause', () => {
    const paused = pausedStory();
    const ended = tell(paused, days(10), { kind: 'pause-ended' });
    expect(daysToCheck(ended)).toBe(ended.settings.hcit_days);
  });

  it('is checked as if there had been no pause if someone else began it', () => {
    const paused = pausedStory();
    const soon = tell(paused, days(10), { kind: 'pause-rejected' });
    expect(daysToCheck(soon)).toBe(soon.settings.hcit_days - 10);
    const late = tell(paused, days(40), { kind: 'pause-rejected' }, { kind: 'time', ms: HOUR });
    expect(late.state.liveness).toMatchObject({ phase: { name: 'asking' }, lastSignOfLife: paused.now });
  });

  it('changes nothing by the link against a pause that has ended', () => {
    const over = tell(pausedStory(), days(20), { kind: 'pause-ended' }, days(1));
    expect(tell(over, { kind: 'pause-rejected' }).state).toBe(over.state);
  });

  it('is notified over all channels, and no Survivor is', () => {
    const paused = pausedStory();
    expect(paused.effects).toEqual([
      { kind: 'message', key: 'pause/1/host', template: 'checks-paused', to: { host: true, spread: 'all' }, pause: 1 },
    ]);
  });
});

it('a pause is refused in `pending_transfer` and while a transfer runs', () => {
  const silent = tell(sealedStory({ hcit_days: 7, hcrt_hours: 24, hcrac: 1 }), days(7), { kind: 'check-accepted' }, days(2));
  expect(silent.state.will.status).toBe('pending_transfer');
  const started = tell(sealedStory(), { kind: 'transfer-started', survivor: 'ben' });
  for (const story of [silent, started]) expect(tell(story, pauseFor(story, 20))).toBe(story);
});

/** Undefined if it is refused. */
function attempt(pauses: readonly Pause[], length: number, now: Instant): readonly Pause[] | undefined {
  try {
    return withPause(pauses, timeAfter(now, length * DAY), now);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

function overlap({ from, until }: Pause, begin: Instant, end: Instant): number {
  return Math.max(0, between(from > begin ? from : begin, until < end ? until : end));
}
