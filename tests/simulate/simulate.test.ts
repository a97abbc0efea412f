import { describe, expect, it } from 'vitest';
import { DAY, HOUR, after as later, withoutOngoingOutage } from '#common/time.ts';
import { IS_WHOLE } from '#tests/support/whole.ts';
import type { WillEvent } from '#wills/rules/events.ts';
import type { LifeResult } from './evaluate-life.ts';
import { reportOf } from './report.ts';
import { RULES, type Rules } from './rules.ts';
import { simulate, simulateLives } from './simulation.ts';

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

  it('activate no Host who would have answered', () => expect(lives.filter(({ verdict }) => verdict.falseActivations > 0)).toEqual([]));
  it('would, if deadlines were enforced during this time', () => {
    const judging = deciding('time-passed', (state, event, context) =>
      RULES.decide(state, event, { ...context, outages: withoutOngoingOutage(context.outages) }),
    );
    expect(activates(simulateLives(size, { ...RULES, ...judging }))).toBe(true);
  });
  it('are reported to Survivors', () => expect(lives.filter(({ chronicle }) => chronicle.unreachableTold.length > 0).length).toBeGreaterThan(3));
  it('keep no will closed forever', () =>
    expect(lives.filter(({ verdict: { death } }) => death?.outcome === 'missed' || (death?.outcome === 'opened' && death.isLate))).toEqual([]));
});

function activates(lives: ReturnType<typeof simulateLives>): boolean {
  for (const { verdict } of lives) if (verdict.falseActivations > 0) return true;
  return false;
}

const NEVER = '9999-01-01T00:00:00.000Z';

type Findings = Record<'activated' | 'paused' | 'bounced' | 'opened' | 'missed' | 'untold' | 'unread' | 'forgotten', boolean>;
const NOTHING: Findings = {
  activated: false,
  paused: false,
  bounced: false,
  opened: false,
  missed: false,
  untold: false,
  unread: false,
  forgotten: false,
};

/**
 * Returns the findings for each goal with one rule replaced, of 500 lives or until all expected ones are found. That nothing else
 * is found in the rest of the lives is shown in `.ci/run`.
 */
function foundWith(broken: Partial<Rules>, expected: readonly (keyof Findings)[]): Findings {
  const found = { ...NOTHING };
  for (const { verdict } of simulateLives({ hosts: 500, years: 2, seed: 3, outages: 50 }, { ...RULES, ...broken })) {
    note(found, verdict);
    if (!IS_WHOLE && expected.length > 0 && expected.every((goal) => found[goal])) return found;
  }
  return found;
}

function note(found: Findings, verdict: LifeResult): void {
  found.activated ||= verdict.falseActivations > 0;
  found.paused ||= verdict.paused > 0;
  found.bounced ||= verdict.missedByBounces > 0;
  found.opened ||= verdict.falseOpenings > 0;
  found.untold ||= verdict.unreportedStorages > 0;
  found.unread ||= verdict.unreadOpenings > 0;
  found.missed ||= isMissed(verdict);
  found.forgotten ||= verdict.hasLostConsent;
}

function isMissed({ death }: LifeResult): boolean {
  return death?.outcome === 'missed' || (death?.outcome === 'opened' && (death.isLate || death.isActivationLate));
}

describe('the simulation finds', () => {
  it.each<[string, Partial<Rules>, readonly (keyof Findings)[], { mayMiss?: true }?]>([
    ['nothing with the rules as they are', {}, []],
    [
      'a response time that is cut short',
      deciding('check-accepted', (state, event, context) =>
        RULES.decide(state, event, { ...context, settings: { ...context.settings, hcrt_hours: 24 }, now: later(context.now, -20 * HOUR) }),
      ),
      ['activated'],
    ],
    [
      'pauses that are only a sign of life',
      deciding('pause-begun', (state, _, context) => RULES.decide(state, { kind: 'sign-of-life', how: 'signed in' }, context)),
      ['paused'],
    ],
    [
      'outages that count as silence',
      {
        ...deciding('time-passed', (state, event, context) => RULES.decide(state, event, { ...context, outages: [] })),
        timerToSchedule: (state, { now }) => RULES.timerToSchedule(state, { outages: [], now }),
      },
      ['activated', 'opened'],
    ],
    [
      'silence that counts although no channel accepted the check',
      deciding('time-passed', (state, event, context) => {
        const step = RULES.decide(state, event, context);
        const number = step.next.liveness.phase.name === 'asking' ? step.next.liveness.checks : 0;
        return { ...step, next: RULES.decide(step.next, { kind: 'check-accepted', number, channel: 'email' }, context).next };
      }),
      ['activated', 'bounced'],
    ],
    [
      'checks that still count as delivered after their mail came back',
      deciding('check-bounced', (state) => ({ next: state, effects: [], checks: [] })),
      ['activated', 'bounced'],
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
      ['opened'],
      { mayMiss: true },
    ],
    ['storages that are retried forever without a notice', { shouldRetryAudit: ({ unread }) => unread > 0 }, ['untold']],
    ['openings that are tried once a month', { nextOpeningAttempt: () => ({ isLost: false, again: 30 * DAY }) }, ['unread']],
    ['timers that never fire', { timerToSchedule: () => ({ kind: 'liveness-due', at: NEVER }) }, ['missed', 'untold', 'forgotten']],
    [
      'a package that is not read back while its Host is silent or a transfer is running',
      deciding('time-passed', (state, event, context) => {
        const step = RULES.decide(state, event, context);
        return state.will.status === 'active' ? step : { ...step, effects: step.effects.filter(({ kind }) => kind !== 'audit-package') };
      }),
      ['forgotten'],
    ],
  ])('%s', (_, broken, expected, { mayMiss } = {}) => {
    const found = { ...NOTHING, ...Object.fromEntries(expected.map((goal) => [goal, true])), ...(mayMiss && { missed: expect.any(Boolean) }) };
    expect(foundWith(broken, expected)).toEqual(found);
  });
});
