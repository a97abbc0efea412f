import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, between, DAY, effectiveDeadline, HOUR, type Instant, MINUTE } from '#common/time.ts';
import { activationDays, type Settings } from '#hosts/rules/settings.ts';
import { advanceLiveness, checkKind, nextCheckAt } from '#liveness/rules/liveness.ts';
import { reminderOffset } from '#liveness/rules/when-to-send.ts';
import { runs } from '#tests/support/whole.ts';
import { ALL_INTERVALS, accepted, alive, day, days, history, hours, messagesOf, pageBack, pageDown, start, status } from '#tests/wills/happenings.ts';
import { BEGIN, contextOf, messagesTo, nextCheckTime, nextTimerAt, type Story, sealedStory, tell, untilNextTimer } from '#tests/wills/story.ts';
import { decide } from '#wills/rules/events.ts';

const rejected = (channel: 'email' | 'sms') => ({ kind: 'check-rejected', channel }) as const;
const outage = (n: number) => ({ kind: 'outage', ms: n * HOUR }) as const;
const late = (ms: number) => ({ kind: 'late-timer', ms }) as const;
// Stories are played in each test, so that a changed rule is run by the test that checks it.
/** The first check, which no channel has accepted yet. */
const asked = () => tell(sealedStory(), days(30));
/** The only check before the activation, which a channel accepted immediately. */
const onlyOne = () => tell(sealedStory({ hcrac: 1 }), days(30), accepted);

/** Lets time pass until the will is pending its transfer or `end` has come. A channel accepts each check after `delay` milliseconds. */
function silence(story: Story, end: Instant, delay = 0): Story {
  let current = story;
  while (status(current) === 'active') {
    const { phase } = current.state.liveness;
    if (phase.name === 'asking' && !phase.check.sentAt) {
      current = tell(current, { kind: 'time', ms: delay }, accepted);
      continue;
    }
    if (nextTimerAt(current) > end) break;
    current = untilNextTimer(current);
  }
  return current;
}

describe('the worst case', () => {
  it.each(ALL_INTERVALS)('is exactly the promised days: every $hcit_days days, $hcrt_hours hours, $hcrac missed checks', (settings) => {
    const story = silence(sealedStory(settings), day(1000));
    expect(status(story)).toBe('pending_transfer');
    expect(between(BEGIN, story.now)).toBe(activationDays(settings) * DAY);
    expect(history(story).map((check) => check.status)).toEqual(Array(settings.hcrac).fill('missed'));
  });
});

describe('the last check before the activation', () => {
  const spreads = (story: Story) => messagesOf('liveness-check', story.effects).flatMap(({ to }) => ('host' in to ? to.spread : []));

  it.each([
    [1, ['all']],
    [2, ['first', 'all']],
    [3, ['first', 'first', 'all']],
  ])('goes over all channels in parallel, and no earlier check does: of %i', (hcrac, spread) => {
    expect(spreads(silence(sealedStory({ hcrac }), day(1000)))).toEqual(spread);
  });

  it('stays the last one after an undelivered check, and is the first one again after a sign of life', () => {
    const undelivered = tell(sealedStory({ hcrac: 1 }), days(30), hours(72), hours(24));
    expect(spreads(undelivered)).toEqual(['all', 'all']);
    const answered = tell(silence(sealedStory({ hcrac: 2 }), day(64)), alive, days(30));
    expect(spreads(answered)).toEqual(['first', 'all', 'first']);
  });

  it('differs from the others, and from the check of a stalled transfer, whose silence does not count', () => {
    const settings = { ...sealedStory().settings, hcrac: 2 };
    const kind = (changes: object) => checkKind({ ...sealedStory().state.liveness, ...changes }, settings);
    expect([kind({ missed: 0 }), kind({ missed: 1 }), kind({ missed: 1, phase: { name: 'paused' } })]).toEqual(['ordinary', 'last', 'stalled']);
  });
});

