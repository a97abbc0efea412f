import { beforeAll, describe, expect } from 'vitest';
import { leave } from '#tests/faults/fault-row.ts';
import type { Reply } from '#tests/support/client.ts';
import { consent, pageHere } from '#tests/support/consent.ts';
import { answered, type Host, type SealedWill } from '#tests/support/story.ts';
import { byRealParts, endpoint, has, NOBODY, type Sentence } from './sentence.ts';
import type { Service } from './service.ts';
import { arrayOf, object, orNull, resource, text } from './shapes.ts';

const page = object({ items: arrayOf(resource('Storage browse item')), next_page_token: orNull(text) });
const sftp = { host: '127.0.0.1', port: 1, username: 'ada', password: 'secret' };

/** Sentences about storages that need no sealed will. */
export function storageSentences(service: Service): void {
  describe('Storages', () => {
    let ada: Host;
    let config: Record<string, string>;
    let storageId: string;
    beforeAll(async () => {
      ada = await service.host();
      config = (await ada.stack.endpoints())['object_store'];
      const json = { type: 'object_store', name: 'First', config, directory_path: '/' };
      storageId = (await answered(201, ada.ask, 'POST', '/api/storages', { json })).id;
    });
    const options = { by: () => ada.ask, local: true };
    const store = (change: object = {}) => ({ json: { type: 'object_store', name: 'Bucket', config, directory_path: '/wills', ...change } });
    const refused = (sentence: string, change: () => object): Sentence => [400, sentence, () => store(change()), 'validation_failed'];
    const own = () => config;
    const without = (field: string, whole: () => object) => () => ({ config: { ...whole(), [field]: undefined } });

    endpoint('POST /api/storages', options, [
      [201, 'Response: Storage object', () => store(), resource('Storage')],
      [201, 'is_connected, last_verified_at: the connection was tested', () => store(), connected(service)],
      [201, 'config is write-only', () => store(), (reply) => expect(reply.bytes.toString()).not.toContain(config['secret_access_key'])],
      [201, 'sftp: host, port (integer), username, and a password', () => store({ type: 'sftp', config: sftp }), resource('Storage')],
      [201, 'sftp: host, port (integer), username, and an ssh_key', () => store({ type: 'sftp', config: withKey() }), resource('Storage')],
      ...['access_key_id', 'secret_access_key', 'bucket', 'region'].map((field) => refused(`object_store needs ${field}`, without(field, own))),
      ...['host', 'port', 'username'].map((field) => refused(`sftp needs ${field}`, () => ({ type: 'sftp', ...without(field, () => sftp)() }))),
      refused('sftp needs either password or ssh_key', () => ({ type: 'sftp', ...without('password', () => sftp)() })),
      refused('sftp: port is an integer', () => ({ type: 'sftp', config: { ...sftp, port: '22' } })),
      ...['drive_a', 'drive_b', 'drive_c'].map((type) => refused(`${type} is not created by config`, () => ({ type }))),
      refused('no other type', () => ({ type: 'shoe_box' })),
      refused('name is required', () => ({ name: undefined })),
      refused('directory_path is required', () => ({ directory_path: undefined })),
      refused('directory_path leads nowhere else', () => ({ directory_path: '/wills/../../etc' })),
    ]);

    endpoint('GET /api/storages', options, [
      [200, 'Response: storages (array of Storage)', () => ({}), object({ storages: arrayOf(resource('Storage')) })],
      [200, 'config is write-only', () => ({}), (reply) => expect(reply.bytes.toString()).not.toContain(config['secret_access_key'])],
    ]);

    endpoint('POST /api/storages/connect', options, [
      ...['drive_a', 'drive_b', 'drive_c'].map(
        (type): Sentence => [200, `Response: redirect_url, state; ${type} is accepted`, () => ({ json: { type } }), signInBegun],
      ),
      [404, 'added: a storage_id of no storage', () => ({ json: { type: 'drive_a', storage_id: NOBODY } }), 'storage_not_found'],
      [400, 'added: a storage_id of another type', () => ({ json: { type: 'drive_a', storage_id: storageId } }), 'validation_failed'],
      [400, 'added: storage_id: uuid', () => ({ json: { type: 'drive_a', storage_id: 'mine' } }), 'validation_failed'],
      [400, 'type is a drive', () => ({ json: { type: 'object_store' } }), 'validation_failed'],
      [400, 'type is required', () => ({ json: {} }), 'validation_failed'],
    ]);

    endpoint('GET /api/storages/oauth/callback', { by: () => service.anyone(), local: true }, [
      [302, 'redirect to {frontend_url}/dashboard with `storage=success`; the service creates the storage', consented('allow'), joined(() => ada)],
      [302, 'redirect to {frontend_url}/dashboard with `storage=error`: the user said no', consented('deny'), toDashboard],
    ]);
    function consented(press: 'allow' | 'deny') {
      return async () => {
        const { redirect_url } = await answered(200, ada.ask, 'POST', '/api/storages/connect', { json: { type: 'drive_a' } });
        return { query: Object.fromEntries((await consent(await pageHere(ada.stack, redirect_url), press)).searchParams) };
      };
    }

    endpoint('GET /api/storages/oauth/callback', { by: () => service.anyone() }, [
      [302, 'redirect to {frontend_url}/dashboard with `storage=error`: unknown state', () => ({ query: { code: 'x', state: 'y' } }), toDashboard],
      [302, 'redirect to {frontend_url}/dashboard with `storage=error`: no state', () => ({}), toDashboard],
    ]);

    let next = '';
    let seen: string[] = [];
    const names = ({ body }: Reply): string[] => body.items.map(({ name }: { name: string }) => name);
    const firstPage = (reply: Reply) => {
      seen = names(reply);
      next = reply.body.next_page_token;
      expect([seen.length < FILES.length, typeof next]).toEqual([true, 'string']);
    };
    const lastPage = (reply: Reply) => {
      expect([...seen, ...names(reply)].sort()).toEqual(FILES);
      expect(reply.body.next_page_token).toBeNull();
    };
    const nothing = ({ body }: Reply) => expect(body).toEqual({ items: [], next_page_token: null });
    const pages: Sentence[] = [
      [200, 'next_page_token: string when there are more pages', () => manyFiles(service).then(() => ({ id: storageId, query: MANY })), firstPage],
      [200, 'page_token: the next page, and null after the last', () => ({ id: storageId, query: { ...MANY, page_token: next } }), lastPage],
    ];
    endpoint('GET /api/storages/<id>/browse', options, [
      [200, 'Response: items, next_page_token', () => ({ id: storageId }), page],
      ...(CAN_LEAVE_FILES ? pages : []),
      [200, 'an unknown folder is empty', () => ({ id: storageId, query: { path: '/nowhere' } }), nothing],
      [400, 'page_token is of another folder', () => ({ id: storageId, query: { path: '/', page_token: 'x' } }), 'validation_failed'],
      [400, 'path leads nowhere else', () => ({ id: storageId, query: { path: '/../..' } }), 'validation_failed'],
      [404, 'no such storage', () => ({ id: NOBODY }), 'storage_not_found'],
    ]);

    added(options, { id: () => storageId, config: own });
    withService(service);

    endpoint('DELETE /api/storages/<id>', options, [
      [204, 'empty', () => ({ id: storageId })],
      [404, 'the storage no longer exists', () => ({ id: storageId }), 'storage_not_found'],
    ]);
  });
}

