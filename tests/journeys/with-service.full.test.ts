import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { currentApp } from '#app/current-app.ts';
import { recovered, whileFailing } from '#tests/faults/fault-row.ts';
import { sharedStage } from '#tests/races/stage.ts';
import { beginAfresh } from '#tests/support/shared-stack.ts';
import {
  access,
  answered,
  type Body,
  DAY,
  HOUR,
  type Host,
  letter,
  openAccount,
  openWill,
  realDocuments,
  type SealedWill,
  said,
  sealWill,
  signIn,
  survivorAt,
} from '#tests/support/story.ts';

const stage = beginAfresh(sharedStage());

const folderOf = async (host: Host, id: string): Promise<string> => {
  const { storages } = await answered(200, host.ask, 'GET', '/api/storages');
  return storages.find((one: Body) => one.id === id).directory_path;
};
const openFolder = (directoryPath: string) => currentApp().openStorage('', { id: '', type: 'service', directoryPath, config: '', hostKey: null });
const filesIn = async (directoryPath: string) => (await openFolder(directoryPath)).list('');
const leaveIn = async (directoryPath: string) => (await openFolder(directoryPath)).write('left/behind', Readable.from([Buffer.from('x')]), {});
const status = ({ host }: SealedWill) => answered(200, host.ask, 'GET', '/api/will/status');
const month = async () => {
  await stage.advance(30 * DAY);
  await stage.advance(HOUR);
};