describe('a check', () => {
  const sent = () => tell(asked(), hours(5), accepted);

  it('is sent after the check-in interval, and not before', () => {
    expect(messagesTo('host', tell(sealedStory(), days(29.999)).effects)).toEqual([]);
    expect(messagesTo('host', asked().effects)).toEqual(['liveness-check']);
    expect(history(asked())).toEqual([{ id: 'check-1', number: 1, status: 'pending', channel: null, sentAt: null, respondedAt: null }]);
  });

  it('gives the whole response time from the time at which a channel accepted it', () => {
    expect(sent().state.liveness.phase).toMatchObject({ check: { sentAt: day(30, 5), answerBy: day(33, 5), channel: 'email' } });
    expect(tell(sent(), hours(71.999)).state.liveness).toMatchObject({ missed: 0, phase: { name: 'asking' } });
    expect(tell(sent(), hours(72)).state.liveness).toMatchObject({ missed: 1, phase: { name: 'waiting', nextCheckAt: day(63, 5) } });
  });

  it('reminds the Host on all channels at half and at nine tenths of the response time', () => {
    const reminders = (story: Story) => messagesTo('host', story.effects).filter((name) => name === 'liveness-reminder').length;
    expect([35.9, 36, 64.7, 64.8, 72].map((passed) => reminders(tell(sent(), hours(passed))))).toEqual([0, 1, 1, 2, 2]);
    expect(messagesOf('liveness-reminder', tell(sent(), hours(72)).effects)).toMatchObject([{ to: { spread: 'all' } }, { to: { spread: 'all' } }]);
  });

  it('answered in time is confirmed, and the next one is an interval away', () => {
    const answered = tell(sent(), hours(71), alive);
    expect(history(answered)).toEqual([
      { id: 'check-1', number: 1, status: 'confirmed', channel: 'email', sentAt: day(30, 5), respondedAt: day(33, 4) },
    ]);
    expect(nextCheckTime(answered)).toBe(day(63, 4));
    expect(answered.state.liveness.missed).toBe(0);
  });

  it('answered by sealing a new revision is confirmed too', () => {
    const answered = tell(sent(), { kind: 'sealed' });
    expect(history(answered)).toMatchObject([{ status: 'confirmed', respondedAt: day(30, 5) }]);
    expect(nextCheckTime(answered)).toBe(day(60, 5));
  });
});

describe('a check that no channel accepts', () => {
  const unheard = () => tell(asked(), hours(72));

  it('closes as undelivered after 72 hours, and neither adds to nor resets the missed checks', () => {
    const missedOne = tell(asked(), accepted, days(3), days(30));
    expect(missedOne.state.liveness).toMatchObject({ missed: 1, phase: { name: 'asking' } });
    const then = tell(missedOne, hours(72));
    expect(then.state.liveness.missed).toBe(1);
    expect(history(then)).toMatchObject([{ status: 'missed' }, { status: 'undelivered', sentAt: day(63), respondedAt: null }]);
    expect(tell(then, days(1), accepted, days(3)).state.liveness.missed).toBe(2);
  });

  it('names the channel that was attempted last, if there was one', () => {
    const refused = tell(asked(), rejected('sms'), hours(1), rejected('email'));
    expect(refused.checks.slice(-1)).toMatchObject([{ status: 'pending', channel: null, sentAt: null }]);
    expect(history(tell(refused, hours(71)))).toMatchObject([{ status: 'undelivered', channel: 'email', sentAt: day(30), respondedAt: null }]);
    expect(history(unheard())).toMatchObject([{ status: 'undelivered', channel: null }]);
  });

  it('no longer names the rejecting channel once another one accepts it', () => {
    const late = tell(asked(), rejected('sms'), hours(1), accepted);
    expect(tell(late, rejected('sms')).state).toBe(late.state);
    expect(history(tell(late, days(3)))).toMatchObject([{ status: 'missed', channel: 'email', sentAt: day(30, 1) }]);
  });

  it('can be accepted until its end, and silence then counts from there', () => {
    const late = tell(asked(), hours(71), accepted);
    expect(nextCheckTime(tell(late, hours(71)))).toBe(day(30, 71 + 72));
  });

  it('cannot be accepted after its end', () => {
    expect(tell(unheard(), accepted).state).toEqual(unheard().state);
  });
});

