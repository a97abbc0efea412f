import { describe, expect, it } from 'vitest';
import { DAY, HOUR, type Instant, after as later, MINUTE } from '#common/time.ts';
import {
  accepted,
  alive,
  BRIEF,
  both,
  days,
  hours,
  messagesOf,
  news,
  pageBack,
  pageDown,
  proof,
  refused,
  start,
  told,
  transferOf,
} from '#tests/wills/happenings.ts';
import { contextOf, messagesTo, type Story, type StoryEvent, sealedStory, tell } from '#tests/wills/story.ts';
import { openingOf, readableUntil } from '#wills/rules/opening.ts';
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
  it.each([
    ['after 48 hours when the Host was notified immediately', started, [told], 48],
    ['after 48 hours when the Host was notified within 15 minutes', started, [hours(0.25), told], 48],
    ['48 hours after the Host was notified, when that took longer', started, [{ kind: 'time', ms: 15 * MINUTE + 1 }, told], 48 + 0.25 + 1 / HOUR],
    ['48 hours after the Host was notified, even on the sixth day', started, [hours(140), told], 188],
    ['48 hours after the first acceptance, whatever is accepted later', started, [hours(2), told, hours(30), told], 50],
    ['at a time not known yet, while no channel has accepted the notice', started, [hours(20)], undefined],
    ['after 48 hours when the Host had been silent through every check', tell(pending, start), [], 48],
    ['after 48 hours from then even if the notice is accepted late', tell(pending, start), [hours(30), told], 48],
    ['after 7 days when the Host has stopped another start just before', tell(cancelledOnce, days(13.9), start), [told], 168],
    ['after 7 days, or 48 hours after the Host is notified if that is later', tell(cancelledOnce, start), [hours(140), told], 188],
    ['after 48 hours when the start after a cancel is proven', tell(cancelledOnce, { ...start, proven: true }), [told], 48],
    ['after 48 hours when the cancel is 14 days old', tell(cancelledOnce, days(14), start), [told], 48],
  ] as [string, Story, StoryEvent[], number | undefined][])('%s', (_, story, then, expected) => expect(wait(tell(story, ...then))).toBe(expected));

  it('after 7 days also from a pending transfer, when the Host has recently stopped another start', () => {
    const silentAgain = tell(sealedStory(BRIEF), start, told, alive, days(7), accepted, days(1));
    expect(silentAgain.state.will.status).toBe('pending_transfer');
    expect(wait(tell(silentAgain, start))).toBe(168);
  });

  it('after 7 days when no channel ever reaches the Host, and not an hour sooner', () => {
    const ready = tell(started, ...both);
    expect(status(tell(ready, hours(167.9)))).toBe('awaiting_authentication');
    const open = tell(ready, hours(168));
    expect(status(open)).toBe('accessible');
    expect(wait(open)).toBe(168);
  });

  it('when channels reached the Host, even if the Host is notified after that', () => {
    const open = tell(started, ...both, hours(168), hours(2), told);
    expect(wait(open)).toBe(168);
    expect(read(open)).toBe(later(open.now, 14 * DAY - 2 * HOUR));
  });
});

