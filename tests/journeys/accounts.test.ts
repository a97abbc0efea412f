import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedStack } from '#tests/support/shared-stack.ts';
import { answered, type Body, DAY, HOUR, type Host, MINUTE, newcomer, openAccount, register, said, signIn, subjects } from '#tests/support/story.ts';

const stack = sharedStack();

const post = (path: string, json: object, call = newcomer(stack)) => call('POST', path, { json });

describe('registering', () => {
  const account = { email: 'grete@example.com', password: 'twelve chars', display_name: 'Grete' };

  it('answers with the new account and sends one mail', async () => {
    const reply = await post('/api/auth/register', { ...account, is_admin: true });
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: account.email,
      display_name: 'Grete',
      status: 'pending_verification',
      created_at: (await stack.now()).toISOString(),
    });
    expect(await subjects(stack, account.email)).toEqual(['Please confirm your e-mail address']);
  });

  it('keeps the language and the time zone of the new Host, and the first mail uses them', async () => {
    const reader = { locale: 'de-AT', timezone: 'Europe/Vienna' };
    const { email, password } = { ...account, email: 'herta@example.com' };
    expect(said(await post('/api/auth/register', { email, password, display_name: 'Herta', ...reader }))).toBe('201');
    const [mail] = await stack.messages({ to: email });
    expect(mail?.text).toContain('(Europe/Vienna)');
    const link = mail?.text.match(/verify-email#token=(\S+)/)?.[1];
    await post('/api/auth/verify-email', { token: link });
    const call = newcomer(stack);
    const { access_token } = (await post('/api/auth/login', { email, password })).body;
    expect(await answered(200, call, 'GET', '/api/host/profile', { token: access_token })).toMatchObject(reader);
  });

  it.each(['grete@example.com', 'Grete@Example.COM', '  GRETE@example.com '])('%j is taken then', async (email) => {
    expect(said(await post('/api/auth/register', { ...account, email }))).toBe('409 email_taken');
  });

  it('accepts exactly one of several parallel requests with the same address', async () => {
    const call = newcomer(stack);
    const emails = ['heidi@example.com', 'Heidi@example.com', 'HEIDI@example.com', 'heidi@EXAMPLE.com'];
    const replies = await Promise.all(emails.map((email) => post('/api/auth/register', { ...account, email }, call)));
    expect(replies.map(said).sort()).toEqual(['201', '409 email_taken', '409 email_taken', '409 email_taken']);
    expect(await subjects(stack, 'heidi@example.com')).toHaveLength(1);
  });

  it.each([
    ['no e-mail', { email: undefined }, 'email'],
    ['an e-mail without a domain', { email: 'grete' }, 'email'],
    ['a password of 11 characters', { password: 'eleven char' }, 'password'],
    ['no password', { password: undefined }, 'password'],
    ['a password that is a number', { password: 123456789012 }, 'password'],
    ['an empty name', { display_name: ' ' }, 'display_name'],
    ['a name of 101 characters', { display_name: 'x'.repeat(101) }, 'display_name'],
    ['a name of two lines', { display_name: 'Grete\nBcc: all' }, 'display_name'],
    ['a language that is none', { locale: 'German, please' }, 'locale'],
    ['a time zone that is none', { timezone: 'Vienna' }, 'timezone'],
  ])('%s is refused, and the reply says which field', async (_, change, path) => {
    const reply = await post('/api/auth/register', { ...account, email: 'other@example.com', ...change });
    expect([said(reply), reply.body.details.map((detail: Body) => detail.path)]).toEqual(['400 validation_failed', [path]]);
  });

  it('takes a name of 100 characters and a password of any length', async () => {
    const [password, display_name] = [`${'a long walk by the sea '.repeat(400)}🌊`, 'ß'.repeat(100)];
    const host = await openAccount(stack, { email: 'long@example.com', password, name: display_name });
    expect(await answered(200, host.ask, 'GET', '/api/host/profile')).toMatchObject({ display_name });
    expect(said(await post('/api/auth/login', { email: host.email, password: password.slice(0, -2) }))).toBe('401 invalid_credentials');
  });

  it('ten times in a quarter of an hour from one address', async () => {
    const call = newcomer(stack);
    const replies = await Promise.all(Array.from({ length: 12 }, () => post('/api/auth/register', { ...account }, call)));
    expect(replies.map(said).sort()).toEqual([...Array(10).fill('409 email_taken'), ...Array(2).fill('429 rate_limited')]);
    const { headers, body } = replies.find(({ status }) => status === 429) ?? {};
    expect(body).toEqual({ error: 'Too many requests. Please try again later.', code: 'rate_limited' });
    const wait = Number(headers?.['retry-after']);
    expect(headers).toMatchObject({ ratelimit: `"default";r=0;t=${wait}`, 'ratelimit-policy': '"default";q=10;w=900' });
    expect(said(await post('/api/auth/register', account))).toBe('409 email_taken');
    await stack.advance(wait - 1);
    expect(said(await post('/api/auth/register', account, call))).toBe('429 rate_limited');
    await stack.advance(1);
    expect(said(await post('/api/auth/register', account, call))).toBe('409 email_taken');
  });
});

