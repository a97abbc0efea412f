import type { StorageRecord } from '#domain/host.ts';
import { notifyConnectionChange } from '#domain/messages/notify-changes.ts';
import { Refusal } from '#domain/refusal.ts';
import { MAX_STORAGES } from '#domain/settings.ts';
import { instant } from '#domain/time.ts';
import type { App } from '#platform/app.ts';
import type { HostRecord } from '#store/hosts.ts';
import { storageRow } from '#store/keys.ts';
import type { AdmitChange } from '#workflows/accounts/change-quota.ts';
import { assertChangeable } from '#workflows/guards.ts';
import { probeStorage } from './probe-storage.ts';

/** A storage as its Host describes it. */
export type NewStorage = Pick<StorageRecord, 'type' | 'name' | 'directoryPath'> & { config: object };

/** Adds a storage and tests it immediately. A failed test is stored with its reason: the storage is added, and not connected. */
export async function addStorage(app: App, host: HostRecord, given: NewStorage, requestId: string, admit: AdmitChange): Promise<StorageRecord> {
  assertChangeable(host);
  if (host.storages.length >= MAX_STORAGES) throw new Refusal('storage_limit_reached');
  await admit('change');
  const id = app.newId();
  const { config: open, ...described } = given;
  const config = await app.envelope.encrypt('storage-config', { host: host.id, storage: id }, JSON.stringify(open));
  const at = instant(app.now());
  const untested = { isConnected: false, connectionError: null, hostKey: null, lastVerifiedAt: null };
  const storage = await probeStorage(app, host.id, { id, ...described, config, ...untested, createdAt: at });
  await app.store.commit({
    hostId: host.id,
    at,
    requestId,
    aggregates: [{ root: host.root, put: { [storageRow(id)]: storage } }],
    effects: notifyConnectionChange(host, { what: 'storage', id, how: 'added' }, requestId),
    audit: [{ event: 'storage_created', facts: { storage: id, type: given.type, connected: storage.isConnected } }],
  });
  return storage;
}
