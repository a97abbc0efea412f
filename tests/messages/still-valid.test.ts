import { describe, expect, it } from 'vitest';
import { canonicalContacts } from '#common/contact.ts';
import { markBounced } from '#common/mailbox.ts';
import { NO_OFFERS } from '#common/offers.ts';
import type { HostFacts, HostTemplate, MessageEffect, SurvivorFacts, SurvivorTemplate } from '#effects/message-effect.ts';
import { type Deletion, NO_DELETION, type StartedDeletion } from '#hosts/rules/deletion.ts';
import type { ConnectorRecord, Profile, StorageRecord } from '#hosts/rules/host.ts';
import type { Rehearsal } from '#hosts/rules/rehearsal.ts';
import { NO_SERIES, type Series } from '#hosts/rules/series.ts';
import { DEFAULT_SETTINGS } from '#hosts/rules/settings.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import type { Liveness } from '#liveness/rules/liveness.ts';
import type { MessageState, Template } from '#messages/template.ts';
import { currentMessage, TO_HOST as HOST_TEMPLATES, TO_SURVIVOR as SURVIVOR_TEMPLATES } from '#messages/templates.ts';
import type { Draft } from '#wills/rules/draft.ts';
import type { Transfer, TransferStatus } from '#wills/rules/transfer.ts';
import type { Will } from '#wills/rules/will.ts';

const now = '2026-11-22T12:00:00.000Z';
const later = '2026-11-25T12:00:00.000Z';
const uploaded = '2026-11-02T09:00:00.000Z';
const trouble = { since: uploaded, notified: true };

/** Partial records, with only what the messages read. */
const will = (status: Will['status']) =>
  ({ status, sealed: { revision: 2, storageId: 's1', threshold: 2, documents: [] }, transferId: null }) as unknown as Will;
const asking = { checks: 3, missed: 0, phase: { name: 'asking', check: { number: 3 } } } as unknown as Liveness;
const paused = (number: number) => ({ pauses: [{ number, from: uploaded, until: later }] }) as unknown as Liveness;
const vouched = { checks: 3, missed: 3, phase: { name: 'vouched', until: later } } as unknown as Liveness;
const waiting = { checks: 3, missed: 0, phase: { name: 'waiting', nextCheckAt: later } } as unknown as Liveness;
const transfer = (status: TransferStatus) =>
  ({ facts: { id: 't1', cancelDeadline: later, survivors: [] }, state: { status } }) as unknown as Transfer;
const vouchedTransfer = (until: string) =>
  ({ ...transfer('initiated'), state: { status: 'initiated', vouch: { by: 'ben', until } } }) as unknown as Transfer;
const draft = (createdAt: string) => ({ createdAt, documents: [{ createdAt, staged: ['object'] }] }) as unknown as Draft;

const profile = {
  status: 'pending_verification',
  verifyNonce: 'newest',
  previousEmail: { email: 'ann@former.example', change: 1, changedAt: uploaded, verifiedAt: null },
  reset: { nonce: 'newest', askedAt: now, notBefore: null, usedAt: null },
  recovered: { at: uploaded, until: later, epoch: 4, wait: 4 },
  resetsBlocked: { until: later, epoch: 4 },
} as unknown as Profile;

const withCard = (number: number, verifier: string | null): Profile => ({
  ...profile,
  stopCard: { number, madeAt: uploaded, verifier, ...(verifier === null && { usedAt: now }) },
});

const deletion: Deletion = { number: 2, of: 'will', packages: 'keep', requestedAt: uploaded, takesEffectAt: later, notified: [] };
const started: StartedDeletion = { at: now, survivors: [], package: null, rest: [], outcome: null, settledAt: null };

const state: MessageState = {
  profile,
  settings: DEFAULT_SETTINGS,
  survivors: [],
  connectors: [{ id: 'c1', trouble } as unknown as ConnectorRecord],
  storages: [{ id: 's1', trouble, isConnected: false } as unknown as StorageRecord],
  will: will('active'),
  draft: draft(uploaded),
  liveness: asking,
  recentChanges: {},
  series: NO_SERIES,
  offers: NO_OFFERS,
  deletions: { requests: 2, current: deletion },
  transfer: transfer('initiated'),
  now,
};

