import { describe, expect, it } from 'vitest';
import { HOUR, type Instant, after as later, type Outage } from '#common/time.ts';
import type { Step } from '#effects/effect.ts';
import { advanceTransfer } from '#wills/rules/advance.ts';
import { authenticateSurvivor, failOpening, openDocuments } from '#wills/rules/authenticate.ts';
import { closesAt, readableUntil } from '#wills/rules/opening.ts';
import { initiateTransfer, joinTransfer, restartTransfer } from '#wills/rules/start.ts';
import { cancelTransfer } from '#wills/rules/stop.ts';
import { nextTransferTime } from '#wills/rules/timers.ts';
import { isRunning, type Transfer } from '#wills/rules/transfer.ts';

const NOW: Instant = '2026-11-21T09:00:00.000Z';
const at = (hours: number) => later(NOW, hours * HOUR);
const EVERYBODY = ['ben', 'clara', 'daniel'];
const SEALED = { revision: 4, generation: 6, threshold: 2, documents: 3, survivors: EVERYBODY.map((id) => ({ id, name: id })) };
const BY_NAME = { startedBy: 'ben', proven: false, fromPending: false, lastCancelledAt: null };
const START = { id: 't', hostId: 'host', willId: 'will', ...SEALED, ...BY_NAME };
const initiate = (changes: object = {}) => initiateTransfer({ ...START, ...changes }, { now: NOW });
const started = having(initiate().next, { hostNotifiedAt: NOW });
const proof = (survivor: string) => ({ survivor, at: NOW });
const awaiting = having(started, { status: 'awaiting_authentication', hostReminders: 2, authenticated: [proof('ben')] });
const stalled = having(awaiting, { status: 'stalled', survivorReminders: 5 });
const ready = having(awaiting, { authenticated: [proof('ben'), proof('clara')] });
const open = having(ready, { status: 'accessible', accessibleAt: at(48), accessExpiresAt: at(48 + 14 * 24) });
const during = (now: Instant, outages: Outage[] = []) => ({ now, outages, accessWindowDays: 14 });
const pass = (transfer: Transfer, hours: number) => advanceTransfer(transfer, during(at(hours)));
const authenticate = (transfer: Transfer, survivor: string, hours: number) => authenticateSurvivor(transfer, survivor, during(at(hours)));
const join = (transfer: Transfer, hours: number) => joinTransfer(transfer, 'clara', during(at(hours)));
const cancel = (transfer: Transfer) => cancelTransfer(transfer, 'signed in', during(at(60)));

/** Returns the transfer with another state. */
function having({ facts, state }: Transfer, changes: object): Transfer {
  // Each test names the status together with what belongs to it.
  return { facts, state: { ...state, ...changes } as Transfer['state'] };
}

const toHost = (template: string, key: string, more: object = {}) => ({
  kind: 'message',
  key: `transfer/t/${key}/host`,
  template,
  to: { host: true, spread: 'all' },
  transferId: 't',
  ...more,
});
const toSurvivors = (who: readonly string[], template: string, key: string, more: object = {}) =>
  who.map((survivor) => ({ kind: 'message', key: `transfer/t/${key}/${survivor}`, template, to: { survivor }, transferId: 't', ...more }));
const authenticated = (survivor: string) => toHost('survivor-authenticated-host', `authenticated/${survivor}`, { survivor });
const startedSurvivors = (who: readonly string[], key = 'started') => toSurvivors(who, 'transfer-started-survivor', key);
const cancelled = toSurvivors(EVERYBODY, 'transfer-cancelled-survivor', 'cancelled', { how: 'signed in' });
const opening = (when: Instant) => [
  { kind: 'open-documents', key: `transfer/t/open/${when}`, transferId: 't' },
  ...toSurvivors(EVERYBODY, 'documents-accessible', `accessible/${when}`),
  toHost('documents-open-host', `accessible/${when}`),
];

it('a start fixes its facts, and has an empty state', () => {
  const { lastCancelledAt, proven, ...pinned } = START;
  expect(initiate().next).toEqual({
    facts: { ...pinned, initiatedAt: NOW, cancelDeadline: at(48) },
    state: { status: 'initiated', proven, hostNotifiedAt: null, notBefore: null, authenticated: [], hostReminders: 0, survivorReminders: 0 },
  });
});

