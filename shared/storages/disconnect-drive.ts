import type { App } from '#app/app.ts';
import { instant } from '#common/time.ts';
import { notifyHost } from '#effects/notify.ts';
import { faultFacts } from '#net/log.ts';
import { grantKey, storageRow } from '#store/keys.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import { STORAGE_FAILURES } from './adapters/failures.ts';
import { grantId } from './rows/grants.ts';

/** Marks the storage of a drive that withdrew its consent as disconnected, and notifies the Host once. */
export async function disconnectDrive(app: App, id: string): Promise<void> {
  await retryUntilCommitted(async () => {
    const grant = await app.store.grants.get(id);
    if (!grant?.data.endedAt || grant.data.notified) return;
    const host = await app.store.hosts.load(grant.data.hostId);
    const storage = host?.storages.find(({ config }) => grantId(config) === id);
    // Deleted or connected again since: no one uses this grant.
    if (!host || !storage) return app.store.grants.remove(id);
    await app.store.commit({
      hostId: host.id,
      at: instant(app.now()),
      aggregates: [
        { root: host.root, put: { [storageRow(storage.id)]: { ...storage, isConnected: false, connectionError: STORAGE_FAILURES.sign_in_ended } } },
      ],
      singles: [{ key: grantKey(id), version: grant.version, data: { ...grant.data, notified: true } }],
      effects: [notifyHost('drive-lost', `drive-lost/${id}`, { storage: storage.id }, { spread: 'all' })],
      audit: [{ event: 'drive_lost', facts: { storage: storage.id, type: storage.type } }],
    });
  });
}

/**
 * Disconnects the drives for which the record of the stream was lost, until `until` (of performance.now). The next sweep finds the others.
 * One failure does not stop the others.
 */
export async function disconnectLostDrives(app: App, until: number): Promise<void> {
  for (const id of await app.store.grants.lost()) {
    if (performance.now() >= until) return;
    await disconnectDrive(app, id).catch((error) => app.log.alarm('record_failed', { record: 'lost-drive', ...faultFacts(error) }));
  }
}
