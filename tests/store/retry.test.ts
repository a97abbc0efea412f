import { expect, it } from 'vitest';
import { retryUntilCommitted, retryUntilCommittedFrom } from '#store/retry.ts';
import { Conflict } from '#store/unit-of-work.ts';

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
