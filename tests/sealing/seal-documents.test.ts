import { expect, it } from 'vitest';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import type { HostRecord, SealingRow } from '#hosts/rows/hosts.ts';
import { sealDocuments } from '#sealing/seal-documents.ts';
import { type SealingWork, sealingPlaces } from '#sealing/sealing-work.ts';
import { STORAGE_FAILURES, type StorageFailure } from '#storages/adapters/failures.ts';

/** Seals one document with a worker that fails for the first `failures` calls. Returns the paths that it was called with. */
async function sealed(failures: number, code: StorageFailure): Promise<{ paths: string[]; error: unknown }> {
  const paths: string[] = [];
  const call = async (_: string, { path }: { path: string }) => {
    paths.push(path);
    if (paths.length <= failures) throw new Refusal('storage_failed', STORAGE_FAILURES[code]);
    return { file: { size: 1, sha256: '', head: '' }, missed: [] };
  };
  // Of an app, a sealing whose last document is written uses nothing else.
  const app = { workers: { call } } as unknown as App;
  const work = { hostId: 'ann', plan: { missed: [], documents: [{ id: 'letter', staged: 'drafts/letter', file: null }] } } as unknown as SealingWork;
  const error = await sealDocuments(app, work).catch((one: unknown) => one);
  return { paths, error };
}

it.each<[StorageFailure, number]>([
  ['closed', 3],
  ['temporary', 3],
  ['too_many_requests', 3],
  ['keys_rejected', 1],
  ['slow', 1],
  ['full', 1],
])('a document whose storage fails by %s is written %i times at most', async (code, attempts) => {
  const { paths, error } = await sealed(5, code);
  expect(error).toMatchObject({ code: 'storage_failed', message: STORAGE_FAILURES[code] });
  expect(paths).toHaveLength(attempts);
});

it('a document whose storage fails for a moment is written under another path', async () => {
  const { paths, error } = await sealed(2, 'temporary');
  expect([error, new Set(paths).size]).toEqual([undefined, 3]);
});

it('a sealing ends when no storage has all of its documents: one lacks this document, and another one that', () => {
  const storages = [
    { id: 'bucket', name: 'Bucket' },
    { id: 'server', name: 'Server' },
  ];
  const host = { id: 'ann', storages, will: { sealed: { storageId: 'bucket', mirrors: ['server'] } } } as unknown as HostRecord;
  const planMissing = (...missed: string[]) => ({ storageId: 'bucket', mirrors: ['server'], missed }) as unknown as SealingRow;
  // Nothing is opened here.
  const app = {} as App;
  expect(sealingPlaces(app, host, planMissing('server')).map(({ storageId }) => storageId)).toEqual(['bucket']);
  expect(() => sealingPlaces(app, host, planMissing('server', 'bucket'))).toThrow(expect.objectContaining({ code: 'storage_failed' }));
});
