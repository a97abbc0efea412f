import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { currentApp } from '#app/current-app.ts';
import { encryptBytes } from '#custody/age.ts';
import { startObjectStore } from '#infra/local/entry.ts';
import type { Storage } from '#storages/adapters/storage.ts';
import { sha256 } from '#tests/custody/recover-package.ts';
import { whileFailing } from '#tests/faults/fault-row.ts';
import { sharedStage, type Write } from '#tests/races/stage.ts';
import { beginAfresh } from '#tests/support/shared-stack.ts';
import {
  access,
  answered,
  type Body,
  DAY,
  joinDrive,
  letter,
  openWill,
  type SealedWill,
  said,
  sealWill,
  signIn,
  subjects,
  survivorAt,
} from '#tests/support/story.ts';

const KEY = { accessKeyId: 'ANOTHERSTORE0123', secretAccessKey: 'the-secret-of-another-store', buckets: ['elsewhere'] };

const stage = beginAfresh(sharedStage());
const encrypt = ({ host }: SealedWill, json: object) => host.ask('POST', '/api/will/encrypt', { json });
const status = ({ host }: SealedWill) => answered(200, host.ask, 'GET', '/api/will/status');

/** A will in the Host's bucket, with a mirror in the storage of the service. */
async function mirrored(documents = [letter()]): Promise<SealedWill & { mirror: string }> {
  const will = await sealWill(stage, { documents });
  const { id: mirror } = await answered(201, will.host.ask, 'POST', '/api/storages', { json: { type: 'service', name: 'With the service' } });
  await answered(200, will.host.ask, 'POST', '/api/will/encrypt', { json: { storage_id: will.storageId, mirror_storage_ids: [mirror] } });
  // What the first sealing wrote is deleted.
  await stage.messages();
  return { ...will, mirror };
}

async function storageOf({ host }: SealedWill, id: string): Promise<Storage> {
  const record = (await currentApp().store.hosts.load(host.id))?.storages.find((one) => one.id === id);
  if (!record) throw new Error('no storage');
  return currentApp().openStorage(host.id, record);
}

async function filesIn(will: SealedWill, id: string): Promise<Map<string, string>> {
  const storage = await storageOf(will, id);
  const paths = (await storage.list('')).sort();
  return new Map(await Promise.all(paths.map(async (path) => [path, sha256(await buffer(await storage.read(path)))] as const)));
}

/** The path of the first document in each storage. */
async function documentOf(will: SealedWill): Promise<string> {
  const { sealed } = (await currentApp().store.hosts.load(will.host.id))?.will ?? {};
  return `${sealed?.packageId}/${sealed?.revision}/${sealed?.documents[0]?.path}`;
}

