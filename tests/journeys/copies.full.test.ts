import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { currentApp } from '#app/current-app.ts';
import { findPackages } from '#recovery/find-packages.ts';
import type { PackageFiles } from '#recovery/package-files.ts';
import { checkedKey } from '#recovery/papers.ts';
import { unlockNewest } from '#recovery/unlock-package.ts';
import type { Storage } from '#storages/adapters/storage.ts';
import { sharedRealStage } from '#tests/races/stage.ts';
import { beginAfresh } from '#tests/support/shared-stack.ts';
import { access, answered, type Body, DAY, letter, openWill, type SealedWill, sealWill, signIn, subjects, survivorAt } from '#tests/support/story.ts';

// A will in two storages. One refuses for weeks: what each opens with, and what people read.

const stack = beginAfresh(sharedRealStage());
const BUCKET = 0;
const MIRROR = 1;

/** A will in the Host's bucket, with a mirror in the storage of the service. */
async function inTwoStorages(): Promise<SealedWill> {
  const will = await sealWill(stack, { documents: [letter()] });
  const { id: mirror } = await answered(201, will.host.ask, 'POST', '/api/storages', { json: { type: 'service', name: 'With the service' } });
  await answered(200, will.host.ask, 'POST', '/api/will/encrypt', { json: { storage_id: will.storageId, mirror_storage_ids: [mirror] } });
  await stack.messages();
  return will;
}

async function storageAt({ host }: SealedWill, position: number): Promise<Storage> {
  const { storages = [], will } = (await currentApp().store.hosts.load(host.id)) ?? {};
  const id = will && [will.sealed.storageId, ...(will.sealed.mirrors ?? [])][position];
  const record = storages.find((one) => one.id === id);
  if (!record) throw new Error('no storage');
  return currentApp().openStorage(host.id, record);
}

/** Everything in one of the storages, as its owner would download it. The mirror answers its owner, and not us. */
async function download(will: SealedWill, position: number): Promise<Map<string, Buffer>> {
  await stack.fault('packages', 'off');
  const storage = await storageAt(will, position);
  const paths = (await storage.list('')).sort();
  const files = new Map(await Promise.all(paths.map(async (path) => [path, await buffer(await storage.read(path))] as const)));
  return files;
}

/** Whether what is in a storage opens with these papers and nothing else. */
async function opens(files: ReadonlyMap<string, Buffer>, ...papers: string[]): Promise<boolean> {
  const chosen: PackageFiles = {
    list: async () => [...files.keys()],
    size: async (path) => files.get(path)?.length,
    read: async function* (path) {
      yield files.get(path) ?? new Uint8Array();
    },
  };
  const { found } = await findPackages(chosen);
  const keys = await Promise.all(papers.map((paper, at) => checkedKey(`paper ${at}`, paper)));
  return unlockNewest(found, keys, undefined).then(
    () => true,
    () => false,
  );
}

const status = ({ host }: SealedWill) => answered(200, host.ask, 'GET', '/api/will/status');
const newPaper = ({ host }: SealedWill, { id }: { id: string }) => answered(200, host.ask, 'POST', `/api/survivors/${id}/regenerate-codes`);

it('a storage that refuses for a month is behind alone, people keep the papers that it needs, and it catches up automatically', async () => {
  const will = await inTwoStorages();
  const [ben, clara, daniel] = [survivorAt(will, 0), survivorAt(will, 1), survivorAt(will, 2)];
  await stack.fault('packages', 'error');
  const paper: Body = await newPaper(will, ben);
  expect(paper.message).toMatch(/Do not destroy it yet/);
  expect(await status(will)).toMatchObject({ package_behind: true });
  // The documents are sealed under a fresh key, without the storage that refuses.
  await stack.advance(DAY);
  await signIn(will.host);
  expect(await status(will)).toMatchObject({ package_behind: true, reencryption_required: false });

  const bucket = await download(will, BUCKET);
  expect(await opens(bucket, paper.recovery_key, clara.recoveryKey)).toBe(true);
  expect(await opens(bucket, ben.recoveryKey, clara.recoveryKey)).toBe(false);
  const mirror = await download(will, MIRROR);
  expect(await opens(mirror, ben.recoveryKey, clara.recoveryKey)).toBe(true);
  expect(await opens(mirror, paper.recovery_key, clara.recoveryKey)).toBe(false);
  expect(await opens(mirror, ben.recoveryKey)).toBe(false);

  const theirs = await subjects(stack, ben.email);
  expect(theirs).toContain(`There is a new sealed envelope for you for the will of ${will.host.name}`);
  expect(theirs.filter((subject) => subject.includes('no longer works'))).toEqual([]);

  await stack.fault('packages', 'error');
  // Nothing is locked by the storage that refuses.
  const contact_methods = [{ type: 'email', value: 'daniel.moved@example.net' }];
  await answered(200, will.host.ask, 'PUT', `/api/survivors/${daniel.id}`, { json: { contact_methods } });
  await answered(201, will.host.ask, 'POST', '/api/will/upload', { parts: [letter('second.txt')] });
  await answered(200, will.host.ask, 'POST', '/api/will/encrypt', { json: { storage_id: will.storageId } });
  await stack.advance(36 * DAY);
  await signIn(will.host);
  expect(await subjects(stack, will.host.email)).toContain('One of the storages of your will does not work');
  const { problems } = await answered(200, will.host.ask, 'GET', '/api/host/overview');
  expect(problems.filter(({ code }: Body) => code === 'package_behind').map(({ subject }: Body) => subject)).toEqual(['With the service']);

  await stack.fault('packages', 'off');
  await stack.advance(3 * DAY);
  await signIn(will.host);
  expect(await status(will)).toMatchObject({ package_behind: false });
  const [here, there] = [await download(will, BUCKET), await download(will, MIRROR)];
  expect([...there]).toEqual([...here]);
  expect(await opens(there, paper.recovery_key, clara.recoveryKey)).toBe(true);
  expect(await opens(there, ben.recoveryKey, clara.recoveryKey)).toBe(false);
  const over = (await subjects(stack, ben.email)).filter(
    (subject) => subject === `You can destroy your earlier envelope for the will of ${will.host.name}`,
  );
  expect(over).toHaveLength(1);
});

it('a will whose first storage is behind opens from the other one', async () => {
  const will = await inTwoStorages();
  await stack.fault('object_store', 'refuse');
  await newPaper(will, survivorAt(will, 2));
  await stack.advance(DAY);
  await signIn(will.host);
  expect(await status(will)).toMatchObject({ package_behind: true, reencryption_required: false });
  const transfer = await openWill(will);
  const { body } = await access(transfer, survivorAt(will, 0));
  const { pathname, search } = new URL(body.documents[0].download_url);
  expect((await survivorAt(will, 0).call('GET', `${pathname}${search}`)).status).toBe(200);
  await stack.fault('object_store', 'off');
});
