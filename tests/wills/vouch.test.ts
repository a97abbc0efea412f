import { describe, expect, it } from 'vitest';
import { DAY, HOUR, after as later } from '#common/time.ts';
import { openingOf, plannedOpening } from '#wills/rules/opening.ts';
import { vouchForHost } from '#wills/rules/vouch.ts';
import { accepted, alive, BRIEF, both, days, hours, messagesOf, news, proof, refused, start, status, told, transferOf } from './happenings.ts';
import { contextOf, messagesTo, nextTimerAt, type Story, SURVIVORS, sealedStory, tell } from './story.ts';

const vouched = (survivor: string) => ({ kind: 'vouched', survivor }) as const;
const silent = () => tell(sealedStory(BRIEF), days(7), accepted, days(1));
const refusalOf = (story: Story, survivor = 'clara') => expect(() => vouchForHost(story.state, survivor, contextOf(story)));

describe('a Survivor who vouches for a silent Host', () => {
  it('makes the will active for 15 days, after which it is pending again, and everyone is notified each time', () => {
    const before = silent();
    const then = tell(before, vouched('clara'));
    const until = later(before.now, 15 * DAY);
    expect(then.state).toMatchObject({ will: { status: 'active' }, liveness: { vouches: 1, phase: { name: 'vouched', by: 'clara', until } } });
    expect(news(before, then)).toEqual([
      { kind: 'message', key: `vouched/${until}/host`, template: 'vouched', to: { host: true, spread: 'all' }, survivor: 'clara', until },
      ...SURVIVORS.map(({ id }) => ({
        kind: 'message',
        key: `vouched/${until}/${id}`,
        template: 'vouched-survivor',
        to: { survivor: id },
        survivor: 'clara',
        until,
      })),
    ]);
    expect(nextTimerAt(then)).toBe(until);
    const pending = tell(then, days(15));
    expect([status(then), status(pending)]).toEqual(['active', 'pending_transfer']);
    expect(messagesOf('pending-transfer', news(then, pending))).toMatchObject([{ key: 'pending/1/vouch-1/host', to: { spread: 'all' }, check: 1 }]);
    expect(messagesOf('pending-transfer-survivor', news(then, pending)).map(({ key }) => key)).toEqual(
      SURVIVORS.map(({ id }) => `pending/1/vouch-1/${id}`),
    );
  });

  it('can do so twice in all, not while an earlier vouch lasts, and again after a sign of life', () => {
    const once = tell(silent(), vouched('clara'));
    refusalOf(once).toThrow(refused('vouch_not_needed'));
    const twice = tell(once, days(15), vouched('ben'));
    expect([status(twice), twice.state.liveness.vouches]).toEqual(['active', 2]);
    refusalOf(tell(twice, days(15))).toThrow(refused('vouched_twice'));
    expect(tell(twice, alive, days(7), accepted, days(1), vouched('ben')).state.liveness.vouches).toBe(1);
  });

  it('cannot while the Host answers, nor when the family has had its time to read', () => {
    refusalOf(sealedStory()).toThrow(refused('vouch_not_needed'));
    refusalOf(tell(sealedStory(), start, told, ...both, days(2), days(14))).toThrow(refused('vouch_too_late'));
  });

  it('does not delay a start with a proof, which counts as one from `pending_transfer`, and delays a start by name', () => {
    const delayed = tell(silent(), vouched('clara'), days(1));
    const until = later(delayed.now, 14 * DAY);
    const proven = transferOf(tell(delayed, { ...start, proven: true }));
    expect(proven.facts.fromPending).toBe(true);
    expect(proven.state.vouch).toBeUndefined();
    const named = transferOf(tell(delayed, start));
    expect(named.facts.fromPending).toBe(false);
    expect(named.state.vouch).toEqual({ by: 'clara', until });
    expect(transferOf(tell(sealedStory(), { ...start, proven: true })).facts.fromPending).toBe(false);
    expect(transferOf(tell(sealedStory(), start)).state.vouch).toBeUndefined();
  });
});

describe('a Survivor who vouches in a transfer', () => {
  const started = () => tell(silent(), start, told);

  it('delays its opening for 15 days and nothing else, and everyone is notified', () => {
    const before = started();
    const then = tell(before, vouched('clara'));
    const until = later(before.now, 15 * DAY);
    expect(plannedOpening(transferOf(before)) < until).toBe(true);
    expect(plannedOpening(transferOf(then))).toBe(until);
    expect([status(then), then.state.liveness.vouches]).toEqual(['transfer_initiated', 1]);
    expect(messagesOf('vouched', news(before, then))).toMatchObject([{ survivor: 'clara', until, transferId: 'transfer-1' }]);
    expect(messagesTo('ben', news(before, then))).toEqual(['vouched-survivor']);
    const authenticated = tell(then, days(2), proof('clara'), days(13));
    expect(status(authenticated)).toBe('awaiting_authentication');
    expect(status(tell(authenticated, proof('ben')))).toBe('accessible');
  });

  it('delays also an opening for which no channel has accepted the notice', () => {
    const then = tell(sealedStory(), start, days(1), vouched('clara'));
    const until = later(then.now, 15 * DAY);
    expect(plannedOpening(transferOf(then))).toBe(until);
    expect(openingOf(transferOf(then), { outages: [] })).toEqual({ announced: undefined, latest: undefined, enforced: until });
    // A vouch that ends before the seven days moves nothing.
    expect(plannedOpening(transferOf(tell(then, proof('ben'))))).toBe(later(then.now, 6 * DAY));
  });

  it('is outweighed by the proof of another Survivor: the Host then has 48 hours, and no longer than the vouch', () => {
    const then = tell(started(), vouched('clara'), days(1));
    const outweighed = tell(then, proof('ben'));
    expect(transferOf(outweighed).state.vouch).toEqual({ by: 'clara', until: later(then.now, 48 * HOUR) });
    const own = transferOf(tell(then, proof('clara'))).state.vouch;
    expect(own).toEqual(transferOf(then).state.vouch);
    const atTheEnd = tell(then, days(13));
    expect(transferOf(tell(atTheEnd, proof('ben'))).state.vouch).toEqual(own);
  });

  it('is refused after any proof of another, while a vouch lasts, and once the documents have opened', () => {
    refusalOf(tell(silent(), { ...start, proven: true })).toThrow(refused('vouch_outweighed'));
    refusalOf(tell(started(), proof('ben'))).toThrow(refused('vouch_outweighed'));
    expect(tell(started(), proof('clara'), vouched('clara')).state.liveness.vouches).toBe(1);
    const lasting = tell(started(), vouched('clara'));
    refusalOf(lasting, 'ben').toThrow(refused('vouch_not_needed'));
    refusalOf(tell(lasting, hours(15 * 24 - 1)), 'ben').toThrow(refused('vouch_not_needed'));
    expect(tell(lasting, days(15), vouched('ben')).state.liveness.vouches).toBe(2);
    refusalOf(tell(started(), ...both, days(2))).toThrow(refused('vouch_too_late'));
  });
});
