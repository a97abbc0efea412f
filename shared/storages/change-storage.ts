import type { ChangeRequest } from '#accounts/change-quota.ts';
import { assertNotRecovered } from '#accounts/rules/recent-changes.ts';
import type { App } from '#app/app.ts';
import { instant } from '#common/time.ts';
import { assertChangeable } from '#hosts/guards.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { StorageRecord } from '#hosts/rules/host.ts';
import { assertApart } from '#sealing/places.ts';
import { storageRow } from '#store/keys.ts';
import { notifyConnectionChange } from '#wills/rules/notify-changes.ts';
import { isSealedIn, placesOf } from '#wills/rules/will.ts';
import { probeStorage } from './probe-storage.ts';
import { allowRenewal } from './renew-storage.ts';

/** Fields of a storage that its Host changes; undefined stays. */
export interface StorageChange {
  name: string | undefined;
  config: object | undefined;
}

/** Renames a storage, or renews its settings after a test. The storage of the sealed will accepts only settings with which that will is found. */
export async function changeStorage(
  app: App,
  host: HostRecord,
  record: StorageRecord,
  { name = record.name, config }: StorageChange,
  { requestId, admit }: ChangeRequest,
): Promise<StorageRecord> {
  const { id } = record;
  if (config) assertChangeable(host);
  if (!config && name === record.name) return record;
  assertNotRecovered(host);
  if (config && host.will && isSealedIn(host.will, id)) await assertApart(app, host, placesOf(host.will.sealed), { id, config });
  if (config) await admit('change');
  const next = config ? await retest(app, host.id, { ...record, name }, config) : { ...record, name };
  const audits = config ? await allowRenewal(app, host, { tried: next }) : [];
  await app.store.commit({
    hostId: host.id,
    at: instant(app.now()),
    requestId,
    aggregates: [{ root: host.root, put: { [storageRow(id)]: next } }],
    effects: config ? [...audits, ...notifyConnectionChange(host, { what: 'storage', id, how: 'changed' }, requestId)] : [],
    audit: [{ event: 'storage_changed', facts: { storage: id, config: config !== undefined } }],
  });
  return next;
}

/** If the test fails, the known host key stays: a server that is down for a moment must not lose the family's access to it. */
async function retest(app: App, hostId: string, record: StorageRecord, open: object): Promise<StorageRecord> {
  const config = await app.envelope.encrypt('storage-config', { host: hostId, storage: record.id }, JSON.stringify(open));
  const next = await probeStorage(app, hostId, { ...record, config, hostKey: null });
  return next.isConnected ? next : { ...next, hostKey: record.hostKey };
}