describe('an unreachable Host', () => {
  const told = (story: Story) => messagesTo('ben', story.effects);
  const unreached = () => tell(sealedStory(), days(30 + 14));

  it('is reported to every Survivor after 14 days, and then every month', () => {
    expect(told(tell(asked(), days(13.9)))).toEqual([]);
    for (const [more, times] of [
      [0, 1],
      [29.9, 1],
      [30, 2],
      [300, 11],
    ] as const) {
      const later = tell(unreached(), days(more));
      expect(told(later)).toEqual(Array.from({ length: times }, () => 'unreachable-host'));
      expect(messagesTo('clara', later.effects)).toEqual(told(later));
      expect(status(later)).toBe('active');
    }
  });

  it('is reported only once, however late the timer fires', () => {
    expect(told(tell(asked(), late(100 * DAY)))).toEqual(['unreachable-host']);
  });

  it('is reachable as soon as one check is accepted', () => {
    const heard = tell(unreached(), accepted);
    expect(heard.state.liveness.unheard).toBeUndefined();
    expect(told(tell(heard, days(3), days(30), accepted, days(3)))).toEqual(['unreachable-host']);
    // The next series of checks that no channel accepts starts a new fortnight.
    const again = tell(heard, days(3), days(30));
    expect(told(tell(again, days(13.9)))).toHaveLength(1);
    expect(told(tell(again, days(14)))).toHaveLength(2);
  });

  it.each([
    ['a sign of life', alive],
    ['other settings', { kind: 'settings-changed', settings: { ...sealedStory().settings, hcit_days: 7 } } as const],
  ])('is no longer after %s', (_, happening) => {
    const back = tell(asked(), days(10), happening);
    expect(told(tell(back, days(13.9)))).toEqual([]);
  });
});

describe('the date of the next check', () => {
  const sent = () => tell(asked(), hours(5), accepted);
  const last = () => tell(sealedStory({ hcrac: 2 }), days(30), accepted, days(3), days(30), accepted);
  const announced = ({ state, ...story }: Story) => nextCheckAt(state.liveness, story);
  /** When the next check is really sent, if every timer fires in time and the Host stays silent. */
  const sentNext = (story: Story): Instant => {
    let current = story;
    while (current.state.liveness.checks === story.state.liveness.checks) current = untilNextTimer(current);
    return current.now;
  };

  it.each<[string, () => Story, Instant]>([
    ['is an interval after the last sign of life', () => tell(sealedStory(), days(3)), day(30)],
    ['while a check is pending, is an interval after its deadline', sent, day(33 + 30, 5)],
    ['stays the same after a reminder', () => tell(sent(), hours(40)), day(33 + 30, 5)],
    ['moves with an outage within the response time', () => tell(sent(), hours(10), outage(48)), day(35 + 30, 5)],
    [
      'counts with the settings of now',
      () => tell(sent(), { kind: 'settings-changed', settings: { ...sent().settings, hcit_days: 7 } }),
      day(33 + 7, 5),
    ],
    ['while no channel accepts a check, is a day after that check ends', () => tell(asked(), hours(60)), day(34)],
    ['waits longer for a channel after an outage', () => tell(asked(), outage(2 * 24)), day(36)],
    ['is a day after the last allowed check too, where no channel accepts it', () => tell(sealedStory({ hcrac: 1 }), days(30), hours(60)), day(34)],
  ])('%s', (_, story, date) => {
    expect(announced(story())).toBe(date);
    expect(sentNext(story())).toBe(date);
  });

  it.each<[string, () => Story]>([
    ['after the last check before activation', last],
    ['in a pending transfer', () => tell(last(), days(3))],
    ['while a transfer runs', () => tell(sent(), start)],
    ['after the check of a stalled transfer', () => tell(sealedStory(), start, days(40), accepted)],
  ])('is not known %s', (_, story) => expect(announced(story())).toBeNull());
});