type Own = { id: () => string; config: () => Record<string, string> };

function added(options: Parameters<typeof endpoint>[1], { id, config }: Own): void {
  const change = (json: object) => ({ id: id(), json });
  const wrongKey = () => ({ ...config(), secret_access_key: 'wrong' });
  endpoint('PUT /api/storages/<id>', options, [
    [200, 'added: another name', () => change({ name: 'Second' }), resource('Storage')],
    byRealParts([200, 'added: other credentials are checked immediately', () => change({ config: wrongKey() }), has({ is_connected: false })]),
    [400, 'added: incomplete credentials', () => change({ config: { bucket: 'b' } }), 'validation_failed'],
    [404, 'no such storage', () => ({ id: NOBODY, json: {} }), 'storage_not_found'],
  ]);
  endpoint('POST /api/storages/<id>/test', options, [
    byRealParts([200, 'added: tries the connection again', () => ({ id: id() }), has({ is_connected: false })]),
    [404, 'no such storage', () => ({ id: NOBODY }), 'storage_not_found'],
  ]);
}

const SERVICE = { type: 'service', name: 'With this service' };

/** Sentences about storages with the service, which are another Host's. */
function withService(service: Service): void {
  let eve: Host;
  let id = '';
  beforeAll(async () => {
    eve = await service.host();
    id = (await answered(201, eve.ask, 'POST', '/api/storages', { json: SERVICE })).id;
  });
  const options = { by: () => eve.ask, local: true };
  const ownFolder = (reply: Reply) =>
    expect(reply.body).toMatchObject({ is_connected: true, directory_path: expect.stringMatching(/^\/[0-9a-f]{32}$/) });
  endpoint('POST /api/storages', options, [
    [201, 'added: service: a name, and nothing else to fill in', () => ({ json: SERVICE }), resource('Storage')],
    [201, 'added: service: is_connected immediately, in a folder of its own', () => ({ json: SERVICE }), ownFolder],
    [400, 'added: service: name is required', () => ({ json: { type: 'service' } }), 'validation_failed'],
  ]);
  endpoint('GET /api/storages/<id>/browse', options, [
    [200, 'added: service: shows only its own folder, empty at first', () => ({ id }), has({ items: [] })],
  ]);
  endpoint('POST /api/storages/<id>/test', options, [
    [200, 'added: service: is connected if it can be listed', () => ({ id }), has({ is_connected: true })],
  ]);
  endpoint('PUT /api/storages/<id>', options, [
    [200, 'added: service: another name', () => ({ id, json: { name: 'Ours' } }), has({ name: 'Ours' })],
    [400, 'added: service: it has no config', () => ({ id, json: { config: {} } }), 'validation_failed'],
  ]);
  endpoint('DELETE /api/storages/<id>', options, [[204, 'added: service: empty', () => ({ id })]]);
}

