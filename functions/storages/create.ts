import * as z from 'zod';
import { notifyConnectionChange } from '#domain/messages/notify-changes.ts';
import { Refusal } from '#domain/refusal.ts';
import { MAX_STORAGES } from '#domain/settings.ts';
import { instant } from '#domain/time.ts';
import { routes } from '#functions/routes.ts';
import { admitChange } from '#http/change-quota.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { line } from '#http/fields.ts';
import { storageCreated } from '#http/replies/storages.ts';
import { created } from '#http/reply.ts';
import { DirectoryPath } from '#http/storage-fields.ts';
import { storageObject } from '#http/wire.ts';
import { storageConfigSchemas } from '#storages/index.ts';
import { storageRow } from '#store/keys.ts';
import { probeStorage } from '#workflows/documents/probe-storage.ts';
import { assertChangeable } from '#workflows/guards.ts';

const common = {
  name: line('name', 100),
  directory_path: DirectoryPath,
};

const Body = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('object_store'), config: storageConfigSchemas.object_store, ...common }),
    z.object({ type: z.literal('sftp'), config: storageConfigSchemas.sftp, ...common }),
  ],
  'type must be object_store or sftp; cloud drives are connected through /api/storages/connect.',
);

/** POST /api/storages: a storage of the Host's own, tried at once by writing, reading and removing a small file. */
export const handler = hostEndpoint(
  routes['storages/create'],
  { body: Body, reply: storageCreated },
  async ({ app, body, event, host, requestId }) => {
    assertChangeable(host);
    if (host.storages.length >= MAX_STORAGES) throw new Refusal('storage_limit_reached');
    await admitChange({ app, event, host });
    const id = app.newId();
    const config = await app.envelope.encrypt('storage-config', { host: host.id, storage: id }, JSON.stringify(body.config));
    const at = instant(app.now());
    const storage = await probeStorage(app, host.id, {
      id,
      type: body.type,
      name: body.name,
      directoryPath: body.directory_path,
      isConnected: false,
      connectionError: null,
      config,
      hostKey: null,
      lastVerifiedAt: null,
      createdAt: at,
    });
    await app.store.commit({
      hostId: host.id,
      at,
      requestId,
      aggregates: [{ root: host.root, put: { [storageRow(id)]: storage } }],
      effects: notifyConnectionChange(host, { what: 'storage', id, how: 'added' }, requestId),
      audit: [{ event: 'storage_created', facts: { storage: id, type: body.type, connected: storage.isConnected } }],
    });
    return created(storageObject(storage));
  },
);
