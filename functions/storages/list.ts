import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import { storageList } from '#storages/wire/replies.ts';
import { storageObject } from '#storages/wire/storage-object.ts';

/** GET /api/storages: where the Host keeps sealed packages. */
export const handler = hostEndpoint(routes['storages/list'], { reply: storageList }, async ({ host }) =>
  ok({ storages: host.storages.map((storage) => storageObject(host, storage)) }),
);
