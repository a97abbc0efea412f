import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_DOCUMENTS, MAX_FILE_BYTES, MAX_WILL_BYTES } from '#common/limits.ts';
import { between, DAY, HOUR, after as later } from '#common/time.ts';
import { document } from '#tests/hosts/profile.ts';
import { runs } from '#tests/support/whole.ts';
import { countAuthentication } from '#wills/rules/authenticate.ts';
import { addDocuments, type Draft, draftOrNew } from '#wills/rules/draft.ts';
import { INNER_LIST_KIND } from '#wills/rules/inner-envelope.ts';
import { resealWill, sealWill } from '#wills/rules/seal.ts';
import { startTransfer } from '#wills/rules/start.ts';
import { nextTimer } from '#wills/rules/timers.ts';
import { hasOpened } from '#wills/rules/transfer.ts';
import { isFrozen, lastReadBack, needsSealing, type Sealing } from '#wills/rules/will.ts';
import { accepted, alive, both, days, messagesOf, news, refused, start, status, told } from './happenings.ts';
import {
  BEGIN,
  BEHIND,
  contextOf,
  messagesTo,
  nextCheckTime,
  nextDeadline,
  SEALING,
  type Story,
  type StoryEvent,
  SURVIVORS,
  sealedStory,
  tell,
} from './story.ts';

const failed = { kind: 'opening-failed' } as const;
const messages = (story: Story) => story.effects.flatMap((effect) => (effect.kind === 'message' ? [effect.key] : []));

// Played in each test, so that a changed rule is run by the test that checks it.
const STATES: [name: string, timer: string, isFrozen: boolean, () => Story][] = [
  ['active', 'liveness-due', false, () => sealedStory()],
  ['pending_transfer', 'liveness-due', false, () => tell(sealedStory({ hcrac: 1 }), days(30), accepted, days(3))],
  ['transfer_initiated', 'cancel-window-elapsed', true, () => tell(sealedStory(), start)],
  ['awaiting_authentication', 'authentication-window-elapsed', true, () => tell(sealedStory(), start, told, days(2))],
  ['accessible', 'access-window-elapsed', true, () => tell(sealedStory(), start, told, ...both, days(2))],
  ['transfer_stalled', 'authentication-window-elapsed', true, () => tell(sealedStory(), start, told, days(32))],
  ['transfer_failed', 'authentication-window-elapsed', true, () => tell(sealedStory(), start, told, ...both, days(2), failed)],
];
const NAMES = STATES.map(([name]) => name);
const storyOf = (name: string): Story => STATES.find((one) => one[0] === name)?.[3]() ?? sealedStory();

describe('a sealed will', () => {
  it.each(STATES)('that is %s waits for the timer %s, is frozen: %s, and becomes active with a sign of life', (name, kind, frozen, story) => {
    const { state, ...at } = story();
    expect([state.will.status, nextTimer(state, { outages: [] })?.kind, isFrozen(state.will)]).toEqual([name, kind, frozen]);
    const back = tell({ state, ...at }, alive);
    expect(back.state).toMatchObject({ will: { status: 'active', transferId: null }, liveness: { missed: 0, lastSignOfLife: back.now } });
    expect(nextCheckTime(back)).toBe(later(back.now, 30 * DAY));
  });

  it('waits for the end of the response time while a check is pending', () => {
    expect(nextTimer(tell(sealedStory(), days(30), accepted).state, { outages: [] })?.kind).toBe('response-overdue');
  });

  it("is pending again when the access window ends, and then changes only by people's actions", () => {
    const ended = tell(storyOf('accessible'), days(14));
    expect(ended.state).toMatchObject({ will: { status: 'pending_transfer', transferId: null }, transfer: { state: { status: 'completed' } } });
    expect(nextDeadline(ended)).toBeUndefined();
    expect(messages(tell(ended, days(1000)))).toEqual(messages(ended));
    expect(status(tell(ended, start))).toBe('transfer_initiated');
  });
});

it('nothing is frozen before a will is sealed', () => expect(isFrozen(undefined)).toBe(false));

describe('a sign of life after missed checks', () => {
  const heard = (story: Story, kind: 'sign-of-life' | 'sealed') => messagesOf('host-is-back', news(story, tell(story, { kind })));

  it.each(['sign-of-life', 'sealed'] as const)('notifies each Survivor who was notified of the silence: %s', (kind) => {
    const silent = storyOf('pending_transfer');
    const notices = SURVIVORS.map(({ id }) => ({ to: { survivor: id }, how: 'signed in', key: `back/${silent.now}/${id}` }));
    expect(heard(silent, kind)).toMatchObject(notices);
    expect(heard(tell(silent, { kind }), kind)).toEqual([]);
    expect(heard(storyOf('active'), kind)).toEqual([]);
  });
});

