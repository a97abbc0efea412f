import { describe, expect, it } from 'vitest';
import { DEFAULT_READER } from '#common/moment.ts';
import { DAY, HOUR, type Instant, after as later, MINUTE } from '#common/time.ts';
import {
  accepted,
  alive,
  BRIEF,
  both,
  days,
  hours,
  news,
  pageBack,
  pageDown,
  proof,
  refused,
  start,
  told,
  transferOf,
} from '#tests/wills/happenings.ts';
import { contextOf, messagesTo, outagesOf, type Story, type StoryEvent, sealedStory, tell } from '#tests/wills/story.ts';
import { describeOpening } from '#transfers/rules/opening-text.ts';
import { openingOf, readableUntil, upcomingOpening } from '#wills/rules/opening.ts';
import { markHostNotified, noticesOf } from '#wills/rules/transfer.ts';

const down = (n: number) => ({ kind: 'outage', ms: n * HOUR }) as const;

const active = tell(sealedStory(), days(3));
const pending = tell(sealedStory({ hcrac: 1 }), days(30), accepted, days(3));
const started = tell(active, start);
const cancelledOnce = tell(started, told, hours(5), alive);

const status = (story: Story) => transferOf(story).state.status;
const wait = (story: Story, opening: Instant | undefined = openingOf(transferOf(story), contextOf(story)).announced) =>
  opening === undefined ? undefined : (Date.parse(opening) - Date.parse(transferOf(story).facts.initiatedAt)) / HOUR;
const read = (story: Story, survivor = 'ben') => readableUntil(transferOf(story), survivor, contextOf(story));

describe('the documents open at the earliest', () => {
  /** Returns the hours after the start, and whether they are certain. */
  function ahead(story: Story): [number, boolean] | undefined {
    const opening = upcomingOpening(transferOf(story), { now: story.now, outages: outagesOf(story) });
    return opening && [(Date.parse(opening.from) - Date.parse(transferOf(story).facts.initiatedAt)) / HOUR, opening.isKnown];
  }

  it.each([
    ['48 hours after the start, which may move while no channel has accepted the notice', started, [], [48, false]],
    ['then, for certain, once a channel has accepted it', started, [told], [48, true]],
    ['then, also when it was accepted within 15 minutes', started, [hours(0.25), told], [48, true]],
    ['48 hours after the acceptance, when that took longer', started, [{ kind: 'time', ms: 15 * MINUTE + 1 }, told], [48.25 + 1 / HOUR, true]],
    ['48 hours after the first acceptance, whatever is accepted later', started, [hours(2), told, hours(30), told], [50, true]],
    ['an hour later with every hour in which no channel has accepted it', started, [hours(20)], [68, false]],
    ['not later within the first 15 minutes', started, [hours(0.25)], [48, false]],
    ['never later than 7 days, after which no notice is awaited', started, [hours(140)], [168, false]],
    ['after 7 days when the Host has just stopped another start, before the notice has left', tell(cancelledOnce, start), [], [168, false]],
    ['after 7 days when the Host has stopped another start within 14 days', tell(cancelledOnce, days(13.9), start), [told], [168, true]],
    ['after 7 days, or 48 hours after the Host is notified if that is later', tell(cancelledOnce, start), [hours(140), told], [188, true]],
    ['after 48 hours when the start after a cancel is proven', tell(cancelledOnce, { ...start, proven: true }), [told], [48, true]],
    ['after 48 hours when the cancel is 14 days old', tell(cancelledOnce, days(14), start), [told], [48, true]],
    ['after 48 hours, for certain, when the Host had been silent through every check', tell(pending, start), [], [48, true]],
    ['after 48 hours from then even if the notice is accepted late', tell(pending, start), [hours(30), told], [48, true]],
    ['later by our outages', started, [told, down(3)], [51, true]],
    ['at no time ahead once it has come', started, [told, hours(48)], undefined],
    ['at no time ahead when they are open', started, [told, ...both, hours(48)], undefined],
    ['at no time ahead when the transfer was stopped', started, [told, alive], undefined],
  ] as [string, Story, StoryEvent[], [number, boolean] | undefined][])('%s', (_, story, then, expected) =>
    expect(ahead(tell(story, ...then))).toEqual(expected),
  );

  it('after 7 days also from a pending transfer, when the Host has recently stopped another start', () => {
    const silentAgain = tell(sealedStory(BRIEF), start, told, alive, days(7), accepted, days(1));
    expect(silentAgain.state.will.status).toBe('pending_transfer');
    expect(wait(tell(silentAgain, start))).toBe(168);
  });

  it.each([
    [true, /^We open nothing before 23 November 2026 at 14:05 UTC\.$/],
    [false, /^We open nothing before 23 November 2026 at 14:05 UTC\. It can be later: .* notice/],
    [undefined, /^The documents open as soon as enough people have confirmed their identity\.$/],
  ])('which a sentence says as far as it is known: %s', (isKnown, sentence) => {
    const opening = isKnown === undefined ? undefined : { from: later('2026-11-21T14:05:00.000Z', 48 * HOUR), isKnown };
    expect(describeOpening(opening, DEFAULT_READER)).toMatch(sentence);
  });
});