describe('the 48 hours to stop a start', () => {
  it('never change', () => {
    const deadline = transferOf(started).facts.cancelDeadline;
    expect(deadline).toBe(later(active.now, 48 * HOUR));
    for (const then of [[told], [hours(20), told], [hours(100), told], [down(100)], [...both], [days(60)]]) {
      expect(transferOf(tell(started, ...then)).facts.cancelDeadline).toBe(deadline);
    }
  });

  it('keep the documents closed, however many Survivors have authenticated', () => {
    const all = tell(started, told, ...both, proof('daniel'), hours(47.999));
    expect(() => read(all)).toThrow(refused('not_open_yet'));
    expect(status(tell(all, hours(0.001)))).toBe('accessible');
  });

  it('include two reminders to the Host on all channels, after 24 and after 43 hours', () => {
    const reminders = (n: number) => messagesOf('transfer-reminder', tell(started, told, hours(n)).effects);
    expect([23.9, 24, 42.9, 43, 500].map((n) => reminders(n).length)).toEqual([0, 1, 1, 2, 2]);
    expect(reminders(43)).toMatchObject([{ to: { host: true, spread: 'all' } }, { to: { host: true, spread: 'all' } }]);
  });

  it('are longer by our own outage, which moves the opening by at most 48 hours', () => {
    const ready = tell(started, told, ...both, hours(1));
    expect(wait(tell(ready, down(10)))).toBe(58);
    expect(wait(tell(ready, down(40), hours(1), down(40)))).toBe(96);
    expect(status(tell(ready, down(10), hours(46.9)))).toBe('initiated');
    expect(status(tell(ready, down(10), hours(47)))).toBe('accessible');
  });

  it('wait for an outage also if the documents open later', () => {
    const ready = tell(started, ...both, hours(100), down(10));
    expect(status(tell(ready, hours(67.9)))).toBe('awaiting_authentication');
    expect(status(tell(ready, hours(68)))).toBe('accessible');
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

  it('the deadline for an unreachable Host is postponed in the same way', () => {
    const untold = tell(started, ...both, hours(160), pageDown);
    expect(status(tell(untold, hours(8 + 24 * 7 - 0.1)))).toBe('awaiting_authentication');
    expect(status(tell(untold, hours(8 + 24 * 7)))).toBe('accessible');
  });

  it('the Host is still reminded', () => {
    expect(messagesOf('transfer-reminder', tell(ready, hours(42)).effects)).toHaveLength(2);
  });

  it('the opening is unknown once it is due, and the refusal gives the latest time', () => {
    expect([wait(tell(ready, hours(10))), wait(tell(ready, hours(96)))]).toEqual([58, undefined]);
    const due = tell(ready, hours(96));
    expect(() => read(due)).toThrow(later(transferOf(due).facts.initiatedAt, 9 * DAY));
  });

  it('the opening moves by at most 48 hours afterwards', () => {
    expect(wait(tell(ready, hours(10), pageBack))).toBe(58);
    expect(status(tell(ready, hours(10), pageBack, hours(46.9)))).toBe('initiated');
    expect(status(tell(ready, hours(10), pageBack, hours(47)))).toBe('accessible');
    expect(status(tell(ready, days(5), pageBack))).toBe('accessible');
    expect(wait(tell(ready, days(5), pageBack))).toBe(96);
  });

  it('neither a stall nor the end of the access window is enforced, for at most 14 days', () => {
    const waiting = tell(started, told, proof('ben'), days(31), pageDown);
    expect([status(tell(waiting, days(14.9))), status(tell(waiting, days(15)))]).toEqual(['awaiting_authentication', 'stalled']);
    const open = tell(started, told, ...both, days(2), days(13), pageDown);
    expect([status(tell(open, days(14.9))), status(tell(open, days(15)))]).toEqual(['accessible', 'completed']);
  });
});

describe('who is notified of a start', () => {
  it('by name: the Host on all channels, and the named Survivor', () => {
    expect(started.effects).toMatchObject([
      { template: 'transfer-started', to: { host: true, spread: 'all' } },
      { template: 'transfer-started-survivor', to: { survivor: 'ben' } },
    ]);
  });

  it('proven: the Host and every Survivor', () => {
    const proven = tell(active, { ...start, proven: true });
    expect(proven.effects.map((effect) => effect.kind === 'message' && effect.to)).toEqual([
      { host: true, spread: 'all' },
      { survivor: 'ben' },
      { survivor: 'clara' },
      { survivor: 'daniel' },
    ]);
  });

  it('at the deadline: every Survivor, unless the documents open immediately', () => {
    for (const name of ['ben', 'clara', 'daniel']) {
      expect(messagesTo(name, tell(started, told, hours(48)).effects).slice(-1)).toEqual(['authenticate-now']);
      expect(messagesTo(name, tell(started, told, ...both, hours(48)).effects).slice(-1)).toEqual(['documents-accessible']);
    }
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

  it('are each announced to the Host on all channels, once', () => {
    const { effects } = tell(awaiting, proof('ben'), proof('ben'));
    expect(messagesOf('survivor-authenticated-host', effects)).toMatchObject([{ to: { host: true, spread: 'all' }, survivor: 'ben' }]);
  });

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

  it('names the time of the opening when it is known', () => {
    const ready = tell(started, told, ...both);
    expect(() => read(ready)).toThrow(later(active.now, 48 * HOUR));
    const waiting = tell(started, told, ...both, hours(1), down(10));
    expect(() => read(waiting)).toThrow(later(active.now, 58 * HOUR));
  });

  it('is nothing, for 14 days', () => {
    expect(read(open)).toBe(later(open.now, 14 * DAY));
    expect(read(tell(open, days(13.999)))).toBe(later(open.now, 14 * DAY));
  });

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

  it('it stalls after 30 days, and not before', () => {
    expect(status(tell(awaiting, days(29.999)))).toBe('awaiting_authentication');
    expect(status(stalled)).toBe('stalled');
    expect(stalled.state.will.status).toBe('transfer_stalled');
  });

  it('it still opens at the threshold years later', () => {
    const open = tell(stalled, days(800), proof('daniel'));
    expect(status(open)).toBe('accessible');
    expect(read(open)).toBe(later(open.now, 14 * DAY));
  });

  it('only the missing ones are reminded: weekly four times, monthly twelve times, then yearly', () => {
    const reminders = (who: string, n: number) =>
      messagesTo(who, tell(awaiting, days(n)).effects).filter((name) => name === 'authenticate-reminder').length;
    expect([6.9, 7, 14, 28, 57.9, 58, 388, 752, 753].map((n) => reminders('clara', n))).toEqual([0, 1, 2, 4, 4, 5, 16, 16, 17]);
    expect(reminders('ben', 1000)).toBe(0);
    expect(messagesTo('clara', stalled.effects).slice(-1)).toEqual(['transfer-stalled-survivor']);
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

  it('are reported to the Host and every Survivor, once', () => {
    expect(status(failed)).toBe('failed');
    for (const survivor of ['ben', 'clara', 'daniel']) expect(newMessages(survivor, open, failed)).toEqual(['opening-failed']);
    expect(newMessages('host', open, failed)).toEqual(['opening-failed-host']);
    expect(newMessages('host', failed, tell(failed, { kind: 'opening-failed' }, days(400)))).toEqual([]);
  });

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
