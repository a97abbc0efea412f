import { describe, expect, it } from 'vitest';
import { DAY, HOUR, after as later } from '#common/time.ts';
import { alive, BRIEF, checkOf, days, history, hours, start, status, transferOf } from '#tests/wills/happenings.ts';
import { contextOf, nextCheckTime, type Story, sealedStory, tell } from '#tests/wills/story.ts';
import { decide } from '#wills/rules/events.ts';
import { plannedOpening } from '#wills/rules/opening.ts';

const by = (route: string) => ({ kind: 'check-accepted', route }) as const;
const back = (route: string, number?: number) => ({ kind: 'check-bounced', route, ...(number && { number }) }) as const;
const asked = () => tell(sealedStory(BRIEF), days(7));

describe('a check whose mail comes back', () => {
  it('counts from the earliest acceptance that is left, with a response time of the same length', () => {
    const sent = tell(asked(), by('a'), hours(5), { ...by('b'), channel: 'sms' }, hours(1));
    const first = checkOf(sent);
    expect(first).toMatchObject({ channel: 'email', answerBy: later(first.sentAt ?? '', DAY) });
    const left = tell(sent, back('a'));
    expect(checkOf(left)).toMatchObject({
      channel: 'sms',
      sentAt: later(first.sentAt ?? '', 5 * HOUR),
      answerBy: later(first.sentAt ?? '', 29 * HOUR),
    });
    expect(checkOf(left).accepted).toEqual([{ route: 'b', channel: 'sms', at: later(first.sentAt ?? '', 5 * HOUR) }]);
    expect(history(left)).toMatchObject([{ status: 'pending', channel: 'sms' }]);
    expect(checkOf(tell(left, back('a'), back('unknown')))).toEqual(checkOf(left));
  });

  it('is not sent yet if none is left: the Host is unreachable since their last sign of life, and the next acceptance begins a new response time', () => {
    const sent = tell(asked(), by('a'), hours(13));
    expect(checkOf(sent).reminders).toBe(1);
    const none = tell(sent, back('a'));
    expect(checkOf(none)).toMatchObject({ sentAt: null, channel: null, answerBy: null, refusedBy: 'email', reminders: 0, bounces: 1, accepted: [] });
    expect(none.state.liveness.unheard).toEqual({ since: checkOf(sent).createdAt, notices: 0 });
    const again = tell(none, by('c'), hours(12));
    expect(again.effects.slice(none.effects.length)).toMatchObject([
      { key: 'check/1/bounce-1/reminder/1/host', template: 'liveness-reminder', check: 1, to: { spread: 'all' } },
    ]);
    expect(checkOf(tell(again, back('c'))).bounces).toBe(2);
  });

  it('keeps the time since which the Host is unreachable, and the notices of it, from before the acceptance', () => {
    const unreachable = tell(sealedStory(BRIEF), days(7 + 14));
    const { unheard } = unreachable.state.liveness;
    expect(unheard).toMatchObject({ notices: 1 });
    const reached = tell(unreachable, hours(12), by('a'));
    expect([reached.state.liveness.unheard, checkOf(reached).unheard]).toEqual([undefined, unheard]);
    expect(tell(reached, back('a')).state.liveness.unheard).toEqual(unheard);
    const heard = tell(reached, alive);
    expect(heard.state.liveness.unheard).toBeUndefined();
  });

  it('after a later sign of life, the Host is unreachable since then only, and no notice of it was sent', () => {
    const sent = tell(sealedStory(BRIEF), days(7 + 14), hours(12), by('a'));
    const changed = tell(sent, hours(1), { kind: 'settings-changed', settings: sent.settings });
    expect(tell(changed, back('a')).state.liveness.unheard).toEqual({ since: changed.now, notices: 0 });
    const first = tell(asked(), by('a'), hours(1), { kind: 'settings-changed', settings: sent.settings });
    expect(tell(first, back('a')).state.liveness.unheard).toEqual({ since: first.now, notices: 0 });
  });

  it('of another number changes nothing', () => {
    const sent = tell(asked(), by('a'));
    expect(tell(sent, back('a', 7)).state).toBe(sent.state);
  });
});

