import { describe, expect, it } from 'vitest';
import { quorumOf } from '#channels/rules/quorum.ts';
import { NO_OFFERS } from '#common/offers.ts';
import { after, DAY, HOUR, MINUTE } from '#common/time.ts';
import { confirmContact, markAsked, reportWrongContact } from '#hosts/rules/invitation.ts';
import { NO_SERIES } from '#hosts/rules/series.ts';
import { DEFAULT_SETTINGS } from '#hosts/rules/settings.ts';
import type { AccountFacts } from '#messages/rules/account-facts.ts';
import { accountState, setupSteps } from '#overview/rules/overview.ts';
import { problemsOf } from '#overview/rules/problems.ts';
import { ANN, connector, contactsOf, STORAGE, survivor, WILL } from '#tests/hosts/profile.ts';
import { accepted, BRIEF, days, start } from '#tests/wills/happenings.ts';
import { BEGIN, BEHIND, SEALING, sealedStory, tell } from '#tests/wills/story.ts';

const others = [survivor('Clara'), survivor('Daniel')];
const well: AccountFacts = {
  profile: ANN,
  will: WILL,
  settings: DEFAULT_SETTINGS,
  survivors: [survivor('Ben'), ...others],
  connectors: [connector('sms')],
  storages: [STORAGE],
  offers: NO_OFFERS,
  liveness: sealedStory().state.liveness,
  series: NO_SERIES,
};
const unheard = { ...sealedStory().state.liveness, unheard: { since: BEGIN, notices: 0 } };
const trouble = { since: BEGIN, notified: true };
const TWO_WEEKS_LATER = after(BEGIN, 14 * DAY);
const onlyByPhone = { contacts: contactsOf(['telegram', '@clara_b']) };
const reported = reportWrongContact(markAsked(survivor('Ben'), BEGIN), { type: 'email', value: 'Ben@example.com' }, undefined, BEGIN);
const codes = (facts: Partial<AccountFacts>, now = after(BEGIN, HOUR)) =>
  problemsOf({ ...well, ...facts }, now).map(({ code, subject }) => (subject ? `${code}: ${subject}` : code));