/** Sentences about the storage of a sealed will. */
export function sealedStorageSentences(will: () => SealedWill): void {
  const options = { by: () => will().host.ask, local: true };
  const browse = (query: Record<string, string> = {}) => ({ id: will().storageId, query });
  const types = (type: string) => (reply: Reply) => {
    const found = reply.body.items.filter((item: { type: string }) => item.type === type);
    expect(found).not.toEqual([]);
    for (const { size_bytes } of found) expect(size_bytes).toEqual(type === 'directory' ? null : expect.any(Number));
  };
  endpoint('GET /api/storages/<id>/browse', options, [
    [200, 'path: default `/`', () => browse(), page],
    [200, 'size_bytes: null for directories', () => browse({ path: '/' }), types('directory')],
    [200, 'size_bytes: integer for files', async () => browse({ path: await folderOfPackage(will()) }), types('file')],
    [200, 'next_page_token: null when no more pages', () => browse(), has({ next_page_token: null })],
  ]);
  endpoint('DELETE /api/storages/<id>', options, [
    [409, 'the storage holds active will documents', () => ({ id: will().storageId }), 'storage_in_use'],
  ]);
}

/** Returns the first folder with files, from the top down. */
async function folderOfPackage({ host, storageId }: SealedWill): Promise<string> {
  for (let path = '/'; ; ) {
    const { items } = await answered(200, host.ask, 'GET', `/api/storages/${storageId}/browse?${new URLSearchParams({ path })}`);
    if (items.some(({ type }: { type: string }) => type === 'file')) return path;
    path = items[0].path;
  }
}

// The bundles of an assembly know the bucket by a name that has no meaning outside their process.
const CAN_LEAVE_FILES = !process.env['ASSEMBLY'];
const MANY = { path: '/many' };
const FILES = Array.from({ length: 120 }, (_, n) => `file-${String(n).padStart(3, '0')}.txt`);

/** Creates more files in one folder than fit on a page. */
async function manyFiles({ stack }: Service): Promise<void> {
  for (const name of FILES) await leave(stack, `many/${name}`);
}

const withKey = () => ({ ...sftp, password: undefined, ssh_key: '-----BEGIN OPENSSH PRIVATE KEY-----' });

const connected = (service: Service) => async (reply: Reply) =>
  expect(reply.body).toMatchObject({ is_connected: true, last_verified_at: (await service.stack.now()).toISOString() });

const signInBegun = (reply: Reply) => {
  object({ redirect_url: text, state: text }).parse(reply.body);
  expect(new URL(reply.body.redirect_url).searchParams.get('state')).toBe(reply.body.state);
};

const joined =
  (host: () => Host) =>
  async ({ headers }: Reply) => {
    expect(headers.location).toMatch(/^https?:\/\/[^/]+\/dashboard\?storage=success$/);
    const { storages } = await answered(200, host().ask, 'GET', '/api/storages');
    expect(storages).toContainEqual(expect.objectContaining({ type: 'drive_a', is_connected: true }));
  };

const toDashboard = ({ headers }: Reply) => expect(headers.location).toMatch(/^https?:\/\/[^/]+\/dashboard\?(.*&)?storage=error/);
