import { notifyHost } from '#domain/messages/notify.ts';
import { instant } from '#domain/time.ts';
import type { App } from '#platform/app.ts';
import { STORAGE_FAILURES } from '#storages/failures.ts';
import { grantId } from '#store/grants.ts';
import { grantKey, storageRow } from '#store/keys.ts';
import { retryUntilCommitted } from '#workflows/retry.ts';

/** Marks the storage of a drive that withdrew its consent as disconnected, and notifies the Host once. */
export async function disconnectDrive(app: App, id: string): Promise<void> {
  await retryUntilCommitted(async () => {
    const grant = await app.store.grants.get(id);
    if (!grant?.data.endedAt || grant.data.told) return;
    const host = await app.store.hosts.load(grant.data.hostId);
    const storage = host?.storages.find(({ config }) => grantId(config) === id);
    // Deleted or connected again since.
    if (!host || !storage) return;
    await app.store.commit({
      hostId: host.id,
      at: instant(app.now()),
      aggregates: [
        { root: host.root, put: { [storageRow(storage.id)]: { ...storage, isConnected: false, connectionError: STORAGE_FAILURES.sign_in_ended } } },
      ],
      singles: [{ key: grantKey(id), version: grant.version, data: { ...grant.data, told: true } }],
      effects: [notifyHost('drive-lost', `drive-lost/${id}`, { storage: storage.id }, { spread: 'all' })],
      audit: [{ event: 'drive_lost', facts: { storage: storage.id, type: storage.type } }],
    });
  });
}
