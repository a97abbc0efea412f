import { describe, expect, it } from 'vitest';
import { DAY } from '#common/time.ts';
import { type Factors, NO_FACTORS, provenFactors, provesHost } from '#factors/rules/factors.ts';
import {
  channelOfLink,
  isSeriesOver,
  NO_SERIES,
  noteDeletion,
  noteReset,
  noteSealing,
  provenConnectors,
  provenPapers,
  type Series,
} from '#hosts/rules/series.ts';
import { DEFAULT_SETTINGS } from '#hosts/rules/settings.ts';
import { ANN, connector, later, survivor } from '#tests/hosts/profile.ts';
import { BEGIN } from '#tests/wills/story.ts';

const [phone, ben] = [connector('sms'), survivor('Ben')];
const passkey = { id: 'old', kind: 'passkey', createdAt: later(-30 * DAY) } as Factors['list'][number];
const factors: Factors = { ...NO_FACTORS, list: [passkey] };
const current: Series = {
  number: 4,
  begunAt: BEGIN,
  resetAt: BEGIN,
  epoch: 4,
  until: null,
  needsReview: true,
  before: {
    profile: ANN,
    settings: DEFAULT_SETTINGS,
    survivors: [ben],
    connectors: [phone],
    storages: [],
    factors: ['old'],
    recoveryCodes: null,
    stopCard: 0,
    documents: [],
    keyVersions: {},
  },
};
const series = { ...NO_SERIES, current };

describe('in a series of resets, a connector proves the Host', () => {
  it.each([
    ['if it stood before', phone, true],
    ['if only its name has changed', { ...phone, name: 'Mobile' }, true],
    ['not with another address', { ...phone, hostDestination: '+436649999999' }, false],
    ['not with another config', { ...phone, config: 'other' }, false],
    ['not if it was added', { ...phone, id: 'new' }, false],
  ])('%s', (_, one, isProof) => expect(provenConnectors({ connectors: [one], series })).toEqual(isProof ? [one] : []));

  it('not if it was verified in it', () => {
    const unverified = { ...series, current: { ...current, before: { ...current.before, connectors: [connector('sms', { isVerified: false })] } } };
    expect(provenConnectors({ connectors: [phone], series: unverified })).toEqual([]);
  });

  it('always without a series', () => expect(provenConnectors({ connectors: [connector('telegram')], series: NO_SERIES })).toHaveLength(1));
});

describe('in a series of resets, a link that is sent over a connector', () => {
  const sentOver = (connector: typeof phone) => channelOfLink({ series }, { channel: 'sms', connector });

  it('stands for its channel if the connector stood before', () => expect(sentOver(phone)).toBe('sms'));

  it('proves no more than the mailbox if it was added, although another one of the channel stood before', () =>
    expect(sentOver({ ...phone, id: 'thief', hostDestination: '+436649999999' })).toBe('email'));

  it('stands for its channel after the series', () => expect(channelOfLink({ series: NO_SERIES }, { channel: 'sms', connector: phone })).toBe('sms'));
});

describe('in a series of resets, a paper proves the Host', () => {
  it.each([
    ['if it was made before', ben, 1],
    ['also if the contacts were replaced: it is in the same hands', { ...ben, contacts: '[]' }, 1],
    ['not if it was made again', { ...ben, paperMadeAt: later(DAY) }, 0],
    ['not if its Survivor was added', survivor('Clara'), 0],
  ])('%s', (_, one, count) => expect(provenPapers({ survivors: [one], series })).toHaveLength(count));
});

describe('in a series of resets, a factor proves the Host', () => {
  const added = { ...passkey, id: 'new' };

  it('if it was added before, and not if it was added in it, however long ago', () => {
    const host = { factors: { ...factors, list: [passkey, added] }, series };
    expect(provenFactors(host).list).toEqual([passkey]);
    expect([provesHost(host, passkey, BEGIN), provesHost(host, added, later(365 * DAY))]).toEqual([true, false]);
    expect(provesHost({ ...host, series: NO_SERIES }, added, BEGIN)).toBe(true);
  });

  it('but no recovery code that was made in it', () => {
    const recovery = { change: 9, madeAt: BEGIN, set: { salt: '', memory: 1, iterations: 1, parallelism: 1, hashes: [] }, used: [] };
    expect(provenFactors({ factors: { ...factors, recovery }, series }).recovery).toBeNull();
  });
});

describe('a series of resets', () => {
  it('does not end by time before a sealing, and ends 30 days after it', () => {
    expect(isSeriesOver(series, later(3650 * DAY))).toBe(false);
    const sealed = { ...series, current: noteSealing(current, BEGIN) };
    expect([isSeriesOver(sealed, later(30 * DAY - 1)), isSeriesOver(sealed, later(30 * DAY))]).toEqual([false, true]);
  });

  it('ends no sooner by a second sealing, and no later', () => {
    expect(noteSealing(noteSealing(current, BEGIN), later(DAY)).until).toBe(later(30 * DAY));
  });

  it('ends no sooner than the wait of a repeated reset, and needs a review again', () => {
    const sealed = { ...noteSealing(current, BEGIN), reviewed: 'a list' };
    const again = noteReset(sealed, { at: later(DAY), epoch: 5, until: later(31 * DAY) });
    expect(again).toMatchObject({ number: 4, begunAt: BEGIN, resetAt: later(DAY), epoch: 5, until: later(31 * DAY), needsReview: true });
    expect(again.reviewed).toBeUndefined();
  });

  it('waits for a sealing again when the will is deleted', () => {
    const sealed = { ...series, current: noteSealing(current, BEGIN) };
    expect(noteDeletion(sealed).current).toMatchObject({ until: null, needsReview: true });
    expect(noteDeletion(NO_SERIES)).toEqual(NO_SERIES);
  });

  it('can still put back who was named before the will was deleted, without the messages of that will', () => {
    const told = { ...current, before: { ...current.before, survivors: [{ ...ben, hasPersonalMessage: true }], keyVersions: { ben: 3 } } };
    const { before } = noteDeletion({ ...series, current: told }, { ben: 8 }).current ?? current;
    expect(before.survivors).toEqual([{ ...ben, hasPersonalMessage: false }]);
    expect(before.keyVersions).toEqual({ ben: 8 });
  });
});
