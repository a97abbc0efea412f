import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { after, between, DAY, earliest, effectiveDeadline, HOUR, type Instant, MINUTE } from '#common/time.ts';
import { runs } from '#tests/support/whole.ts';
import { alive, BRIEF, days, everyone, told } from '#tests/wills/happenings.ts';
import { ACCESS_WINDOW_DAYS, nextDeadline, nextTimerAt, type Story, type StoryEvent, SURVIVORS, sealedStory, tell } from '#tests/wills/story.ts';
import { readableUntil } from '#wills/rules/opening.ts';
import { hasOpened, isRunning, type Transfer } from '#wills/rules/transfer.ts';

const people = fc.constantFrom('ben', 'clara', 'daniel', 'mallory');
const length = fc.oneof(fc.integer({ min: 0, max: 3 * 24 * 60 }), fc.integer({ min: 0, max: 60 * 24 * 60 })).map((minutes) => minutes * MINUTE);
const survivor = fc.constantFrom('ben', 'clara', 'daniel');
const happening: fc.Arbitrary<StoryEvent> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('transfer-started' as const), survivor, proven: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('transfer-joined' as const), survivor }) },
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('survivor-authenticated' as const), survivor: people }) },
  { weight: 3, arbitrary: fc.constant(told) },
  { weight: 2, arbitrary: fc.constant({ kind: 'check-accepted' as const }) },
  { weight: 1, arbitrary: fc.constant(alive) },
  { weight: 1, arbitrary: fc.constantFrom({ kind: 'opening-failed' as const }, { kind: 'opening-repaired' as const }) },
  { weight: 9, arbitrary: fc.record({ kind: fc.constant('time' as const), ms: length }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('late-timer' as const, 'lost-timers' as const, 'outage' as const), ms: length }) },
);
const hours = fc.integer({ min: 0, max: 60 }).map((count) => ({ kind: 'time' as const, ms: count * HOUR }));
/** Random events rarely cause this: one starts by name, another joins with authentication, and all authenticate. */
const family: fc.Arbitrary<StoryEvent[]> = fc
  .tuple(hours, hours)
  .map(([untilJoin, untilReading]) => [
    { kind: 'transfer-started', survivor: 'ben' },
    told,
    untilJoin,
    { kind: 'transfer-joined', survivor: 'clara' },
    ...everyone,
    untilReading,
  ]);
const scene = fc.oneof({ weight: 30, arbitrary: happening.map((one) => [one]) }, { weight: 1, arbitrary: family });
const happenings = fc.array(scene, { minLength: 1, maxLength: 40, size: 'max' }).map((scenes) => scenes.flat());

/** What is recorded of one start: enough to know when the documents may open. */
interface Chronicle {
  startedAt: Instant;
  toldAt: Instant | undefined;
  fromPending: boolean;
  /** A start by name soon after a cancel waits until then. */
  coolsUntil: Instant | undefined;
  proven: Set<string>;
}

/** Plays a story step by step, records its newest transfer, and calls `look` at each step. */
function follow(begin: Story, events: readonly StoryEvent[], look: (story: Story, chronicle: Chronicle | undefined) => void): void {
  let story = begin;
  let chronicle: Chronicle | undefined;
  for (const event of events) {
    const before = story;
    story = tell(story, event);
    chronicle = chronicled(chronicle, event, before, story);
    look(story, chronicle);
  }
}

