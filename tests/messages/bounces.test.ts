import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLifeLink } from '#answers/rules/answer.ts';
import { between, DAY, HOUR, type Instant, MINUTE } from '#common/time.ts';
import { pendingCheck } from '#liveness/rules/liveness.ts';
import { runs } from '#tests/support/whole.ts';
import { alive, day, days, everyone, history, hours, messagesOf, start, transferOf } from '#tests/wills/happenings.ts';
import { contextOf, messagesTo, nextTimerAt, type Story, type StoryEvent, sealedStory, tell } from '#tests/wills/story.ts';
import { openingOf } from '#wills/rules/opening.ts';
import { hasOpened, isRunning } from '#wills/rules/transfer.ts';

const mail = { kind: 'check-accepted', route: 'mail' } as const;
const sms = { kind: 'check-accepted', route: 'sms', channel: 'sms' } as const;
const mailBack = { kind: 'check-bounced', route: 'mail' } as const;
const smsBack = { kind: 'check-bounced', route: 'sms' } as const;
const checkOf = (story: Story) => pendingCheck(story.state.liveness);
const opening = (story: Story) => openingOf(transferOf(story), contextOf(story)).enforced;
/** A check that was sent on day 30. */
const asked = tell(sealedStory(), days(30));

describe('a check whose mail came back', () => {
  const back = tell(asked, mail, hours(6), mailBack);

  it('is as if no channel had accepted it', () => {
    expect(checkOf(back)).toMatchObject({ sentAt: null, channel: null, answerBy: null, reminders: 0, refusedBy: 'email' });
    expect(back.state.liveness.unheard).toEqual({ since: day(30), notices: 0 });
    expect(history(back)).toMatchObject([{ status: 'pending', sentAt: null, channel: null }]);
  });

  it('gives the whole response time from the next acceptance, with its own reminders', () => {
    const again = tell(asked, mail, hours(37), mailBack, hours(1), sms);
    expect(checkOf(again)).toMatchObject({ sentAt: day(31, 14), channel: 'sms', answerBy: day(34, 14) });
    const reminded = tell(again, days(3));
    expect(messagesOf('liveness-reminder', reminded.effects).map(({ key }) => key)).toEqual([
      'check/1/reminder/1/host',
      'check/1/bounce-1/reminder/1/host',
      'check/1/bounce-1/reminder/2/host',
    ]);
    expect(history(reminded)).toMatchObject([{ status: 'missed', sentAt: day(31, 14), channel: 'sms' }]);
  });

  it('is undelivered after three days if no other channel accepts it, and the next one follows a day later', () => {
    const closed = tell(back, days(3));
    expect(history(closed)).toMatchObject([{ status: 'undelivered', sentAt: day(30), channel: 'email' }]);
    expect(closed.state.liveness).toMatchObject({ missed: 0, phase: { nextCheckAt: day(34) } });
  });

  it('does not stop the clock of an unreachable Host', () => {
    const unreachable = tell(back, days(13), hours(18));
    expect(unreachable.state.liveness.unheard).toEqual({ since: day(30), notices: 1 });
    expect(messagesTo('ben', unreachable.effects)).toEqual(['unreachable-host']);
  });

  it('does not make the Host unreachable before their last sign of life', () => {
    const chosen = tell(asked, mail, hours(6), { kind: 'settings-changed', settings: asked.settings }, mailBack);
    expect(chosen.state.liveness.unheard).toEqual({ since: day(30, 6), notices: 0 });
  });

  it('leaves the Host reachable if another channel has accepted it', () => {
    expect(tell(asked, mail, hours(1), sms, hours(1), mailBack).state.liveness.unheard).toBeUndefined();
  });

  it('changes nothing a second time, for another check, or after an answer', () => {
    expect(tell(back, mailBack).state).toEqual(back.state);
    expect(tell(back, smsBack).state).toEqual(back.state);
    const sent = tell(asked, mail);
    expect(tell(sent, { ...mailBack, number: 7 }).state).toEqual(sent.state);
    const answered = tell(sent, alive);
    expect(tell(answered, { ...mailBack, number: 1 }).state).toEqual(answered.state);
  });
});