describe('the link in the first mail', () => {
  const follow = async (token: string) => said(await post('/api/auth/verify-email', { token }));

  it('confirms the address once, and answers the same when it is opened again', async () => {
    const { link } = await register(stack);
    const [first, second] = [await post('/api/auth/verify-email', { token: link }), await post('/api/auth/verify-email', { token: link })];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
  });

  it('works for 24 hours', async () => {
    const [first, second] = [await register(stack), await register(stack)];
    await stack.advance(DAY - 1);
    expect(await follow(first.link)).toBe('200');
    await stack.advance(1);
    expect(await follow(second.link)).toBe('410 link_expired');
  });

  it('works as it was sent and not otherwise', async () => {
    const [host, other] = [await register(stack), await register(stack)];
    const [id, expires, mac] = host.link.split('.');
    const [, , otherMac] = other.link.split('.');
    const wrong = [
      '',
      'garbage',
      `${id}.${expires}`,
      `${id}.${expires}.${otherMac}`,
      `${other.id}.${expires}.${mac}`,
      `${id}.${Number(expires) + 1}.${mac}`,
    ];
    for (const token of [...wrong, `${host.link}A`, host.link.toLowerCase().replace(/.$/, 'A')]) {
      expect([token, await follow(token)]).toEqual([token, '400 invalid_link']);
    }
    expect(said(await post('/api/auth/verify-email', {}))).toBe('400 validation_failed');
    expect(await follow(host.link)).toBe('200');
  });
});