function chronicled(chronicle: Chronicle | undefined, event: StoryEvent, before: Story, then: Story): Chronicle | undefined {
  const { will, transfer } = before.state;
  if (event.kind === 'transfer-started' && then.started > before.started) {
    if (chronicle && transfer?.state.status === 'stalled') return { ...chronicle, startedAt: before.now, toldAt: undefined, coolsUntil: undefined };
    const cooling = !event.proven && will.lastCancelledAt !== null && between(will.lastCancelledAt, before.now) < 14 * DAY;
    const coolsUntil = cooling ? after(before.now, 7 * DAY) : undefined;
    return { startedAt: before.now, toldAt: undefined, fromPending: will.status === 'pending_transfer', coolsUntil, proven: new Set() };
  }
  if (!chronicle || !before.state.transfer || !isRunning(before.state.transfer)) return chronicle;
  const isShut = !['accessible', 'failed'].includes(before.state.transfer.state.status);
  if (event.kind === 'notice-accepted' && isShut) return { ...chronicle, toldAt: chronicle.toldAt ?? before.now };
  if (event.kind === 'transfer-joined' && chronicle.coolsUntil)
    return { ...chronicle, coolsUntil: earliest([chronicle.coolsUntil, after(before.now, 48 * HOUR)]) };
  if (event.kind === 'survivor-authenticated' && event.survivor !== 'mallory')
    return { ...chronicle, proven: new Set([...chronicle.proven, event.survivor]) };
  return chronicle;
}

/** Returns the earliest time of reading, directly from the rules. */
function earliestOpening({ startedAt, toldAt, fromPending, coolsUntil }: Chronicle, outages: Story['outages']): Instant {
  const deadline = after(startedAt, 48 * HOUR);
  const toldAtOnce = toldAt !== undefined && between(startedAt, toldAt) <= 15 * MINUTE;
  const told = fromPending || toldAtOnce ? deadline : toldAt === undefined ? after(startedAt, 7 * DAY) : after(toldAt, 48 * HOUR);
  return effectiveDeadline(startedAt, coolsUntil && told < coolsUntil ? coolsUntil : told, outages, 48 * HOUR);
}

function reads(transfer: Transfer, survivor: string, story: Story): boolean {
  try {
    readableUntil(transfer, survivor, story);
    return true;
  } catch {
    return false;
  }
}

const thresholds = fc.constantFrom(2, 3);
const stopped: StoryEvent[] = [{ kind: 'transfer-started', survivor: 'ben' }, alive];
const check = (look: (story: Story, chronicle: Chronicle | undefined) => void) =>
  fc.assert(
    fc.property(thresholds, fc.constantFrom([], stopped), happenings, (threshold, before, events) =>
      follow(tell(sealedStory(BRIEF, { threshold }), ...before), events, look),
    ),
    { seed: 1, numRuns: runs(300) },
  );