describe('other settings', () => {
  const shorter = { kind: 'settings-changed', settings: { ...sealedStory().settings, hcit_days: 7, hcrt_hours: 24 } } as const;

  it('reset the missed checks and are a sign of life', () => {
    const twoMissed = tell(asked(), accepted, days(3), days(30), accepted, days(3));
    expect(twoMissed.state.liveness.missed).toBe(2);
    expect(tell(twoMissed, days(2), shorter).state.liveness).toEqual({
      phase: { name: 'waiting', nextCheckAt: day(66 + 2 + 7) },
      missed: 0,
      checks: 2,
      lastSignOfLife: day(68),
    });
  });

  it('leave a pending check its deadline', () => {
    const sent = tell(asked(), accepted);
    const changed = tell(sent, days(2), shorter);
    expect(nextCheckTime(tell(changed, hours(20)))).toBe(day(33));
    expect(nextCheckTime(tell(changed, days(1)))).toBe(day(33 + 7));
  });

  it('apply to the response time of a check that is accepted after the change', () => {
    const changed = tell(asked(), shorter, accepted);
    expect(changed.state.liveness.phase).toMatchObject({ check: { answerBy: day(31) } });
  });
});

describe('the previous settings, put back by a link', () => {
  const seldom = { ...sealedStory().settings, hcit_days: 90 } as const;
  const restored = (story: Story, before: Settings = story.settings) =>
    decide(story.state, { kind: 'settings-restored', before, restored: seldom }, contextOf(story)).next.liveness;

  it('move the next check by the difference, and are no sign of life', () => {
    const story = tell(asked(), accepted, days(3 + 10));
    expect(restored(story)).toEqual({ ...story.state.liveness, phase: { name: 'waiting', nextCheckAt: day(63 + 60) } });
    const sooner = { ...seldom, hcit_days: 7 } as const;
    const { next } = decide(story.state, { kind: 'settings-restored', before: story.settings, restored: sooner }, contextOf(story));
    expect(next.liveness.phase).toEqual({ name: 'waiting', nextCheckAt: day(63 - 23) });
  });

  it('let the check leave before the night of the Host', () => {
    const { phase } = restored(sealedStory({}, {}, 'Asia/Tokyo'));
    expect(phase).toEqual({ name: 'waiting', nextCheckAt: '2027-02-19T09:00:00.000Z' });
    const night = { ...tell(sealedStory({}, {}, 'Asia/Tokyo')), timezone: 'America/Los_Angeles' };
    expect(restored(night).phase).toEqual({ name: 'waiting', nextCheckAt: '2027-02-19T04:00:00.000Z' });
  });

  it.each<[string, () => Story]>([
    ['in a pause, which ends at its date', () => tell(sealedStory(), days(5), { kind: 'pause-begun', until: day(45) }, days(5))],
    ['while the Host is unreachable, and is checked again after a day', () => tell(asked(), days(3), hours(1))],
    ['while a check is pending', () => tell(asked(), accepted)],
    ['in `pending_transfer`', () => tell(onlyOne(), days(3))],
    ['while a transfer runs', () => tell(sealedStory(), start)],
  ])('move nothing %s', (_, play) => {
    const story = play();
    expect(restored(story)).toBe(story.state.liveness);
  });
});

describe('a timer', () => {
  const stories: [string, () => Story][] = [
    ['while nothing is asked', () => tell(sealedStory(), days(3))],
    ['while a question is under way', () => tell(asked(), hours(3))],
    ['while an answer is awaited', () => tell(asked(), accepted, hours(3))],
    ['after a reminder', () => tell(asked(), accepted, hours(40))],
    ['while the transfer is pending', () => silence(sealedStory(), day(1000))],
  ];

  it.each(stories)('that fires too early changes nothing, and one that fires twice acts once, %s', (_, played) => {
    const story = played();
    const gap = between(story.now, nextTimerAt(story));
    expect(gap).toBeGreaterThan(1);
    expect(tell(story, late(gap - 1)).state).toBe(story.state);
    const once = untilNextTimer(story);
    expect(once.state).not.toEqual(story.state);
    const twice = tell(once, late(0));
    expect([twice.state === once.state, twice.effects]).toEqual([true, once.effects]);
  });

  it('of liveness alone changes nothing before its time, nor while only a person can', () => {
    for (const story of [tell(sealedStory(), days(29)), tell(asked(), accepted, hours(1)), tell(sealedStory(), start)])
      expect(advanceLiveness(story.state.liveness, contextOf(story)).next).toBe(story.state.liveness);
  });

  it('that sends a check late still gives the whole response time', () => {
    const story = tell(sealedStory({ hcrac: 1 }), late(45 * DAY), accepted);
    expect(story.state.liveness.phase).toMatchObject({ check: { answerBy: day(48) } });
  });

  it('that counts a missed check late sends no reminders for a time that has passed', () => {
    const counted = tell(asked(), accepted, late(10 * DAY));
    expect(messagesTo('host', counted.effects)).toEqual(['liveness-check']);
    expect(counted.state.liveness).toMatchObject({ missed: 1, phase: { nextCheckAt: day(70) } });
  });
});