type Cases<Facts> = { [Name in keyof Facts]: { facts: Facts[Name]; given?: Partial<MessageState>; until: Partial<MessageState> | 'never' } };
const withProfile = (changes: object): Partial<MessageState> => ({ profile: { ...profile, ...changes } as Profile });
const ben = { id: 'ben', contacts: canonicalContacts([{ type: 'email', value: 'ben@example.com' }]) } as unknown as Survivor;
const invited: Survivor = { ...ben, invitation: { askedAt: uploaded } };
const noWill = { will: undefined };
const ended = { transfer: transfer('cancelled') };
const transferId = 't1';
const running: Partial<MessageState> = { will: will('transfer_initiated') };
const pending: Partial<MessageState> = { will: will('pending_transfer') };
/** A start after a stop, which has ended or still runs. */
const stopped = (stoppedAt?: string): Partial<MessageState> => {
  const starts = [{ survivor: 'ben', at: uploaded, proven: true, ...(stoppedAt && { stoppedAt }) }];
  return { will: { ...will('active'), recentStops: { count: 3, starts } } };
};
/** A rehearsal that asks one Survivor. */
const rehearsed = (changes: Partial<Rehearsal> = {}): Partial<MessageState> => ({
  rehearsals: [{ id: 'r1', startedAt: uploaded, endsAt: later, threshold: 2, asked: [{ survivor: 'ben', name: 'Ben' }], came: [], ...changes }],
});
const cameThrough = rehearsed({ came: [{ survivor: 'ben', by: 'backup-code', at: now }] });
const rehearsalOver = rehearsed({ ended: { at: now, why: 'stopped' } });
const settings = { hcit_days: 30, hcrt_hours: 72, hcrac: 3 } as const;

