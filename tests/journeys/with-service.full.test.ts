import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { currentApp } from '#app/current-app.ts';
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
  openWill,
  realDocuments,
  type SealedWill,
  sealWill,
  survivorAt,
} from '#tests/support/story.ts';

const stage = beginAfresh(sharedStage());

const folderOf = async (host: Host, id: string): Promise<string> => {
  const { storages } = await answered(200, host.ask, 'GET', '/api/storages');
  return storages.find((one: Body) => one.id === id).directory_path;
};
const openFolder = (directoryPath: string) => currentApp().openStorage('', { id: '', type: 'service', directoryPath, config: '', hostKey: null });
const filesIn = async (directoryPath: string) => (await openFolder(directoryPath)).list('');
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

describe('a will with the service', () => {
  let will: SealedWill;
  let folder: string;
  beforeEach(async () => {
    will = await sealWill(stage, { storage: 'service' });
    folder = await folderOf(will.host, will.storageId);
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
});