describe('a missed check whose mail comes back late', () => {
  const missed = tell(asked, mail, days(4));

  it('no longer counts', () => {
    const back = tell(missed, { ...mailBack, number: 1 });
    expect([missed.state.liveness.missed, back.state.liveness.missed]).toEqual([1, 0]);
    expect(history(back)).toMatchObject([{ status: 'undelivered' }]);
    expect(tell(back, { ...mailBack, number: 1 }).state).toEqual(back.state);
  });

  it('is followed by the next one a day later, and the Host is unreachable since it was made', () => {
    const back = tell(missed, { ...mailBack, number: 1 });
    expect(back.state.liveness).toMatchObject({ unheard: { since: day(30), notices: 0 }, phase: { name: 'waiting', nextCheckAt: day(35) } });
    const undelivered = tell(missed, days(28.5), { ...mailBack, number: 1 });
    expect(undelivered.state.liveness.phase).toMatchObject({ nextCheckAt: day(63) });
  });

  it('does not let the acceptance of a later check stand for it, if that comes back too', () => {
    const again = tell(missed, days(29), mail, { ...mailBack, number: 1 });
    expect(again.state.liveness).toMatchObject({ missed: 0, phase: { name: 'asking', check: { sentAt: day(63) } } });
    expect(again.state.liveness.unheard, 'a channel has accepted the later one').toBeUndefined();
    expect(tell(again, mailBack).state.liveness.unheard).toEqual({ since: day(30), notices: 0 });
  });

  it('each time, five days later, is announced to the Survivors after two weeks and then every month', () => {
    let story = asked;
    const notices: Instant[] = [];
    for (let number = 1; story.now < day(30 + 200); number += 1) {
      for (const one of [mail, days(5), { ...mailBack, number }, days(1)]) {
        const before = messagesTo('ben', story.effects).length;
        story = tell(story, one);
        if (messagesTo('ben', story.effects).length > before) notices.push(story.now);
      }
    }
    expect(new Set(messagesTo('ben', story.effects))).toEqual(new Set(['unreachable-host']));
    expect(story.state.liveness.missed).toBe(0);
    expect(notices.map((at) => Math.round(between(day(30), at) / DAY))).toEqual([18, 48, 78, 108, 138, 168, 198]);
  });

  it('does not count twice after a sign of life', () => {
    const again = tell(missed, { kind: 'settings-changed', settings: missed.settings });
    expect(tell(again, { ...mailBack, number: 1 }).state).toEqual(again.state);
  });
});

describe('a missed check that has made the will pending, whose mail comes back late', () => {
  const noticed = { kind: 'notice-accepted', route: 'mail' } as const;
  const back = { ...mailBack, number: 1 } as const;
  const pending = tell(sealedStory({ hcrac: 1 }), days(30), mail, days(3));
  const lost = tell(pending, days(2), back);

  it('leaves the will pending, whose Survivors are already notified, and is undelivered', () => {
    expect([pending, lost].map(({ state }) => state.will.status)).toEqual(['pending_transfer', 'pending_transfer']);
    expect(lost.state.liveness).toMatchObject({ missed: 0, unheard: { since: day(30), notices: 0 }, phase: { name: 'activated' } });
    expect(history(lost)).toMatchObject([{ status: 'undelivered' }]);
    expect(tell(lost, back).state).toEqual(lost.state);
    expect(messagesTo('ben', tell(lost, days(30)).effects).length).toBeGreaterThan(1);
  });

  it.each<[string, StoryEvent[], Instant]>([
    ['opens 48 hours after a start whose notice is accepted', [back, start, noticed], day(35)],
    ['opens 48 hours after the notice is accepted', [back, start, hours(5), noticed], day(35, 5)],
    ['opens a week after a start whose notice no channel accepts', [back, start], day(40)],
    ['opens a week after a start whose notice comes back', [back, start, noticed, hours(5), { kind: 'notice-bounced', route: 'mail' }], day(40)],
    ['opens a week after a start if all comes back after it', [start, noticed, { kind: 'notice-bounced', route: 'mail' }, hours(5), back], day(40)],
    ['opens 48 hours after a start if only the check comes back', [start, noticed, hours(5), back], day(35)],
    ['opens 48 hours after a start if another channel has accepted the check', [start, hours(5), smsBack], day(35)],
  ])('%s', (_, events, at) => expect(opening(tell(pending, ...events))).toBe(at));

  it('changes nothing once the documents are open', () => {
    const open = tell(pending, start, ...everyone, days(2));
    expect(open.state.will.status).toBe('accessible');
    expect(tell(open, back).state.transfer).toEqual(open.state.transfer);
  });

  it('lets the link of the notice that the will is pending stop the transfer', () => {
    const running = tell(lost, start);
    const link = { kind: 'pending', checks: running.state.liveness.checks } as const;
    expect(checkLifeLink(running.state, link, {}, contextOf(running))).toBe('sign-of-life');
  });

  it('means nothing after a sign of life', () => {
    const answered = tell(pending, alive);
    expect(tell(answered, back).state).toEqual(answered.state);
  });
});

