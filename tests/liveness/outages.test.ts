import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAbandoned } from '#channels/rules/delivery.ts';
import { after, between, DAY, HOUR, type Instant, later, MINUTE, type Outage } from '#common/time.ts';
import { deletionTime } from '#deletion/rules/deletion-transitions.ts';
import type { MessageEffect } from '#effects/message-effect.ts';
import { notifyHost } from '#effects/notify.ts';
import { answerDeadline, closesAt as checkClosesAt, type PendingCheck } from '#liveness/rules/check.ts';
import { closeGap, type Heartbeat, recordFailure, recordGap, serviceStatus } from '#liveness/rules/heartbeat.ts';
import { type Liveness, nextLivenessTime } from '#liveness/rules/liveness.ts';
import { runs } from '#tests/support/whole.ts';
import { accepted, checkOf, days, hours, start, status, transferOf } from '#tests/wills/happenings.ts';
import { BEGIN, sealedStory, tell } from '#tests/wills/story.ts';
import { accessWindowEnd, cancelWindowEnd, closesAt, openingOf, stallsAt } from '#wills/rules/opening.ts';
import { markHostNotified, type Transfer } from '#wills/rules/transfer.ts';

/** A service that may be down, and what it has recorded about that. */
interface Service {
  now: Instant;
  heartbeat: Heartbeat;
  recorded: Outage[];
  /** What really happened. */
  down: { from: Instant; to: Instant }[];
}

/** Time in which the service runs, and then time in which no Host can answer. */
interface Period {
  up: number;
  down: number;
  /** The sweeps run, and cannot fetch the answer page. */
  isPage: boolean;
  /** The parts of the gap after which a handler runs that records it. */
  looks: readonly number[];
}

const begin = (): Service => ({ now: BEGIN, heartbeat: { at: BEGIN }, recorded: [], down: [] });
const statusOf = ({ heartbeat, recorded, now }: Service) => serviceStatus(heartbeat, recorded, now);
const run = (service: Service, ms: number): Service => ({ ...service, now: after(service.now, ms), heartbeat: { at: after(service.now, ms) } });

/** What the handlers and sweeps of `service-clock.ts` record. The last sweep is the one that ends the outage. */
function live(service: Service, { up, down, isPage, looks }: Period): Service {
  const { now: from, heartbeat, recorded, down: before } = run(service, up);
  const to = after(from, down);
  const seen = [...looks].sort((a, b) => a - b).reduce((list, part) => recordGap(from, list, after(from, Math.floor(part * down))) ?? list, recorded);
  const failed = isPage ? recordFailure(heartbeat, after(to, -5 * MINUTE), after(from, 5 * MINUTE)) : heartbeat;
  return { now: to, heartbeat: { at: to }, recorded: closeGap(failed.at, seen, to) ?? seen, down: [...before, { from, to }] };
}

/** Milliseconds of real outage since a moment, counted without what the service has recorded. */
const lostSince = (service: Service, from: Instant) =>
  service.down.reduce((sum, one) => sum + Math.max(0, between(later(one.from, from), one.to)), 0);

/** When an opening may be that was promised for then: an outage that begins before it is added as a whole, two days in all. */
function promised({ down }: Service, from: Instant, length: number): Instant {
  let end = after(from, length);
  for (const one of down) if (one.from < end) end = after(end, Math.max(0, between(later(one.from, from), one.to)));
  return end < after(from, length + 48 * HOUR) ? end : after(from, length + 48 * HOUR);
}

const [MONTHS, YEARS] = [396 * DAY, 3653 * DAY];
const down = fc.oneof(
  fc.integer({ min: 16, max: 48 * 60 }).map((minutes) => minutes * MINUTE),
  fc.integer({ min: 1, max: 30 }).map((count) => count * DAY),
  fc.constantFrom(MONTHS, 399 * DAY, 401 * DAY, YEARS),
);
const period = fc.record({
  up: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 12 * 60 })).map((minutes) => minutes * MINUTE),
  down,
  isPage: fc.boolean(),
  looks: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 2 }),
});
const lives = fc.record({ before: fc.array(period, { maxLength: 4 }), since: fc.array(period, { minLength: 1, maxLength: 8 }) });

