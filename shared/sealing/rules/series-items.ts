import type { Instant } from '#common/time.ts';
import type { Factors } from '#factors/rules/factors.ts';
import type { ConnectorRecord, Profile, StorageRecord } from '#hosts/rules/host.ts';
import { isSameChannel, restorable, type Series, type SeriesRecord, type SetAside } from '#hosts/rules/series.ts';
import type { Settings } from '#hosts/rules/settings.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import type { Draft, DraftDocument } from '#wills/rules/draft.ts';
import type { Will } from '#wills/rules/will.ts';

/** What was set in a series. */
export interface SeriesItem {
  kind: 'survivor' | 'connector' | 'storage' | 'settings' | 'factors' | 'stop_card' | 'account' | 'document';
  change: 'added' | 'changed' | 'removed';
  /** The internal id of the Survivor, connector, storage or document. Null for one of the account. */
  subject: string | null;
  /** As it is called now, or was before it was removed. Empty for one of the account. */
  name: string;
  /** What has changed. Empty for what was added or removed. */
  fields: readonly SeriesField[];
  /** Its whole content: another one is another item. */
  content: string;
}

export type SeriesField = 'name' | 'contacts' | 'paper' | 'message' | 'channel' | 'place' | 'display_name' | 'email' | 'details';

/** What a Host has now, and the account as it stood when the series began. */
export interface SeriesFacts {
  keyVersions: Readonly<Record<string, number>>;
  series: SeriesRecord;
  earlier: { storages: readonly StorageRecord[] };
  profile: Profile;
  settings: Settings;
  survivors: readonly Survivor[];
  connectors: readonly ConnectorRecord[];
  storages: readonly StorageRecord[];
  factors: Factors;
  draft: Draft | undefined;
  will: Will | undefined;
}

/** Lists what was set since the first reset of the series. Empty without a series. */
export function itemsSetInSeries(facts: SeriesFacts): SeriesItem[] {
  const { current } = facts.series;
  if (!current) return [];
  return [
    ...compare('survivor', current.before.survivors, facts.survivors, (one, before) => ({
      fields: survivorFields(one, before, facts.keyVersions[one.id] === current.before.keyVersions[one.id]),
      content: [survivorContent(one), facts.keyVersions[one.id]],
    })),
    ...compare('connector', current.before.connectors, facts.connectors, (one, before) => ({
      fields: before && isSameChannel(before, one) ? [] : ['channel'],
      content: [one.type, one.config, one.hostDestination, one.isVerified],
    })),
    ...storageItems(facts, current),
    ...accountItems(facts, current),
    ...documentItems(facts, current),
  ];
}

/** The documents that the next sealing would hold. */
export function documentsOf({ draft, will }: Pick<SeriesFacts, 'draft' | 'will'>): readonly Pick<DraftDocument, 'id' | 'filename' | 'createdAt'>[] {
  return draft?.documents ?? will?.sealed.documents ?? [];
}

interface Named {
  id: string;
  name: string;
}

interface Difference {
  fields: SeriesField[];
  content: readonly unknown[];
}

/** The differences of two lists. `look` says what has changed of one that both have; none means that it is the same. */
function compare<One extends Named, Before extends Named>(
  kind: SeriesItem['kind'],
  before: readonly Before[],
  now: readonly One[],
  look: (one: One, before: Before | undefined) => Difference,
): SeriesItem[] {
  const present = now.flatMap((one): SeriesItem[] => {
    const earlier = before.find(({ id }) => id === one.id);
    const { fields, content } = look(one, earlier);
    if (earlier && fields.length === 0) return [];
    const item = { kind, subject: one.id, name: one.name, content: JSON.stringify(content) };
    return [earlier ? { ...item, change: 'changed', fields } : { ...item, change: 'added', fields: [] }];
  });
  const gone = before.filter(({ id }) => !now.some((one) => one.id === id));
  return [...present, ...gone.map(({ id, name }): SeriesItem => ({ kind, change: 'removed', subject: id, name, fields: [], content: '' }))];
}

function survivorFields(one: Survivor, before: Survivor | undefined, hasSameKey: boolean): SeriesField[] {
  if (!before) return [];
  const isSame = (a: unknown[], b: unknown[]) => JSON.stringify(a) === JSON.stringify(b);
  const fields: SeriesField[] = [
    ...(one.name === before.name ? [] : (['name'] as const)),
    ...(isSame([one.contacts, one.connectorPriority], [before.contacts, before.connectorPriority]) ? [] : (['contacts'] as const)),
    ...(isSame([one.paperMadeAt, one.paperRecipient], [before.paperMadeAt, before.paperRecipient]) ? [] : (['paper'] as const)),
    ...(one.relationship === before.relationship ? [] : (['details'] as const)),
  ];
  // Other contacts and a new paper change the row of the key too.
  const hasOtherReason = fields.includes('contacts') || fields.includes('paper');
  return hasSameKey || hasOtherReason ? fields : [...fields, 'message'];
}