describe('while no Host can answer', () => {
  const ready = tell(started, told, ...both, hours(1), pageDown);

  it('nothing opens, for at most seven days after the deadline', () => {
    const reached = tell(ready, hours(47));
    expect([status(reached), status(tell(reached, hours(24 * 7 - 0.1)))]).toEqual(['initiated', 'initiated']);
    const open = tell(reached, hours(24 * 7));
    expect([status(open), read(open)]).toEqual(['accessible', later(open.now, 14 * DAY)]);
  });

  it('the last authentication opens nothing either', () => {
    const one = tell(started, told, proof('ben'), hours(49), pageDown, hours(5), proof('clara'));
    expect(status(one)).toBe('awaiting_authentication');
    expect(() => read(one)).toThrow(refused('not_open_yet'));
    expect(status(tell(one, pageBack))).toBe('accessible');
    expect(status(tell(one, hours(24 * 7 - 6)))).toBe('accessible');
  });

  it('the opening is unknown from the moment at which it is due, and not before', () => {
    const transfer = transferOf(tell(started, told));
    const { initiatedAt: from } = transfer.facts;
    const ongoing = (ms: number) => openingOf(transfer, { outages: [{ from, to: later(from, ms), isOngoing: true }] }).announced;
    expect([ongoing(96 * HOUR - 1), ongoing(96 * HOUR)]).toEqual([later(from, 96 * HOUR), undefined]);
  });

  it('the refusal of a read then gives the latest time', () => {
    const due = tell(ready, hours(96));
    expect(wait(due)).toBeUndefined();
    expect(() => read(due)).toThrow(later(transferOf(due).facts.initiatedAt, 9 * DAY));
  });

  it('neither a stall nor the end of the access window is enforced, for at most 14 days', () => {
    const waiting = tell(started, told, proof('ben'), days(31), pageDown);
    expect([status(tell(waiting, days(14.9))), status(tell(waiting, days(15)))]).toEqual(['awaiting_authentication', 'stalled']);
    const open = tell(started, told, ...both, days(2), days(13), pageDown);
    expect([status(tell(open, days(14.9))), status(tell(open, days(15)))]).toEqual(['accessible', 'completed']);
  });
});

describe('Survivors who authenticate', () => {
  const awaiting = tell(started, told, hours(48));

  it.each([
    ['one before the deadline is too few', [proof('ben'), told, hours(48)], 'awaiting_authentication'],
    ['two before the deadline open at the deadline', [told, ...both, hours(48)], 'accessible'],
    ['one before and one after open with the second', [told, proof('ben'), hours(60), proof('clara')], 'accessible'],
    ['two after open with the second', [told, hours(60), ...both], 'accessible'],
    ['one twice is one', [told, hours(60), proof('ben'), proof('ben')], 'awaiting_authentication'],
    ['a stranger is none', [told, hours(60), proof('ben'), proof('mallory')], 'awaiting_authentication'],
  ] as [string, StoryEvent[], string][])('%s', (_, then, expected) => expect(status(tell(started, ...then))).toBe(expected));

  it('can also authenticate after the opening, and then read', () => {
    const open = tell(awaiting, ...both);
    expect(() => read(open, 'daniel')).toThrow(refused('not_authenticated'));
    expect(read(tell(open, days(3), proof('daniel')), 'daniel')).toBe(later(open.now, 14 * DAY));
  });
});

