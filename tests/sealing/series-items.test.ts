import { describe, expect, it } from 'vitest';
import { DAY } from '#common/time.ts';
import { NO_FACTORS } from '#factors/rules/factors.ts';
import { NO_SERIES } from '#hosts/rules/series.ts';
import { DEFAULT_SETTINGS } from '#hosts/rules/settings.ts';
import { assertReviewed, reviewOf } from '#sealing/review.ts';
import { itemsSetInSeries, restorableAt, type SeriesFacts } from '#sealing/rules/series-items.ts';
import { ANN, connector, contactsOf, document, later, STORAGE, survivor, WILL } from '#tests/hosts/profile.ts';
import { BEGIN } from '#tests/wills/story.ts';
import { seriesAfter } from './series.ts';

const [phone, ben] = [connector('sms'), survivor('Ben')];
const before = { survivors: [ben], connectors: [phone], storages: [STORAGE], documents: ['first'], keyVersions: { ben: 1 } };
const current = seriesAfter(before, { resetAt: later(DAY), epoch: 5 });
const facts: SeriesFacts = {
  series: { ...NO_SERIES, current },
  earlier: { storages: [STORAGE] },
  keyVersions: { ben: 1 },
  profile: ANN,
  settings: DEFAULT_SETTINGS,
  survivors: [ben],
  connectors: [phone],
  storages: [STORAGE],
  factors: NO_FACTORS,
  draft: { createdAt: BEGIN, documents: [document('first')] },
  will: undefined,
};
const listed = (changes: Partial<SeriesFacts>) =>
  itemsSetInSeries({ ...facts, ...changes }).map(({ kind, change, name, fields }) => [kind, change, name, ...fields].join(' ').trim());
const inFactor = { list: [{ id: 'f' }], recovery: null } as unknown as SeriesFacts['factors'];
const card = { number: 1, madeAt: BEGIN, verifier: 'x' };

describe('the list of what was set in a series of resets', () => {
  it.each<[string, Partial<SeriesFacts>, string[]]>([
    ['is empty if nothing was', {}, []],
    ['is empty without a series', { series: NO_SERIES, survivors: [] }, []],
    ['has a Survivor who was added', { survivors: [ben, survivor('Clara')] }, ['survivor added Clara']],
    ['has one who was removed', { survivors: [] }, ['survivor removed Ben']],
    ['has other contacts', { survivors: [{ ...ben, contacts: contactsOf(['email', 'x@example.net']) }] }, ['survivor changed Ben contacts']],
    ['has another order of contacts', { survivors: [{ ...ben, connectorPriority: ['sms'] }] }, ['survivor changed Ben contacts']],
    ['has another name', { survivors: [{ ...ben, name: 'Benno' }] }, ['survivor changed Benno name']],
    [
      'has a new paper, not also a message',
      { survivors: [{ ...ben, paperMadeAt: later(1) }], keyVersions: { ben: 2 } },
      ['survivor changed Ben paper'],
    ],
    ['has another personal message', { keyVersions: { ben: 2 } }, ['survivor changed Ben message']],
    [
      'has a connector that was verified for another address',
      { connectors: [{ ...phone, hostDestination: '+1' }] },
      ['connector changed My sms channel'],
    ],
    ['has a connector that was removed', { connectors: [] }, ['connector removed My sms']],
    ['has a storage at another place', { storages: [{ ...STORAGE, directoryPath: '/x' }] }, ['storage changed My server place']],
    ['has other settings', { settings: { ...DEFAULT_SETTINGS, survivor_threshold: 3 } }, ['settings changed']],
    ['has a factor', { factors: inFactor }, ['factors changed']],
    ['has a stop card', { profile: { ...ANN, stopCard: card } }, ['stop_card added']],
    ['has another name of the account', { profile: { ...ANN, displayName: 'Shop' } }, ['account changed  display_name']],
    ['has a document from before the newest reset', { draft: { createdAt: BEGIN, documents: [document('other')] } }, ['document added other.pdf']],
    ['has no document from after it', { draft: { createdAt: BEGIN, documents: [document('own', { createdAt: later(DAY) })] } }, []],
    ['has nothing for the order of stored settings', { settings: Object.fromEntries(Object.entries(DEFAULT_SETTINGS).reverse()) as never }, []],
    ['has nothing for what only we write', { connectors: [{ ...phone, trouble: { since: BEGIN, notified: true } }] }, []],
  ])('%s', (_, changes, items) => expect(listed(changes)).toEqual(items));
});

describe('the review of that list', () => {
  const changed = (value: string) => ({ ...facts, survivors: [{ ...ben, contacts: contactsOf(['email', value]) }] });
  const refusal = (given: SeriesFacts, review?: string) => {
    try {
      assertReviewed(given, review);
      return 'passes';
    } catch (error) {
      return (error as { code: string }).code;
    }
  };

  it('is needed for a list that is not empty, and passes with its value', () => {
    const one = changed('x@example.net');
    const { value } = reviewOf(one);
    expect([refusal(facts), refusal(one), refusal(one, value ?? ''), refusal(one, 'other')]).toEqual([
      'passes',
      'review_needed',
      'passes',
      'review_needed',
    ]);
  });

  it('counts for this content only', () => {
    const { value } = reviewOf(changed('x@example.net'));
    expect(refusal(changed('y@example.net'), value ?? '')).toBe('review_needed');
  });

  it('counts when it was given before, while the list is the same', () => {
    const one = changed('x@example.net');
    const reviewed = { ...NO_SERIES, current: { ...current, reviewed: reviewOf(one).value ?? '' } };
    expect([refusal({ ...one, series: reviewed }), refusal({ ...changed('y@example.net'), series: reviewed })]).toEqual(['passes', 'review_needed']);
  });

  it('is not needed again after the sealing, until the next reset', () => {
    expect(refusal({ ...changed('x@example.net'), series: { ...NO_SERIES, current: { ...current, needsReview: false } } })).toBe('passes');
  });
});

describe('what was set aside can be brought back', () => {
  const entry = (kind: 'survivor' | 'settings') => ({ id: kind, kind, subject: null, name: '', at: BEGIN, until: later(DAY) });
  const series = { ...NO_SERIES, setAside: [entry('survivor'), entry('settings')] };
  const own = { ...ben, contacts: contactsOf(['email', 'new@example.com']) };
  const setAside = new Map([
    ['survivor', { survivor: own }],
    ['settings', { settings: { ...DEFAULT_SETTINGS, survivor_threshold: 3 } }],
  ]);

  it.each([
    ['in time', undefined, BEGIN, ['survivor', 'settings']],
    ['not later', undefined, later(DAY), []],
    ['except settings once a will is sealed, which announces every change of them', WILL, BEGIN, ['survivor']],
  ])('%s', (_, will, now, kinds) => expect(restorableAt({ ...facts, series, setAside, will }, now).map(({ kind }) => kind)).toEqual(kinds));

  it('not while it is in its place, and again if it is changed or deleted there', () => {
    const kinds = (survivors: SeriesFacts['survivors']) => restorableAt({ ...facts, series, setAside, survivors }, BEGIN).map(({ kind }) => kind);
    expect([kinds([own]), kinds([ben]), kinds([])]).toEqual([['settings'], ['survivor', 'settings'], ['survivor', 'settings']]);
  });
});
