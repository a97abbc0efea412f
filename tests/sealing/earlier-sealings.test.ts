import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deletionsOfEarlier } from '#sealing/activate-sealing.ts';
import { clearOlder } from '#sealing/pending-files.ts';
import type { Storage } from '#storages/adapters/storage.ts';
import type { Backend } from '#tests/storages/contract.ts';
import { objectStoreBackend } from '#tests/storages/object-store-backend.ts';
import { SEALING } from '#tests/wills/story.ts';

// A storage that has missed a sealing can have a part of it, or all of it with a lost answer. Nothing but this deletes it there.

let backend: Backend;
let storage: Storage;
beforeAll(async () => {
  backend = await objectStoreBackend();
  await backend.empty();
  storage = await backend.open();
});
afterAll(() => backend.stop());

const sealed = { ...SEALING, packageId: 'package', storageId: 'bucket', mirrors: ['server', 'drive'], revision: 5 };

it('everything before a sealing is deleted in each storage that has it or is left out of it', () => {
  const effects = deletionsOfEarlier({ sealed }, { revision: 6, missed: ['drive'] });
  expect(effects).toMatchObject(['bucket', 'server'].map((storageId) => ({ kind: 'delete-earlier', storageId, packageId: 'package', revision: 6 })));
  expect(new Set(effects.map(({ key }) => key)).size).toBe(2);
});

it('no earlier sealing stays, also none that the storage has in part, and nothing of this one or a later one is deleted', async () => {
  const stay = ['other/1/manifest.1.json', 'package/6/letter.age', 'package/6/manifest.9.json', 'package/6/shares/9/a.age', 'package/7/letter.age'];
  for (const path of ['package/3/manifest.4.json', 'package/4/shares/7/a.age', 'package/4/letter.age', 'package/5/letter.age', ...stay])
    await storage.write(path, Readable.from([Buffer.from('sealed')]), { size: 6 });
  await clearOlder(storage, { packageId: 'package', revision: 6, generation: 0 });
  expect((await storage.list('')).sort()).toEqual(stay);
});
