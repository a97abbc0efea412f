import { randomBytes } from 'node:crypto';
import type { ChangeRequest } from '#accounts/change-quota.ts';
import type { App } from '#app/app.ts';
import { MAX_STORAGES } from '#common/limits.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import { assertChangeable } from '#hosts/guards.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { StorageRecord } from '#hosts/rules/host.ts';
import { storageRow } from '#store/keys.ts';
import { notifyConnectionChange } from '#wills/rules/notify-changes.ts';
import { probeStorage } from './probe-storage.ts';

/** A storage as its Host describes it. Without `config`: with the service. */
export type NewStorage = Pick<StorageRecord, 'type' | 'name' | 'directoryPath'> & { config?: object };

/** Adds a storage and tests it immediately. A failed test is stored with its reason: the storage is added, and not connected. */
export async function addStorage(app: App, host: HostRecord, given: NewStorage, { requestId, admit }: ChangeRequest): Promise<StorageRecord> {
  assertChangeable(host);
  if (host.storages.length >= MAX_STORAGES) throw new Refusal('storage_limit_reached');
  await admit('change');
  const id = app.newId();
  const { config: open, ...described } = given;
  const config = open === undefined ? '' : await app.envelope.encrypt('storage-config', { host: host.id, storage: id }, JSON.stringify(open));
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

/** Returns the name of a new folder of the service's own bucket. No one can guess it. */
export function newServiceFolder(): string {
  return `/${randomBytes(16).toString('hex')}`;
}