/** Checks that only one package is there, whole, without files of another revision or generation. */
async function expectOnePackage(will: SealedWill, folder: string): Promise<void> {
  const { revision } = await status(will);
  const files = await filesIn(folder);
  expect(new Set(files.map((path) => path.split('/')[1]))).toEqual(new Set([String(revision)]));
  expect(files.filter((path) => /manifest\.\d+\.json$/.test(path))).toHaveLength(1);
  expect(new Set(files.flatMap((path) => /shares\/(\d+)\//.exec(path)?.[1] ?? [])).size).toBe(1);
}

it('a Host who brings no storage seals a will, and the Survivors read every document', async () => {
  // More than one part of an upload.
  const large = letter('large.txt', Buffer.alloc(6 * 1024 * 1024, 'The piano goes to Clara.\n'));
  const will = await sealWill(stage, { storage: 'service', documents: [...(await realDocuments()), large] });
  const folder = await folderOf(will.host, will.storageId);
  expect(folder).toMatch(/^\/[0-9a-f]{32}$/);
  await expectOnePackage(will, folder);
  const transfer = await openWill(will);
  const { body } = await access(transfer, survivorAt(will, 0));
  const read = new Map<string, Buffer>();
  for (const { filename, download_url } of body.documents) {
    const url = new URL(download_url);
    const reply = await survivorAt(will, 0).call('GET', `${url.pathname}${url.search}`);
    read.set(filename, reply.bytes);
  }
  for (const { filename, content } of will.documents) {
    const sent = content instanceof Readable ? await buffer(content) : Buffer.from(content as Uint8Array | string);
    expect([filename, read.get(filename ?? '')?.equals(sent)]).toEqual([filename, true]);
  }
  expect(body.documents.every((one: Body) => one.integrity_verified)).toBe(true);
});

describe('a storage with the service', () => {
  let host: Host;
  let storage: Body;
  beforeEach(async () => {
    host = await openAccount(stage);
    storage = await answered(201, host.ask, 'POST', '/api/storages', { json: { type: 'service', name: 'With this service' } });
  });

  it('is connected immediately, empty, and has a folder that no one can choose', async () => {
    expect(storage).toMatchObject({ type: 'service', name: 'With this service', is_connected: true, connection_error: null });
    expect(storage).not.toHaveProperty('host_key');
    const chosen = { type: 'service', name: 'Another', directory_path: storage.directory_path, config: { bucket: 'another' } };
    const second = await answered(201, host.ask, 'POST', '/api/storages', { json: chosen });
    expect(second.directory_path).not.toBe(storage.directory_path);
    const { items } = await answered(200, host.ask, 'GET', `/api/storages/${storage.id}/browse`);
    expect(items).toEqual([]);
  });

  it('has a name that can be changed, and no settings', async () => {
    const change = (json: object) => host.ask('PUT', `/api/storages/${storage.id}`, { json });
    expect((await change({ name: 'Ours' })).body.name).toBe('Ours');
    const { status: refused, body } = await change({ config: {} });
    expect([refused, body.error]).toEqual([400, expect.stringContaining('This storage has no settings, so nothing was changed.')]);
  });

  it('is not connected while the bucket fails, and again afterwards', async () => {
    const test = () => answered(200, host.ask, 'POST', `/api/storages/${storage.id}/test`);
    const failing = await whileFailing(stage, ['packages', 'error'], test);
    expect(failing).toMatchObject({ is_connected: false, connection_error_code: 'temporary' });
    expect(await test()).toMatchObject({ is_connected: true, connection_error: null });
  });

  it('is emptied when it is deleted', async () => {
    await leaveIn(storage.directory_path);
    await answered(204, host.ask, 'DELETE', `/api/storages/${storage.id}`);
    await recovered(stage);
    expect(await filesIn(storage.directory_path)).toEqual([]);
  });

  it('is emptied when its account is deleted', async () => {
    await leaveIn(storage.directory_path);
    await answered(202, host.ask, 'DELETE', '/api/host', { json: { password: host.password, packages: 'keep' } });
    await month();
    await stage.advance(2 * DAY);
    expect(await filesIn(storage.directory_path)).toEqual([]);
  });
});

describe('a will with the service', () => {
  let will: SealedWill;
  let folder: string;
  beforeEach(async () => {
    will = await sealWill(stage, { storage: 'service' });
    folder = await folderOf(will.host, will.storageId);
  });

  it('keeps its storage, which shows the package and nothing else', async () => {
    expect(said(await will.host.ask('DELETE', `/api/storages/${will.storageId}`))).toBe('409 storage_in_use');
    const { items } = await answered(200, will.host.ask, 'GET', `/api/storages/${will.storageId}/browse`);
    const packageId = (await filesIn(folder))[0]?.split('/')[0];
    expect(items).toEqual([{ name: packageId, type: 'directory', path: `/${packageId}`, size_bytes: null, modified_at: null }]);
  });

  it('is read back every month', async () => {
    await stage.advance(32 * DAY);
    await signIn(will.host);
    const { storages } = await answered(200, will.host.ask, 'GET', '/api/storages');
    expect(storages).toMatchObject([{ is_connected: true, last_read_back_at: expect.any(String), read_back_error_code: null }]);
  });

  it('is split again for changed contacts, and sealed again for a removed Survivor', async () => {
    const { id } = survivorAt(will, 2);
    const contact_methods = [{ type: 'email', value: 'moved@example.net' }];
    await answered(200, will.host.ask, 'PUT', `/api/survivors/${id}`, { json: { contact_methods } });
    await recovered(stage);
    await signIn(will.host);
    await expectOnePackage(will, folder);
    const { revision } = await status(will);
    await answered(204, will.host.ask, 'DELETE', `/api/survivors/${id}`);
    await recovered(stage);
    await signIn(will.host);
    expect(await status(will)).toMatchObject({ revision: revision + 1, reencryption_required: false });
    await expectOnePackage(will, folder);
  });

  it('moves to a storage of the Host and back, and leaves nothing behind', async () => {
    const { object_store: config } = await stage.endpoints();
    const json = { type: 'object_store', name: 'My bucket, too', config, directory_path: '/wills' };
    const { id: own } = await answered(201, will.host.ask, 'POST', '/api/storages', { json });
    await answered(200, will.host.ask, 'POST', '/api/will/encrypt', { json: { storage_id: own } });
    await recovered(stage);
    expect(await filesIn(folder)).toEqual([]);
    await signIn(will.host);
    await answered(200, will.host.ask, 'POST', '/api/will/encrypt', { json: { storage_id: will.storageId } });
    await recovered(stage);
    await expectOnePackage(will, folder);
  });

  it.each(['will', 'account'] as const)('is deleted with the %s, because no one could reach a package that is kept', async (of) => {
    const ask = (packages: string) =>
      will.host.ask('DELETE', of === 'will' ? '/api/will' : '/api/host', { json: { password: will.host.password, packages } });
    const { status: refused, body } = await ask('keep');
    expect([refused, body.error]).toEqual([400, expect.stringContaining('Your sealed documents are stored with this service')]);
    expect((await ask('delete')).status).toBe(202);
    await month();
    await stage.advance(2 * DAY);
    expect(await filesIn(folder)).toEqual([]);
  });
});

describe('the worker that writes a package', () => {
  it('refuses to write for a sealing that is over, or that another worker has', async () => {
    const will = await sealWill(stage, { storage: 'service' });
    const folder = await folderOf(will.host, will.storageId);
    await answered(201, will.host.ask, 'POST', '/api/will/upload', { parts: [letter('second.txt')] });
    const { workers } = currentApp();
    const { call } = workers;
    onTestFinished(() => void Object.assign(workers, { call }));
    const refusals: unknown[] = [];
    let last: object = {};
    workers.call = async (name, payload, timeout) => {
      if (name !== 'write-package') return call(name, payload, timeout);
      last = payload;
      const before = await filesIn(folder);
      for (const wrong of [{ owner: 'another' }, { revision: 7 }, { hostId: 'nobody' }])
        refusals.push(await call(name, { ...payload, ...wrong }, timeout).catch(({ code }) => code));
      expect(await filesIn(folder)).toEqual(before);
      return call(name, payload, timeout);
    };
    await answered(200, will.host.ask, 'POST', '/api/will/encrypt', { json: { storage_id: will.storageId } });
    expect(refusals).toEqual(['sealing_in_progress', 'sealing_in_progress', 'sealing_in_progress']);
    await expect(call('write-package', last)).rejects.toMatchObject({ code: 'sealing_in_progress' });
  });
});

it("a Host's own storage is written without that worker, which has no right to it", async () => {
  const { workers } = currentApp();
  const { call } = workers;
  onTestFinished(() => void Object.assign(workers, { call }));
  const called: string[] = [];
  workers.call = (name, payload, timeout) => {
    called.push(name);
    return call(name, payload, timeout);
  };
  await sealWill(stage, { storage: 'object_store' });
  expect(called).toContain('seal');
  expect(called).not.toContain('write-package');
});

describe('a bucket that fails', () => {
  it.each(['error', 'refuse'] as const)('by %s leaves the will as it is, and the next sealing succeeds', async (mode) => {
    const will = await sealWill(stage, { storage: 'service' });
    const folder = await folderOf(will.host, will.storageId);
    await answered(201, will.host.ask, 'POST', '/api/will/upload', { parts: [letter('second.txt')] });
    const seal = () => will.host.ask('POST', '/api/will/encrypt', { json: { storage_id: will.storageId } });
    expect(said(await whileFailing(stage, ['packages', mode], seal))).toBe('502 storage_failed');
    expect(await status(will)).toMatchObject({ revision: 1, draft_documents_count: 2, sealing: null });
    await recovered(stage);
    await signIn(will.host);
    expect((await seal()).status).toBe(200);
    await recovered(stage);
    await expectOnePackage(will, folder);
  });

  it('after the documents were written leaves the will as it is, and the next sealing succeeds', async () => {
    const will = await sealWill(stage, { storage: 'service' });
    const folder = await folderOf(will.host, will.storageId);
    await answered(201, will.host.ask, 'POST', '/api/will/upload', { parts: [letter('second.txt')] });
    const seal = () => will.host.ask('POST', '/api/will/encrypt', { json: { storage_id: will.storageId } });
    const { workers } = currentApp();
    const { call } = workers;
    onTestFinished(() => void Object.assign(workers, { call }));
    workers.call = (name, payload, timeout) => {
      if (name === 'write-package') return stage.fault('packages', 'error').then(() => call(name, payload, timeout));
      return call(name, payload, timeout);
    };
    expect(said(await seal())).toBe('502 storage_failed');
    await stage.fault('packages', 'off');
    Object.assign(workers, { call });
    await recovered(stage);
    await signIn(will.host);
    expect((await seal()).status).toBe(200);
    await recovered(stage);
    await expectOnePackage(will, folder);
  });

  it('for eight days leaves the deletion of a will pending, and it ends when the bucket works again', async () => {
    const will = await sealWill(stage, { storage: 'service' });
    const folder = await folderOf(will.host, will.storageId);
    await answered(202, will.host.ask, 'DELETE', '/api/will', { json: { password: will.host.password, packages: 'delete' } });
    await stage.advance(29 * DAY);
    await stage.fault('packages', 'refuse');
    await stage.advance(9 * DAY);
    await stage.fault('packages', 'off');
    expect(await filesIn(folder)).not.toEqual([]);
    await stage.advance(DAY);
    expect(await filesIn(folder)).toEqual([]);
  });

  it('keeps new shares until it works again', async () => {
    const will = await sealWill(stage, { storage: 'service' });
    const folder = await folderOf(will.host, will.storageId);
    const contact_methods = [{ type: 'email', value: 'moved@example.net' }];
    const change = () => will.host.ask('PUT', `/api/survivors/${survivorAt(will, 0).id}`, { json: { contact_methods } });
    expect((await whileFailing(stage, ['packages', 'error'], change)).status).toBe(200);
    expect(await status(will)).toMatchObject({ package_behind: true });
    await recovered(stage);
    await signIn(will.host);
    expect(await status(will)).toMatchObject({ package_behind: false });
    await expectOnePackage(will, folder);
  });
});
