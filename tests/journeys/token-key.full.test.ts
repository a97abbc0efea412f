import { expect, it } from 'vitest';
import { sharedStack } from '#tests/support/shared-stack.ts';
import { DAY, HOUR, type Host, MINUTE, newcomer, openAccount, signIn } from '#tests/support/story.ts';
import { stolenTable } from '#tests/support/table.ts';

const stack = sharedStack();

const rotate = async (rotation: string) => (await stack.run('workers/rotate-token-key', { rotation })).result;
const profile = async ({ call }: Host, token: string) => (await call('GET', '/api/host/profile', { token })).status;
const refresh = (refresh_token: string) => newcomer(stack)('POST', '/api/auth/refresh', { json: { refresh_token } });

/** The key that a token names. */
function kidOf(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8')).kid;
}

it('a new key signs after two hours, and no one is signed out by it, before or after the old key is removed', async () => {
  const host = await openAccount(stack);
  const first = await signIn(host);
  const [added, former] = await rotate('add');
  expect(kidOf(first.access_token)).toBe(former.kid);
  expect(await profile(host, first.access_token)).toBe(200);

  await stack.advance(HOUR + 59 * MINUTE);
  expect(kidOf((await signIn(host)).access_token)).toBe(former.kid);
  await stack.advance(MINUTE);
  const second = await signIn(host);
  expect(kidOf(second.access_token)).toBe(added.kid);
  expect(await profile(host, second.access_token)).toBe(200);

  // The session of the first sign-in continues under the new key, on the last day of its refresh token.
  await stack.advance(6 * DAY + 21 * HOUR);
  expect((await rotate('retire')).map(({ kid }: { kid: string }) => kid)).toEqual([added.kid, former.kid]);
  const third = await refresh(first.refresh_token);
  expect([third.status, kidOf(third.body.access_token)]).toEqual([200, added.kid]);
  await stack.advance(DAY + HOUR);
  expect((await rotate('retire')).map(({ kid }: { kid: string }) => kid)).toEqual([added.kid]);
  await stack.advance(2 * HOUR);
  expect((await refresh(third.body.refresh_token)).status).toBe(200);
});

it('a leaked key is invalid an hour later', async () => {
  const host = await openAccount(stack);
  const { refresh_token } = await signIn(host);
  await rotate('replace');
  await stack.advance(HOUR);
  expect((await refresh(refresh_token)).status).toBe(401);
  const { access_token } = await signIn(host);
  expect(await profile(host, access_token)).toBe(200);
});

it('keys that were read stay good while KMS can not be asked', async () => {
  const host = await openAccount(stack);
  await stack.advance(HOUR - MINUTE);
  const { access_token } = await signIn(host);
  await stack.advance(2 * MINUTE);
  await stack.fault('kms', 'error');
  expect(await profile(host, access_token)).toBe(200);
  await stack.fault('kms', 'off');
});

it('a key that was put into the table by other means than the service is refused', async () => {
  const host = await openAccount(stack);
  const table = await stolenTable(stack);
  const [ring] = await table.items('KEYRING#token-key');
  if (!ring) throw new Error('There is no ring of token keys.');
  await table.put({ ...ring, data: { keys: [...(ring['data'] as { keys: object[] }).keys].reverse(), more: true } });
  await stack.advance(HOUR);
  expect((await host.call('POST', '/api/auth/login', { json: host })).status).toBeGreaterThanOrEqual(500);
  await table.put(ring);
  await signIn(host);
});
