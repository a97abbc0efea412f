import { expect, it } from 'vitest';
import type { App } from '#app/app.ts';
import type { StorageRecord } from '#hosts/rules/host.ts';
import { openToWrite, placesIn } from '#sealing/places.ts';

const storage = { id: 'first', name: 'First' } as StorageRecord;
// Nothing is opened here.
const app = {} as App;
const host = { id: 'ann', storages: [storage] };

it('a package is read from the storages that still exist, and not without one', () => {
  expect(placesIn(app, host, { storageId: 'gone', mirrors: ['first'] }).map(({ storageId }) => storageId)).toEqual(['first']);
  expect(() => placesIn(app, host, { storageId: 'gone' })).toThrow(expect.objectContaining({ code: 'storage_not_found' }));
});

it('a package is not written if one of its storages no longer exists', async () => {
  await expect(openToWrite(app, host, { storageId: 'first', mirrors: ['gone'] })).rejects.toMatchObject({ code: 'storage_not_found' });
});
