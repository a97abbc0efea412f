import { notifyConnectionChange } from '#domain/messages/notify-changes.ts';
import { rememberRemoved } from '#domain/recent-changes.ts';
import { Refusal } from '#domain/refusal.ts';
import { instant } from '#domain/time.ts';
import { routes } from '#functions/routes.ts';
import { admitChange } from '#http/change-quota.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { noBody } from '#http/replies/wire-types.ts';
import { noContent } from '#http/reply.ts';
import { isDrive } from '#storages/drive-addresses.ts';
import { grantId, removeGrant } from '#store/grants.ts';
import { storageRow } from '#store/keys.ts';
import { assertChangeable } from '#workflows/guards.ts';

/**
 * DELETE /api/storages/<id>: deletes the access data of a storage. The storage that holds the sealed documents cannot be deleted.
 * Files in the storage stay as they are.
 */
export const handler = hostEndpoint(routes['storages/delete'], { reply: noBody }, async ({ app, event, host, id, requestId }) => {
  const record = host.storages.find((one) => one.id === id);
  if (!record) throw new Refusal('storage_not_found');
  if (host.will?.sealed.storageId === id) throw new Refusal('storage_in_use');
  assertChangeable(host);
  await admitChange({ app, event, host });
  const at = instant(app.now());
  await app.store.commit({
    hostId: host.id,
    at,
    requestId,
    aggregates: [{ root: host.root, put: host.will ? { FORMER: rememberRemoved(host.former, record, at) } : {}, remove: [storageRow(id)] }],
    singles: isDrive(record.type) ? [removeGrant(grantId(record.config))] : [],
    effects: notifyConnectionChange(host, { what: 'storage', id, how: 'removed' }, requestId),
    audit: [{ event: 'storage_deleted', facts: { storage: id } }],
  });
  return noContent();
});
