import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TimerKind } from '#effects/effect.ts';
import { BY_URGENCY, selectFairly } from '#jobs/fair-queue.ts';
import type { DueItem } from '#store/due.ts';

let ids = 0;
const at = '2030-01-01T00:00:00.000Z';
const slow = (hostId: string): DueItem => ({
  kind: 'effect',
  pending: { id: `slow${++ids}`, hostId, createdAt: at, effect: { kind: 'write-pending-files', key: 'k', storageId: 's', generation: 1 } },
});
const quick = (hostId: string): DueItem => ({
  kind: 'effect',
  pending: { id: `quick${++ids}`, hostId, createdAt: at, effect: { kind: 'check-draft', key: 'k', notBefore: at } },
});
const timer = (hostId: string, kind: TimerKind = 'liveness-due', dueAt = at): DueItem => ({ kind: 'timer', timer: { hostId, kind, dueAt } });

describe('overdue work', () => {
  it('is performed with timers first, then one effect of each Host in turn, and possibly slow work at the end', () => {
    const [eve, ann] = [
      [slow('eve'), slow('eve'), slow('eve'), quick('eve'), quick('eve')],
      [slow('ann'), quick('ann'), timer('ann')],
    ];
    const { now, later } = selectFairly([...eve, ...ann]);
    expect(now).toEqual([ann[2], eve[3], ann[1], eve[4], eve[0], ann[0], eve[1]]);
    expect(later).toEqual([eve[2]]);
  });

  it('performs the most urgent timers first, and those of one kind by their time', () => {
    const later = '2030-01-01T00:00:30.000Z';
    const urgent = BY_URGENCY.flatMap((kind) => [timer(`early ${kind}`, kind), timer(`late ${kind}`, kind, later)]);
    const { now } = selectFairly([quick('ann'), ...urgent.toReversed()]);
    expect(now.slice(0, -1)).toEqual(urgent);
  });

  it('of one Host waits for at most one effect of each other Host, however many that Host has', () => {
    const hosts = fc.constantFrom('ann', 'ben', 'clara', 'eve');
    const item = fc.oneof(
      hosts.map(slow),
      hosts.map(quick),
      hosts.map((hostId) => timer(hostId)),
    );
    fc.assert(
      fc.property(fc.array(item, { maxLength: 60 }), (others) => {
        const mine = quick('dora');
        const { now, later } = selectFairly([...others, mine]);
        expect([...now, ...later]).toHaveLength(others.length + 1);
        const before = now.slice(0, now.indexOf(mine)).filter(({ kind }) => kind === 'effect');
        expect(before.length).toBeLessThanOrEqual(4);
      }),
      { seed: 1 },
    );
  });
});