describe('a start', () => {
  it.each([
    ['active', true],
    ['pending_transfer', true],
    ['awaiting_authentication', false],
    ['transfer_failed', false],
  ])('of a will that is %s is accepted: %s', (name, isAccepted) => {
    const story = storyOf(name);
    const again = () => startTransfer(story.state, { id: 'new', survivor: 'clara', proven: false }, contextOf(story));
    if (!isAccepted) return expect(again).toThrow(refused('transfer_running'));
    const { next } = again();
    expect(next).toMatchObject({ will: { status: 'transfer_initiated', transferId: 'new' }, liveness: { phase: { name: 'paused' } } });
    expect(next.transfer).toMatchObject({
      facts: { id: 'new', cancelDeadline: later(story.now, 48 * HOUR) },
      state: { status: 'initiated', authenticated: [] },
    });
  });

  it('with a proof changes nothing in a will whose transfer has stalled', () => {
    const story = storyOf('transfer_stalled');
    expect(tell(story, { kind: 'transfer-started', survivor: 'clara', proven: true })).toBe(story);
  });

  it('fixes revision, generation, threshold and the Survivors who hold a share', () => {
    const story = sealedStory({}, { revision: 7, generation: 9, threshold: 2, survivors: ['ben', 'daniel'] });
    const { next } = startTransfer(story.state, { id: 't', survivor: 'ben', proven: false }, contextOf(story));
    const survivors = SURVIVORS.filter(({ id }) => id !== 'clara');
    expect(next.transfer?.facts).toMatchObject({ revision: 7, generation: 9, threshold: 2, survivors });
  });

  it.each<[string, StoryEvent, object]>([
    ['was accepted as unanswered', accepted, { status: 'missed', channel: 'email' }],
    ['nothing has accepted as undelivered', { kind: 'check-rejected', channel: 'sms' }, { status: 'undelivered', channel: 'sms' }],
  ])('withdraws a check that %s, without counting it', (_, happening, closed) => {
    const asked = tell(sealedStory(), days(30), happening, days(1), start);
    expect(asked.checks.slice(-1)).toEqual([{ id: 'check-1', number: 1, sentAt: later(BEGIN, 30 * DAY), respondedAt: null, ...closed }]);
    expect(tell(asked, days(20)).state.liveness.missed).toBe(0);
  });
});

describe('an authentication', () => {
  it.each([
    ['without any transfer', sealedStory()],
    ['for a cancelled one', tell(storyOf('awaiting_authentication'), alive)],
    ['for a completed one', tell(storyOf('accessible'), days(14))],
  ])('%s is refused', (_, story) => expect(() => countAuthentication(story.state, 'ben', contextOf(story))).toThrow(refused('transfer_not_running')));
});

describe('news of another transfer', () => {
  const story = tell(sealedStory(), start, alive, start);
  it.each<[string, StoryEvent]>([
    ['that its notice was accepted', told],
    ['that its documents fail', failed],
  ])('%s changes nothing', (_, news) => {
    const stale = { ...story, state: { ...story.state, transfer: undefined } };
    expect(tell(stale, news).state).toBe(stale.state);
  });

  it('of an opening that failed changes nothing while the documents are not open', () => {
    const awaiting = storyOf('awaiting_authentication');
    expect(tell(awaiting, failed).state).toBe(awaiting.state);
  });
});

describe('a late timer', () => {
  const reminders = (story: Story) => messagesTo('clara', story.effects).filter((name) => name === 'authenticate-reminder').length;

  it('brings a transfer without authentications to the same state as punctual ones, with only the newest reminder', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 * 365 * 24 }), fc.boolean(), (hours, isTold) => {
        const story = tell(sealedStory(), start, ...(isTold ? [told] : []));
        const steps = tell(story, { kind: 'time', ms: hours * HOUR });
        const late = tell(story, { kind: 'late-timer', ms: hours * HOUR });
        expect(status(late)).toBe(status(steps));
        // The Host gets no more reminders of a deadline that has passed.
        const unreminded = ({ state: { transfer } }: Story) => transfer && { ...transfer, state: { ...transfer.state, hostReminders: 0 } };
        expect(unreminded(late)).toEqual(unreminded(steps));
        if (hours < 48) expect(late.state).toEqual(steps.state);
        expect(messages(steps)).toEqual(expect.arrayContaining(messages(late)));
        expect(reminders(late)).toBe(Math.min(reminders(steps), 1));
        expect(nextDeadline(late)).toBe(nextDeadline(steps));
      }),
      { seed: 1, numRuns: runs(200) },
    );
  });

  it('brings a pending transfer to the same state as punctual ones, with only the newest reminder', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5 * 365 }), (passed) => {
        const story = storyOf('pending_transfer');
        const late = tell(story, { kind: 'late-timer', ms: passed * DAY });
        const steps = tell(story, days(passed));
        expect(late.state.liveness).toEqual(steps.state.liveness);
        const [before, all] = [messages(story).length, messages(steps)];
        expect(messages(late).slice(before)).toEqual(all.length > before ? all.slice(-3) : []);
      }),
      { seed: 1, numRuns: runs(100) },
    );
  });

  it('gives the whole access window from the time at which the documents really open', () => {
    const late = tell(sealedStory(), start, told, ...both, { kind: 'late-timer', ms: 20 * DAY });
    const { transfer } = late.state;
    expect(status(late)).toBe('accessible');
    expect(transfer && hasOpened(transfer.state) && between(late.now, transfer.state.accessExpiresAt ?? '')).toBe(14 * DAY);
  });
});

