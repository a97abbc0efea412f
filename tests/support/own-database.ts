import { afterAll, inject } from 'vitest';

declare global {
  /** Starts the database of the running test file at its first use. Absent outside of a test run. */
  var ownDatabase: (() => Promise<void>) | undefined;
}

// The files of one worker share a database process, one after another (databases.ts). Stacks find its address in the environment.
let isOurs = false;

globalThis.ownDatabase = async () => {
  if (process.env['DYNAMODB_ENDPOINT']) return;
  const reply = await fetch(`${inject('databases')}/${process.env['VITEST_POOL_ID']}`, { method: 'POST' });
  if (!reply.ok) throw new Error(await reply.text());
  process.env['DYNAMODB_ENDPOINT'] = await reply.text();
  isOurs = true;
};

afterAll(() => {
  if (isOurs) delete process.env['DYNAMODB_ENDPOINT'];
});
