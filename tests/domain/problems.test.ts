import { describe, expect, it } from 'vitest';
import type { AccountFacts } from '#domain/account-facts.ts';
import { type Channel, canonicalContacts } from '#domain/contact.ts';
import type { ConnectorRecord, Profile, StorageRecord } from '#domain/host.ts';
import { ask, confirmContact, reportWrongContact } from '#domain/invitation.ts';
import { accountState, setupSteps } from '#domain/overview.ts';
import { problemsOf } from '#domain/problems.ts';
import { quorumOf } from '#domain/quorum.ts';
import { DEFAULT_SETTINGS } from '#domain/settings.ts';
import type { Survivor } from '#domain/survivor.ts';
import { after, DAY, HOUR, MINUTE } from '#domain/time.ts';
import type { Will } from '#domain/will.ts';
import { ANN } from './profile.ts';
import { BEGIN, SEALING, sealedStory, tell } from './story.ts';

const profile: Profile = { ...ANN, email: 'ann@example.com', createdAt: BEGIN };
const connector = (type: Channel, more: Partial<ConnectorRecord> = {}): ConnectorRecord => ({
  ...{ id: type, type, name: `My ${type}`, priority: 0, isVerified: true, config: '', hostDestination: '+436641234567', createdAt: BEGIN },
  ...more,
});
const storage: StorageRecord = {
  ...{ id: 'storage', type: 'sftp', name: 'My server', directoryPath: '/', isConnected: true, connectionError: null, config: '' },
  ...{ hostKey: null, lastVerifiedAt: BEGIN, createdAt: BEGIN },
};
const survivor = (name: string, more: Partial<Survivor> = {}): Survivor => ({
  ...{ id: name.toLowerCase(), name, relationship: 'child', connectorPriority: [], hasPersonalMessage: false, backupCodesRemaining: 5 },
  ...{ contacts: canonicalContacts([{ type: 'email', value: `${name}@example.com` }]), createdAt: BEGIN, paperConfirmedAt: BEGIN },
  ...more,
});
const will: Will = { status: 'active', sealed: SEALING, transferId: null, resealDue: false, packageBehind: false, lastCancelledAt: null };
const well: AccountFacts = {
  profile,
  will,
  settings: DEFAULT_SETTINGS,
  survivors: [survivor('Ben'), survivor('Clara'), survivor('Daniel')],
  connectors: [connector('sms')],
  storages: [storage],
  liveness: sealedStory().state.liveness,
};
const TWO_WEEKS_LATER = after(BEGIN, 14 * DAY);
const onlyByPhone = { contacts: canonicalContacts([{ type: 'telegram', value: '@clara_b' }]) };
const codes = (facts: Partial<AccountFacts>, now = after(BEGIN, HOUR)) =>
  problemsOf({ ...well, ...facts }, now).map(({ code, subject }) => (subject ? `${code}: ${subject}` : code));

