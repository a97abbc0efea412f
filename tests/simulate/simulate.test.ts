import { describe, expect, it } from 'vitest';
import { DAY, HOUR, after as later, withoutOngoingOutage } from '#common/time.ts';
import type { WillEvent } from '#wills/rules/events.ts';
import { reportOf } from './report.ts';
import { RULES, type Rules } from './rules.ts';
import { simulate } from './simulation.ts';

/** Returns the service's rules with a different decision about one kind of event. */
function deciding(kind: WillEvent['kind'], broken: Rules['decide']): Pick<Rules, 'decide'> {
  return { decide: (state, event, context) => (event.kind === kind ? broken : RULES.decide)(state, event, context) };
}

describe('a year of twenty Hosts', () => {
  const year = simulate({ hosts: 20, years: 1, seed: 11 });

  it('meets every goal', () => expect(reportOf(year)).toMatchObject({ isMet: true }));

  it('is realistic: people answer, forget, start and read, and mail comes back', () => {
    const questions = year.lives.flatMap(({ chronicle }) => chronicle.questions);
    for (const met of ['confirmed', 'missed', 'undelivered']) expect(questions.map(({ status }) => status)).toContain(met);
    expect(year.lives.some(({ chronicle }) => chronicle.openings.length > 0)).toBe(true);
    expect(questions.some(({ bounced }) => bounced.size > 0)).toBe(true);
  });

  it('is the same with the same seed, and different with another', () => {
    expect(reportOf(simulate({ hosts: 20, years: 1, seed: 11 })).text).toBe(reportOf(year).text);
    expect(reportOf(simulate({ hosts: 20, years: 1, seed: 12 })).text).not.toBe(reportOf(year).text);
  });
});

describe('pages that cannot be reached for weeks while e-mail works', () => {
  const size = { hosts: 100, years: 2, seed: 5, pagesDown: { rate: 3, least: 10 * DAY, most: 40 * DAY } };
  const { lives } = simulate(size);
  const activated = (all: typeof lives) => all.filter(({ verdict }) => verdict.falseActivations > 0);

  it('activate no Host who would have answered', () => expect(activated(lives)).toEqual([]));
  it('would, if deadlines were enforced during this time', () => {
    const judging = deciding('time-passed', (state, event, context) =>
      RULES.decide(state, event, { ...context, outages: withoutOngoingOutage(context.outages) }),
    );
    expect(activated(simulate(size, { ...RULES, ...judging }).lives)).not.toEqual([]);
  });
  it('are reported to Survivors', () => expect(lives.filter(({ chronicle }) => chronicle.unreachableTold.length > 0).length).toBeGreaterThan(3));
  it('keep no will closed forever', () =>
    expect(lives.filter(({ verdict: { death } }) => death?.outcome === 'missed' || (death?.outcome === 'opened' && death.isLate))).toEqual([]));
});

const NEVER = '9999-01-01T00:00:00.000Z';

/** Returns the findings for each goal, in the order of the table, with one rule replaced. */
function foundWith(
  broken: Partial<Rules>,
): Record<'activated' | 'paused' | 'bounced' | 'opened' | 'missed' | 'untold' | 'unread' | 'forgotten', boolean> {
  const { lives } = simulate({ hosts: 500, years: 2, seed: 3, outages: 50 }, { ...RULES, ...broken });
  const verdicts = lives.map(({ verdict }) => verdict);
  return {
    activated: verdicts.some(({ falseActivations }) => falseActivations > 0),
    paused: verdicts.some(({ paused }) => paused > 0),
    bounced: verdicts.some(({ missedByBounces }) => missedByBounces > 0),
    opened: verdicts.some(({ falseOpenings }) => falseOpenings > 0),
    untold: verdicts.some(({ unreportedStorages }) => unreportedStorages > 0),
    unread: verdicts.some(({ unreadOpenings }) => unreadOpenings > 0),
    missed: verdicts.some(({ death }) => death?.outcome === 'missed' || (death?.outcome === 'opened' && (death.isLate || death.isActivationLate))),
    forgotten: verdicts.some(({ hasLostConsent }) => hasLostConsent),
  };
}

describe('the simulation finds', () => {
  const nothing = { activated: false, paused: false, bounced: false, opened: false, missed: false, untold: false, unread: false, forgotten: false };

  it.each<[string, Partial<Rules>, Partial<typeof nothing>]>([
    ['nothing with the rules as they are', {}, {}],
    [
      'a response time that is cut short',
      deciding('check-accepted', (state, event, context) =>
        RULES.decide(state, event, { ...context, settings: { ...context.settings, hcrt_hours: 24 }, now: later(context.now, -20 * HOUR) }),
      ),
      { activated: true },
    ],
    [
      'pauses that are only a sign of life',
      deciding('pause-begun', (state, _, context) => RULES.decide(state, { kind: 'sign-of-life', how: 'signed in' }, context)),
      { paused: true },
    ],
    [
      'outages that count as silence',
      {
        ...deciding('time-passed', (state, event, context) => RULES.decide(state, event, { ...context, outages: [] })),
        timerToSchedule: (state, { now }) => RULES.timerToSchedule(state, { outages: [], now }),
      },
      { activated: true, opened: true },
    ],
    [
      'silence that counts although no channel accepted the check',
      deciding('time-passed', (state, event, context) => {
        const step = RULES.decide(state, event, context);
        const number = step.next.liveness.phase.name === 'asking' ? step.next.liveness.checks : 0;
        return { ...step, next: RULES.decide(step.next, { kind: 'check-accepted', number, channel: 'email' }, context).next };
      }),
      { activated: true, bounced: true },
    ],
    [
      'checks that still count as delivered after their mail came back',
      deciding('check-bounced', (state) => ({ next: state, effects: [], checks: [] })),
      { activated: true, bounced: true },
    ],
    [
      '48 hours that end after one',
      {
        decide: (state, event, context) => {
          const isEarly = event.kind === 'transfer-started' || event.kind === 'notice-accepted';
          return RULES.decide(state, event, isEarly ? { ...context, now: later(context.now, -47 * HOUR) } : context);
        },
      },
      // In some lives, an outage before the start then moves the opening too.
      { opened: true, missed: expect.any(Boolean) },
    ],
    ['storages that are retried forever without a notice', { shouldRetryAudit: ({ unread }) => unread > 0 }, { untold: true }],
    ['openings that are tried once a month', { nextOpeningAttempt: () => ({ isLost: false, again: 30 * DAY }) }, { unread: true }],
    ['timers that never fire', { timerToSchedule: () => ({ kind: 'liveness-due', at: NEVER }) }, { missed: true, untold: true, forgotten: true }],
    [
      'a package that is not read back while its Host is silent or a transfer is running',
      deciding('time-passed', (state, event, context) => {
        const step = RULES.decide(state, event, context);
        return state.will.status === 'active' ? step : { ...step, effects: step.effects.filter(({ kind }) => kind !== 'audit-package') };
      }),
      { forgotten: true },
    ],
  ])('%s', (_, broken, expected) => expect(foundWith(broken)).toMatchObject({ ...nothing, ...expected }));
});