describe('what keeps a Survivor from reading', () => {
  const open = tell(started, told, ...both, hours(48));
  it.each([
    ['no one has authenticated', started, 'not_authenticated'],
    ['they are the only one', tell(started, told, proof('ben'), hours(60)), 'threshold_not_met'],
    ['the time of the Host runs', tell(started, ...both), 'not_open_yet'],
    ['the Host was never notified and 7 days have not passed', tell(started, ...both, hours(160)), 'not_open_yet'],
    ['the Host stopped it before the deadline', tell(started, told, ...both, alive), 'transfer_cancelled'],
    ['the Host stopped it after it had opened', tell(open, alive), 'transfer_cancelled'],
    ['the documents fail their proofs', tell(open, { kind: 'opening-failed' }), 'opening_failed'],
    ['the window is over', tell(open, days(14)), 'access_window_expired'],
    ['the window is over and its timer was lost', tell(open, { kind: 'lost-timers', ms: 14 * DAY }), 'access_window_expired'],
  ] as [string, Story, string][])('%s', (_, story, code) => expect(() => read(story)).toThrow(refused(code)));

  it('is not our own outage: it makes the window longer', () => {
    const back = tell(open, days(10), down(72));
    expect(read(back)).toBe(later(open.now, 17 * DAY));
    expect(read(tell(back, days(3.999)))).toBe(later(open.now, 17 * DAY));
    expect(() => read(tell(back, days(4)))).toThrow(refused('access_window_expired'));
  });
});

describe('with too few Survivors', () => {
  const awaiting = tell(started, told, proof('ben'), hours(48));
  const stalled = tell(awaiting, days(30));

  it('it still opens at the threshold years later', () => {
    const open = tell(stalled, days(800), proof('daniel'));
    expect(status(open)).toBe('accessible');
    expect(read(open)).toBe(later(open.now, 14 * DAY));
  });

  it('the Host gets another check the same day, if the will was active at the start', () => {
    expect(messagesTo('host', stalled.effects).slice(-1)).toEqual(['liveness-check']);
    expect(stalled.checks.slice(-1)).toMatchObject([{ status: 'pending', number: 1 }]);
    const answered = tell(stalled, accepted, days(1), alive);
    expect(answered.checks.slice(-1)).toMatchObject([{ number: 1, status: 'confirmed', sentAt: stalled.now, respondedAt: answered.now }]);
    expect(answered.state.will.status).toBe('active');
  });

  it('that check never counts as missed, and closes when the access window ends', () => {
    const unanswered = tell(stalled, accepted, days(100), proof('clara'), days(14));
    expect(unanswered.state.liveness).toMatchObject({ missed: 0, phase: { name: 'paused' } });
    expect(unanswered.checks.slice(-1)).toMatchObject([{ number: 1, status: 'missed', respondedAt: null }]);
  });

  it('no check is sent to a Host who had already missed every check', () => {
    const silent = tell(pending, start, days(40));
    expect(status(silent)).toBe('stalled');
    expect(messagesTo('host', silent.effects).slice(-1)).toEqual(['transfer-reminder']);
  });

  it('it stalls, but not with enough who wait for a late opening', () => {
    const ready = tell(started, days(31), told, days(0.5), ...both);
    expect(status(ready)).toBe('awaiting_authentication');
    const afterwards = tell(ready, days(1));
    expect(status(afterwards)).toBe('awaiting_authentication');
    expect(messagesTo('daniel', afterwards.effects)).not.toContain('transfer-stalled-survivor');
    expect(status(tell(afterwards, days(0.5)))).toBe('accessible');
  });
});