describe('the notice of a start that came back', () => {
  const told = (route: string) => ({ kind: 'notice-accepted', route }) as const;
  const back = (route: string) => ({ kind: 'notice-bounced', route }) as const;
  const started = tell(sealedStory(), start);

  it.each<[string, StoryEvent[], Instant]>([
    ['was the only one: seven days', [told('mail'), hours(5), back('mail')], day(7)],
    ['leaves a later one: 48 hours from that', [told('mail'), hours(5), told('sms'), back('mail')], day(2, 5)],
    ['is followed by one: 48 hours from that', [told('mail'), hours(5), back('mail'), hours(5), told('sms')], day(2, 10)],
    ['had moved the opening beyond the seven days', [days(6), told('mail'), hours(5), back('mail')], day(8)],
  ])('%s', (_, events, at) => expect(opening(tell(started, ...events))).toBe(at));

  it('changes nothing of a transfer that started from missed checks', () => {
    const pending = tell(sealedStory({ hcrac: 1 }), days(30), mail, days(3), start, told('mail'));
    expect(opening(tell(pending, hours(5), back('mail')))).toBe(day(35));
  });

  it('changes nothing once the documents are open, and nothing of a later start', () => {
    const open = tell(started, told('mail'), ...everyone, days(2));
    expect(open.state.will.status).toBe('accessible');
    expect(tell(open, back('mail')).state).toEqual(open.state);
    const again = tell(started, told('first mail'), days(33), start, told('second mail'));
    expect(tell(again, back('first mail')).state).toEqual(again.state);
  });
});

const route = fc.constantFrom('mail', 'other mail', 'sms');
const time = fc.oneof(
  fc.integer({ min: 1, max: 40 }).map(hours),
  fc.integer({ min: 1, max: 20 }).map(days),
  fc.constant({ kind: 'time' as const, ms: 10 * MINUTE }),
);

