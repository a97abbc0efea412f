import { expect, it } from 'vitest';
import type { App } from '#platform/app.ts';
import { disconnectLostDrives } from '#workflows/drives/disconnect-drive.ts';

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
