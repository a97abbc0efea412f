import { type Action, type Host, type Life, oneOf } from '#tests/lives/life.ts';
import type { Reply } from '#tests/support/client.ts';
import { stackOfWorld } from '#tests/world/world.ts';
import { acted, askAsHost, end, hostDoes, isSignedIn, isUnclear, said, sendAsHost } from './doing.ts';
import { learnAccount } from './learn.ts';

type Chance = Parameters<Action['perform']>[2];

const wanted = ({ options: { mirrors } }: Host): number => 1 + mirrors;
const hasStorage = (by: Host): boolean => isSignedIn(by) && by.storageIds.length > 0;

export const hostPlaceActions: readonly Action[] = [
  hostDoes(
    'adds a storage',
    (by) => isSignedIn(by) && by.storageIds.length < 5,
    addStorage,
    (by) => (by.storageIds.length < wanted(by) ? 25 : 0.2),
  ),
  hostDoes('adds a storage with the usual folder', (by) => isSignedIn(by) && by.storageIds.length < 5, addUsual, 0.2),
  hostDoes('connects a cloud drive in two windows', (by) => isSignedIn(by) && by.storageIds.length < 5, connectTwice, 0.4),
  hostDoes('tests a storage', hasStorage, testStorage, 0.5),
  hostDoes('looks into a storage', hasStorage, browse, 0.4),
  hostDoes('renames a storage', hasStorage, rename, 0.3),
  hostDoes('renews the access data of a storage', hasStorage, renewAccess, 0.4),
  hostDoes('moves a storage to an empty bucket', hasStorage, move, 0.3),
  hostDoes('removes a storage', (by) => hasStorage(by) && by.storageIds.length > 1, remove, 0.4),
];

/** The access data of the Host's own bucket or server. Each storage has its own folder in it, and each further one mostly its own bucket. */
async function ownPlace(by: Host, type: 'object_store' | 'sftp', chance?: Chance): Promise<{ config: object; directory_path: string }> {
  const { object_store, sftp } = await stackOfWorld.endpoints();
  const isOther = chance !== undefined && by.storageIds.length > 0 && chance.next() < 0.8;
  const config = type === 'sftp' ? sftp : { ...object_store, ...(isOther && { bucket: `annas-bucket-${by.storageIds.length + 1}` }) };
  return { config, directory_path: `/wills-${by.requests}` };
}

async function addStorage(life: Life, by: Host, chance: Chance): Promise<void> {
  const type = by.storageIds.length === 0 ? by.options.storage : oneOf(chance, ['object_store', 'object_store', 'sftp', 'drive_b'] as const);
  if (type === 'drive_a' || type === 'drive_b') return connectDrive(life, by, chance, type);
  const name = `Place ${by.requests}`;
  const reply = await sendAsHost(life, by, 'POST', '/api/storages', { type, name, ...(type === 'service' ? {} : await ownPlace(by, type, chance)) });
  if (reply.status === 201) {
    by.storageIds.push(reply.body.id);
    acted(life, by, 'storage');
  } else if (isUnclear(reply)) await learnAccount(life, by);
  life.tell(`${by.name} adds a storage ${type === 'service' ? 'with the service' : 'of their own'} ${said(reply)}.`);
}

/** Some name the folder alike in each bucket. */
async function addUsual(life: Life, by: Host): Promise<void> {
  const { object_store } = await stackOfWorld.endpoints();
  const isFirst = !by.hasUsualFolder;
  const config = { ...object_store, ...(!isFirst && { bucket: `annas-bucket-${by.requests}` }) };
  const reply = await sendAsHost(life, by, 'POST', '/api/storages', {
    type: 'object_store',
    name: `Bucket ${by.requests}`,
    config,
    directory_path: '/wills',
  });
  if (reply.status === 201) {
    by.storageIds.push(reply.body.id);
    by.hasUsualFolder = true;
    acted(life, by, 'storage');
  } else if (isUnclear(reply)) await learnAccount(life, by);
  life.tell(`${by.name} adds a storage with the usual folder in ${isFirst ? 'their first bucket' : 'another bucket'} ${said(reply)}.`);
}

const about = (life: Life, by: Host, does: string, reply: Reply): void => life.tell(`${by.name} ${does} ${said(reply)}.`);