/** For each template: its facts, the state in which it is sent if that is another one, and a state in which it is no longer valid. */
const TO_HOST: Cases<HostFacts> = {
  'verify-email': { facts: { nonce: 'newest' }, until: withProfile({ verifyNonce: 'newer' }) },
  'verify-new-email': { facts: { nonce: 'newest' }, until: withProfile({ status: 'active', previousEmail: null }) },
  'email-changed': { facts: {}, until: withProfile({ previousEmail: null }) },
  'reset-password': { facts: { nonce: 'newest' }, until: withProfile({ reset: { ...profile.reset, usedAt: now } }) },
  'password-reset': { facts: { epoch: 4 }, until: 'never' },
  'reset-denied': { facts: { epoch: 4 }, until: { now: later } },
  'password-changed': { facts: {}, until: 'never' },
  'long-session': {
    facts: { session: 's', since: now },
    given: withProfile({ endedSessions: [] }),
    until: withProfile({ endedSessions: [{ id: 's', until: later }] }),
  },
  'survivor-changed': { facts: { survivor: 'ben', what: 'added', change: 2 }, until: noWill },
  'ways-changed': { facts: { what: 'connector', id: 'c1', how: 'added' }, until: noWill },
  'settings-changed': { facts: { change: 1, before: settings, after: settings }, until: noWill },
  'stop-card-made': { facts: { card: 2 }, given: { profile: withCard(2, 'hash') }, until: { profile: withCard(2, null) } },
  'stop-card-used': { facts: { card: 2 }, given: { profile: withCard(2, null) }, until: { profile: withCard(3, 'hash') } },
  'rehearsal-started': { facts: { rehearsal: 'r1' }, given: rehearsed(), until: rehearsalOver },
  'rehearsal-ended': { facts: { rehearsal: 'r1', why: 'stopped' }, given: rehearsalOver, until: { rehearsals: [] } },
  'checks-paused': { facts: { pause: 2 }, given: { liveness: paused(2) }, until: { liveness: paused(3) } },
  'sealed-again': { facts: { revision: 2, documents: 2, added: 1, removed: 1, threshold: 2 }, until: noWill },
  'factor-changed': { facts: { change: 1, what: 'added' }, until: 'never' },
  'change-undone': { facts: { what: 'nothing' }, until: 'never' },
  'notices-stopped': { facts: { survivor: 'ben' }, until: 'never' },
  'liveness-check': { facts: { check: 3 }, until: { liveness: waiting } },
  'liveness-reminder': {
    facts: { check: 3 },
    until: { liveness: { ...asking, phase: { name: 'asking', check: { number: 4 } } } as unknown as Liveness },
  },
  'fresh-link': { facts: {}, until: { liveness: waiting, transfer: undefined } },
  vouched: { facts: { survivor: 'ben', until: later }, given: { liveness: vouched, transfer: undefined }, until: { liveness: waiting } },
  'pending-transfer': { facts: { check: 3 }, given: pending, until: running },
  'transfer-started': { facts: { transferId }, until: ended },
  'transfer-reminder': { facts: { transferId }, until: ended },
  'transfer-cancelled-host': { facts: { transferId }, given: ended, until: { transfer: undefined } },
  'starts-digest': { facts: { since: uploaded }, given: stopped(now), until: stopped() },
  'codes-guessed-host': { facts: { transferId, survivor: 'ben' }, until: ended },
  'backup-codes-guessed-host': { facts: { survivor: 'ben' }, until: 'never' },
  'survivor-authenticated-host': { facts: { transferId, survivor: 'ben' }, until: ended },
  'documents-open-host': { facts: { transferId }, until: 'never' },
  'opening-failed-host': { facts: { transferId }, given: { transfer: transfer('failed') }, until: { transfer: transfer('accessible') } },
  'documents-damaged': { facts: { revision: 2, documents: [0] }, until: { will: { ...will('active'), sealed: { revision: 3 } } as unknown as Will } },
  'storage-unreachable': { facts: { revision: 2 }, until: noWill },
  'draft-expires': { facts: { newest: uploaded }, until: { draft: draft(now) } },
  'connector-broken': { facts: { connector: 'c1', reason: '' }, until: { connectors: [{ id: 'c1', trouble: null } as unknown as ConnectorRecord] } },
  'device-gone': { facts: { device: 'my telephone' }, until: 'never' },
  'chat-gone': { facts: {}, until: 'never' },
  'copy-broken': { facts: { revision: 2, storage: 's1' }, until: noWill },
  'yearly-review': {
    facts: { review: 2 },
    given: { will: { ...will('active'), review: { number: 2, askedAt: uploaded } } },
    until: { will: { ...will('active'), review: { number: 2, askedAt: uploaded, confirmedAt: now } } },
  },
  'copy-repaired': { facts: { revision: 2, storage: 's1' }, until: noWill },
  'storage-broken': { facts: { storage: 's1', reason: '' }, until: { storages: [] } },
  'drive-joined': { facts: { storage: 's1' }, until: { storages: [] } },
  'email-bounced': {
    facts: {},
    given: withProfile(markBounced<Pick<Profile, 'email' | 'mailboxes'>>({ email: 'ann@example.com' }, 'ann@example.com', uploaded)),
    until: withProfile({ email: 'ann@example.com' }),
  },
  'survivor-unreachable': {
    facts: { survivor: 'ben' },
    given: { survivors: [markBounced(ben, 'ben@example.com', uploaded)] },
    until: { survivors: [ben] },
  },
  'contact-reported': {
    facts: { survivor: 'ben' },
    given: { survivors: [{ ...invited, invitation: { askedAt: uploaded, wrongContact: { at: now } } } as unknown as Survivor] },
    until: { survivors: [invited] },
  },
  'quorum-worse': { facts: { reachable: 0, margin: -2 }, until: { survivors: [ben] } },
  'deletion-requested': { facts: { deletion: 2 }, until: { deletions: NO_DELETION } },
  'deletion-reminder': { facts: { deletion: 2 }, until: { deletions: { requests: 3, current: { ...deletion, number: 3 } } } },
  'deletion-ended': { facts: { of: 'will', why: 'started' }, until: 'never' },
  'deletion-done': { facts: { of: 'account', packages: null }, until: 'never' },
  'drive-lost': { facts: { storage: 's1' }, until: { storages: [{ id: 's1', isConnected: true } as unknown as StorageRecord] } },
};

