import { describe, expect, it } from 'vitest';
import { allStoragesOf, type HostRecord } from '#hosts/rows/hosts.ts';
import type { StorageRecord } from '#hosts/rules/host.ts';
import { endedGrants } from '#sealing/set-aside.ts';
import { grantId, removeGrant } from '#storages/rows/grants.ts';
import { earlierStorageRow, setAsideRow, storageRow } from '#store/keys.ts';

const drive = (id: string, config = `config of ${id}`, type = 'drive_a') => ({ id, type, config }) as StorageRecord;
const host = {
  storages: [drive('now'), drive('both')],
  earlier: { storages: [drive('both'), drive('before')] },
  setAside: new Map([
    ['x', { id: 'x', storage: drive('aside') }],
    ['y', { id: 'y', storage: drive('bucket', 'of a bucket', 'object_store') }],
    ['z', { id: 'z', settings: {} }],
  ]),
} as unknown as HostRecord;
const ended = (put: object, remove: string[]) => endedGrants(host, { put, remove: remove as never[] });
const grantOf = (id: string) => removeGrant(grantId(`config of ${id}`));

describe('the consent at a cloud drive', () => {
  it('stays while a storage of now, of before the series, or one that is set aside has it', () => {
    expect(ended({}, [])).toEqual([]);
    expect(ended({}, [storageRow('both')])).toEqual([]);
    expect(ended({ [setAsideRow('new')]: { id: 'new', storage: drive('now') } }, [storageRow('now')])).toEqual([]);
    expect(ended({ [storageRow('aside')]: drive('aside') }, [setAsideRow('x')])).toEqual([]);
    expect(ended({ [earlierStorageRow('now')]: drive('now') }, [storageRow('now')])).toEqual([]);
  });

  it('ends with the last one, once, and only that of a drive', () => {
    expect(ended({}, [setAsideRow('x'), setAsideRow('y'), setAsideRow('z')])).toEqual([grantOf('aside')]);
    expect(ended({}, [storageRow('both'), earlierStorageRow('both')])).toEqual([grantOf('both')]);
    expect(ended({ [storageRow('now')]: drive('now', 'another config') }, [])).toEqual([grantOf('now')]);
  });

  it('is known of all storages when the account is deleted', () => {
    expect(allStoragesOf(host).map(({ id }) => id)).toEqual(['now', 'both', 'both', 'before', 'aside', 'bucket']);
  });
});
