import { assertNotRecovered } from '#accounts/rules/recent-changes.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import { probeStorage } from '#storages/probe-storage.ts';
import { storageReply } from '#storages/wire/replies.ts';
import { storageObject } from '#storages/wire/storage-object.ts';
import { storageRow } from '#store/keys.ts';

/** POST /api/storages/<id>/test: tests a storage again by writing, reading and deleting a small file. */
export const handler = hostEndpoint(routes['storages/test'], { reply: storageReply }, async ({ app, host, id, requestId }) => {
  const record = host.storages.find((one) => one.id === id);
  if (!record) throw new Refusal('storage_not_found');
  // A test may accept the key of another server.
  assertNotRecovered(host);
  const next = await probeStorage(app, host.id, record);
  await app.store.commit({
    hostId: host.id,
    at: instant(app.now()),
    requestId,
    aggregates: [{ root: host.root, put: { [storageRow(id)]: next } }],
    audit: [{ event: 'storage_tested', facts: { storage: id, connected: next.isConnected } }],
  });
  return ok(storageObject(host, next));
});