describe('signing in', () => {
  it('before the address is confirmed: 403 with the right password, 401 with any other', async () => {
    const { email, password } = await register(stack);
    expect(said(await post('/api/auth/login', { email, password }))).toBe('403 email_not_verified');
    expect(said(await post('/api/auth/login', { email, password: `${password}!` }))).toBe('401 invalid_credentials');
  });

  it('an unknown address and a wrong password are answered alike', async () => {
    const { email } = await openAccount(stack);
    const wrong = await post('/api/auth/login', { email, password: 'not the password' });
    const unknown = await post('/api/auth/login', { email: 'nobody@example.com', password: 'not the password' });
    expect([wrong.status, wrong.body]).toEqual([
      401,
      { error: 'The e-mail address or the password is wrong. Please try again.', code: 'invalid_credentials' },
    ]);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it('the address may be written in any case, the password may not', async () => {
    const { email, password } = await openAccount(stack);
    expect(said(await post('/api/auth/login', { email: ` ${email.toUpperCase()} `, password }))).toBe('200');
    expect(said(await post('/api/auth/login', { email, password: password.toUpperCase() }))).toBe('401 invalid_credentials');
  });

  it('ten times in a quarter of an hour from one address, right or wrong', async () => {
    const { email, password } = await openAccount(stack);
    const call = newcomer(stack);
    const replies = await Promise.all(Array.from({ length: 11 }, () => post('/api/auth/login', { email, password: 'guess upon guess' }, call)));
    expect(replies.map(said).sort()).toEqual([...Array(10).fill('401 invalid_credentials'), '429 rate_limited']);
    expect(said(await post('/api/auth/login', { email, password }, call))).toBe('429 rate_limited');
    expect(said(await post('/api/auth/login', { email, password }))).toBe('200');
  });
});

describe('a refresh token', () => {
  const refresh = (refresh_token: string, call = newcomer(stack)) => post('/api/auth/refresh', { refresh_token }, call);
  const profile = (host: Host, token: string) => host.call('GET', '/api/host/profile', { token });

  it('gives a new pair, and both are good', async () => {
    const host = await openAccount(stack);
    const { status, body } = await refresh(host.tokens.refresh_token);
    expect([status, body]).toEqual([200, { access_token: expect.any(String), refresh_token: expect.any(String), expires_in: 3600 }]);
    expect(body.access_token).not.toBe(host.tokens.access_token);
    expect(body.refresh_token).not.toBe(host.tokens.refresh_token);
    expect([said(await profile(host, body.access_token)), said(await refresh(body.refresh_token))]).toEqual(['200', '200']);
  });

  it('asked for again within ten seconds gives the same pair: the first answer may have been lost', async () => {
    const host = await openAccount(stack);
    const first = await refresh(host.tokens.refresh_token);
    expect((await refresh(host.tokens.refresh_token)).body).toEqual(first.body);
    await stack.advance(10);
    const again = await refresh(host.tokens.refresh_token);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(said(await profile(host, first.body.access_token))).toBe('200');
  });

  it('used five times in parallel returns the same pair to all', async () => {
    const host = await openAccount(stack);
    const replies = await Promise.all(Array.from({ length: 5 }, () => refresh(host.tokens.refresh_token)));
    expect(replies.map(said)).toEqual(Array(5).fill('200'));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('used again later ends the session for everybody who holds a part of it', async () => {
    const host = await openAccount(stack);
    const elsewhere = (await post('/api/auth/login', { email: host.email, password: host.password })).body;
    const { body } = await refresh(host.tokens.refresh_token);
    await stack.advance(11);
    expect(said(await refresh(host.tokens.refresh_token))).toBe('401 invalid_refresh_token');
    expect(said(await refresh(body.refresh_token))).toBe('401 invalid_refresh_token');
    for (const token of [host.tokens.access_token, body.access_token]) expect(said(await profile(host, token))).toBe('401 unauthorized');
    expect(said(await profile(host, elsewhere.access_token))).toBe('200');
  });

  it('two steps back ends the session immediately', async () => {
    const host = await openAccount(stack);
    const second = (await refresh(host.tokens.refresh_token)).body;
    const third = (await refresh(second.refresh_token)).body;
    expect(said(await refresh(host.tokens.refresh_token))).toBe('401 invalid_refresh_token');
    expect(said(await refresh(third.refresh_token))).toBe('401 invalid_refresh_token');
    expect(said(await profile(host, third.access_token))).toBe('401 unauthorized');
  });

  it('lives for seven days, and each new one again', async () => {
    const host = await openAccount(stack);
    await stack.advance(7 * DAY - 1);
    const { status, body } = await refresh(host.tokens.refresh_token);
    expect(status).toBe(200);
    await stack.advance(7 * DAY);
    expect(said(await refresh(body.refresh_token))).toBe('401 invalid_refresh_token');
  });

  it('says itself when the last one expires, an hour before the session ends 30 days after the sign-in', async () => {
    const host = await openAccount(stack);
    const end = new Date((await stack.now()).getTime() + 30 * DAY * 1000).toISOString();
    let tokens = host.tokens;
    for (const days of [6, 6, 6, 6]) {
      await stack.advance(days * DAY);
      tokens = (await refresh(tokens.refresh_token)).body;
    }
    const { body } = await host.call('GET', '/api/host/sessions', { token: tokens.access_token });
    expect(body.sessions).toMatchObject([{ expires_at: end, current: true }]);
    expect(decodeJwt(tokens.refresh_token).exp).toBe(Date.parse(end) / 1000 - HOUR);
    await stack.advance(6 * DAY - HOUR - 1);
    tokens = (await refresh(tokens.refresh_token)).body;
    await stack.advance(1);
    expect(said(await refresh(tokens.refresh_token))).toBe('401 invalid_refresh_token');
    await stack.advance(HOUR - 2);
    expect(said(await profile(host, tokens.access_token))).toBe('200');
    await signIn(host);
    expect(said(await refresh(host.tokens.refresh_token))).toBe('200');
  });

  it('is neither an access token nor anything else', async () => {
    const host = await openAccount(stack);
    expect(said(await refresh(host.tokens.access_token))).toBe('401 invalid_refresh_token');
    expect(said(await refresh('garbage'))).toBe('401 invalid_refresh_token');
    expect(said(await post('/api/auth/refresh', {}))).toBe('400 validation_failed');
    // None of that has cost the session anything.
    expect(said(await profile(host, host.tokens.access_token))).toBe('200');
  });
});

describe('signing out', () => {
  it('ends this session immediately and no other', async () => {
    const host = await openAccount(stack);
    const first = { ...host.tokens };
    await signIn(host);
    const out = await host.call('POST', '/api/auth/logout', { token: first.access_token });
    expect([out.status, out.bytes.length]).toEqual([204, 0]);
    expect(said(await host.call('GET', '/api/host/profile', { token: first.access_token }))).toBe('401 unauthorized');
    expect(said(await host.call('POST', '/api/auth/logout', { token: first.access_token }))).toBe('401 unauthorized');
    expect(said(await post('/api/auth/refresh', { refresh_token: first.refresh_token }))).toBe('401 invalid_refresh_token');
    expect(said(await host.ask('GET', '/api/host/profile'))).toBe('200');
  });
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
    expect(said(await host.call('GET', '/api/host/profile', { token: lost.access_token }))).toBe('401 unauthorized');
    expect(said(await host.ask('DELETE', `/api/host/sessions/${sessions[2].id}`))).toBe('404 session_not_found');
    expect((await list(host)).map(({ id }: { id: string }) => id)).toEqual([sessions[0].id, sessions[1].id]);
  });

  it('is empty after all were ended, and a new sign-in works', async () => {
    const host = await openAccount(stack);
    const first = { ...host.tokens };
    await signIn(host);
    expect(said(await host.ask('POST', '/api/auth/logout-everywhere'))).toBe('204');
    for (const { access_token, refresh_token } of [first, host.tokens]) {
      expect(said(await host.call('GET', '/api/host/profile', { token: access_token }))).toBe('401 unauthorized');
      expect(said(await post('/api/auth/refresh', { refresh_token }))).toBe('401 invalid_refresh_token');
    }
    await signIn(host);
    expect(await list(host)).toHaveLength(1);
  });
});

describe('the access token', () => {
  let host: Host;
  beforeAll(async () => {
    host = await openAccount(stack);
  });

  /** The token with other words in its head or body, and the signature that it had, or none. */
  function altered(head: object, claims: object = {}, keepSignature = true): string {
    const [first = '', second = '', signature = ''] = host.tokens.access_token.split('.');
    const change = (part: string, by: object) =>
      Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(part, 'base64url').toString()), ...by })).toString('base64url');
    return `${change(first, head)}.${change(second, claims)}.${keepSignature ? signature : ''}`;
  }

  it.each<[string, () => Record<string, string>]>([
    ['missing', () => ({})],
    ['empty', () => ({ authorization: 'Bearer ' })],
    ['of another scheme', () => ({ authorization: `Basic ${Buffer.from(`${host.email}:${host.password}`).toString('base64')}` })],
    ['without its scheme', () => ({ authorization: host.tokens.access_token })],
    ['garbage', () => ({ authorization: 'Bearer garbage' })],
    ['three words of garbage', () => ({ authorization: 'Bearer a.b.c' })],
    ['a refresh token', () => ({ authorization: `Bearer ${host.tokens.refresh_token}` })],
    ['of algorithm none', () => ({ authorization: `Bearer ${altered({ alg: 'none' }, {}, false)}` })],
    ['of algorithm none with a signature', () => ({ authorization: `Bearer ${altered({ alg: 'none' })}` })],
    ['of another algorithm', () => ({ authorization: `Bearer ${altered({ alg: 'HS512' })}` })],
    ['of an unknown key', () => ({ authorization: `Bearer ${altered({ kid: '0123456789abcdef' })}` })],
    ['of a key that is a path', () => ({ authorization: `Bearer ${altered({ kid: '../../dev/null' })}` })],
    ['of another Host', () => ({ authorization: `Bearer ${altered({}, { sub: 'd2b1a7f4-5a0b-4d41-9d4c-2f4a8f0c9a11' })}` })],
    ['made to live longer', () => ({ authorization: `Bearer ${altered({}, { exp: 4_000_000_000 })}` })],
    ['cut off', () => ({ authorization: `Bearer ${host.tokens.access_token.slice(0, -1)}` })],
  ])('%s: 401 with a challenge', async (_, headers) => {
    const reply = await host.call('GET', '/api/host/profile', { headers: headers() });
    expect([reply.status, reply.headers['www-authenticate'], reply.body]).toEqual([
      401,
      'Bearer',
      { error: 'You are not signed in. Please sign in.', code: 'unauthorized' },
    ]);
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is valid for an hour', async () => {
    await signIn(host);
    await stack.advance(HOUR - 1);
    expect(said(await host.ask('GET', '/api/host/profile'))).toBe('200');
    await stack.advance(1);
    expect(said(await host.ask('GET', '/api/host/profile'))).toBe('401 unauthorized');
    await stack.advance(MINUTE);
    expect(said(await post('/api/auth/refresh', { refresh_token: host.tokens.refresh_token }))).toBe('200');
  });

  it('shows no one the records of another Host', async () => {
    const other = await openAccount(stack);
    await signIn(host);
    const config = { smtp_host: '127.0.0.1', smtp_port: 2525, username: 'a', password: 'b', from_address: other.email };
    const { id } = await answered(201, other.ask, 'POST', '/api/connectors', { json: { type: 'email', name: 'Mail', config, priority: 0 } });
    expect((await answered(200, host.ask, 'GET', '/api/connectors')).connectors).toEqual([]);
    expect(said(await host.ask('POST', `/api/connectors/${id}/test`, { json: { test_destination: host.email } }))).toBe('404 connector_not_found');
    expect(said(await host.ask('PUT', '/api/host/settings', { json: { preferred_connector_id: id } }))).toBe('400 validation_failed');
  });
});
