import { rememberRemoved } from '#accounts/rules/recent-changes.ts';
import { admitChange } from '#accounts/wire/change-quota.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import type { Effect } from '#effects/effect.ts';
import { routes } from '#functions/routes.ts';
import { assertChangeable } from '#hosts/guards.ts';
import type { StorageRecord } from '#hosts/rules/host.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { noContent } from '#http/reply.ts';
import { noBody } from '#http/wire-types.ts';
import { endedGrants } from '#sealing/set-aside.ts';
import { storageRow } from '#store/keys.ts';
import { notifyConnectionChange } from '#wills/rules/notify-changes.ts';
import { isSealedIn } from '#wills/rules/will.ts';

/**
 * DELETE /api/storages/<id>: deletes the access data of a storage. The storage that holds the sealed documents cannot be deleted.
 * Files in a Host's own storage stay as they are. What an interrupted sealing has left with the service is deleted.
 */
export const handler = hostEndpoint(routes['storages/delete'], { reply: noBody }, async ({ app, event, host, id, requestId }) => {
  const record = host.storages.find((one) => one.id === id);
  if (!record) throw new Refusal('storage_not_found');
  if (isSealedIn(host.will, id)) throw new Refusal('storage_in_use');
  assertChangeable(host);
  await admitChange({ app, event, host });
  const at = instant(app.now());
  const put = host.will ? { 'RECENT-CHANGES': rememberRemoved(host.recentChanges, record, at) } : {};
  const remove = [storageRow(id)];
  await app.store.commit({
    hostId: host.id,
    at,
    requestId,
    aggregates: [{ root: host.root, put, remove }],
    // A reset can put a drive back that was removed since an earlier one.
    singles: endedGrants(host, { put, remove }),
    effects: [...notifyConnectionChange(host, { what: 'storage', id, how: 'removed' }, requestId), ...emptied(record)],
    audit: [{ event: 'storage_deleted', facts: { storage: id } }],
  });
  return noContent();
});

function emptied({ id, type, directoryPath }: StorageRecord): Effect[] {
  return type === 'service' ? [{ kind: 'empty-service-folder', key: `service-folder/${id}`, directoryPath }] : [];
}