async function testStorage(life: Life, by: Host, chance: Chance): Promise<void> {
  about(life, by, 'tests a storage', await askAsHost(life, by, 'POST', `/api/storages/${oneOf(chance, by.storageIds)}/test`));
}

async function browse(life: Life, by: Host, chance: Chance): Promise<void> {
  const id = oneOf(chance, by.storageIds);
  const top = await askAsHost(life, by, 'GET', `/api/storages/${id}/browse?path=/`);
  const folder = top.status === 200 && top.body.items.find(({ type }: { type: string }) => type === 'directory');
  if (folder) await askAsHost(life, by, 'GET', `/api/storages/${id}/browse?path=${encodeURIComponent(folder.path)}`);
  about(life, by, 'looks into a storage', top);
}

async function rename(life: Life, by: Host, chance: Chance): Promise<void> {
  const name = `Renamed ${oneOf(chance, ['bucket', 'place', 'folder'])}`;
  about(life, by, 'gives a storage another name', await sendAsHost(life, by, 'PUT', `/api/storages/${oneOf(chance, by.storageIds)}`, { name }));
}

async function renewAccess(life: Life, by: Host, chance: Chance): Promise<void> {
  const { config } = await ownPlace(by, by.options.storage === 'sftp' ? 'sftp' : 'object_store');
  const reply = await sendAsHost(life, by, 'PUT', `/api/storages/${oneOf(chance, by.storageIds)}`, { config });
  if (reply.status === 200) acted(life, by, 'storage');
  about(life, by, 'renews the access data of a storage', reply);
}

/** They believe that the files are in another bucket by now. */
async function move(life: Life, by: Host, chance: Chance): Promise<void> {
  const { status, body } = await askAsHost(life, by, 'GET', '/api/storages');
  const buckets = status === 200 ? body.storages.filter(({ type }: { type: string }) => type === 'object_store') : [];
  if (buckets.length === 0) return life.tell(`${by.name} looks for a storage that is a bucket (${status}).`);
  const { object_store } = await stackOfWorld.endpoints();
  const config = { ...object_store, bucket: `annas-new-bucket-${by.requests}` };
  const reply = await sendAsHost(life, by, 'PUT', `/api/storages/${oneOf<{ id: string }>(chance, buckets).id}`, { config });
  if (reply.status === 200) acted(life, by, 'storage');
  about(life, by, 'enters another bucket for a storage', reply);
}

async function remove(life: Life, by: Host, chance: Chance): Promise<void> {
  const id = oneOf(chance, by.storageIds);
  const reply = await askAsHost(life, by, 'DELETE', `/api/storages/${id}`);
  if (reply.status === 204) {
    end(by, 'storageId', id);
    by.storageIds = by.storageIds.filter((one) => one !== id);
  } else if (isUnclear(reply) || reply.status === 404) await learnAccount(life, by);
  about(life, by, 'removes a storage', reply);
}

/** They press "Connect", and then agree on the page of the drive, or close it. */
async function connectDrive(life: Life, by: Host, chance: Chance, type: 'drive_a' | 'drive_b'): Promise<void> {
  const reply = await sendAsHost(life, by, 'POST', '/api/storages/connect', { type });
  if (reply.status !== 200) return about(life, by, 'begins to connect a cloud drive', reply);
  const answer = chance.next() < 0.85 ? 'code=anna' : 'error=access_denied';
  const back = await life.ask(by, 'GET', `/api/storages/oauth/callback?state=${encodeURIComponent(reply.body.state)}&${answer}`);
  about(life, by, answer === 'code=anna' ? 'connects a cloud drive' : 'changes their mind on the page of the drive', back);
  await learnAccount(life, by);
  acted(life, by, 'storage');
}

/** The browser loads the page to which the drive sends back twice, as after a restart. */
async function connectTwice(life: Life, by: Host, chance: Chance): Promise<void> {
  const { status, body } = await sendAsHost(life, by, 'POST', '/api/storages/connect', { type: oneOf(chance, ['drive_a', 'drive_b']) });
  if (status !== 200) return;
  const load = () => life.ask(by, 'GET', `/api/storages/oauth/callback?state=${encodeURIComponent(body.state)}&code=anna`);
  const [one, other] = await Promise.all([load(), load()]);
  life.tell(`${by.name} connects a cloud drive in two windows ${said(one)} ${said(other)}.`);
  await learnAccount(life, by);
  acted(life, by, 'storage');
}