const check = (sentAt: Instant | null, createdAt: Instant, responseHours = 72): PendingCheck => ({
  ...{ id: 'check', number: 1, channel: 'email', reminders: 2, createdAt },
  ...{ sentAt, answerBy: sentAt && after(sentAt, responseHours * HOUR) },
});
/** No check follows for a century, so that nothing but the notice to the Survivors is next. */
const unreachable = (since: Instant, notices: number): Liveness => ({
  ...{ phase: { name: 'waiting', nextCheckAt: after(since, 36_500 * DAY) }, missed: 0, checks: 1, lastSignOfLife: since },
  unheard: { since, notices },
});
const notice = notifyHost('transfer-started', 'key', { transferId: 'transfer-1' }, { spread: 'all' });
const ordinary = notifyHost('vouched', 'key', { survivor: 'ben', until: BEGIN }, { spread: 'all' });
const open = (at: Instant): Transfer => ({
  facts: { ...started.facts, initiatedAt: after(at, -2 * DAY), cancelDeadline: at },
  state: { ...started.state, status: 'accessible', accessibleAt: at, accessExpiresAt: after(at, 14 * DAY) },
});
const started = transferOf(tell(sealedStory(), hours(1), start));
const startedAt = (at: Instant, state: Partial<Transfer['state']> = {}): Transfer => ({
  facts: { ...started.facts, initiatedAt: at, cancelDeadline: after(at, 48 * HOUR) },
  state: { ...started.state, ...state } as Transfer['state'],
});
const awaiting = (at: Instant): Transfer => startedAt(after(at, -48 * HOUR), { status: 'awaiting_authentication' });
const deletion = (at: Instant, wait: number) => ({
  ...({ number: 1, of: 'account', packages: 'keep', notified: [] } as const),
  ...{ requestedAt: at, takesEffectAt: after(at, wait) },
});

/** Returns when the service ends this time, from what it knows of its outages. */
type End = (from: Instant, outages: readonly Outage[]) => Instant | undefined;
/** As `isAbandoned` gives no time, the earliest whole minute from which it is true. */
const abandonedAt =
  (effect: MessageEffect, ms: number): End =>
  (from, outages) => {
    const end = after(from, ms + outages.reduce((sum, one) => sum + Math.max(0, between(later(one.from, from), one.to)), 0));
    return !isAbandoned(effect, from, after(end, -1), outages) && isAbandoned(effect, from, end, outages) ? end : undefined;
  };

const DEADLINES: [string, number, End][] = [
  ...([24, 48, 72] as const).flatMap((response): [string, number, End][] => [
    [`${response} hours to answer`, response * HOUR, (from, outages) => answerDeadline(check(from, from, response), { outages })],
    [`${response} hours until a check is missed`, response * HOUR, (from, outages) => checkClosesAt(check(from, from, response), { outages })],
  ]),
  ['the time in which a check must be accepted', 72 * HOUR, (from, outages) => checkClosesAt(check(null, from), { outages })],
  ['the time until the Survivors hear of an unreachable Host', 14 * DAY, (from, outages) => nextLivenessTime(unreachable(from, 0), { outages })],
  ['the same, for the third time', 74 * DAY, (from, outages) => nextLivenessTime(unreachable(from, 2), { outages })],
  ['the time until a transfer stalls', 30 * DAY, (from, outages) => stallsAt(awaiting(from), { outages })],
  ['the access window', 14 * DAY, (from, outages) => accessWindowEnd(open(from), { outages })],
  ['the shown end of the access window', 14 * DAY, (from, outages) => closesAt(open(from), { outages })],
  ['the time to undo a deletion of a sealed will', 30 * DAY, (from, outages) => deletionTime(deletion(from, 30 * DAY), outages)],
  ['the time to undo another deletion', 7 * DAY, (from, outages) => deletionTime(deletion(from, 7 * DAY), outages)],
  ['the retries of a message', 72 * HOUR, abandonedAt(ordinary, 72 * HOUR)],
  ['the retries of the notice of a start', 7 * DAY, abandonedAt(notice, 7 * DAY)],
];

