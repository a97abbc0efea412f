import type { App } from '#app/app.ts';
import { isDrive } from '#common/storage-kinds.ts';
import { type Instant, instant } from '#common/time.ts';
import type { AuditEntry } from '#effects/audit.ts';
import type { Effect } from '#effects/effect.ts';
import {
  allStoragesOf,
  type EarlierPaperRow,
  type HostRecord,
  type HostWithCustody,
  type SetAsideRow,
  type WithStorages,
} from '#hosts/rows/hosts.ts';
import type { StorageRecord } from '#hosts/rules/host.ts';
import { MAX_SET_ASIDE, restorable, type Series, type SeriesRecord, type SetAside, setAsideAt } from '#hosts/rules/series.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import { documentsOf, isInPlace, itemsSetInSeries, type SeriesItem } from '#sealing/rules/series-items.ts';
import { grantId, removeGrant } from '#storages/rows/grants.ts';
import {
  backupCodesRow,
  connectorRow,
  earlierPaperRow,
  earlierStorageRow,
  type RowName,
  setAsidePaperRow,
  setAsideRow,
  storageRow,
  survivorKeyRow,
  survivorRow,
} from '#store/keys.ts';
import { retryUntilCommitted, retryUntilCommittedFrom } from '#store/retry.ts';
import type { SingleChange } from '#store/unit-of-work.ts';
import { packageFolder } from '#wills/rules/will.ts';
import { deletionsOf } from './package-files.ts';
import { loadHost } from './sealing-work.ts';

/** Ends the consent at each cloud drive that no storage of the Host has any longer after this change. */
export function endedGrants(
  host: WithStorages,
  { put, remove }: { put: { [Name in RowName]?: unknown }; remove: readonly RowName[] },
): SingleChange[] {
  const isReplaced = (name: RowName): boolean => name in put || remove.includes(name);
  const unchanged = {
    storages: host.storages.filter(({ id }) => !isReplaced(storageRow(id))),
    earlier: { ...host.earlier, storages: host.earlier.storages.filter(({ id }) => !isReplaced(earlierStorageRow(id))) },
    setAside: new Map([...host.setAside].filter(([id]) => !isReplaced(setAsideRow(id)))),
  };
  const kept = new Set([...allStoragesOf(unchanged), ...storagesIn(put)].map(({ config }) => config));
  const ended = allStoragesOf(host).filter(({ type, config }) => isDrive(type) && !kept.has(config));
  return [...new Set(ended.map(({ config }) => grantId(config)))].map(removeGrant);
}

function storagesIn(put: { [Name in RowName]?: unknown }): StorageRecord[] {
  return Object.entries(put).flatMap(([name, row]) => {
    if (name.startsWith(setAsideRow(''))) return (row as SetAsideRow).storage ?? [];
    return name.startsWith(storageRow('')) || name.startsWith(earlierStorageRow('')) ? [row as StorageRecord] : [];
  });
}

interface Rows {
  put: { [Name in RowName]?: unknown };
  remove: RowName[];
}

/**
 * What a reset by e-mail that nothing else has proven does before it takes effect: the first one remembers the account as it stands. Before a
 * sealing, a later one and a denial put the account back as it stood, and set aside what was set since.
 */
export async function beginOrSetAside(app: App, hostId: string): Promise<void> {
  const reload = () => loadHost(app, hostId);
  const host = await reload();
  if (!host.series.current) return retryUntilCommittedFrom(host, reload, (one) => begin(app, one));
  // Two commits: a transaction takes 100 items.
  await retryUntilCommittedFrom(host, reload, (one) => putBack(app, one, ['survivor']));
  await retryUntilCommitted(async () => putBack(app, await reload(), ['connector', 'storage', 'settings', 'factors']));
}

async function begin(app: App, host: HostWithCustody): Promise<void> {
  if (host.series.current) return;
  const at = instant(app.now());
  const current = seriesOf(host, at);
  const storages = Object.fromEntries(host.storages.map((one) => [earlierStorageRow(one.id), one]));
  const papers = Object.fromEntries(host.survivors.flatMap((one) => paperRows(host, one.id)));
  const put = { SERIES: { ...host.series, current }, 'EARLIER-FACTORS': host.factors, ...storages, ...papers };
  const remove = staleRows(host, put);
  await app.store.commit({ hostId: host.id, at, aggregates: [{ root: host.root, put, remove }], singles: endedGrants(host, { put, remove }) });
}

