import { DAY, HOUR } from '#common/time.ts';
import type { Random } from '#tests/support/random.ts';
import { type Calendar, withPages } from './calendar.ts';
import type { Host } from './people.ts';
import type { Size } from './simulate-years.ts';
import type { Goals } from './tables.ts';

/** A rule that is changed on purpose, and a Host who notices it. */
export interface ChangedRule {
  name: string;
  /** In `to`, `CHANGED` is true while the rule is changed. */
  file: string;
  from: string;
  to: string;
  /** Every goal that is missed then. */
  misses: (keyof Goals)[];
  days: number;
  people: (calendar: Calendar) => Partial<Host>;
  /** From which day to which day the pages cannot be reached. */
  pages?: readonly [from: number, to: number];
}

/** Everything takes its middle time, and nothing happens by chance, so that a scenario has one story. */
const NO_CHANCE: Random = {
  next: () => 0.5,
  happens: () => false,
  between: (least, most) => (least + most) / 2,
  spread: (least, most) => Math.sqrt(least * most),
  pick: ([first]) => first,
  moments: () => [],
};

const NEVER = Number.POSITIVE_INFINITY;
const OFTEN = { hcit_days: 7, hcrt_hours: 24, hcrac: 1 };

/** A prompt Host to whom nothing happens, with Survivors who always read. */
const CALM_LIFE: Partial<Host> = {
  ...{ settings: OFTEN, way: 'app', channels: [], threshold: 2, isPausing: false, isRehearsing: false },
  people: ['Ben', 'Clara'].map((name) => ({ name, email: `${name.toLowerCase()}@example.net`, lost: [], hasPaper: true, delay: 2 * HOUR })),
};

/** Such a Host, with what is due on these days. */
const calmLife =
  (more: (day: (number: number) => number) => Partial<Host> = () => ({})) =>
  (calendar: Calendar): Partial<Host> => ({
    ...CALM_LIFE,
    ...more((number) => calendar.begin + number * DAY),
  });

/** The life of the Host of a rule. */
export function lifeFor({ days, people, pages }: ChangedRule): Size {
  const calendar = ({ begin }: Calendar) => withPages([], pages ? [[begin + pages[0] * DAY, begin + pages[1] * DAY]] : []);
  return { hosts: 1, years: days / 365, seed: 1, instead: { random: NO_CHANCE, people, calendar } };
}

export const changedRules: readonly ChangedRule[] = [
  {
    ...{ name: 'a response time that is cut short', file: 'shared/liveness/rules/check.ts', misses: ['activated'], days: 10 },
    ...{ from: 'answerBy: after(at, responseHours * HOUR)', to: 'answerBy: after(at, (CHANGED ? 0.5 : responseHours) * HOUR)' },
    people: calmLife(),
  },
  {
    ...{ name: 'pauses that are only a sign of life', file: 'shared/liveness/rules/liveness.ts', misses: ['paused'], days: 12 },
    ...{ from: 'const pause = runningPause(pauses, context.now);', to: 'const pause = CHANGED ? undefined : runningPause(pauses, context.now);' },
    people: calmLife((day) => ({ habit: 'away', isPausing: true, away: [[day(3), day(33)]], settings: { ...OFTEN, hcrac: 5 } })),
  },
  {
    ...{ name: 'outages that count as silence', file: 'shared/jobs/perform-due.ts', misses: ['activated'], days: 15 },
    ...{ from: 'loadWillState(app, host, outages)', to: 'loadWillState(app, host, CHANGED ? [] : outages)' },
    pages: [6, 12],
    people: calmLife(),
  },
  {
    ...{
      name: 'silence that counts although no channel accepted the check',
      file: 'shared/liveness/rules/liveness.ts',
      misses: ['undelivered'],
      days: 13,
    },
    ...{ from: 'if (!check.sentAt) return endCheck(', to: 'if (!CHANGED && !check.sentAt) return endCheck(' },
    people: calmLife((day) => ({ cutOffFrom: day(3) })),
  },
  {
    ...{
      name: 'checks that still count as delivered after their mail came back',
      file: 'shared/liveness/rules/liveness.ts',
      misses: ['undelivered'],
      days: 24,
    },
    ...{ from: 'const next = withoutAcceptance(check, route);', to: 'const next = CHANGED ? undefined : withoutAcceptance(check, route);' },
    people: calmLife((day) => ({ deadMailbox: [day(3), NEVER], settings: { ...OFTEN, hcrt_hours: 72, hcrac: 2 } })),
  },
  {
    ...{ name: '48 hours that end after one', file: 'shared/common/limits.ts', misses: ['opened'], days: 6 },
    ...{ from: 'export const CANCEL_WINDOW = 48 * HOUR;', to: 'export const CANCEL_WINDOW = { valueOf: () => (CHANGED ? 1 : 48) * HOUR };' },
    people: calmLife((day) => ({ wrongStarts: [day(3)] })),
  },
  {
    ...{ name: 'storages that are tried forever without a notice', file: 'shared/sealing/rules/package-audit.ts', misses: ['unreported'], days: 40 },
    ...{ from: 'waited < STORAGE_TOLERANCE;', to: '(CHANGED || waited < STORAGE_TOLERANCE);' },
    people: calmLife((day) => ({ unreachable: [[[day(3), NEVER]]] })),
  },
  {
    ...{ name: 'openings that are tried once a month', file: 'shared/sealing/rules/package-audit.ts', misses: ['unread'], days: 14 },
    ...{
      from: '? Math.min(OPENING_RETRY_DELAY * attempt, DAY) : DAY };',
      to: '? Math.min(OPENING_RETRY_DELAY * attempt, DAY) : CHANGED ? 30 * DAY : DAY };',
    },
    people: calmLife((day) => ({ diesAt: day(3), knowsAt: day(4), unreachable: [[[day(4), day(10)]]] })),
  },
  {
    ...{ name: 'timers that never fire', file: 'shared/wills/rules/timers.ts', misses: ['missed'], days: 11 },
    ...{
      from: '  const timer = nextTimer(state, { outages: withoutOngoingOutage(outages) });',
      to: "  const timer = CHANGED ? { kind: 'liveness-due', at: '9999-01-01T00:00:00.000Z' } : nextTimer(state, { outages: withoutOngoingOutage(outages) });",
    },
    people: calmLife((day) => ({ diesAt: day(3) })),
  },
  {
    ...{ name: 'a package that is not read back while its Host is silent', file: 'shared/wills/rules/advance.ts', misses: ['unused'], days: 92 },
    ...{
      from: "      { kind: 'audit-package', key: `audit/${sealed.revision}/${now}`, revision: sealed.revision },",
      to: "      ...(CHANGED && status !== 'active' ? [] : [{ kind: 'audit-package', key: `audit/${sealed.revision}/${now}`, revision: sealed.revision }]),",
    },
    people: calmLife((day) => ({ diesAt: day(3), people: CALM_LIFE.people?.map((one) => ({ ...one, lost: [[day(2), NEVER]] })) ?? [] })),
  },
];