describe('a will in two storages', () => {
  it('has the same package in each, and keeps the mirror when it is sealed again', async () => {
    const will = await mirrored();
    const { mirror_storage_ids: ids } = await status(will);
    expect(ids).toEqual([will.mirror]);
    const [here, there] = await Promise.all([filesIn(will, will.storageId), filesIn(will, will.mirror)]);
    expect(here.size).toBeGreaterThan(8);
    expect([...there]).toEqual([...here]);
    await answered(201, will.host.ask, 'POST', '/api/will/upload', { parts: [letter('second.txt')] });
    await answered(200, will.host.ask, 'POST', '/api/will/encrypt', { json: { storage_id: will.storageId } });
    await stage.messages();
    const again = await filesIn(will, will.mirror);
    expect([...again]).toEqual([...(await filesIn(will, will.storageId))]);
    expect([...again.keys()].filter((path) => here.has(path))).toEqual([]);
  });

  it('names both in the list of storages, and neither can be deleted', async () => {
    const will = await mirrored();
    const { storages } = await answered(200, will.host.ask, 'GET', '/api/storages');
    expect(storages.map(({ holds_will }: Body) => holds_will)).toEqual([true, true]);
    for (const id of [will.storageId, will.mirror]) expect(said(await will.host.ask('DELETE', `/api/storages/${id}`))).toBe('409 storage_in_use');
    expect(said(await will.host.ask('DELETE', '/api/will', { json: { password: will.host.password, packages: 'keep' } }))).toBe(
      '400 validation_failed',
    );
  });

  it('is refused in a drive that is named or was connected twice: it is one place, and nothing is written there', async () => {
    const will = await sealWill(stage, { storage: 'drive_b' });
    const before = await filesIn(will, will.storageId);
    await joinDrive(will.host, 'drive_b');
    const { storages } = await answered(200, will.host.ask, 'GET', '/api/storages');
    const twin = storages.find(({ id }: Body) => id !== will.storageId);
    expect(said(await encrypt(will, { storage_id: will.storageId, mirror_storage_ids: [twin.id] }))).toBe('409 same_place');
    expect([...(await filesIn(will, will.storageId))]).toEqual([...before]);
    expect(said(await encrypt(will, { storage_id: will.storageId, mirror_storage_ids: [will.storageId] }))).toBe('400 validation_failed');
    // One after the other is a move, within the same place.
    expect((await encrypt(will, { storage_id: twin.id })).status).toBe(200);
  });

  it('is refused with new settings that bring two of its storages together, and takes new keys for the old place', async () => {
    const will = await sealWill(stage, { storage: 'object_store' });
    const config = (await stage.endpoints())['object_store'];
    const elsewhere = await startObjectStore([KEY], () => new Date());
    const { accessKeyId: access_key_id, secretAccessKey: secret_access_key } = KEY;
    const there = { access_key_id, secret_access_key, bucket: 'elsewhere', region: 'eu-central-1', endpoint: elsewhere.url };
    const json = { type: 'object_store', name: 'Elsewhere', config: there, directory_path: '/wills' };
    const { id } = await answered(201, will.host.ask, 'POST', '/api/storages', { json });
    expect((await encrypt(will, { storage_id: will.storageId, mirror_storage_ids: [id] })).status).toBe(200);
    const renew = (to: object) => will.host.ask('PUT', `/api/storages/${id}`, { json: { config: to } });
    expect(said(await renew(config))).toBe('409 same_place');
    expect(said(await renew(there))).toBe('200');
    await elsewhere.close();
  });

  it.each(['packages', 'object_store'] as const)(
    'is sealed in the other one while %s fails, which keeps the earlier sealing until it answers',
    async (which) => {
      const will = await mirrored();
      const failing = which === 'packages' ? will.mirror : will.storageId;
      const before = await filesIn(will, failing);
      await answered(201, will.host.ask, 'POST', '/api/will/upload', { parts: [letter('second.txt')] });
      await whileFailing(stage, [which, 'error'], () =>
        encrypt(will, { storage_id: will.storageId }).then(({ status: code }) => expect(code).toBe(200)),
      );
      expect(await status(will)).toMatchObject({ package_behind: true, documents_count: 2 });
      for (const [path, hash] of before) expect((await filesIn(will, failing)).get(path)).toBe(hash);
      await stage.advance(DAY);
      await signIn(will.host);
      expect(await status(will)).toMatchObject({ package_behind: false });
      expect([...(await filesIn(will, will.storageId))]).toEqual([...(await filesIn(will, will.mirror))]);
      expect([...(await filesIn(will, failing)).keys()].filter((path) => before.has(path))).toEqual([]);
    },
  );
});

describe('two at the same time', () => {
  const isSealing = (write: Write) => 'commit' in write && write.commit.audit?.some(({ event }) => event === 'sealed') === true;
  const isAudit = (write: Write) => 'commit' in write && write.commit.audit?.some(({ event }) => event === 'package_audited') === true;

  it('a storage cannot be deleted while the will is sealed into it', async () => {
    const will = await sealWill(stage, { survivors: 3, storage: 'object_store' });
    const { id: mirror } = await answered(201, will.host.ask, 'POST', '/api/storages', { json: { type: 'service', name: 'With the service' } });
    const deleted = stage.before(isSealing, () => answered(409, will.host.ask, 'DELETE', `/api/storages/${mirror}`));
    expect((await encrypt(will, { storage_id: will.storageId, mirror_storage_ids: [mirror] })).status).toBe(200);
    await deleted;
  });

  it('a repair that meets new shares leaves both storages the same', async () => {
    const will = await mirrored();
    const [storage, path] = await Promise.all([storageOf(will, will.storageId), documentOf(will)]);
    await storage.remove(path);
    const changed = stage.before(isAudit, async () => {
      await signIn(will.host);
      await answered(200, will.host.ask, 'POST', `/api/survivors/${survivorAt(will, 0).id}/regenerate-codes`);
    });
    await stage.advance(31 * DAY);
    await changed;
    await stage.advance(DAY);
    expect([...(await filesIn(will, will.storageId))]).toEqual([...(await filesIn(will, will.mirror))]);
  });
});

