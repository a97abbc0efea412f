import * as z from 'zod';
import { Refusal } from '#common/refusal.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import { withinTime } from '#net/timeout.ts';
import { STORAGE_FAILURES } from '#storages/adapters/failures.ts';
import { openPageToken, sealPageToken } from '#storages/wire/page-token.ts';
import { browsePage } from '#storages/wire/replies.ts';
import { DirectoryPath } from '#storages/wire/storage-fields.ts';

/** Of the storage, with our mark. */
const PageToken = z.string().max(4000, 'page_token is not valid.');
const Query = z.object({ path: DirectoryPath.default('/'), page_token: PageToken.optional() });

/** Less than the 29 seconds of a request. */
const TIMEOUT_MS = 20_000;

/** GET /api/storages/<id>/browse: one page of a folder of the Host's storage. */
export const handler = hostEndpoint(routes['storages/browse'], { query: Query, reply: browsePage }, async ({ app, query, host, id }) => {
  const record = host.storages.find((one) => one.id === id);
  if (!record) throw new Refusal('storage_not_found');
  const storage = await app.openStorage(host.id, record);
  const browsed = { hostId: host.id, storageId: id, path: query.path };
  const token = await openPageToken(app, browsed, query.page_token);
  const late = new Refusal('storage_failed', STORAGE_FAILURES.slow);
  const { items, nextPageToken } = await withinTime(TIMEOUT_MS, () => storage.browse(query.path, token), late);
  return ok({
    items: items.map(({ name, type, path, size, modifiedAt }) => ({ name, type, path, size_bytes: size, modified_at: modifiedAt })),
    next_page_token: await sealPageToken(app, browsed, nextPageToken),
  });
});