describe('the problems of an account', () => {
  it('are none if all is well', () => expect(codes({})).toEqual([]));

  it('are none for an account that is not set up', () => {
    expect(codes({ will: undefined, liveness: undefined, survivors: [], connectors: [], storages: [] })).toEqual([]);
  });

  it.each<[string, Partial<AccountFacts>, string[]]>([
    ['a reset by e-mail', { profile: { ...ANN, recovered: { at: BEGIN, until: null, epoch: 2, wait: 2 } } }, ['account_protected']],
    ['a Host whom no message reaches', { liveness: unheard }, ['host_unreachable']],
    ['a storage that does not answer', { storages: [{ ...STORAGE, isConnected: false }] }, ['storage_broken: My server']],
    ['a storage that has failed for days', { storages: [{ ...STORAGE, trouble }] }, ['storage_broken: My server']],
    ['a connector that fails', { connectors: [connector('sms', { trouble })] }, ['connector_broken: My sms']],
    ['another threshold', { settings: { ...DEFAULT_SETTINGS, survivor_threshold: 3 } }, ['reencryption_required']],
    ['shares that wait for the storage', { will: { ...WILL, behind: [BEHIND] } }, ['package_behind: My server']],
    ['a will that only this service has', { storages: [{ ...STORAGE, type: 'service' }] }, ['no_copy']],
    ['a stop card that was used', { profile: { ...ANN, stopCard: { number: 1, madeAt: BEGIN, verifier: null, usedAt: BEGIN } } }, ['stop_card_over']],
    ['a stop card that a reset has ended', { profile: { ...ANN, stopCard: { number: 1, madeAt: BEGIN, verifier: null } } }, ['stop_card_over']],
    ['a stop card that works', { profile: { ...ANN, stopCard: { number: 1, madeAt: BEGIN, verifier: 'x' } } }, []],
    ['a Host without a second channel', { connectors: [] }, ['only_email']],
    ['a Survivor without a channel', { survivors: [survivor('Ben', onlyByPhone), ...others] }, ['survivor_unreachable: Ben']],
    ['a Survivor who stopped notices', { survivors: [survivor('Ben', { silenced: ['x'] }), ...others] }, ['notices_stopped: Ben']],
    ['a contact that may be wrong', { survivors: [reported, ...others] }, ['contact_reported: Ben']],
    ['a Survivor without codes', { survivors: [survivor('Ben', { backupCodesRemaining: 0 }), ...others] }, ['no_backup_codes: Ben']],
  ])('name %s', (_, facts, expected) => expect(codes(facts)).toEqual(expected));

  it('name a paper that was never confirmed', () => {
    const { paperConfirmedAt: _, ...ben } = survivor('Ben');
    expect(codes({ survivors: [ben, ...others] })).toEqual(['paper_unconfirmed: Ben']);
  });

  it('come with the worst first', () => {
    const facts = { connectors: [], survivors: [survivor('Ben', onlyByPhone), survivor('Clara', onlyByPhone), survivor('Daniel')] };
    expect(codes(facts)).toEqual(['quorum_unreachable', 'survivor_unreachable: Ben', 'survivor_unreachable: Clara', 'only_email']);
  });

  it('end with a question that a Survivor has not answered for two weeks', () => {
    const facts = { connectors: [], survivors: [markAsked(survivor('Ben'), BEGIN), ...others] };
    expect(codes(facts)).toEqual(['only_email']);
    expect(codes(facts, TWO_WEEKS_LATER)).toEqual(['only_email', 'invitation_unanswered: Ben']);
  });

  it('do not name a check that was sent just now', () => {
    expect(codes({ liveness: unheard }, after(BEGIN, 59 * MINUTE))).toEqual([]);
  });

  it('say that all Survivors are needed', () => {
    const sealed = { ...SEALING, threshold: 3 };
    expect(codes({ will: { ...WILL, sealed }, settings: { ...DEFAULT_SETTINGS, survivor_threshold: 3 } })).toEqual(['no_margin']);
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
    const clara = confirmContact(markAsked(survivor('Clara'), BEGIN), { type: 'email', value: 'Clara@example.com' }, BEGIN);
    const facts = { ...well, survivors: [survivor('Ben'), clara, markAsked(survivor('Daniel'), BEGIN)] };
    expect([quorumOf(facts, BEGIN).confirmed, quorumOf(facts, after(BEGIN, 500 * DAY)).confirmed]).toEqual([1, 0]);
  });
});

describe('the state of an account', () => {
  it('is the status of the will, except while it is set up, while a check is pending, while the Host has paused the checks, and while a Survivor vouches', () => {
    const asked = tell(sealedStory(), days(30));
    const started = tell(sealedStory(), start);
    expect(accountState({ will: undefined, liveness: undefined }, BEGIN)).toBe('setting_up');
    const paused = tell(sealedStory(), { kind: 'pause-begun', until: after(BEGIN, 40 * DAY) });
    const vouched = tell(sealedStory(BRIEF), days(7), accepted, days(1), { kind: 'vouched', survivor: 'ben' });
    const states = [sealedStory(), asked, started, paused, vouched].map(({ state, now }) => accountState(state, now));
    expect(states).toEqual(['active', 'asking', 'transfer_initiated', 'paused', 'vouched']);
    const ended = tell(paused, days(41));
    expect(accountState(ended.state, ended.now)).toBe('asking');
  });

  it('names the steps that are done', () => {
    const done = (facts: Partial<Parameters<typeof setupSteps>[0]>) =>
      setupSteps({ ...well, will: undefined, hasDraft: false, hasChosenChecks: false, ...facts }).flatMap((one) => (one.done ? [one.step] : []));
    expect(done({ survivors: [], storages: [] })).toEqual([]);
    expect(done({ survivors: [survivor('Ben')] })).toEqual(['papers', 'place']);
    expect(done({ hasDraft: true })).toEqual(['people', 'papers', 'place', 'documents']);
    expect(done({ will: WILL })).toEqual(['people', 'papers', 'place', 'documents', 'checks']);
  });
});
