import * as z from 'zod';
import type { StorageRecord } from '#domain/host.ts';
import { notifyConnectionChange } from '#domain/messages/notify-changes.ts';
import { Refusal } from '#domain/refusal.ts';
import { instant } from '#domain/time.ts';
import { routes } from '#functions/routes.ts';
import { admitChange } from '#http/change-quota.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { line } from '#http/fields.ts';
import { storageReply } from '#http/replies/storages.ts';
import { ok } from '#http/reply.ts';
import { valid } from '#http/valid.ts';
import { storageObject } from '#http/wire.ts';
import type { App } from '#platform/app.ts';
import { storageConfigSchemas } from '#storages/index.ts';
import { storageRow } from '#store/keys.ts';
import { probeStorage } from '#workflows/documents/probe-storage.ts';
import { allowRenewal } from '#workflows/documents/renew-storage.ts';
import { assertChangeable, assertNotRecovered } from '#workflows/guards.ts';

const Body = z.object({ name: line('name', 100).optional(), config: z.record(z.string(), z.unknown()).optional() });

/**
 * PUT /api/storages/<id>: another name, or renewed credentials, which are tried at once and may lead to an SSH server with another key.
 * The folder stays the same. The storage of the sealed will accepts only settings with which that will is found, and is audited then.
 */
export const handler = hostEndpoint(
  routes['storages/update'],
  { body: Body, reply: storageReply },
  async ({ app, body, event, host, id, requestId }) => {
    const record = host.storages.find((one) => one.id === id);
    if (!record) throw new Refusal('storage_not_found');
    const renewed = body.config && (await renewedConfig(app, host.id, record, body.config));
    if (renewed) assertChangeable(host);
    const renamed = { ...record, name: body.name ?? record.name };
    if (!renewed && renamed.name === record.name) return ok(storageObject(record));
    assertNotRecovered(host);
    if (renewed) await admitChange({ app, event, host });
    const next = renewed ? await triedAnew(app, host.id, { ...renamed, config: renewed }) : renamed;
    const audits = renewed ? await allowRenewal(app, host, { tried: next }) : [];
    await app.store.commit({
      hostId: host.id,
      at: instant(app.now()),
      requestId,
      aggregates: [{ root: host.root, put: { [storageRow(id)]: next } }],
      effects: renewed === undefined ? [] : [...audits, ...notifyConnectionChange(host, { what: 'storage', id, how: 'changed' }, requestId)],
      audit: [{ event: 'storage_changed', facts: { storage: id, config: renewed !== undefined } }],
    });
    return ok(storageObject(next));
  },
);

async function renewedConfig(app: App, hostId: string, record: StorageRecord, config: object): Promise<string> {
  if (record.type !== 'object_store' && record.type !== 'sftp') {
    throw new Refusal('validation_failed', 'This storage is a cloud drive, so nothing was changed. Please connect it again instead.');
  }
  const read = valid<object>(storageConfigSchemas[record.type], config, ['config']);
  return app.envelope.encrypt('storage-config', { host: hostId, storage: record.id }, JSON.stringify(read));
}

/** The key that was known stays known where the try fails: a server that is down for a moment must not lose the family's way to it. */
async function triedAnew(app: App, hostId: string, record: StorageRecord): Promise<StorageRecord> {
  const next = await probeStorage(app, hostId, { ...record, hostKey: null });
  return next.isConnected ? next : { ...next, hostKey: record.hostKey };
}