describe('while no Host can answer', () => {
  const last = () => tell(onlyOne(), hours(10), pageDown);
  const told = (story: Story) => messagesTo('ben', story.effects);

  it('the deadline of a check is held, and messages are still sent', () => {
    const later = tell(last(), hours(61));
    expect([status(later), messagesTo('host', later.effects)]).toEqual(['active', ['liveness-check', 'liveness-reminder', 'liveness-reminder']]);
    expect([status(tell(later, hours(1))), status(tell(later, days(13)))]).toEqual(['active', 'active']);
  });

  it('a deadline that passed before and was not enforced in time is held too', () => {
    const late = tell(onlyOne(), { kind: 'lost-timers', ms: 73 * HOUR }, pageDown, days(1));
    expect(status(late)).toBe('active');
    expect(status(tell(late, pageBack))).toBe('pending_transfer');
  });

  it('a check is sent when it is due', () => {
    expect(messagesTo('host', tell(sealedStory(), days(29), pageDown, days(1)).effects)).toEqual(['liveness-check']);
  });

  it('14 days after its deadline the check ends without counting, and every Survivor is notified', () => {
    expect([told(tell(last(), hours(62), days(13.9))), status(last())]).toEqual([[], 'active']);
    const ended = tell(last(), hours(62), days(14));
    expect(ended.state.liveness).toMatchObject({ missed: 0, phase: { name: 'waiting', nextCheckAt: day(30 + 3 + 14 + 1) } });
    expect([status(ended), told(ended), messagesTo('clara', ended.effects)]).toEqual(['active', ['unreachable-host'], ['unreachable-host']]);
    expect(history(ended)).toMatchObject([{ status: 'undelivered', sentAt: day(30), channel: 'email' }]);
    expect(ended.effects.at(-1)).toMatchObject({ template: 'unreachable-host', isCutOff: true });
  });

  it('a check that no channel accepted ends in the same way', () => {
    const ended = tell(asked(), rejected('sms'), pageDown, days(17));
    expect([history(ended).map((check) => check.status), told(ended)]).toEqual([['undelivered'], ['unreachable-host']]);
  });

  it('the Survivors are notified again after a month, not with every check', () => {
    let story = last();
    const times: number[] = [];
    for (let at = 0; at < 100; at += 1) {
      const before = told(story).length;
      story = tell(story, days(1), accepted);
      if (told(story).length > before) times.push(at);
    }
    expect([status(story), times.map((at) => at - (times[0] ?? 0))]).toEqual(['active', [0, 36, 72]]);
  });

  it('it does not reset the missed checks', () => {
    const oneMissed = tell(sealedStory({ hcrac: 2 }), days(30), accepted, days(3), days(30), accepted, pageDown, days(3 + 14), pageBack);
    expect(oneMissed.state.liveness).toMatchObject({ missed: 1, phase: { name: 'waiting' } });
    expect(status(tell(oneMissed, days(1), accepted, days(3)))).toBe('pending_transfer');
  });

  it('a sign of life ends all this', () => {
    const ended = tell(last(), hours(62), days(14));
    expect(tell(ended, alive).state.liveness).not.toHaveProperty('cutOffNotifiedAt');
    expect(tell(ended, { kind: 'settings-changed', settings: ended.settings }).state.liveness).not.toHaveProperty('cutOffNotifiedAt');
  });
});