/** A series of resets whose will was sealed since. */
const inSeries = (until: string | null) => ({
  series: { ...NO_SERIES, current: { number: 7, begunAt: uploaded, until, before: { profile } } as unknown as Series },
});
const silent = { ...waiting, unheard: { since: uploaded, notices: 1 } } as unknown as Liveness;
const TO_SURVIVOR: Cases<SurvivorFacts> = {
  'pending-transfer-survivor': { facts: {}, given: pending, until: running },
  'vouched-survivor': {
    facts: { survivor: 'ben', until: later, transferId },
    given: { transfer: vouchedTransfer(later) },
    until: { transfer: vouchedTransfer(now) },
  },
  'unreachable-host': { facts: { isCutOff: false }, given: { liveness: silent }, until: { liveness: waiting } },
  'password-reset-survivor': { facts: { epoch: 4 }, until: withProfile({ recovered: null }) },
  'where-to-start': { facts: {}, until: 'never' },
  'transfer-started-survivor': { facts: { transferId }, until: ended },
  'authenticate-now': { facts: { transferId }, until: ended },
  'authenticate-reminder': { facts: { transferId }, until: { transfer: transfer('completed') } },
  'transfer-cancelled-survivor': { facts: { transferId, how: 'link' }, until: 'never' },
  'host-is-back': { facts: { how: 'link' }, until: running },
  'starts-digest-survivor': { facts: { since: uploaded }, given: stopped(now), until: stopped() },
  'documents-accessible': { facts: { transferId }, given: { transfer: transfer('accessible') }, until: { transfer: transfer('completed') } },
  'opening-failed': { facts: { transferId }, given: { transfer: transfer('failed') }, until: { transfer: transfer('accessible') } },
  'first-access': { facts: { transferId }, until: 'never' },
  'codes-guessed': { facts: { transferId, survivor: 'ben' }, until: 'never' },
  'backup-codes-guessed': { facts: { transferId }, until: ended },
  'transfer-stalled-survivor': { facts: { transferId }, given: { transfer: transfer('stalled') }, until: ended },
  'contacts-replaced': { facts: {}, until: noWill },
  'replaced-before-sealing': { facts: {}, given: inSeries(later), until: { series: NO_SERIES } },
  'codes-replaced': { facts: {}, until: noWill },
  'earlier-paper-over': { facts: {}, until: noWill },
  'contacts-restored': { facts: {}, until: noWill },
  'survivor-renamed': { facts: { previousName: 'Ben', newName: 'Benjamin' }, until: noWill },
  'survivors-changed': { facts: { what: 'added' }, until: noWill },
  'alerts-changed': { facts: { how: 'added', where: 'push' }, until: 'never' },
  invitation: {
    facts: { askedAt: uploaded, contact: 'x', isYearly: false },
    given: { survivors: [invited] },
    until: { survivors: [{ ...invited, invitation: { askedAt: now } }] },
  },
  'deletion-requested-survivor': { facts: { deletion: 2 }, until: { deletions: { requests: 2, current: { ...deletion, started } } } },
  rehearsal: { facts: { rehearsal: 'r1' }, given: rehearsed(), until: cameThrough },
  'rehearsal-reminder': { facts: { rehearsal: 'r1' }, given: rehearsed(), until: rehearsalOver },
  'no-rehearsal': { facts: { why: 'started' }, given: running, until: { will: will('active') } },
  'deletion-undone-survivor': { facts: {}, until: noWill },
  'deletion-done-survivor': { facts: { of: 'will', packages: 'kept' }, until: 'never' },
  'host-renamed': { facts: { previousName: 'Ann', newName: 'Anna' }, until: 'never' },
};