describe('a missed check whose mail comes back', () => {
  const missed = () => tell(sealedStory({ ...BRIEF, hcrac: 2 }), days(7), by('a'), hours(1), by('b'), hours(23));

  it('still counts while one acceptance is left, and no longer without any: the next check is sent after a day', () => {
    const story = missed();
    expect([story.state.liveness.missed, story.state.liveness.lastMissed?.accepted?.length]).toEqual([1, 2]);
    const left = tell(story, back('a', 1));
    expect(left.state.liveness).toMatchObject({ missed: 1, lastMissed: { number: 1, accepted: [{ route: 'b' }] } });
    expect(tell(left, back('a', 1)).state).toBe(left.state);
    const none = tell(left, back('b', 1));
    expect(none.state.liveness).toMatchObject({ missed: 0, unheard: { notices: 0 } });
    expect(none.state.liveness.lastMissed).toBeUndefined();
    expect(history(none)).toMatchObject([{ number: 1, status: 'undelivered' }]);
    expect(nextCheckTime(none)).toBe(later(none.now, DAY));
    expect(tell(none, back('b', 1)).state).toBe(none.state);
  });

  it('brings no check forward that is sent sooner', () => {
    const story = tell(missed(), hours(6 * 24 + 12), back('a', 1), back('b', 1));
    expect(nextCheckTime(story)).toBe(nextCheckTime(tell(missed(), hours(6 * 24 + 12))));
  });

  it('leaves the acceptance of the next check, which comes back to the same time', () => {
    const next = tell(missed(), days(7), by('c'));
    const left = tell(next, back('a', 1), back('b', 1));
    expect([left.state.liveness.missed, left.state.liveness.unheard]).toEqual([0, undefined]);
    expect(checkOf(left)).toMatchObject({ number: 2, sentAt: next.now });
    const since = tell(missed(), back('a', 1), back('b', 1)).state.liveness.unheard?.since;
    expect(checkOf(left).unheard).toEqual({ since, notices: 0 });
    expect(tell(left, back('c')).state.liveness.unheard).toEqual({ since, notices: 0 });
  });

  it('leaves the will pending that it has activated, and a start then waits for its notice', () => {
    const pending = tell(sealedStory(BRIEF), days(7), by('a'), days(1));
    const started = tell(pending, start);
    expect(transferOf(started).state.needsNotice).toBeUndefined();
    expect(transferOf(tell(started, back('a', 1))).state.needsNotice).toBe(true);
    const again = tell(started, back('a', 1), days(33), start);
    expect(transferOf(again)).toMatchObject({ facts: { starts: 2 }, state: { status: 'initiated', needsNotice: true } });
    expect(plannedOpening(transferOf(again))).toBe(later(again.now, 7 * DAY));
    const before = tell(pending, back('a', 1));
    expect(status(before)).toBe('pending_transfer');
    expect(transferOf(tell(before, start)).state.needsNotice).toBe(true);
  });
});

describe('a check that is rejected', () => {
  const decided = (story: Story, number: number, channel: 'email' | 'sms') =>
    decide(story.state, { kind: 'check-rejected', number, channel }, contextOf(story)).next.liveness.phase;

  it('notes the channel once, and only of the check that is pending and has no acceptance', () => {
    const story = asked();
    expect(decided(story, 1, 'sms')).toMatchObject({ check: { refusedBy: 'sms' } });
    expect(decided(story, 2, 'sms')).toBe(story.state.liveness.phase);
    const sent = tell(story, by('a'));
    expect(decided(sent, 1, 'sms')).toBe(sent.state.liveness.phase);
    const noted = tell(story, { kind: 'check-rejected', channel: 'sms' });
    expect(decided(noted, 1, 'sms')).toBe(noted.state.liveness.phase);
    expect(decided(sealedStory(), 0, 'sms')).toMatchObject({ name: 'waiting' });
  });
});
