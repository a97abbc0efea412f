import { describe, expect, it } from 'vitest';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import type { StorageRecord } from '#hosts/rules/host.ts';
import { timeLeft, withTimeLeft } from '#net/timeout.ts';
import { firstGood, inEachPlace, missedIn, placesIn, type TargetPlace, targetPlaces } from '#sealing/places.ts';
import type { Storage } from '#storages/adapters/storage.ts';

const storage = { id: 'first', name: 'First' } as StorageRecord;
// Nothing is opened here.
const app = {} as App;
const host = { id: 'ann', storages: [storage] };

it('a package is read from the storages that still exist, and not without one', () => {
  expect(placesIn(app, host, { storageId: 'gone', mirrors: ['first'] }).map(({ storageId }) => storageId)).toEqual(['first']);
  expect(() => placesIn(app, host, { storageId: 'gone' })).toThrow(expect.objectContaining({ code: 'storage_not_found' }));
});

it('a package is not written if one of its storages no longer exists', () => {
  const places = { storageId: 'first', mirrors: ['gone'] };
  expect(() => targetPlaces(app, { ...host, will: undefined }, places)).toThrow(expect.objectContaining({ code: 'storage_not_found' }));
});

describe('work in several storages', () => {
  const working = { keepOpen: (work: () => Promise<unknown>) => work() } as unknown as Storage;
  const full = new Refusal('storage_failed', 'Full.');
  const place = (storageId: string, mayMiss: boolean, open = async () => working): TargetPlace => ({
    storageId,
    name: `The ${storageId}`,
    mayMiss,
    open,
  });
  const dead = async (): Promise<Storage> => {
    throw full;
  };

  it('is done in each that works, whatever the others do', async () => {
    const done: string[] = [];
    const failures = await inEachPlace([place('bucket', true, dead), place('server', true)], async (_, { storageId }) => void done.push(storageId));
    expect([done, [...failures]]).toEqual([['server'], [['bucket', full]]]);
  });

  it.each<[string, TargetPlace[], string | string[]]>([
    ['leaves one behind that holds the will', [place('bucket', true), place('server', true)], ['bucket']],
    ['fails in one that is new', [place('bucket', false), place('server', true)], 'The bucket: Full.'],
    ['fails where no storage works', [place('bucket', true)], 'Full.'],
  ])('%s', (_, places, expected) => {
    const missed = () => missedIn(places, new Map([['bucket', full]]));
    if (typeof expected === 'string') expect(missed).toThrow(expected);
    else expect(missed()).toEqual(expected);
  });

  it('begins again in the next one, and a storage that is busy may use only its share of the time', async () => {
    const places = [place('bucket', true), place('drive', true), place('server', true)];
    const known: number[] = [];
    const busy = async () => {
      known.push(timeLeft());
      throw full;
    };
    await expect(withTimeLeft(30_000, () => firstGood(places, busy))).rejects.toBe(full);
    for (const [at, most] of [10_000, 15_000, 30_000].entries()) {
      expect(known[at]).toBeLessThanOrEqual(most);
      expect(known[at]).toBeGreaterThan(most - 5000);
    }
    await expect(firstGood(places, busy)).rejects.toBe(full);
    expect(known.slice(3)).toEqual([Infinity, Infinity, Infinity]);
  });
});