describe('whatever comes back, in whatever order,', () => {
  const acceptance = route.map((name): StoryEvent => ({ kind: 'check-accepted', route: name, channel: name === 'sms' ? 'sms' : 'email' }));
  const bounce = fc.record({ kind: fc.constant('check-bounced' as const), route, ago: fc.constantFrom(0, 0, 0, 1, 2) });
  const events = fc.array(
    fc.oneof(
      { weight: 5, arbitrary: acceptance },
      { weight: 4, arbitrary: bounce },
      { weight: 6, arbitrary: time },
      { weight: 1, arbitrary: fc.constant({ kind: 'sign-of-life' as const }) },
    ),
    { maxLength: 60, size: 'max' },
  );

  it('silence counts exactly where an acceptance is left, and for the whole response time from the earliest', () => {
    const seen = { missed: 0, undelivered: 0, uncounted: 0 };
    fc.assert(
      fc.property(events, (all) => {
        let story = sealedStory({ hcit_days: 7, hcrt_hours: 24, hcrac: 5 });
        /** The acceptances of each check that have not come back, by route. */
        const kept = new Map<number, Map<string, Instant>>();
        const routesOf = (number: number) => kept.get(number) ?? new Map<string, Instant>();
        for (const one of all) {
          const before = story;
          const pending = checkOf(before)?.number;
          const number = before.state.liveness.checks - ('ago' in one ? one.ago : 0);
          if (one.kind === 'check-accepted' && pending && !routesOf(pending).has(one.route ?? ''))
            kept.set(pending, new Map([...routesOf(pending), [one.route ?? '', before.now]]));
          if (one.kind === 'check-bounced') kept.get(number)?.delete(one.route);
          story = tell(before, one.kind === 'check-bounced' ? { kind: one.kind, route: one.route, number } : one);
          if (story.state.liveness.missed < before.state.liveness.missed && one.kind === 'check-bounced') seen.uncounted += 1;
          for (const closed of story.checks.slice(before.checks.length)) {
            const [first] = [...routesOf(closed.number).values()].sort();
            if (closed.status === 'missed') {
              expect(closed.sentAt, 'the earliest acceptance that is left').toBe(first);
              expect(between(first ?? '', story.now)).toBeGreaterThanOrEqual(24 * HOUR);
              seen.missed += 1;
            }
            if (closed.status === 'undelivered') {
              expect(first, 'no acceptance is forgotten').toBeUndefined();
              seen.undelivered += 1;
            }
          }
          const { missed, lastMissed } = story.state.liveness;
          expect(missed).toBeGreaterThanOrEqual(0);
          if (lastMissed) expect(routesOf(lastMissed.number).size, 'the newest missed check').toBeGreaterThan(0);
          const next = tell(story, { kind: 'late-timer', ms: 0 });
          expect(nextTimerAt(next) > next.now, 'what is due at once is done at once').toBe(true);
        }
      }),
      { seed: 1, numRuns: runs(600) },
    );
    for (const [what, count] of Object.entries(seen)) expect([what, count > 10]).toEqual([what, true]);
  });

  it('a transfer never opens earlier for it, and the earliest acceptance that is left counts', () => {
    const happening: fc.Arbitrary<StoryEvent> = fc.oneof(
      { weight: 4, arbitrary: route.map((name) => ({ kind: 'notice-accepted' as const, route: name })) },
      { weight: 4, arbitrary: route.map((name) => ({ kind: 'notice-bounced' as const, route: name })) },
      { weight: 3, arbitrary: fc.constantFrom(...everyone) },
      { weight: 4, arbitrary: time },
    );
    const seen = { moved: 0, opened: 0, held: 0 };
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 30, size: 'max' }), (all) => {
        let story = tell(sealedStory(), start);
        const kept = new Map<string, Instant>();
        for (const one of all) {
          const { transfer: before } = story.state;
          if (!before || !isRunning(before) || hasOpened(before.state)) return;
          const planned = opening(story);
          if (one.kind === 'notice-accepted' && !kept.has(one.route ?? '')) kept.set(one.route ?? '', story.now);
          if (one.kind === 'notice-bounced') kept.delete(one.route);
          story = tell(story, one);
          const { state } = transferOf(story);
          if (hasOpened(state)) {
            // Only time and the last authentication open it.
            expect(one.kind).not.toBe('notice-bounced');
            seen.opened += 1;
            continue;
          }
          expect(state.hostNotifiedAt).toBe([...kept.values()].sort()[0] ?? null);
          if (one.kind !== 'notice-bounced') continue;
          expect(opening(story) >= planned, 'not earlier').toBe(true);
          if (opening(story) > planned) seen.moved += 1;
          if (state.waitsUntil) seen.held += 1;
        }
      }),
      { seed: 1, numRuns: runs(800) },
    );
    for (const [what, count] of Object.entries(seen)) expect([what, count > 20]).toEqual([what, true]);
  });
});
