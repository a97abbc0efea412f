import * as z from 'zod';
import { changeCounter } from '#accounts/wire/change-quota.ts';
import { MAX_NAME_CHARACTERS } from '#common/limits.ts';
import { STORAGE_TYPES } from '#common/storage-kinds.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { anyOf, nameLine } from '#http/fields.ts';
import { created } from '#http/reply.ts';
import { isOwnStorage, OWN_STORAGES } from '#storages/adapters/index.ts';
import { addStorage, type NewStorage, newServiceFolder } from '#storages/add-storage.ts';
import { storageCreated } from '#storages/wire/replies.ts';
import { DirectoryPath } from '#storages/wire/storage-fields.ts';
import { storageObject } from '#storages/wire/storage-object.ts';

const common = {
  name: nameLine('name', MAX_NAME_CHARACTERS),
  directory_path: DirectoryPath,
};

const own = STORAGE_TYPES.filter(isOwnStorage);
const shapes = [
  ...own.map((type) => z.object({ type: z.literal(type), config: OWN_STORAGES[type].config, ...common })),
  z.object({ type: z.literal('service'), name: common.name }).describe('With this service: nothing to set up. An addition to the specification.'),
];
const Body = z.discriminatedUnion(
  'type',
  // The last one is always there.
  shapes as [(typeof shapes)[number], ...typeof shapes],
  `type must be ${anyOf(['service', ...own])}; cloud drives are connected through /api/storages/connect.`,
);

/**
 * POST /api/storages: adds a storage and tests it immediately: one of the Host's own by writing, reading and deleting a small file,
 * one with the service by listing its new folder.
 */
export const handler = hostEndpoint(
  routes['storages/create'],
  { body: Body, reply: storageCreated },
  async ({ app, body, event, host, requestId }) => {
    const storage = await addStorage(app, host, placeOf(body), { requestId, admit: changeCounter({ app, event, host }) });
    return created(storageObject(host, storage));
  },
);

function placeOf(body: z.infer<typeof Body>): NewStorage {
  if (body.type === 'service') return { ...body, directoryPath: newServiceFolder() };
  const { directory_path: directoryPath, ...given } = body;
  return { ...given, directoryPath };
}
