import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, after as later, MINUTE } from '#common/time.ts';
import {
  areNoticesOver,
  awaitsPackage,
  deletionTime,
  effectsOfRequest,
  hasLostPatience,
  rejectDeletion,
  requestDeletion,
  settleDeletion,
  startDeletion,
  undoDeletion,
} from '#deletion/rules/deletion-transitions.ts';
import type { Effect } from '#effects/effect.ts';
import { completeDeletion, type Deletion, type Deletions, isClosed, NO_DELETION, undoableDeletion } from '#hosts/rules/deletion.ts';
import { runs } from '#tests/support/whole.ts';
import { BEGIN, BEHIND, messagesTo, type Story, type StoryEvent, sealedStory, tell } from '#tests/wills/story.ts';

const survivors = ['ben', 'clara'];
const sealed = { isSealed: true, survivors } as const;
const asked = (of: Deletion['of'], packages: Deletion['packages'], request: { isSealed: boolean; survivors: readonly string[] } = sealed) =>
  requestDeletion(NO_DELETION, { of, packages, ...request }, BEGIN);
const currentOf = ({ current }: Deletions): Deletion => {
  if (!current) throw new Error('No deletion was requested.');
  return current;
};
const times = (effects: readonly Effect[]) => effects.flatMap((effect) => ('notBefore' in effect && effect.notBefore ? [effect.notBefore] : []));
const days = (...counts: number[]) => counts.map((count) => later(BEGIN, count * DAY));

describe('a requested deletion', () => {
  it('of a sealed will notifies everyone immediately, reminds the Host three times, and takes effect after 30 days', () => {
    const { next, effects } = asked('will', 'delete');
    expect(currentOf(next)).toMatchObject({ number: 1, takesEffectAt: later(BEGIN, 30 * DAY) });
    expect(messagesTo('host', effects)).toEqual(['deletion-requested', 'deletion-reminder', 'deletion-reminder', 'deletion-reminder']);
    for (const survivor of survivors) expect(messagesTo(survivor, effects)).toEqual(['deletion-requested-survivor']);
    expect(times(effects)).toEqual(days(7, 21, 29, 30));
  });

  it('of an account without a sealed will reminds the Host once, and takes effect after 7 days', () => {
    const { effects } = asked('account', 'keep', { isSealed: false, survivors: [] });
    expect(messagesTo('host', effects)).toEqual(['deletion-requested', 'deletion-reminder']);
    expect(times(effects)).toEqual(days(6, 7));
  });

  it.each([sealed, { isSealed: false, survivors: [] }])('has effects that follow from its record alone', (request) => {
    const { next, effects } = asked('account', 'keep', request);
    expect(effectsOfRequest(currentOf(next))).toEqual(effects);
  });

  it('is the only one until it has ended', () => {
    const { next } = asked('will', 'keep');
    expect(() => requestDeletion(next, { of: 'account', packages: 'keep', ...sealed }, BEGIN)).toThrow('already requested');
  });

  it('can be undone, which notifies everyone; a later one has another number', () => {
    const undone = undoDeletion(asked('will', 'keep').next, survivors);
    expect(undone.next).toEqual({ requests: 1, current: null });
    expect([messagesTo('host', undone.effects), messagesTo('ben', undone.effects)]).toEqual([['deletion-ended'], ['deletion-undone-survivor']]);
    expect(currentOf(requestDeletion(undone.next, { of: 'will', packages: 'keep', ...sealed }, BEGIN).next).number).toBe(2);
    expect(() => undoDeletion(undone.next, survivors)).toThrow('nothing to undo');
  });

  it('is undone with a change that the Host rejects, if it was requested within seven days or since that change', () => {
    const { next } = asked('account', 'delete');
    const time = fc.integer({ min: 0, max: 40 * DAY });
    fc.assert(
      fc.property(time, fc.option(fc.integer({ min: -20 * DAY, max: 20 * DAY })), (passed, change) => {
        const changedAt = change === null ? undefined : later(BEGIN, change);
        const step = rejectDeletion(next, { survivors, changedAt }, later(BEGIN, passed));
        const isDisputed = passed < 7 * DAY || (change !== null && change <= 0);
        expect(step).toEqual(isDisputed ? undoDeletion(next, survivors) : undefined);
      }),
      {
        seed: 1,
        examples: [
          [7 * DAY - 1, null],
          [7 * DAY, null],
          [30 * DAY, 0],
        ],
      },
    );
    expect(rejectDeletion(NO_DELETION, { survivors }, BEGIN)).toBeUndefined();
  });

  it('waits for a Host who could not undo it because of our outage', () => {
    const deletion = currentOf(asked('will', 'keep').next);
    const outage = { from: later(BEGIN, DAY), to: later(BEGIN, 3 * DAY) };
    expect(deletionTime(deletion, [])).toBe(later(BEGIN, 30 * DAY));
    expect(deletionTime(deletion, [outage])).toBe(later(BEGIN, 32 * DAY));
    expect(deletionTime(deletion, [{ ...outage, isOngoing: true }])).toBe(later(BEGIN, 44 * DAY));
  });
});

