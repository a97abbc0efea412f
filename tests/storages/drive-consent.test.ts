import { expect, it } from 'vitest';
import type { App } from '#app/app.ts';
import { MAX_STORAGES } from '#common/limits.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { DRIVE_ADDRESSES } from '#storages/adapters/drive-addresses.ts';
import { assertConnectable, beginSignIn } from '#storages/begin-sign-in.ts';
import { disconnectDrive, disconnectLostDrives } from '#storages/disconnect-drive.ts';
import { createDrives } from '#storages/drives/drives.ts';
import { grantId } from '#storages/rows/grants.ts';
import type { Change } from '#store/unit-of-work.ts';

it('a sign-in at a drive that is not set up is refused, and nothing is stored', async () => {
  const world = { env: { DRIVE_A_CLIENT_ID: '' }, addresses: DRIVE_ADDRESSES };
  const drives = createDrives(world as unknown as Parameters<typeof createDrives>[0]);
  // No other part of the App is used before the refusal.
  const app = { env: { API_URL: 'https://api.example.com' }, drives } as App;
  const host = { storages: [], root: { versions: {} } } as unknown as HostRecord;
  await expect(beginSignIn(app, host, { type: 'drive_a', storageId: undefined, sessionId: 'one' })).rejects.toMatchObject({
    code: 'storage_type_unavailable',
  });
});

const hostWith = (...types: string[]) => ({ storages: types.map((type, n) => ({ id: `s${n}`, type })) }) as unknown as HostRecord;
const full = hostWith(...Array<string>(MAX_STORAGES).fill('drive_a'));

it.each<[string, HostRecord, string | undefined, string | undefined]>([
  ['a new one', hostWith('sftp'), undefined, undefined],
  ['one of the Host', hostWith('drive_a'), 's0', undefined],
  ['one of a Host who has all that are possible', full, 's0', undefined],
  ['one more than possible', full, undefined, 'storage_limit_reached'],
  ['one of someone else', hostWith('drive_a'), 's7', 'storage_not_found'],
  ['one of another type', hostWith('sftp'), 's0', 'validation_failed'],
])('a sign-in for %s is begun, or refused', (_, host, storageId, code) => {
  const begun = () => assertConnectable(host, 'drive_a', storageId);
  if (code === undefined) expect(begun).not.toThrow();
  else expect(begun).toThrow(expect.objectContaining({ code }));
});

it.each([
  ['are disconnected one after the other, also after a failure', Number.POSITIVE_INFINITY, ['ann', 'ben']],
  ['wait for the next sweep when the time of this one is up', Number.NEGATIVE_INFINITY, []],
])('lost drives %s', async (_, until, read) => {
  const seen: string[] = [];
  const get = async (id: string) => {
    seen.push(id);
    if (id === 'ann') throw new Error('The table is down.');
  };
  // Nothing else is used for a grant that is gone.
  const app = { store: { grants: { lost: async () => ['ann', 'ben'], get } }, log: { alarm: () => {} } } as unknown as App;
  await disconnectLostDrives(app, until);
  expect(seen).toEqual(read);
});

it('the end of a consent is noted on the version of the grant that was read', async () => {
  const changes: Change[] = [];
  const grant = { version: 7, data: { hostId: 'ann', endedAt: '2031-03-11T10:00:00.000Z', notified: false } };
  const host = { id: 'ann', storages: [{ id: 'drive', config: 'wrapped' }] };
  const store = { grants: { get: async () => grant }, hosts: { load: async () => host }, commit: async (change: Change) => changes.push(change) };
  await disconnectDrive({ store, now: () => new Date() } as unknown as App, grantId('wrapped'));
  expect(changes.flatMap(({ singles = [] }) => singles)).toEqual([expect.objectContaining({ version: 7, data: { ...grant.data, notified: true } })]);
});
