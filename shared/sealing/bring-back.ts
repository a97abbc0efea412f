import type { App } from '#app/app.ts';
import { MAX_CONNECTORS, MAX_STORAGES, MAX_SURVIVORS } from '#common/limits.ts';
import { Refusal } from '#common/refusal.ts';
import { type Instant, instant } from '#common/time.ts';
import type { Effect } from '#effects/effect.ts';
import { MAX_FACTORS } from '#factors/rules/factors.ts';
import { assertChangeable } from '#hosts/guards.ts';
import type { HostWithCustody, SetAsideRow } from '#hosts/rows/hosts.ts';
import type { SetAside } from '#hosts/rules/series.ts';
import { backupCodesRow, connectorRow, type RowName, storageRow, survivorKeyRow, survivorRow } from '#store/keys.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import { notifyConnectionChange } from '#wills/rules/notify-changes.ts';
import { isSealedIn } from '#wills/rules/will.ts';
import { reshare } from './reshare.ts';
import { restorableAt } from './rules/series-items.ts';
import { loadHost } from './sealing-work.ts';
import { endedGrants } from './set-aside.ts';

/**
 * Brings back what a reset has set aside, as the Host decides. It is kept for its whole time, and stays unproven, and is in the list that they review. Throws Refusal
 * `set_aside_not_found`, or that of a limit.
 */
export async function bringBack(app: App, hostId: string, id: string): Promise<void> {
  const first = await loadHost(app, hostId);
  const { record } = found(app, first, id);
  // With a sealed will its key is split again.
  if (record.survivor && first.will) await reshareWith(app, first, id, record.survivor);
  await retryUntilCommitted(async () => {
    const host = await loadHost(app, hostId);
    const { entry, record } = found(app, host, id);
    assertChangeable(host);
    const at = instant(app.now());
    const { put, effects } = restored(host, host.series.current ? record : unproven(record, at));
    const change = { aggregates: [{ root: host.root, put }], singles: endedGrants(host, { put, remove: [] }) };
    const audit = [{ event: 'brought_back' as const, facts: { kind: entry.kind } }];
    await app.store.commit({ hostId, at, ...change, effects, audit });
  });
}

function found(app: App, host: HostWithCustody, id: string): { entry: SetAside; record: SetAsideRow } {
  const entry = restorableAt(host, instant(app.now())).find((one) => one.id === id);
  const record = host.setAside.get(id);
  if (!entry || !record) throw new Refusal('set_aside_not_found');
  return { entry, record };
}

async function reshareWith(app: App, host: HostWithCustody, id: string, survivor: NonNullable<SetAsideRow['survivor']>): Promise<void> {
  const paper = host.custody.papersSetAside.get(id);
  const known = host.survivors.find((one) => one.id === survivor.id);
  const { name, contacts } = survivor;
  if (known) return reshare(app, host.id, { kind: 'update', survivor: { id: known.id, name, contacts } });
  if (!paper) throw new Refusal('set_aside_not_found');
  return reshare(app, host.id, { kind: 'add', survivor, key: paper.key, codes: paper.codes });
}

interface Restored {
  put: { [Name in RowName]?: unknown };
  effects: Effect[];
}

function restored(host: HostWithCustody, { id, survivor, connector, storage, settings, factors }: SetAsideRow): Restored {
  if (survivor) return { put: host.will ? {} : survivorRows(host, id, survivor), effects: [] };
  if (connector) {
    assertRoom(host.connectors, connector.id, MAX_CONNECTORS, 'connector_limit_reached');
    const effects = notifyConnectionChange(host, { what: 'connector', id: connector.id, how: 'changed' }, `brought-back/${id}`);
    return { put: { [connectorRow(connector.id)]: connector }, effects };
  }
  if (storage) {
    assertRoom(host.storages, storage.id, MAX_STORAGES, 'storage_limit_reached');
    if (isSealedIn(host.will, storage.id)) throw new Refusal('storage_in_use');
    const effects = notifyConnectionChange(host, { what: 'storage', id: storage.id, how: 'changed' }, `brought-back/${id}`);
    return { put: { [storageRow(storage.id)]: storage }, effects };
  }
  return { put: { ...(settings && { SETTINGS: settings }), ...(factors && { FACTORS: withFactors(host.factors, factors) }) }, effects: [] };
}

/** After the series, what was set in it proves nothing either: a connector has to be tested again, and a factor is as new. */
function unproven({ connector, factors, ...record }: SetAsideRow, at: Instant): SetAsideRow {
  return {
    ...record,
    ...(connector && { connector: { ...connector, isVerified: false, hostDestination: null } }),
    ...(factors && { factors: { ...factors, list: factors.list.map((one) => ({ ...one, createdAt: at })) } }),
  };
}

function survivorRows(host: HostWithCustody, id: string, survivor: NonNullable<SetAsideRow['survivor']>): Restored['put'] {
  assertRoom(host.survivors, survivor.id, MAX_SURVIVORS, 'survivor_limit_reached');
  const paper = host.custody.papersSetAside.get(id);
  if (!paper) throw new Refusal('set_aside_not_found');
  return { [survivorRow(survivor.id)]: survivor, [survivorKeyRow(survivor.id)]: paper.key, [backupCodesRow(survivor.id)]: paper.codes };
}

function assertRoom(
  list: readonly { id: string }[],
  id: string,
  most: number,
  code: 'survivor_limit_reached' | 'connector_limit_reached' | 'storage_limit_reached',
): void {
  if (list.length >= most && !list.some((one) => one.id === id)) throw new Refusal(code);
}

/** The factors that are there stay. */
function withFactors(now: HostWithCustody['factors'], before: HostWithCustody['factors']): HostWithCustody['factors'] {
  const added = before.list.filter(({ id }) => !now.list.some((one) => one.id === id));
  return { ...now, list: [...now.list, ...added].slice(0, MAX_FACTORS), recovery: now.recovery ?? before.recovery };
}