describe('a deletion that takes effect', () => {
  const will = sealedStory().state.will;
  const due = later(BEGIN, 30 * DAY);
  const begun = (deletions: Deletions, facts: object = {}) =>
    startDeletion(currentOf(deletions), { will, survivors: [...survivors, 'mallory'], rest: [], ...facts }, due);

  it('can no longer be undone', () => {
    const { next } = asked('account', 'delete');
    const deletions = { ...next, current: begun(next).next };
    expect(undoableDeletion(deletions)).toBeUndefined();
    expect(() => undoDeletion(deletions, survivors)).toThrow('nothing to undo');
    expect(rejectDeletion(deletions, { survivors }, due)).toBeUndefined();
    expect(isClosed(deletions)).toBe(true);
    expect(isClosed(next)).toBe(false);
  });

  it('notifies those who hold a share once it is known what became of the package, and only once', () => {
    const { next, effects } = begun(asked('will', 'delete').next);
    expect(effects).toEqual([]);
    expect(next.started?.package).toEqual({ storageIds: [will.sealed.storageId], folder: `${will.sealed.packageId}/` });
    const settled = settleDeletion(next, 'deleted', due);
    expect(messagesTo('host', settled.effects)).toEqual(['deletion-done']);
    expect(messagesTo('ben', settled.effects)).toEqual(['deletion-done-survivor']);
    expect(messagesTo('mallory', settled.effects)).toEqual([]);
    expect(settleDeletion(settled.next, 'left', due).effects).toEqual([]);
  });

  it.each([
    ['that is kept', will, 'kept'],
    ['that is kept without its newest shares', { ...will, behind: [BEHIND] }, 'behind'],
    ['that does not exist', undefined, null],
  ] as const)('settles a package %s immediately', (_, given, outcome) => {
    const { started } = begun(asked('account', 'keep').next, { will: given }).next;
    expect([started?.outcome, started?.settledAt]).toEqual([outcome, due]);
  });

  it('waits seven days for the newest shares of a package that is kept, and for a storage to delete one', () => {
    const deletion = currentOf(asked('will', 'keep').next);
    const behind = { ...will, behind: [BEHIND] };
    expect(awaitsPackage(deletion, will, due)).toBe(false);
    expect(awaitsPackage(deletion, behind, later(due, 7 * DAY - 1))).toBe(true);
    expect(awaitsPackage(deletion, behind, later(due, 7 * DAY))).toBe(false);
    expect(awaitsPackage({ ...deletion, packages: 'delete' }, behind, due)).toBe(false);
    const started = begun(asked('will', 'delete').next).next;
    expect([hasLostPatience(started, later(due, 7 * DAY - 1)), hasLostPatience(started, later(due, 7 * DAY))]).toEqual([false, true]);
  });

  it('keeps the contacts for a day after the last notices', () => {
    const settled = settleDeletion(begun(asked('account', 'delete').next).next, 'deleted', due).next;
    expect([areNoticesOver(settled, later(due, DAY - 1)), areNoticesOver(settled, later(due, DAY))]).toEqual([false, true]);
  });

  it('leaves the account ready for another one', () => {
    const { next } = asked('will', 'keep');
    expect(completeDeletion({ ...next, current: begun(next).next })).toEqual({ requests: 1, current: null, done: 1 });
  });
});

describe('a will with a requested deletion', () => {
  const deletion = currentOf(asked('will', 'delete').next);
  const begin = (): Story => {
    const story = sealedStory();
    return { ...story, state: { ...story.state, deletion } };
  };
  const happening: fc.Arbitrary<StoryEvent> = fc.oneof(
    fc.constant({ kind: 'sign-of-life' as const }),
    fc.constant({ kind: 'check-accepted' as const }),
    fc.record({ kind: fc.constant('transfer-started' as const), survivor: fc.constantFrom('ben', 'clara'), proven: fc.boolean() }),
    fc.record({ kind: fc.constant('survivor-authenticated' as const), survivor: fc.constantFrom('ben', 'clara') }),
    fc.record({ kind: fc.constantFrom('time' as const, 'late-timer' as const), ms: fc.integer({ min: MINUTE, max: 20 * DAY }) }),
  );

  it('keeps it while it is active, whatever happens, and loses it once with one notice when the family needs the will', () => {
    let ended = 0;
    fc.assert(
      fc.property(fc.array(happening, { minLength: 1, maxLength: 30 }), (events) => {
        let story = begin();
        let wasNeeded = false;
        for (const event of events) {
          story = tell(story, event);
          wasNeeded ||= story.state.will.status !== 'active' || story.started > 0 || messagesTo('host', story.effects).includes('pending-transfer');
          expect(story.state.deletion === undefined).toBe(wasNeeded);
        }
        const notices = messagesTo('host', story.effects).filter((template) => template === 'deletion-ended');
        expect(notices).toHaveLength(wasNeeded ? 1 : 0);
        ended += notices.length;
      }),
      { seed: 1, numRuns: runs(500) },
    );
    expect(ended).toBeGreaterThan(100);
  });

  it('is not deleted by a sign of life, and does not survive a start by name', () => {
    expect(tell(begin(), { kind: 'sign-of-life' }).state.deletion).toBe(deletion);
    const started = tell(begin(), { kind: 'time', ms: HOUR }, { kind: 'transfer-started', survivor: 'ben', proven: false });
    expect(started.state.deletion).toBeUndefined();
    expect(tell(started, { kind: 'sign-of-life' }).state.deletion).toBeUndefined();
  });
});