describe('a copy that is lost or damaged', () => {
  it.each<[string, (storage: Storage, path: string) => Promise<void>]>([
    ['lost', async () => undefined],
    ['damaged', async (storage, path) => void (await storage.write(path, Readable.from([Buffer.from('no longer a document')]), {}))],
  ])('that is %s is written again from the other one, and the Host is notified once', async (_, spoil) => {
    const will = await mirrored();
    const whole = await filesIn(will, will.mirror);
    const [storage, path] = await Promise.all([storageOf(will, will.storageId), documentOf(will)]);
    await storage.remove(path);
    await spoil(storage, path);
    await stage.advance(32 * DAY);
    expect([...(await filesIn(will, will.storageId))]).toEqual([...whole]);
    const repaired = (await subjects(stage, will.host.email)).filter((one) => one === 'A copy of your sealed will was repaired');
    expect(repaired).toHaveLength(1);
    await signIn(will.host);
    const { entries } = await answered(200, will.host.ask, 'GET', '/api/host/audit');
    expect(entries.find(({ event }: Body) => event === 'package_audited').facts).toMatchObject({ damaged: 0, repaired: 1 });
  });

  it('leaves the will readable, document by document, and shows nothing that a thief of both storages has put there', async () => {
    const will = await mirrored(['first', 'second', 'third'].map((name) => letter(`${name}.txt`, name)));
    const transfer = await openWill(will);
    const { sealed } = (await currentApp().store.hosts.load(will.host.id))?.will ?? {};
    const folder = `${sealed?.packageId}/${sealed?.revision}`;
    const [first, second, third] = sealed?.documents.map(({ path }) => `${folder}/${path}`) ?? [];
    const [here, there] = await Promise.all([storageOf(will, will.storageId), storageOf(will, will.mirror)]);
    await here.remove(first ?? '');
    await there.remove(second ?? '');
    // The manifest that counts is in the table.
    for (const storage of [here, there])
      for (const [path, forged] of [
        [third, await encryptBytes(sealed?.recipient ?? '', Buffer.from('Everything goes to me.'))],
        [`${folder}/manifest.${sealed?.generation}.json`, Buffer.from('{"files":[]}')],
      ] as const) {
        await storage.remove(path ?? '');
        await storage.write(path ?? '', Readable.from([Buffer.from(forged)]), {});
      }
    const reader = survivorAt(will, 0);
    const { documents } = (await access(transfer, reader)).body;
    const read: unknown[] = [];
    for (const { download_url: url, filename, integrity_verified } of documents) {
      const { pathname, search } = new URL(url);
      const { status: code, body, bytes } = await reader.call('GET', `${pathname}${search}`);
      read.push([filename, integrity_verified, code, code === 200 ? bytes.toString() : body.code]);
    }
    expect(read).toEqual([
      ['first.txt', true, 200, 'first'],
      ['second.txt', true, 200, 'second'],
      ['third.txt', false, 503, 'package_altered'],
    ]);
  });
});

it('deleting the will deletes it in both', async () => {
  const will = await mirrored();
  await answered(202, will.host.ask, 'DELETE', '/api/will', { json: { password: will.host.password, packages: 'delete' } });
  await stage.advance(31 * DAY);
  for (const id of [will.storageId, will.mirror]) expect((await filesIn(will, id)).size).toBe(0);
});