describe('when the last allowed check was missed', () => {
  const pendingStory = () => silence(sealedStory(), day(1000));

  it('the Host on every channel and every Survivor are notified, and no more checks are sent', () => {
    const pending = pendingStory();
    const last = pending.effects.slice(-4);
    expect(last[0]).toMatchObject({ template: 'pending-transfer', to: { host: true, spread: 'all' } });
    for (const name of ['ben', 'clara', 'daniel']) expect(messagesTo(name, last)).toEqual(['pending-transfer-survivor']);
    expect(messagesTo('host', tell(pending, days(1000)).effects).slice(-1)).toEqual(['pending-transfer']);
  });

  it('Survivors are reminded weekly four times, monthly twelve times, then yearly', () => {
    const pending = pendingStory();
    const told = Array.from({ length: 19 }, (_, n) => reminderOffset(n) / DAY);
    const monthly = Array.from({ length: 12 }, (_, n) => 28 + 30 * (n + 1));
    expect(told).toEqual([7, 14, 21, 28, ...monthly, 388 + 365, 388 + 730, 388 + 1095]);
    const count = (n: number) => messagesTo('ben', tell(pending, days(n)).effects).length - 1;
    expect([6.9, 7, 28, 57.9, 58, 388, 752, 753].map(count)).toEqual([0, 1, 4, 4, 5, 16, 16, 17]);
  });
});

const settingsOf = fc.constantFrom(...ALL_INTERVALS);

it('a Host who answers every check in time is never activated, whatever happens to timers, deliveries and the service', () => {
  const round = fc.record({
    delivery: fc.integer({ min: 0, max: 100 * 60 }),
    answer: fc.double({ min: 0, max: 0.999, noNaN: true }),
    delay: fc.integer({ min: 0, max: 20 * 24 * 60 }),
    down: fc.integer({ min: 0, max: 10 * 24 * 60 }),
  });
  fc.assert(
    fc.property(settingsOf, fc.array(round, { minLength: 1, maxLength: 12 }), (chosen, rounds) => {
      let story = sealedStory(chosen);
      for (const { delivery, answer, delay, down } of rounds) {
        const wait = between(story.now, nextTimerAt(story)) + delay * MINUTE;
        story = tell(story, late(wait), { kind: 'time', ms: delivery * MINUTE }, accepted, { kind: 'outage', ms: down * MINUTE });
        story = answerInTime(story, answer);
        expect(status(story)).toBe('active');
      }
    }),
    { seed: 1, numRuns: runs(300) },
  );
});

/** The Host answers after this part of the response time, counting only the time in which the service could be reached. */
function answerInTime(story: Story, part: number): Story {
  const { phase } = story.state.liveness;
  if (phase.name !== 'asking' || !phase.check.sentAt || !phase.check.answerBy) return tell(story, late(0));
  const { sentAt, answerBy } = phase.check;
  const answersAt = effectiveDeadline(sentAt, after(sentAt, Math.floor(part * between(sentAt, answerBy))), story.outages);
  const wait = Math.max(0, between(story.now, answersAt));
  return tell(story, late(0), { kind: 'time', ms: wait }, alive);
}

it('a silent but reachable Host is always activated, and never before the promised days', () => {
  fc.assert(
    fc.property(settingsOf, fc.integer({ min: 0, max: 71 * 60 }), (chosen, minutes) => {
      const story = silence(sealedStory(chosen), day(3000), minutes * MINUTE);
      expect(status(story)).toBe('pending_transfer');
      expect(between(BEGIN, story.now)).toBe(activationDays(chosen) * DAY + chosen.hcrac * minutes * MINUTE);
    }),
    { seed: 1, numRuns: runs(200) },
  );
});

it('late timers never activate earlier than punctual ones', () => {
  fc.assert(
    fc.property(settingsOf, fc.array(fc.integer({ min: 0, max: 40 * 24 }), { minLength: 1, maxLength: 60 }), (chosen, steps) => {
      let story: Story = sealedStory(chosen);
      for (const step of steps) story = tell(story, late(step * HOUR), accepted);
      const early = between(BEGIN, story.now) < activationDays(chosen) * DAY;
      if (early) expect(status(story)).toBe('active');
    }),
    { seed: 1, numRuns: runs(300) },
  );
});