const templates: Record<HostTemplate | SurvivorTemplate, Template> = { ...HOST_TEMPLATES, ...SURVIVOR_TEMPLATES };
const cases = Object.entries({ ...TO_HOST, ...TO_SURVIVOR }) as [HostTemplate | SurvivorTemplate, Cases<HostFacts>[HostTemplate]][];
/** The facts of each case have the right type. The compiler cannot connect them with a template from a list. */
const isValid = (template: HostTemplate | SurvivorTemplate, facts: object, changes: object = {}) =>
  templates[template].isValid({ template, to: { survivor: 'ben' }, ...facts } as unknown as MessageEffect, { ...state, ...changes });

describe('a pending message', () => {
  it('about a reset before a sealing is sent too while a rejected change keeps the will closed, and has no notices', () => {
    const rejected = { at: uploaded, until: later, epoch: 9, wait: 9, changeRejected: true };
    const isSent = (recovered: object) => isValid('password-reset-survivor', { epoch: 7 }, { ...withProfile({ recovered }), ...inSeries(later) });
    expect([isSent(rejected), isSent({ ...rejected, noticesAt: [later] }), isSent({ ...rejected, until: null })]).toEqual([true, false, false]);
  });

  it('about a reset is sent too after a sealing in its series, until the series ends', () => {
    const isSent = (changes: object) => isValid('password-reset-survivor', { epoch: 7 }, { ...withProfile({ recovered: null }), ...changes });
    expect([isSent(inSeries(later)), isSent(inSeries(null)), isSent({ series: NO_SERIES }), isSent({ ...inSeries(later), ...noWill })]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it.each(cases)('%s is sent while it is still valid', (template, { facts, given }) => expect(isValid(template, facts, given)).toBe(true));

  it.each(cases.filter(([, { until }]) => until !== 'never'))('%s is not sent when it is no longer valid', (template, { facts, given, until }) => {
    expect(isValid(template, facts, { ...given, ...(until as object) })).toBe(false);
  });

  it.each<[HostTemplate | SurvivorTemplate, object]>([
    ['verify-email', { nonce: 'replaced' }],
    ['reset-password', { nonce: 'replaced' }],
    ['reset-denied', { epoch: 3 }],
    ['password-reset-survivor', { epoch: 3 }],
    ['liveness-check', { check: 2 }],
    ['storage-unreachable', { revision: 1 }],
    ['connector-broken', { connector: 'c2' }],
  ])('%s is sent only about what it names: %j', (template, facts) => expect(isValid(template, facts)).toBe(false));

  it.each([
    ['of another person', 'clara', true],
    ['of theirs', 'ben', false],
  ])('that an earlier paper can be destroyed is sent while a storage needs an earlier paper %s again: %s, %s', (_, survivor, isSent) => {
    const behind = [{ storageId: 's1', revision: 2, generation: 3, manifestHash: '', papers: [survivor] }];
    expect(isValid('earlier-paper-over', {}, { will: { ...will('active'), behind } })).toBe(isSent);
  });

  it('about fewer people who can open the will is not sent while the will is not active', () => {
    expect(isValid('quorum-worse', { reachable: 0, margin: -2 }, pending)).toBe(false);
  });
});

describe('a late notice of a start to a Survivor', () => {
  const notice = { kind: 'message', key: 'k', template: 'transfer-started-survivor', to: { survivor: 'ben' }, transferId } as const;
  it.each([
    ['initiated', 'transfer-started-survivor'],
    ['awaiting_authentication', 'authenticate-now'],
    ['stalled', 'authenticate-now'],
    ['accessible', 'where-to-start'],
    ['failed', 'where-to-start'],
  ] as const)('of a transfer that is %s says what is true now: %s', (status, template) => {
    expect(currentMessage(notice, transfer(status))).toEqual({ ...notice, template });
  });
});
