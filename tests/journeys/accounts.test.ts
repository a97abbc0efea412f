import { describe, expect, it } from 'vitest';
import { sharedStack } from '#tests/support/shared-stack.ts';
import { answered, type Host, mailed, newcomer, openAccount, said, signIn } from '#tests/support/story.ts';

const stack = sharedStack();

const post = (path: string, json: object) => newcomer(stack)('POST', path, { json });
const refresh = ({ refresh_token }: Host['tokens']) => post('/api/auth/refresh', { refresh_token });
const profile = (host: Host, token: string) => host.call('GET', '/api/host/profile', { token });

it('a new Host keeps the language and the time zone of the registration, and the first mail uses them', async () => {
  const reader = { locale: 'de-AT', timezone: 'Europe/Vienna' };
  const account = { email: 'herta@example.com', password: 'twelve chars' };
  expect(said(await post('/api/auth/register', { ...account, display_name: 'Herta', ...reader }))).toBe('201');
  const [mail] = await stack.messages({ to: account.email });
  expect(mail?.text).toContain('(Mitteleuropäische Zeit)');
  await post('/api/auth/verify-email', { token: await mailed(stack, account.email, /verify-email#token=(\S+)/) });
  // The address may be written in any case, the password may not.
  const { access_token: token } = (await post('/api/auth/login', { ...account, email: ` ${account.email.toUpperCase()} ` })).body;
  expect(await answered(200, newcomer(stack), 'GET', '/api/host/profile', { token })).toMatchObject(reader);
  expect(said(await post('/api/auth/login', { ...account, password: account.password.toUpperCase() }))).toBe('401 invalid_credentials');
});

it('a refresh token of two steps back ends its session immediately, and no other', async () => {
  const host = await openAccount(stack);
  const elsewhere = { ...host.tokens };
  await signIn(host);
  const second = (await refresh(host.tokens)).body;
  const third = (await refresh(second)).body;
  expect(said(await refresh(host.tokens))).toBe('401 invalid_refresh_token');
  expect(said(await refresh(third))).toBe('401 invalid_refresh_token');
  for (const token of [host.tokens.access_token, third.access_token]) expect(said(await profile(host, token))).toBe('401 unauthorized');
  expect(said(await profile(host, elsewhere.access_token))).toBe('200');
});

describe('the list of sessions', () => {
  const list = async ({ ask }: Host) => (await answered(200, ask, 'GET', '/api/host/sessions')).sessions;

  it('names each browser, and one can be ended from another', async () => {
    const host = await openAccount(stack);
    const lost = { ...host.tokens };
    await stack.advance(60);
    await host.call('POST', '/api/auth/login', {
      json: { email: host.email, password: host.password },
      headers: { 'user-agent': 'Firefox\u00a0<b>' },
    });
    await stack.advance(60);
    await signIn(host);
    const sessions = await list(host);
    expect(sessions.map(({ current }: { current: boolean }) => current)).toEqual([true, false, false]);
    expect(sessions[1].agent).toBe('Firefox<b>');
    expect(sessions[2].started_at).toBe(new Date(Date.parse(sessions[0].started_at) - 120_000).toISOString());

    expect(said(await host.ask('DELETE', `/api/host/sessions/${sessions[2].id}`))).toBe('204');
    expect(said(await profile(host, lost.access_token))).toBe('401 unauthorized');
    expect(said(await host.ask('DELETE', `/api/host/sessions/${sessions[2].id}`))).toBe('404 session_not_found');
    expect((await list(host)).map(({ id }: { id: string }) => id)).toEqual([sessions[0].id, sessions[1].id]);
  });

  it('loses one session when that signs out, is empty after all were ended, and a new sign-in works', async () => {
    const host = await openAccount(stack);
    const first = { ...host.tokens };
    await signIn(host);
    const second = { ...host.tokens };
    await signIn(host);
    await answered(204, host.call, 'POST', '/api/auth/logout', { token: first.access_token });
    expect(await list(host)).toHaveLength(2);
    await answered(204, host.ask, 'POST', '/api/auth/logout-everywhere');
    for (const tokens of [first, second, host.tokens]) {
      expect(said(await profile(host, tokens.access_token))).toBe('401 unauthorized');
      expect(said(await refresh(tokens))).toBe('401 invalid_refresh_token');
    }
    await signIn(host);
    expect(await list(host)).toHaveLength(1);
  });
});
