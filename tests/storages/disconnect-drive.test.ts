import { expect, it } from 'vitest';
import type { App } from '#app/app.ts';
import { disconnectDrive, disconnectLostDrives } from '#storages/disconnect-drive.ts';
import { grantId } from '#storages/rows/grants.ts';
import type { Change } from '#store/unit-of-work.ts';

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