function survivorContent({ name, contacts, connectorPriority, relationship, paperMadeAt, paperRecipient }: Survivor): unknown[] {
  return [name, contacts, connectorPriority, relationship, paperMadeAt, paperRecipient];
}

function storageItems({ storages, earlier }: SeriesFacts, { before }: Series): SeriesItem[] {
  const placeOf = ({ type, directoryPath, config, hostKey }: StorageRecord) => [type, directoryPath, config, hostKey];
  return compare('storage', before.storages, storages, (one) => {
    const was = earlier.storages.find(({ id }) => id === one.id);
    const isSame = was !== undefined && JSON.stringify(placeOf(was)) === JSON.stringify(placeOf(one));
    return { fields: isSame ? [] : ['place'], content: placeOf(one) };
  });
}

/** Those that were uploaded before the newest reset: someone else may have done so. What the Host uploads after it needs no review. */
function documentItems(facts: SeriesFacts, { before, resetAt }: Series): SeriesItem[] {
  const added = documentsOf(facts).filter(({ id, createdAt }) => createdAt < resetAt && !before.documents.includes(id));
  return added.map(({ id, filename }) => ({ kind: 'document', change: 'added', subject: id, name: filename, fields: [], content: id }));
}

function accountItems({ profile, settings, factors }: SeriesFacts, { before }: Series): SeriesItem[] {
  const own = { change: 'changed', subject: null, name: '' } as const;
  const renamed: SeriesField[] = [
    ...(profile.displayName === before.profile.displayName ? [] : (['display_name'] as const)),
    ...(profile.email === before.profile.email ? [] : (['email'] as const)),
  ];
  const ids = factors.list.map(({ id }) => id);
  const hasOtherFactors = ids.join() !== before.factors.join() || (factors.recovery?.change ?? null) !== before.recoveryCodes;
  const hasCard = profile.stopCard?.verifier != null && !(profile.stopCard.number <= before.stopCard);
  const content = (value: unknown) => JSON.stringify(value);
  return [
    ...(valuesOf(settings) === valuesOf(before.settings) ? [] : [{ ...own, kind: 'settings' as const, fields: [], content: valuesOf(settings) }]),
    ...(hasOtherFactors ? [{ ...own, kind: 'factors' as const, fields: [], content: content([ids, factors.recovery?.change]) }] : []),
    ...(hasCard ? [{ ...own, kind: 'stop_card' as const, change: 'added' as const, fields: [], content: content(profile.stopCard?.number) }] : []),
    ...(renamed.length > 0 ? [{ ...own, kind: 'account' as const, fields: renamed, content: content([profile.displayName, profile.email]) }] : []),
  ];
}

/** Sorted: a record that was stored may have its fields in another order. */
function valuesOf(settings: Settings): string {
  return JSON.stringify(Object.entries(settings).sort());
}

/** What was set aside, as it was. Exactly one field. */
export interface SetAsideContent {
  survivor?: Survivor;
  connector?: ConnectorRecord;
  storage?: StorageRecord;
  settings?: Settings;
  factors?: Factors;
}

type Present = Pick<SeriesFacts, 'survivors' | 'connectors' | 'storages' | 'settings' | 'factors' | 'will'>;

/**
 * What the Host can bring back now. It stays restorable for its time after it was brought back, in case a thief deletes it then. Settings and
 * factors of a sealed will change only in the usual way, which announces it.
 */
export function restorableAt(
  facts: Present & Pick<SeriesFacts, 'series'> & { setAside: ReadonlyMap<string, SetAsideContent> },
  now: Instant,
): SetAside[] {
  const isPossible = ({ kind }: SetAside) => !facts.will || (kind !== 'settings' && kind !== 'factors');
  return restorable(facts.series, now).filter((entry) => isPossible(entry) && !isInPlace(facts, facts.setAside.get(entry.id)));
}

/** Whether what was set aside is in its place now. */
export function isInPlace(facts: Present, content: SetAsideContent | undefined): boolean {
  const { survivor, connector, storage, settings, factors } = content ?? {};
  if (survivor) return facts.survivors.some((one) => isSameSurvivor(one, survivor, facts.will !== undefined));
  if (connector) return facts.connectors.some((one) => one.id === connector.id && one.config === connector.config);
  if (storage) return facts.storages.some((one) => one.id === storage.id && one.config === storage.config);
  if (settings) return valuesOf(settings) === valuesOf(facts.settings);
  return factors?.list.every(({ id }) => facts.factors.list.some((one) => one.id === id)) === true;
}

/** Only name and contacts of a sealed will come back. */
function isSameSurvivor(a: Survivor, b: Survivor, isSealed: boolean): boolean {
  return a.id === b.id && a.name === b.name && a.contacts === b.contacts && (isSealed || a.paperMadeAt === b.paperMadeAt);
}
