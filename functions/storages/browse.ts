import * as z from 'zod';
import { Refusal } from '#domain/refusal.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { Token } from '#http/fields.ts';
import { browsePage } from '#http/replies/storages.ts';
import { ok } from '#http/reply.ts';
import { DirectoryPath } from '#http/storage-fields.ts';

const Query = z.object({ path: DirectoryPath.default('/'), page_token: Token('page_token').optional() });

/** GET /api/storages/<id>/browse: one page of a folder of the Host's storage. */
export const handler = hostEndpoint('storages/browse', { query: Query, reply: browsePage }, async ({ app, query, host, id }) => {
  const record = host.storages.find((one) => one.id === id);
  if (!record) throw new Refusal('storage_not_found');
  const storage = await app.openStorage(host.id, record);
  const { items, nextPageToken } = await storage.browse(query.path, query.page_token);
  return ok({
    items: items.map(({ name, type, path, size, modifiedAt }) => ({ name, type, path, size_bytes: size, modified_at: modifiedAt })),
    next_page_token: nextPageToken,
  });
});