describe('the start of a will', () => {
  const [first, second, third] = [BEGIN, later(BEGIN, DAY), later(BEGIN, 2 * DAY)];
  const { settings } = sealedStory();
  const of = (...moments: string[]): Sealing => ({
    ...SEALING,
    sealedAt: third,
    documents: moments.map((createdAt) => ({ id: '', filename: '', mimeType: '', size: 1, sha256: '', path: '', createdAt })),
  });

  it('is that of its first draft, whatever is sealed later', () => {
    const { next } = sealWill(undefined, { sealing: of(first, second), draftedAt: first }, { settings, timezone: 'UTC', now: third });
    const without = sealWill(next, { sealing: of(second), draftedAt: third }, { settings, timezone: 'UTC', now: later(third, DAY) }).next;
    const wills = [next.will, without.will, resealWill(without, of(third)).next.will];
    expect(wills.map(({ createdAt }) => createdAt)).toEqual([first, first, first]);
  });
});

describe('sealing again', () => {
  const another = { ...SEALING, revision: 2 };

  it('is no sign of life when the service does it: only the sealing changes', () => {
    const { state } = tell(sealedStory(), days(30), accepted, days(1));
    const step = resealWill({ ...state, will: { ...state.will, resealDue: true, behind: [BEHIND] } }, another);
    expect(step).toEqual({ next: { ...state, will: { ...state.will, sealed: another } }, effects: [], checks: [] });
  });

  it.each<[string, string[], number, boolean, boolean]>([
    ['is not needed for the same Survivors and threshold', ['ben', 'clara', 'daniel'], 2, false, false],
    ['is not needed for them in another order', ['daniel', 'ben', 'clara'], 2, false, false],
    ['is needed for a Survivor more', ['ben', 'clara', 'daniel', 'eva'], 2, false, true],
    ['is needed for a Survivor less', ['ben', 'clara'], 2, false, true],
    ['is needed for another Survivor in the place of one', ['ben', 'clara', 'eva'], 2, false, true],
    ['is needed for another threshold', ['ben', 'clara', 'daniel'], 3, false, true],
    ['is needed for an old key that has to go', ['ben', 'clara', 'daniel'], 2, true, true],
  ])('%s', (_, ids, survivor_threshold, resealDue, isNeeded) => {
    const { state, settings } = sealedStory();
    const will = { ...state.will, resealDue };
    expect(needsSealing({ will, survivors: ids.map((id) => ({ id })), settings: { ...settings, survivor_threshold } })).toBe(isNeeded);
  });

  it('is needed for another paper of a will that was sealed on the device of its Host', () => {
    const { state, settings } = sealedStory();
    const inner = { files: [], papers: ['age1ben', 'age1clara', 'age1daniel'], threshold: 2 };
    const list = { ...document('list', { mimeType: INNER_LIST_KIND, inner }), path: 'a.age' };
    const will = { ...state.will, sealed: { ...state.will.sealed, documents: [list] } };
    const needed = (paperRecipient: string) => {
      const survivors = ['ben', 'clara', 'daniel'].map((id) => ({ id, paperRecipient: id === 'ben' ? paperRecipient : `age1${id}` }));
      return needsSealing({ will, survivors, settings: { ...settings, survivor_threshold: 2 } });
    };
    expect([needed('age1ben'), needed('age1new')]).toEqual([false, true]);
  });

  it('is not needed before anything was sealed', () => {
    expect(needsSealing({ will: undefined, survivors: [], settings: sealedStory().settings })).toBe(false);
  });
});

const documents = (count: number, size = 1) => Array.from({ length: count }, (_, n) => document(`new-${n}`, { size }));
const empty: Draft = { createdAt: BEGIN, documents: [] };