it.each<[string, Partial<typeof START>, number, Instant | null]>([
  ['a start by name within 14 days of a cancel waits for a week', {}, 14 * 24 - 1, at(7 * 24)],
  ['one after that does not', {}, 14 * 24, null],
  ['a proven one never does', { proven: true }, 1, null],
])('%s', (_, change, since, notBefore) => {
  expect(initiate({ ...change, lastCancelledAt: at(-since) }).next.state.notBefore).toBe(notBefore);
});

// The key keeps a message from being sent twice, so the test spells it out.
it('only documents that are open can fail to open', () => {
  for (const other of [started, awaiting, having(open, { status: 'failed' })]) expect(failOpening(other)).toEqual({ next: other, effects: [] });
});

it('a transfer is started again only while it is stalled', () => {
  expect(restartTransfer(stalled, 'ben', during(at(800))).next.facts.starts).toBe(2);
  for (const other of [started, awaiting, open, having(stalled, { status: 'cancelled' })])
    expect(() => restartTransfer(other, 'ben', during(at(800)))).toThrow(expect.objectContaining({ code: 'transfer_running' }));
});

describe('who is notified, by what, and under which key', () => {
  it.each<[string, () => Step<Transfer>, object[]]>([
    ['of a start by name', () => initiate(), [toHost('transfer-started', 'started'), ...startedSurvivors(['ben'])]],
    ['of a proven start', () => initiate({ proven: true }), [toHost('transfer-started', 'started'), ...startedSurvivors(EVERYBODY)]],
    ['of the first reminder', () => pass(started, 24), [toHost('transfer-reminder', 'reminder/1')]],
    ['of the second one', () => pass(having(started, { hostReminders: 1 }), 43), [toHost('transfer-reminder', 'reminder/2')]],
    ['of the end of the 48 hours', () => pass(started, 48), toSurvivors(EVERYBODY, 'authenticate-now', 'awaiting')],
    ['of an opening at the end of the 48 hours', () => pass(having(started, { authenticated: ready.state.authenticated }), 48), opening(at(48))],
    ['of an opening after that', () => pass(ready, 60), opening(at(60))],
    ['of a week with too few', () => pass(awaiting, 48 + 168), toSurvivors(['clara', 'daniel'], 'authenticate-reminder', 'remind/1')],
    ['of 30 days with too few', () => pass(awaiting, 48 + 720), toSurvivors(['clara', 'daniel'], 'transfer-stalled-survivor', 'stalled')],
    ['of months after that', () => pass(stalled, 48 + 88 * 24), toSurvivors(['clara', 'daniel'], 'authenticate-reminder', 'remind/6')],
    ['of one who has authenticated', () => authenticate(started, 'clara', 0), [authenticated('clara')]],
    ['of the last one needed', () => authenticate(awaiting, 'daniel', 50), [authenticated('daniel'), ...opening(at(50))]],
    ['of one who authenticates and joins a start by name', () => join(started, 1), startedSurvivors(['ben', 'daniel'], 'proven')],
    ['of a second one who does so', () => join(having(started, { proven: true }), 1), []],
    ['of one who does so when all have heard', () => join(awaiting, 50), []],
    [
      'of one who does so when it waits for an earlier cancel',
      () => join(having(awaiting, { notBefore: at(168) }), 50),
      [toHost('transfer-started', 'proven')],
    ],
    ['of a cancel', () => cancel(awaiting), [...cancelled, toHost('transfer-cancelled-host', 'cancelled', { to: { host: true, spread: 'first' } })]],
    ['of a cancel when the documents were open', () => cancel(open), [...cancelled, toHost('transfer-cancelled-host', 'cancelled')]],
    [
      'of documents that can not be opened',
      () => failOpening(open),
      [...toSurvivors(EVERYBODY, 'opening-failed', `failed/${at(48)}`), toHost('opening-failed-host', `failed/${at(48)}`)],
    ],
    ['of documents that can be opened later', () => openDocuments(having(open, { status: 'failed' }), during(at(99))), opening(at(99))],
    ['of the end of the window: nothing', () => pass(open, 48 + 14 * 24), []],
  ])('%s', (_, step, expected) => expect(step().effects).toEqual(expected));
});