describe('whatever happens, in whatever order,', () => {
  it('no one reads below the threshold, before the opening, after a cancel or after the window', () => {
    let read = 0;
    check((story, chronicle) => {
      const { transfer, will } = story.state;
      for (const former of story.former) for (const { id } of SURVIVORS) expect(reads(former, id, story)).toBe(false);
      for (const { id } of [...SURVIVORS, { id: 'mallory' }]) {
        if (!transfer || !reads(transfer, id, story)) continue;
        if (!chronicle) throw new Error('Someone reads although no one has started a transfer.');
        read += 1;
        expect(chronicle.proven).toContain(id);
        expect(chronicle.proven.size).toBeGreaterThanOrEqual(transfer.facts.threshold);
        expect(story.now >= earliestOpening(chronicle, story.outages)).toBe(true);
        expect(story.now >= transfer.facts.cancelDeadline).toBe(true);
        expect(will.status).toBe('accessible');
        const openFor = between(hasOpened(transfer.state) ? transfer.state.accessibleAt : '', story.now);
        const down = story.outages.reduce((sum, { from, to }) => sum + between(from, to), 0);
        expect(openFor).toBeLessThan(ACCESS_WINDOW_DAYS * DAY + down);
      }
    });
    expect(read).toBeGreaterThan(runs(1000));
  });

  it('enough Survivors read as soon as the timer has fired after the opening', () => {
    let read = 0;
    check((story, chronicle) => {
      const { transfer } = story.state;
      if (!transfer || !chronicle || !['initiated', 'awaiting_authentication', 'stalled'].includes(transfer.state.status)) return;
      if (chronicle.proven.size < transfer.facts.threshold) return;
      const opening = earliestOpening(chronicle, story.outages);
      const then = tell(story, { kind: 'time', ms: Math.max(0, between(story.now, opening)) });
      for (const id of chronicle.proven) expect(then.state.transfer && reads(then.state.transfer, id, then)).toBe(true);
      read += 1;
    });
    expect(read).toBeGreaterThan(runs(500));
  });

  it('there is always a timer or a person that can continue', () => {
    const met = new Set<string>();
    check((story) => {
      const { will, transfer } = story.state;
      met.add(will.status);
      const byItself = nextDeadline(story) !== undefined;
      const byStart = tell(story, { kind: 'transfer-started', survivor: 'ben' }).started > story.started;
      const byProof = transfer && tell(story, ...everyone).state.will.status === 'accessible';
      // A failed opening is retried every day by its pending repair.
      const byRepair = transfer?.state.status === 'failed' && tell(story, { kind: 'opening-repaired' }).state.will.status === 'accessible';
      expect(byItself || byStart || byProof || byRepair).toBe(true);
      // And a sign of life of its Host can always end it.
      expect(tell(story, alive).state.will).toMatchObject({ status: 'active', transferId: null });
    });
    const all = ['accessible', 'active', 'awaiting_authentication', 'pending_transfer', 'transfer_failed', 'transfer_initiated', 'transfer_stalled'];
    expect([...met].sort()).toEqual(all);
  });

  it('the family can always get the documents eventually, unless these are damaged', () => {
    check((story) => {
      if (story.state.will.status === 'transfer_failed') return;
      const start: StoryEvent = { kind: 'transfer-started', survivor: 'ben', proven: true };
      // If the one start of his day was stopped, Ben waits for the next one.
      const then = tell(story, start, days(1), start, ...everyone, days(12));
      const everBefore = story.effects.filter(({ kind }) => kind === 'open-documents').length;
      const ever = then.effects.filter(({ kind }) => kind === 'open-documents').length;
      expect(story.state.will.status === 'accessible' || ever > everBefore).toBe(true);
    });
  });

  it('the will is frozen exactly while a transfer is running, and has the status of its transfer', () => {
    const statusOf = { initiated: 'transfer_initiated', stalled: 'transfer_stalled', failed: 'transfer_failed' } as Record<string, string>;
    check((story) => {
      const { will, transfer, liveness } = story.state;
      const running = transfer !== undefined && isRunning(transfer);
      expect(will.transferId).toBe(running ? transfer.facts.id : null);
      if (running) expect(will.status).toBe(statusOf[transfer.state.status] ?? transfer.state.status);
      else expect(['active', 'pending_transfer']).toContain(will.status);
      if (running) expect(liveness.phase.name).toBe('paused');
    });
  });

  it('no two events share a message key', () => {
    check((story) => {
      const keys = story.effects.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    });
  });

  it('a timer that immediately fires again changes nothing', () => {
    check((story) => {
      const once = tell(story, { kind: 'late-timer', ms: 0 });
      const twice = tell(once, { kind: 'late-timer', ms: 0 });
      expect(twice.state).toEqual(once.state);
      expect(twice.effects).toHaveLength(once.effects.length);
      expect(nextTimerAt(twice) > twice.now).toBe(true);
    });
  });

  it('a second start is refused and changes nothing while a transfer is running, except by name on a stalled one', () => {
    let again = 0;
    check((story) => {
      const { will, transfer } = story.state;
      if (['active', 'pending_transfer'].includes(will.status)) return;
      for (const proven of [true, false]) {
        const second = tell(story, { kind: 'transfer-started', survivor: 'daniel', proven });
        if (transfer?.state.status === 'stalled' && !proven) {
          const { facts, state } = transfer;
          expect(second.state.transfer).toMatchObject({
            facts: { id: facts.id, cancelDeadline: after(story.now, 48 * HOUR) },
            state: { status: 'initiated', authenticated: state.authenticated },
          });
          again += 1;
          continue;
        }
        expect(second.state.transfer).toBe(transfer);
        expect(second.effects).toBe(story.effects);
      }
    });
    expect(again).toBeGreaterThan(runs(100));
  });
});