function seriesOf(host: HostWithCustody, at: Instant): Series {
  const { profile, settings, survivors, connectors, storages, factors, keyVersions } = host;
  const { password, displayName, email } = profile;
  const number = profile.sessionsEpoch + 1;
  return {
    number,
    begunAt: at,
    resetAt: at,
    epoch: number,
    until: null,
    needsReview: true,
    before: {
      profile: { password, displayName, email },
      settings,
      survivors,
      connectors,
      storages: storages.map(({ id, name }) => ({ id, name })),
      factors: factors.list.map(({ id }) => id),
      recoveryCodes: factors.recovery?.change ?? null,
      stopCard: profile.stopCard?.number ?? 0,
      documents: documentsOf(host).map(({ id }) => id),
      keyVersions,
    },
  };
}

function paperRows({ custody }: HostWithCustody, survivor: string): [RowName, EarlierPaperRow][] {
  const [key, codes] = [custody.keys.get(survivor), custody.codes.get(survivor)];
  return key && codes ? [[earlierPaperRow(survivor), { survivor, key, codes }]] : [];
}

/** Rows that an earlier series has left. */
export function staleRows({ root }: HostRecord, put: Rows['put'] = {}): RowName[] {
  // The root lists its rows by their names.
  const names = Object.keys(root.versions) as RowName[];
  return names.filter((name) => /^(CUSTODY\/)?EARLIER#/.test(name) && !(name in put));
}

/** Puts back what stood before the series, and sets aside what is there now. Where a will is sealed, a reset only marks. */
async function putBack(app: App, host: HostWithCustody, kinds: readonly SeriesItem['kind'][]): Promise<void> {
  const { series } = host;
  const at = instant(app.now());
  const items = itemsSetInSeries(host).filter(({ kind }) => kinds.includes(kind));
  if (!series.current || host.will || items.length === 0) return;
  // What was brought back is set aside once more, as it is now.
  const kept = restorable(series, at).filter(({ id, kind }) => !kinds.includes(kind) || !isInPlace(host, host.setAside.get(id)));
  const changes = items.map((item, n) => {
    const id = app.newId();
    const change = changeOf(host, item, { id, ...setAsideAt(at) });
    return kept.length + n < MAX_SET_ASIDE ? change : withoutAside(change, id);
  });
  const sealing = abandonedSealing(host);
  const rows = merge([...changes, { put: {}, remove: expiredAside(host, kept) }, sealing]);
  const next: SeriesRecord = {
    ...series,
    current: withKeyVersions(host, series.current, rows),
    setAside: [...kept, ...changes.flatMap(({ aside }) => aside ?? [])],
  };
  const aggregate = { root: host.root, put: { ...rows.put, SERIES: next }, remove: rows.remove };
  const audit: AuditEntry[] = [{ event: 'set_aside', facts: { items: changes.length } }];
  await app.store.commit({ hostId: host.id, at, aggregates: [aggregate], singles: endedGrants(host, rows), effects: sealing.effects, audit });
}

type Change = Rows & { aside?: SetAside };

function withoutAside({ put, remove }: Change, id: string): Change {
  const { [setAsideRow(id)]: _, [setAsidePaperRow(id)]: __, ...rest } = put;
  return { put: rest, remove };
}

/** A sealing that runs has its plan from the account that is put back now: no one continues it. */
function abandonedSealing({ custody: { sealing } }: HostWithCustody): Rows & { effects: Effect[] } {
  if (!sealing) return { put: {}, remove: [], effects: [] };
  return { put: {}, remove: ['CUSTODY/SEALING'], effects: deletionsOf(sealing, `given-up/${sealing.revision}`, packageFolder(sealing)) };
}

/** What is put back and set aside of one item. Nothing where its earlier state is no longer stored. */
function changeOf(host: HostWithCustody, item: SeriesItem, entry: Pick<SetAside, 'id' | 'at' | 'until'>): Change {
  const aside = (kind: SetAside['kind']) => ({ aside: { ...entry, kind, subject: item.subject, name: item.name } });
  switch (item.kind) {
    case 'survivor':
      return survivorChange(host, item, aside('survivor'));
    case 'connector':
      return rowChange(item, aside('connector'), host, connectorRow, host.series.current?.before.connectors ?? []);
    case 'storage':
      return rowChange(item, aside('storage'), host, storageRow, host.earlier.storages);
    case 'settings':
      return {
        put: { SETTINGS: host.series.current?.before.settings, [setAsideRow(entry.id)]: { id: entry.id, settings: host.settings } },
        remove: [],
        ...aside('settings'),
      };
    default:
      return {
        put: { FACTORS: earlierFactors(host), [setAsideRow(entry.id)]: { id: entry.id, factors: host.factors } },
        remove: [],
        ...aside('factors'),
      };
  }
}

/** A proof of a session may come from a factor that is set aside. */
function earlierFactors({ earlier, factors }: HostWithCustody): HostWithCustody['factors'] {
  const { list, recovery } = earlier.factors;
  // A count of signatures stays as it is.
  const known = list.map((one) => factors.list.find(({ id }) => id === one.id) ?? one);
  return { ...factors, list: known, recovery, proofs: [] };
}

function survivorChange(host: HostWithCustody, { subject, change }: SeriesItem, { aside }: { aside: SetAside }): Change {
  const id = subject ?? '';
  const survivor = host.survivors.find((one) => one.id === id);
  const before = host.series.current?.before.survivors.find((one) => one.id === id);
  const earlier = host.custody.earlierPapers.get(id);
  const [key, codes] = [host.custody.keys.get(id), host.custody.codes.get(id)];
  const names = [survivorRow(id), survivorKeyRow(id), backupCodesRow(id)] as const;
  const restored = before &&
    earlier && { [names[0]]: { ...before, ...wishesOf(survivor, before) }, [names[1]]: earlier.key, [names[2]]: earlier.codes };
  if (change !== 'added' && !restored) return { put: {}, remove: [] };
  if (!survivor || !key || !codes) return { put: { ...restored }, remove: [] };
  const paper: EarlierPaperRow = { id: aside.id, survivor: id, key, codes };
  const record: SetAsideRow = { id: aside.id, survivor };
  const put = { ...restored, [setAsideRow(aside.id)]: record, [setAsidePaperRow(aside.id)]: paper };
  return { put, remove: restored ? [] : [...names], aside };
}

/** A person who has stopped our notices since gets none because of a reset. */
function wishesOf(now: Survivor | undefined, before: Survivor): Pick<Survivor, 'silenced'> {
  return now?.silenced && now.round === before.round ? { silenced: now.silenced } : {};
}

function rowChange(
  { subject, kind }: SeriesItem,
  { aside }: { aside: SetAside },
  host: HostWithCustody,
  rowOf: (id: string) => RowName,
  earlier: readonly { id: string }[],
): Change {
  const id = subject ?? '';
  const lists: Partial<Record<SeriesItem['kind'], readonly { id: string }[]>> = { connector: host.connectors, storage: host.storages };
  const record = lists[kind]?.find((one) => one.id === id);
  const before = earlier.find((one) => one.id === id);
  const restored = before ? { [rowOf(id)]: before } : {};
  if (!record) return { put: restored, remove: [] };
  return { put: { ...restored, [setAsideRow(aside.id)]: { id: aside.id, [kind]: record } }, remove: before ? [] : [rowOf(id)], aside };
}

/** The rows of what can no longer be brought back. */
export function expiredAside({ setAside, root }: HostWithCustody, kept: readonly SetAside[]): RowName[] {
  const gone = [...setAside.keys()].filter((id) => !kept.some((one) => one.id === id));
  const rows = gone.flatMap((id) => [setAsideRow(id), setAsidePaperRow(id)]);
  return rows.filter((name) => root.versions[name] !== undefined).slice(0, 20);
}

function merge(changes: readonly Rows[]): Rows {
  return { put: Object.assign({}, ...changes.map(({ put }) => put)), remove: changes.flatMap(({ remove }) => remove) };
}

/** The keys that are put back have the version of this commit. */
function withKeyVersions({ root }: HostWithCustody, current: Series, { put }: Rows): Series {
  const ids = current.before.survivors.map(({ id }) => id).filter((id) => survivorKeyRow(id) in put);
  const written = Object.fromEntries(ids.map((id) => [id, root.version + 1]));
  return { ...current, before: { ...current.before, keyVersions: { ...current.before.keyVersions, ...written } } };
}
