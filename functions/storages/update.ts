import * as z from 'zod';
import { changeCounter } from '#accounts/wire/change-quota.ts';
import { MAX_NAME_CHARACTERS } from '#common/limits.ts';
import { Refusal } from '#common/refusal.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { nameLine } from '#http/fields.ts';
import { ok } from '#http/reply.ts';
import { changeStorage } from '#storages/change-storage.ts';
import { storageReply } from '#storages/wire/replies.ts';
import { readStorageConfig } from '#storages/wire/storage-fields.ts';
import { storageObject } from '#storages/wire/storage-object.ts';

const Body = z.object({ name: nameLine('name', MAX_NAME_CHARACTERS).optional(), config: z.record(z.string(), z.unknown()).optional() });

/**
 * PUT /api/storages/<id>: another name, or renewed credentials, which are tested immediately and may lead to an SSH server with another key.
 * The folder stays the same. The storage of the sealed will accepts only settings with which that will is found, and is audited then.
 */
export const handler = hostEndpoint(
  routes['storages/update'],
  { body: Body, reply: storageReply },
  async ({ app, body, event, host, id, requestId }) => {
    const record = host.storages.find((one) => one.id === id);
    if (!record) throw new Refusal('storage_not_found');
    const change = { name: body.name, config: body.config && readStorageConfig(record.type, body.config) };
    const next = await changeStorage(app, host, record, change, { requestId, admit: changeCounter({ app, event, host }) });
    return ok(storageObject(host, next));
  },
);
