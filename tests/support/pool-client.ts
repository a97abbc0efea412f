import { afterAll, inject } from 'vitest';
import { countAll } from './counts.ts';
import type { LentStack, PoolRequest } from './pool.ts';

type Unassigned<Request> = Request extends unknown ? Omit<Request, 'worker'> : never;

declare global {
  /** Starts the database of the running test file at its first use. Absent outside of a test run. */
  var ownDatabase: (() => Promise<void>) | undefined;
  /** Borrows a stack of the pool, or gives it back. Absent outside of a test run. */
  var stackPool: StackPool | undefined;
}

export interface StackPool {
  start(request: Unassigned<Extract<PoolRequest, { start: unknown }>>): Promise<LentStack>;
  stop(url: string): Promise<void>;
}

// The files of one worker share a database and processes for stacks, one file after another (pool.ts). Stacks find the address of the
// database in the environment.
let isOurs = false;

async function ask(request: Unassigned<PoolRequest>) {
  const body = JSON.stringify({ ...request, worker: process.env['VITEST_POOL_ID'] ?? '' });
  const reply = await fetch(inject('pool'), { method: 'POST', body });
  const text = await reply.text();
  if (!reply.ok) throw new Error(text);
  return text === '' ? undefined : JSON.parse(text);
}

globalThis.ownDatabase = async () => {
  if (process.env['DYNAMODB_ENDPOINT']) return;
  process.env['DYNAMODB_ENDPOINT'] = await ask({ database: true });
  isOurs = true;
};

globalThis.stackPool = { start: (request) => ask(request), stop: async (url) => countAll(await ask({ stop: url })) };

afterAll(() => {
  if (isOurs) delete process.env['DYNAMODB_ENDPOINT'];
});
