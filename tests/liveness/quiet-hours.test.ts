import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localTime } from '#common/moment.ts';
import { between, DAY, HOUR, instant, after as later, MINUTE } from '#common/time.ts';
import { DEFAULT_SETTINGS } from '#hosts/rules/settings.ts';
import { beforeNight } from '#liveness/rules/when-to-send.ts';
import { accepted, both, days, hours, messagesOf, news, start, transferOf } from '#tests/wills/happenings.ts';
import { BEGIN, nextDeadline, type Story, type StoryEvent, sealedStory, tell } from '#tests/wills/story.ts';
import { advanceDraft, type Draft, firstDraftNotice } from '#wills/rules/draft.ts';
import { auditTime } from '#wills/rules/timers.ts';

const ZONES = ['Europe/Vienna', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Apia', 'America/St_Johns'] as const;
const hourOf = (moment: string, timezone: string) => localTime(new Date(moment), timezone).hour;

describe('quiet hours', () => {
  it.each([
    ['by day', '2026-11-23T07:00:00.000Z', '2026-11-23T07:00:00.000Z'],
    ['just before the night', '2026-11-23T18:59:59.999Z', '2026-11-23T18:59:59.999Z'],
    ['when the night begins', '2026-11-23T19:00:00.000Z', '2026-11-23T19:00:00.000Z'],
    ['in the evening', '2026-11-23T21:30:15.250Z', '2026-11-23T19:00:00.000Z'],
    ['after midnight', '2026-11-24T03:17:00.000Z', '2026-11-23T19:00:00.000Z'],
    ['at the last moment of the night', '2026-11-24T06:59:59.999Z', '2026-11-23T19:00:00.000Z'],
    ['in the night in which summer time begins', '2026-03-29T05:30:00.000Z', '2026-03-28T19:00:00.000Z'],
    ['in the night in which summer time ends', '2026-10-25T05:30:00.000Z', '2026-10-24T18:00:00.000Z'],
  ])('of a Host in Vienna: what is due %s', (_, due, leaves) => {
    expect(beforeNight(due, 'Europe/Vienna')).toBe(leaves);
  });

  it('there are none for a Host who has set no time zone, and a zone that has left the table is read as UTC', () => {
    expect(beforeNight('2026-11-23T23:00:00.000Z', 'UTC')).toBe('2026-11-23T23:00:00.000Z');
    expect(beforeNight('2026-11-23T12:00:00.000Z', 'Mars/Olympus')).toBe('2026-11-23T12:00:00.000Z');
  });

  it('everything leaves by day, never later than it is due, and at most the night earlier', () => {
    const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2031-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, fc.constantFrom(...ZONES), (date, timezone) => {
        const due = instant(date);
        const leaves = beforeNight(due, timezone);
        const earlier = between(leaves, due);
        expect(earlier).toBeGreaterThanOrEqual(0);
        expect(earlier).toBeLessThanOrEqual(13 * HOUR);
        const hour = hourOf(leaves, timezone);
        const isTheEvening = hour === 20 && localTime(new Date(leaves), timezone).minute === 0 && Date.parse(leaves) % MINUTE === 0;
        expect(isTheEvening || (earlier === 0 && hour >= 8 && hour < 20)).toBe(true);
        expect(beforeNight(leaves, timezone)).toBe(leaves);
      }),
      { seed: 1 },
    );
  });
});

describe('the life of a Host with a time zone', () => {
  /** `BEGIN` is in the night in this zone, so that each interval ends in one. */
  const nightly = ZONES.find((zone) => hourOf(BEGIN, zone) >= 20 || hourOf(BEGIN, zone) < 8) ?? '';
  const at = (story: Story) => nextDeadline(story) ?? '';
  const untilNext = (story: Story): StoryEvent => ({ kind: 'time', ms: between(story.now, at(story)) });

  it('has every check by day, in silence and after each answer', () => {
    expect(nightly).not.toBe('');
    for (const events of [
      [],
      [accepted, { kind: 'sign-of-life' } as const],
      [accepted, days(3)],
      [{ kind: 'settings-changed', settings: { ...DEFAULT_SETTINGS, hcit_days: 14 } } as const],
    ]) {
      const story = tell(sealedStory({ hcit_days: 7, hcrt_hours: 72, hcrac: 3 }, {}, nightly), days(6), hours(23), ...events);
      for (let current = story, sent = 0; sent < 3; sent += 1) {
        const before = current;
        current = tell(current, untilNext(current));
        for (const _ of messagesOf('liveness-check', news(before, current))) expect(hourOf(current.now, nightly)).toBe(20);
      }
    }
  });

  it('is never longer without a check than that of a Host without one, and has the same time to answer', () => {
    const of = (timezone: string) => tell(sealedStory({ hcit_days: 7, hcrt_hours: 24, hcrac: 1 }, {}, timezone), days(7), accepted);
    const [quiet, other] = [of(nightly), of('UTC')];
    expect(between(at(quiet), at(other))).toBeLessThan(12 * HOUR);
    expect(at(quiet) <= at(other)).toBe(true);
    expect(messagesOf('liveness-check', quiet.effects)).toHaveLength(1);
  });

  it('has no other times in a transfer', () => {
    const of = (timezone: string) => tell(sealedStory({}, {}, timezone), days(1), start, hours(30), ...both, hours(18));
    const [quiet, other] = [of(nightly), of('UTC')];
    expect(transferOf(quiet)).toEqual(transferOf(other));
    expect(quiet.effects).toEqual(other.effects);
    expect(quiet.effects.every((effect) => !('notBefore' in effect))).toBe(true);
  });

  it('has its package read, and its connections tested, by day', () => {
    const story = tell(sealedStory({ hcit_days: 90 }, {}, nightly), days(31));
    expect(hourOf(auditTime(story.state), nightly)).toBe(20);
    expect(auditTime(tell(sealedStory({ hcit_days: 90 }), days(31)).state)).toBe(later(BEGIN, 60 * DAY));
  });

  it('has notices of uploads that are not sealed by day, and loses none of them sooner', () => {
    const newest = later(BEGIN, 5 * MINUTE);
    const draft: Draft = { createdAt: newest, documents: [{ id: 'a', staged: 'drafts/h/a', createdAt: newest }] as unknown as Draft['documents'] };
    const first = firstDraftNotice(newest, nightly);
    expect(hourOf(first, nightly)).toBe(20);
    const noticed = advanceDraft(draft, undefined, { now: first, timezone: nightly, outages: [] });
    expect(hourOf(noticed.again ?? '', nightly)).toBe(20);
    const twice = advanceDraft(noticed.next ?? draft, undefined, { now: noticed.again ?? '', timezone: nightly, outages: [] });
    expect(twice.again).toBe(later(newest, 30 * DAY));
  });
});