/** Times that our outages move by at most two days in all. */
const OPENINGS: [string, number, End][] = [
  ['the cancel window', 48 * HOUR, (from, outages) => cancelWindowEnd(startedAt(from), { outages })],
  ['the opening after a notice', 48 * HOUR, (from, outages) => openingOf(markHostNotified(startedAt(from), from), { outages }).announced],
  [
    'the opening after a late notice',
    58 * HOUR,
    (from, outages) => openingOf(markHostNotified(startedAt(from), after(from, 10 * HOUR)), { outages }).announced,
  ],
  ['the opening without a notice', 7 * DAY, (from, outages) => openingOf(startedAt(from), { outages }).enforced],
  [
    'the opening soon after a stop',
    7 * DAY,
    (from, outages) => openingOf(markHostNotified(startedAt(from, { notBefore: after(from, 7 * DAY) }), from), { outages }).enforced,
  ],
  [
    'the opening after a vouch',
    15 * DAY,
    (from, outages) =>
      openingOf(markHostNotified(startedAt(from, { vouch: { by: 'ben', until: after(from, 15 * DAY) } }), from), { outages }).enforced,
  ],
];

describe('after outages of hours, days, 13 months and ten years, several in a row', () => {
  const each = (look: (service: Service, from: Instant) => void) =>
    fc.assert(
      fc.property(lives, ({ before, since }) => {
        const first = before.reduce(live, begin());
        since.reduce((service, one) => {
          const next = live(service, one);
          look(next, first.now);
          return next;
        }, first);
      }),
      { seed: 1, numRuns: runs(200) },
    );

  it.each(DEADLINES)('%s has exactly the time left that was not used', (_, length, endOf) =>
    each((service, from) => {
      const lost = lostSince(service, from);
      const left = length - (between(from, service.now) - lost);
      if (left > 0) expect(endOf(from, statusOf(service).outages)).toBe(after(service.now, left));
    }),
  );

  it.each(OPENINGS)('%s moves by the time lost, and by at most 48 hours in all', (_, length, endOf) =>
    each((service, from) => expect(endOf(from, statusOf(service).outages)).toBe(promised(service, from, length))),
  );
});

describe('a will whose only check has 68 hours left', () => {
  const asked = tell(sealedStory({ hcrac: 1, hcrt_hours: 72 }), days(30), accepted, hours(4));
  const ten = { up: 3 * HOUR, down: YEARS, isPage: false, looks: [0.5] };
  const row = (...lengths: number[]): Period[] => lengths.map((ms) => ({ up: 5 * MINUTE, down: ms, isPage: false, looks: [] }));

  it.each([
    ['an outage of ten years', [{ ...ten, up: 0 }], 68 * HOUR],
    ['13 months after an hour', [...row(HOUR), { ...ten, down: MONTHS }], 65 * HOUR - 5 * MINUTE],
    ['ten years of an unreachable page after 13 months', [...row(MONTHS), { ...ten, isPage: true }], 65 * HOUR - 5 * MINUTE],
    ['days, months and years in a row', row(DAY, MONTHS, 2 * HOUR, YEARS, MONTHS, 20 * DAY), 68 * HOUR - 30 * MINUTE],
  ])('stays active after %s for the hours that are left, and not longer', (_, periods, left) => {
    const sealed: Service = { ...begin(), now: asked.now, heartbeat: { at: asked.now } };
    const service = periods.reduce(live, sealed);
    const back = tell({ ...asked, now: service.now, outages: statusOf(service).outages }, { kind: 'time', ms: left - 1 });
    expect([status(back), checkOf(back).number]).toEqual(['active', 1]);
    expect(status(tell(back, { kind: 'time', ms: 1 }))).toBe('pending_transfer');
  });
});
