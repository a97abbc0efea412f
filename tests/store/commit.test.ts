import { expect, it } from 'vitest';
import type { Root } from '#store/aggregate.ts';
import { retryUntilCommitted, retryUntilCommittedFrom } from '#store/retry.ts';
import { Conflict, rootAfter } from '#store/unit-of-work.ts';

it.each([
  ['a lost race twelve times, and then says that others change the same', new Conflict(), 12, { code: 'conflict' }],
  ['nothing that is no lost race', new Error('The database is down.'), 1, { message: 'The database is down.' }],
])('a decision repeats %s', async (_, failure, attempts, outcome) => {
  let tried = 0;
  const decide = async () => {
    tried += 1;
    throw failure;
  };
  await expect(retryUntilCommitted(decide)).rejects.toMatchObject(outcome);
  expect(tried).toBe(attempts);
});

it('a decision is made on what the caller has read, and after a lost race on what is there now', async () => {
  const seen: string[] = [];
  const decide = async (read: string) => {
    seen.push(read);
    if (seen.length < 3) throw new Conflict();
    return read;
  };
  expect(await retryUntilCommittedFrom('read', async () => 'read again', decide)).toBe('read again');
  expect(seen).toEqual(['read', 'read again', 'read again']);
});

const root: Root = { kind: 'host', id: 'ada', version: 7, versions: { PROFILE: 2, DRAFT: 7, 'CUSTODY/SEALING': 6 }, entries: 4 };

it.each([
  ['rows that are written take its new version', { root, put: { PROFILE: {}, WILL: {} } }, { PROFILE: 8, WILL: 8, DRAFT: 7, 'CUSTODY/SEALING': 6 }],
  ['rows that are removed are no longer listed', { root, remove: ['CUSTODY/SEALING', 'DRAFT'] as const }, { PROFILE: 2 }],
  ['rows without content are not written', { root, put: { WILL: undefined } }, root.versions],
])('the root after a commit: %s', (_, change, versions) => {
  expect(rootAfter(change)).toEqual({ ...root, version: 8, versions });
});