it.each<[string, number | null, number, number | null]>([
  ['from the whole wait to the 48 hours of a start of now', 168, 50, 98],
  ['never to a later time', 168, 130, 168],
  ['and not where nothing was in its way', null, 1, null],
])('an authentication moves the opening %s', (_, notBefore, hours, expected) => {
  const moment = (hour: number | null) => (hour === null ? null : at(hour));
  const joined = join(having(awaiting, { notBefore: moment(notBefore) }), hours).next;
  expect(joined).toEqual(having(awaiting, { proven: true, notBefore: moment(expected) }));
});

describe('the next time that changes a transfer is', () => {
  it.each<[string, Transfer, number | undefined]>([
    ['at the first reminder to the Host', started, 24],
    ['at the second one', having(started, { hostReminders: 1 }), 43],
    ['at the end of the 48 hours', having(started, { hostReminders: 2 }), 48],
    ['at the first reminder to those who are missing', awaiting, 48 + 7 * 24],
    ['at the end of the 30 days, if that is before the next reminder', having(awaiting, { survivorReminders: 4 }), 48 + 30 * 24],
    ['at the next reminder once it has stalled', stalled, 48 + 88 * 24],
    ['at the opening, with enough who wait for it', having(ready, { hostNotifiedAt: at(40) }), 88],
    ['at the opening, with enough of a stalled one', having(stalled, { authenticated: ready.state.authenticated, hostNotifiedAt: at(40) }), 88],
    ['at the end of the window', open, 48 + 14 * 24],
    ['never, once it was cancelled', having(started, { status: 'cancelled' }), undefined],
    ['never, once it was completed', having(open, { status: 'completed' }), undefined],
    ['never, while it has failed: a person or a retry continues', having(open, { status: 'failed' }), undefined],
  ])('%s', (_, transfer, hours) => expect(nextTransferTime(transfer, { outages: [] })).toBe(hours === undefined ? undefined : at(hours)));

  it.each<[string, Transfer, number]>([
    ['reminder to the Host', started, 24],
    ['end of the 48 hours', having(started, { hostReminders: 2 }), 48],
    ['reminder to the Survivors', awaiting, 48 + 7 * 24],
    ['opening', having(ready, { hostNotifiedAt: at(40) }), 88],
    ['end of the window', open, 48 + 14 * 24],
  ])('and changes nothing a millisecond before the %s', (_, transfer, hours) => {
    const early = advanceTransfer(transfer, during(later(at(hours), -1)));
    expect(early.next).toBe(transfer);
    expect(early.effects).toEqual([]);
    expect(pass(transfer, hours).next).not.toEqual(transfer);
  });
});

describe('a Survivor who cannot read gets the reason', () => {
  const untold = having(ready, { hostNotifiedAt: null });
  it.each<[string, Transfer, string]>([
    ['too few', awaiting, '1 of the 2 people needed have confirmed their identity. The will stays closed until enough have.'],
    ['too early', ready, `The documents open at ${at(48)}.`],
    ['no one knows when', untold, 'The documents open when we know that the Host was notified, at the latest seven days after the start.'],
  ])('%s', (_, transfer, message) => expect(() => readableUntil(transfer, 'ben', during(at(1)))).toThrow(message));
});

describe('an end', () => {
  it('by a cancel closes the window immediately, and adds none where none was open', () => {
    const shut = having(open, { status: 'cancelled', accessExpiresAt: at(60) });
    expect(cancel(open).next).toEqual(shut);
    expect(cancel(having(open, { status: 'failed' })).next).toEqual(shut);
    expect(cancel(awaiting).next).toEqual(having(awaiting, { status: 'cancelled' }));
  });

  it('of the window is moved by outages, and then stays fixed', () => {
    const outages = [{ from: at(60), to: at(84) }];
    const ended = advanceTransfer(open, during(at(48 + 15 * 24), outages)).next;
    expect([closesAt(open, { outages }), closesAt(ended, { outages }), closesAt(ended, { outages: [] })]).toEqual(Array(3).fill(at(48 + 15 * 24)));
    expect(closesAt(started, { outages: [] })).toBeUndefined();
  });

  it.each(['completed', 'cancelled'] as const)('%s accepts no authentication and no cancel', (status) => {
    const ended = having(status === 'completed' ? open : ready, { status });
    expect(isRunning(ended)).toBe(false);
    for (const step of [authenticate(ended, 'daniel', 60), cancel(ended), advanceTransfer(ended, during(at(9999)))]) {
      expect(step.next).toBe(ended);
      expect(step.effects).toEqual([]);
    }
  });
});