describe('a stalled transfer that is started again by name', () => {
  const stalled = tell(started, told, proof('ben'), days(32));
  const again = tell(stalled, { kind: 'transfer-started', survivor: 'clara' });

  it('gives the Host 48 hours again under the same id, and keeps the authentications', () => {
    const { facts, state } = transferOf(stalled);
    expect(transferOf(again)).toMatchObject({
      facts: { id: facts.id, startedBy: 'clara', initiatedAt: stalled.now, cancelDeadline: later(stalled.now, 48 * HOUR) },
      state: { status: 'initiated', authenticated: state.authenticated },
    });
    expect(again.state).toMatchObject({ will: { status: 'transfer_initiated' }, liveness: { phase: { name: 'paused' } } });
    expect(again.state.liveness.phase).not.toHaveProperty('check');
    const notices = ['host', 'clara', 'ben', 'daniel'].map((who) => messagesTo(who, news(stalled, again)));
    expect(notices).toEqual([['transfer-started'], ['transfer-started-survivor'], [], []]);
  });

  it.each([
    ['after 48 hours when the Host was notified immediately', [told], 48],
    ['48 hours after the Host was notified, when that took longer', [hours(2), told], 50],
    ['after 7 days, as long as no channel reaches the Host', [], undefined],
  ] as [string, StoryEvent[], number | undefined][])('opens at the earliest %s', (_, then, opening) => {
    expect(wait(tell(again, ...then))).toBe(opening);
    expect(status(tell(again, ...then, proof('clara'), hours((opening ?? 168) - 3)))).not.toBe('accessible');
    expect(status(tell(again, ...then, proof('clara'), hours(opening ?? 168)))).toBe('accessible');
  });

  it('reminds, invites and stalls again like the first start, each message under its own key', () => {
    const twice = tell(again, told, days(32));
    expect(status(twice)).toBe('stalled');
    const fresh = news(again, twice);
    expect(messagesTo('host', fresh)).toEqual(['transfer-reminder', 'transfer-reminder', 'liveness-check']);
    expect(messagesTo('daniel', fresh).slice(0, 2)).toEqual(['authenticate-now', 'authenticate-reminder']);
    const keys = twice.effects.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('a cancel', () => {
  const everywhere: [string, Story][] = [
    ['before the deadline', tell(started, told, proof('ben'))],
    ['while Survivors authenticate', tell(started, told, hours(60), proof('ben'))],
    ['while the documents are open', tell(started, told, ...both, hours(60))],
    ['of a stalled transfer', tell(started, told, days(40))],
    ['of a failed one', tell(started, told, ...both, hours(60), { kind: 'opening-failed' })],
  ];

  it.each(everywhere)('%s ends it permanently, and every Survivor is notified how', (_, story) => {
    const cancelled = tell(story, alive);
    expect(cancelled.state.will).toMatchObject({ status: 'active', transferId: null, lastCancelledAt: story.now });
    for (const name of ['ben', 'clara', 'daniel']) expect(messagesTo(name, cancelled.effects).slice(-1)).toEqual(['transfer-cancelled-survivor']);
    expect(cancelled.effects.slice(-4)).toMatchObject([...Array(3).fill({ how: 'signed in' }), { template: 'transfer-cancelled-host' }]);
    const afterwards = tell(cancelled, ...both, told, { kind: 'late-timer', ms: 20 * DAY });
    expect(transferOf(afterwards)).toEqual(transferOf(cancelled));
    expect(() => read(afterwards)).toThrow(refused('transfer_cancelled'));
  });

  it('of a completed transfer changes nothing in it', () => {
    const completed = tell(started, told, ...both, hours(48), days(14));
    const back = tell(completed, alive);
    expect(transferOf(back)).toBe(transferOf(completed));
    expect(back.state.will).toMatchObject({ status: 'active', lastCancelledAt: null });
    expect(news(completed, back)).toMatchObject(Array(3).fill({ template: 'host-is-back', how: 'signed in' }));
  });
});

describe('documents that cannot be opened', () => {
  const open = tell(started, told, ...both, hours(60));
  const failed = tell(open, { kind: 'opening-failed' });
  const newMessages = (who: string, before: Story, after: Story) => messagesTo(who, news(before, after));

  it('open for a whole window as soon as they can be read, however late, and no one has to authenticate again', () => {
    const repaired = tell(failed, days(40), { kind: 'opening-repaired' });
    expect(status(repaired)).toBe('accessible');
    expect(read(repaired)).toBe(later(repaired.now, 14 * DAY));
    expect(newMessages('daniel', failed, repaired)).toEqual(['documents-accessible']);
    expect(() => read(repaired, 'daniel')).toThrow(refused('not_authenticated'));
    expect(repaired.state.will.status).toBe('accessible');
    expect(tell(repaired, days(14)).state.will.status).toBe('pending_transfer');
  });

  it('stay closed after a sign of life, and a repair opens only a failed opening', () => {
    expect(() => read(tell(failed, alive, { kind: 'opening-repaired' }))).toThrow(refused('transfer_cancelled'));
    for (const story of [started, tell(started, told, proof('ben'), hours(60)), open]) {
      expect(tell(story, { kind: 'opening-repaired' }).state).toEqual(story.state);
    }
  });
});

describe('the notice of a start', () => {
  const running = transferOf(started);
  const at = (n: number) => later(running.facts.initiatedAt, n * HOUR);

  it('is accepted once by each route, and the first acceptance counts', () => {
    const first = markHostNotified(running, at(1), 'email');
    expect(markHostNotified(first, at(2), 'email')).toBe(first);
    const second = markHostNotified(first, at(3), 'sms');
    const notices = [
      { route: 'email', at: at(1) },
      { route: 'sms', at: at(3) },
    ];
    expect(second.state).toMatchObject({ hostNotifiedAt: at(1), notices });
    expect([noticesOf(running), noticesOf(second)]).toEqual([[], notices]);
  });

  it('counts no more when the documents have opened or the transfer has ended', () => {
    for (const story of [tell(started, told, ...both, hours(48)), tell(started, told, alive)]) {
      const ended = transferOf(story);
      expect(markHostNotified(ended, at(60), 'sms')).toBe(ended);
    }
  });
});