describe('the problems of an account', () => {
  it('are none if all is well', () => {
    expect(codes({})).toEqual([]);
  });

  it('are none for an account that is not set up', () => {
    expect(codes({ will: undefined, liveness: undefined, survivors: [], connectors: [], storages: [] })).toEqual([]);
  });

  it.each<[string, Partial<AccountFacts>, string[]]>([
    ['a reset by e-mail', { profile: { ...profile, recovered: { at: BEGIN, until: null, epoch: 2, wait: 2 } } }, ['account_protected']],
    ['a Host whom no message reaches', { liveness: { ...sealedStory().state.liveness, unheard: { since: BEGIN, told: 0 } } }, ['host_unreachable']],
    ['a storage that does not answer', { storages: [{ ...storage, isConnected: false }] }, ['storage_broken: My server']],
    ['a storage that has failed for days', { storages: [{ ...storage, trouble: { since: BEGIN, told: true } }] }, ['storage_broken: My server']],
    ['a connector that fails', { connectors: [connector('sms', { trouble: { since: BEGIN, told: true } })] }, ['connector_broken: My sms']],
    ['another threshold', { settings: { ...DEFAULT_SETTINGS, survivor_threshold: 3 } }, ['reencryption_required']],
    ['shares that wait for the storage', { will: { ...will, packageBehind: true } }, ['package_behind']],
    ['a Host without a second channel', { connectors: [] }, ['only_email']],
    [
      'a Survivor without a channel',
      { survivors: [survivor('Ben'), survivor('Clara', onlyByPhone), survivor('Daniel')] },
      ['survivor_unreachable: Clara'],
    ],
    ['a Survivor who stopped notices', { survivors: [survivor('Ben', { silenced: ['x'] }), ...well.survivors.slice(1)] }, ['notices_stopped: Ben']],
    [
      'a contact that may be wrong',
      {
        survivors: [
          reportWrongContact(ask(survivor('Ben'), BEGIN), { type: 'email', value: 'Ben@example.com' }, undefined, BEGIN),
          ...well.survivors.slice(1),
        ],
      },
      ['contact_reported: Ben'],
    ],
    ['a Survivor without codes', { survivors: [survivor('Ben', { backupCodesRemaining: 0 }), ...well.survivors.slice(1)] }, ['no_backup_codes: Ben']],
  ])('name %s', (_, facts, expected) => {
    expect(codes(facts)).toEqual(expected);
  });

  it('name a paper that was never confirmed', () => {
    const { paperConfirmedAt: _, ...ben } = survivor('Ben');
    expect(codes({ survivors: [ben, ...well.survivors.slice(1)] })).toEqual(['paper_unconfirmed: Ben']);
  });

  it('come with the worst first', () => {
    const facts = { connectors: [], survivors: [survivor('Ben', onlyByPhone), survivor('Clara', onlyByPhone), survivor('Daniel')] };
    expect(codes(facts)).toEqual(['quorum_unreachable', 'survivor_unreachable: Ben', 'survivor_unreachable: Clara', 'only_email']);
  });

  it('end with a question that a Survivor has not answered for two weeks', () => {
    const facts = { connectors: [], survivors: [ask(survivor('Ben'), BEGIN), ...well.survivors.slice(1)] };
    expect(codes(facts)).toEqual(['only_email']);
    expect(codes(facts, TWO_WEEKS_LATER)).toEqual(['only_email', 'invitation_unanswered: Ben']);
  });

  it('do not name a check that was sent just now', () => {
    const liveness = { ...sealedStory().state.liveness, unheard: { since: BEGIN, told: 0 } };
    expect(codes({ liveness }, after(BEGIN, 59 * MINUTE))).toEqual([]);
  });

  it('say that all Survivors are needed', () => {
    const sealed = { ...SEALING, threshold: 3 };
    expect(codes({ will: { ...will, sealed }, settings: { ...DEFAULT_SETTINGS, survivor_threshold: 3 } })).toEqual(['no_margin']);
  });
});

describe('the quorum', () => {
  it('counts whom a channel reaches, against the threshold of the sealed will', () => {
    const survivors = [survivor('Ben'), survivor('Clara', onlyByPhone), survivor('Daniel')];
    const facts = { ...well, survivors, settings: { survivor_threshold: 3 } };
    expect(quorumOf(facts, BEGIN)).toEqual({ threshold: 2, survivors: 3, reachable: 2, confirmed: 0, margin: 0 });
    expect(quorumOf({ ...well, will: undefined, settings: { survivor_threshold: 3 } }, BEGIN)).toMatchObject({ threshold: 3, margin: 0 });
  });

  it('counts who has confirmed', () => {
    const clara = confirmContact(ask(survivor('Clara'), BEGIN), { type: 'email', value: 'Clara@example.com' }, BEGIN);
    const facts = { ...well, survivors: [survivor('Ben'), clara, ask(survivor('Daniel'), BEGIN)] };
    expect([quorumOf(facts, BEGIN).confirmed, quorumOf(facts, after(BEGIN, 500 * DAY)).confirmed]).toEqual([1, 0]);
  });
});

describe('the state of an account', () => {
  it('is the status of the will, except while it is set up and while a check is pending', () => {
    const asked = tell(sealedStory(), { kind: 'time', ms: 30 * 86_400_000 });
    const started = tell(sealedStory(), { kind: 'transfer-started', survivor: 'ben' });
    expect(accountState({ will: undefined, liveness: undefined })).toBe('setting_up');
    expect([sealedStory(), asked, started].map(({ state }) => accountState(state))).toEqual(['active', 'asking', 'transfer_initiated']);
  });

  it('names the steps that are done', () => {
    const done = (facts: Partial<Parameters<typeof setupSteps>[0]>) =>
      setupSteps({ ...well, will: undefined, hasDraft: false, hasChosenChecks: false, ...facts }).flatMap((one) => (one.done ? [one.step] : []));
    expect(done({ survivors: [], storages: [] })).toEqual([]);
    expect(done({ survivors: [survivor('Ben')] })).toEqual(['papers', 'place']);
    expect(done({ hasDraft: true })).toEqual(['people', 'papers', 'place', 'documents']);
    expect(done({ will })).toEqual(['people', 'papers', 'place', 'documents', 'checks']);
  });
});