describe('a draft', () => {
  const { will } = sealedStory({}, { documents: ['a', 'b'].map((id) => ({ ...document(id), path: `${id}.age` })) }).state;
  const now = later(BEGIN, DAY);

  it('of a first will starts empty', () => expect(draftOrNew(undefined, undefined, now)).toEqual({ createdAt: now, documents: [] }));

  it('of a sealed will starts with all sealed documents, without their paths in the package', () => {
    const documents = ['a', 'b'].map((id) => document(id, { carried: true }));
    expect(draftOrNew(undefined, will, now)).toEqual({ createdAt: now, documents });
  });

  it('does not change when it exists: documents that the Host removed do not come back', () => {
    const draft = { createdAt: BEGIN, documents: [document('c')] };
    expect(draftOrNew(draft, will, now)).toBe(draft);
  });

  it.each<[string, number, number, string | undefined]>([
    ['ten of the largest documents fill it exactly', 10, MAX_FILE_BYTES, undefined],
    ['one byte more is too much', 10, MAX_FILE_BYTES + 1, 'document_too_large'],
    ['200 documents are the most', 200, 1, undefined],
    ['201 are too many', 201, 1, 'too_many_documents'],
  ])('%s', (_, count, size, code) => {
    const add = () => addDocuments(empty, documents(count, size));
    if (code) expect(add).toThrow(refused(code));
    else expect(add().documents).toHaveLength(count);
  });

  it('counts the documents that it already has', () => {
    const almost = addDocuments(empty, [document('large', { size: MAX_WILL_BYTES - 1 })]);
    expect(addDocuments(almost, [document('one')]).documents).toHaveLength(2);
    expect(() => addDocuments(almost, [document('two', { size: 2 })])).toThrow(refused('document_too_large'));
    const many = addDocuments(empty, documents(MAX_DOCUMENTS));
    expect(() => addDocuments(many, [document('one')])).toThrow(refused('too_many_documents'));
  });

  it('has the promised limits', () => expect([MAX_FILE_BYTES, MAX_WILL_BYTES]).toEqual([52_428_800, 524_288_000]));

  it('has room for one list of an inner envelope as well', () => {
    const list = (id: string) => document(id, { mimeType: INNER_LIST_KIND });
    const full = addDocuments(empty, [...documents(MAX_DOCUMENTS), list('one')]);
    expect(full.documents).toHaveLength(MAX_DOCUMENTS + 1);
    expect(() => addDocuments(full, [document('more')])).toThrow(refused('too_many_documents'));
    expect(() => addDocuments(addDocuments(empty, [list('one')]), [list('two')])).toThrow(refused('too_many_documents'));
  });
});

describe('a sealed package', () => {
  const readings = (story: Story) => story.effects.flatMap(({ kind, key }) => (kind === 'audit-package' ? [key.split('/').at(-1) ?? ''] : []));
  const audits = (story: Story) => readings(story).length;
  const rarely = { hcit_days: 90 } as const;

  it('is read back once when the timer was late, and then again after 30 days', () => {
    const late = tell(sealedStory(rarely), { kind: 'late-timer', ms: 200 * DAY });
    expect(audits(late)).toBe(1);
    expect(audits(tell(late, days(29.9)))).toBe(1);
    expect(audits(tell(late, days(30)))).toBe(2);
  });

  it.each(NAMES)('is read back every 30 days for years of a will that is %s, so that no drive ends our consent', (name) => {
    const years = readings(tell(storyOf(name), ...Array.from({ length: 400 }, () => days(1))));
    expect(years.length).toBeGreaterThanOrEqual(13);
    expect(new Set(years.slice(1).map((at, n) => between(years[n] ?? '', at) / DAY))).toEqual(new Set([30]));
  });

  it('shows no result of another revision, and none that was not kept', () => {
    const { will } = sealedStory().state;
    const readBack = { at: later(will.sealed.sealedAt, 30 * DAY), revision: will.sealed.revision, found: 'complete' } as const;
    expect(lastReadBack({ ...will, readBack })).toEqual(readBack);
    const earlier = { ...readBack, revision: will.sealed.revision - 1 };
    expect([lastReadBack(will), lastReadBack({ ...will, readBack: earlier })]).toEqual([undefined, undefined]);
    const resealed = resealWill({ ...sealedStory().state, will: { ...will, readBack } }, { ...will.sealed, revision: will.sealed.revision + 1 });
    expect(lastReadBack(resealed.next.will)).toBeUndefined();
  });

  it('delays no deadline of a running transfer: if both are due at the same time, both happen', () => {
    const begun = tell(sealedStory(rarely), days(28), start, told);
    const [before, then] = [tell(begun, days(1.9)), tell(begun, days(2))];
    expect(nextTimer(before.state, { outages: [] })).toEqual({ kind: 'cancel-window-elapsed', at: later(begun.now, 2 * DAY) });
    expect([audits(before), status(then), audits(then)]).toEqual([0, 'awaiting_authentication', 1]);
  });
});
