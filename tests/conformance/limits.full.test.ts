import { describe, expect, it } from 'vitest';
import { runInParallel } from '#app/run-in-parallel.ts';
import { type Client, client, type Reply } from '#tests/support/client.ts';
import { HOUR, type Host, MINUTE, openAccount, signIn } from '#tests/support/story.ts';
import { expectError, NOBODY } from './sentence.ts';
import { awsLimits, isRemote, openService } from './service.ts';

const service = openService();

/**
 * The bundles count with the same code, so they play three of each kind: the world plays all. Lambda gives every request a separate
 * instance. In one process, each AWS client shares its 50 connections among them, and a request that waits two seconds for one is not counted.
 */
const played = (lines: readonly Line[]) => (awsLimits ? lines.filter(([, limit]) => 3 * limit <= 50).slice(0, 3) : lines);

type Line = readonly [operation: string, limit: number, window: number, ...requests: string[]];

/** A stolen session could try passwords at each of these. */
const PASSWORD = [
  'POST /api/auth/change-password',
  'POST /api/auth/factors/begin',
  'POST /api/auth/factors/recovery-codes',
  'POST /api/auth/factors/lost',
  `DELETE /api/auth/factors/${NOBODY}`,
  'DELETE /api/host',
  'DELETE /api/will',
];

/** The Limits table. Each line has one cheap request to each of its endpoints. Every request counts, also a refused one. */
const ACCOUNT_LIMITS: readonly Line[] = [
  ['GET /api/survivors', 100, MINUTE, 'GET /api/survivors'],
  ['POST /api/survivors', 10, HOUR, 'POST /api/survivors'],
  ['PUT /api/survivors/<id>', 20, HOUR, `PUT /api/survivors/${NOBODY}`],
  ['DELETE /api/survivors/<id>', 10, HOUR, `DELETE /api/survivors/${NOBODY}`],
  ['POST /api/survivors/<id>/regenerate-codes', 5, HOUR, `POST /api/survivors/${NOBODY}/regenerate-codes`],
  ['GET /api/storages', 100, MINUTE, 'GET /api/storages'],
  ['POST /api/storages', 10, HOUR, 'POST /api/storages'],
  ['GET /api/storages/<id>/browse', 50, MINUTE, `GET /api/storages/${NOBODY}/browse`],
  ['GET /api/connectors', 100, MINUTE, 'GET /api/connectors'],
  ['POST /api/connectors', 10, HOUR, 'POST /api/connectors'],
  ['POST /api/connectors/<id>/test', 10, HOUR, `POST /api/connectors/${NOBODY}/test`],
  ['all /api/host/*', 100, MINUTE, 'GET /api/host/profile', 'PUT /api/host/profile', 'GET /api/host/settings', 'PUT /api/host/settings'],
  ['an operation missing from the table', 60, MINUTE, `DELETE /api/storages/${NOBODY}`],
  ['everything that asks for the password, added', 10, 15 * MINUTE, ...PASSWORD],
  ...['POST /api/auth/step-up/prove', 'POST /api/auth/factors'].map((request): Line => [`${request}, added`, 10, 15 * MINUTE, request]),
  ['POST /api/survivors/<id>/confirm-paper, added', 20, HOUR, `POST /api/survivors/${NOBODY}/confirm-paper`],
  ['POST /api/storages/<id>/test, added', 10, HOUR, `POST /api/storages/${NOBODY}/test`],
  ['PUT /api/storages/<id>, added', 10, HOUR, `PUT /api/storages/${NOBODY}`],
];

const ADDRESS_LIMITS: readonly Line[] = [
  ['POST /api/auth/register', 10, 15 * MINUTE, 'POST /api/auth/register'],
  ['POST /api/auth/login', 10, 15 * MINUTE, 'POST /api/auth/login'],
  ['POST /api/auth/refresh', 10, 15 * MINUTE, 'POST /api/auth/refresh'],
  ['POST /api/transfer/lookup', 10, MINUTE, 'POST /api/transfer/lookup'],
  ['POST /api/transfer/send-otp', 10, MINUTE, 'POST /api/transfer/send-otp'],
  ['POST /api/survivor-auth/select', 10, MINUTE, 'POST /api/survivor-auth/select'],
  ['POST /api/transfer/verify-and-initiate', 15, MINUTE, 'POST /api/transfer/verify-and-initiate'],
  ['POST /api/transfer/vouch, added', 15, MINUTE, 'POST /api/transfer/vouch'],
  ['POST /api/rehearsals/select, added', 10, MINUTE, 'POST /api/rehearsals/select'],
  ['POST /api/rehearsals/verify, added', 15, MINUTE, 'POST /api/rehearsals/verify'],
  ['POST /api/transfer/stop, added', 10, MINUTE, 'POST /api/transfer/stop'],
  ['POST /api/survivor-auth/verify-otp', 15, MINUTE, 'POST /api/survivor-auth/verify-otp'],
  ['POST /api/transfer/initiate', 30, MINUTE, 'POST /api/transfer/initiate'],
  ['GET /api/transfer/status', 30, MINUTE, 'GET /api/transfer/status'],
  ['GET /api/transfer/completed/<id>', 30, MINUTE, `GET /api/transfer/completed/${NOBODY}`],
  ['GET /api/survivor-auth/will-access', 30, MINUTE, 'GET /api/survivor-auth/will-access'],
  ['GET /api/survivor-auth/download', 30, MINUTE, 'GET /api/survivor-auth/download'],
  ['GET /api/survivor-auth/archive, added', 10, MINUTE, 'GET /api/survivor-auth/archive'],
  ['GET /api/survivor-auth/inner-shares, added', 30, MINUTE, 'GET /api/survivor-auth/inner-shares'],
  ['POST /api/survivor-auth/inner-shares, added', 10, MINUTE, 'POST /api/survivor-auth/inner-shares'],
  ['an operation missing from the table', 60, MINUTE, 'GET /api/storages/oauth/callback'],
  ...['verify-email', 'resend-verification', 'forgot-password', 'reset-password', 'passkey/sign-in'].map(
    (name): Line => [`POST /api/auth/${name}, added`, 10, 15 * MINUTE, `POST /api/auth/${name}`],
  ),
];

describe.skipIf(isRemote)('Limits per account: exactly n of 3n parallel requests, and the next window admits again', () => {
  let used: Host;
  let other: Host;
  it('the first Hosts register', async () => {
    [used, other] = [await openAccount(service.stack), await openAccount(service.stack)];
  });
  it.each(played(ACCOUNT_LIMITS).map(named))('$operation: $limit requests in $window seconds', async ({ limit, window, requests }) => {
    await Promise.all([signIn(used), signIn(other)]);
    const refused = await exceedLimit(used.ask, limit, window, requests);
    // The same address with another account has a separate count, whatever a header claims.
    const elsewhere: Client = (method, path, asking) => used.call(method, path, { ...asking, token: other.tokens.access_token });
    expect((await send(elsewhere, requests[0])).status).not.toBe(429);
    await nextWindow(used.ask, requests, refused, async () => void (await signIn(used)));
  });
});

describe.skipIf(isRemote)('Limits of a session', () => {
  it('all of /api/host are one sum, also what is counted per session, what has a lower limit, and whichever comes first', async () => {
    const host = await openAccount(service.stack);
    const all = ['profile', 'settings', 'overview', 'sessions', 'audit', 'forecast', 'export'].map((name) => `GET /api/host/${name}`);
    const others = all.filter((request) => !request.endsWith('export'));
    const asked = async (requests: readonly string[], times: number) => {
      const statuses: number[] = [];
      for (let n = 0; n < times; n += 1) statuses.push((await send(host.ask, requests[n % requests.length])).status);
      return statuses.filter((status) => status !== 429).length;
    };
    expect(await asked(all, 70)).toBe(70);
    expect(await asked(others, 60)).toBe(30);
    for (const request of others) expect([request, (await send(host.ask, request)).status]).toEqual([request, 429]);
    // Another session of the Host still sees the overview and the list of sessions.
    await signIn(host);
    for (const name of ['overview', 'sessions']) expect((await send(host.ask, `GET /api/host/${name}`)).status).toBe(200);
    expect((await send(host.ask, 'GET /api/host/profile')).status).toBe(429);
  });

  it.skipIf(awsLimits)('a stolen session that uses up its stops takes none from the Host', async () => {
    const host = await openAccount(service.stack);
    const stolen = host.tokens.access_token;
    await signIn(host);
    const thief: Client = (method, path, asking) => host.call(method, path, { ...asking, token: stolen });
    await exceedLimit(thief, 60, MINUTE, ['POST /api/transfer/cancel']);
    expect((await send(host.ask, 'POST /api/transfer/cancel')).status).toBe(409);
  });
});

describe.skipIf(isRemote)('Limits per client address: exactly n of 3n parallel requests, and the next window admits again', () => {
  it.each(played(ADDRESS_LIMITS).map(named))('$operation: $limit requests in $window seconds', async ({ limit, window, requests }) => {
    const used = service.anyone();
    const refused = await exceedLimit(used, limit, window, requests);
    const forged: Client = (method, path, asking) => used(method, path, { ...asking, headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect((await send(forged, requests[0])).status).toBe(429);
    expect((await send(service.anyone(), requests[0])).status).not.toBe(429);
    await nextWindow(used, requests, refused, async () => {});
  });
});

describe.skipIf(!isRemote)('Limits of a deployed service', () => {
  it('an admitted request does not get 429', async () => {
    const reply = await client(service.stack.url)('GET', `/api/transfer/status?transfer_id=${NOBODY}`);
    expect(reply.status).toBe(404);
  });
});

const named = ([operation, limit, window, ...requests]: Line) => ({ operation, limit, window, requests });

/**
 * The number of parallel requests. With hundreds of them, the database of a slow machine responds too late, and a counter that does
 * not respond admits the request.
 */
const SIDE_BY_SIDE = 60;

/** Sends three times as many requests as are admitted, in parallel. Returns one that was refused. */
async function exceedLimit(ask: Client, limit: number, window: number, requests: readonly string[]): Promise<Reply> {
  const replies: Reply[] = [];
  const all = Array.from({ length: 3 * limit }, (_, n) => requests[n % requests.length]);
  await runInParallel(SIDE_BY_SIDE, all, async (request) => replies.push(await send(ask, request)));
  // An admitted request can find too many others running.
  const refused = replies.filter(({ status, body }) => status === 429 && body.code !== 'too_many_running');
  expect(replies.length - refused.length).toBe(limit);
  expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  for (const reply of refused) expectTooMany(reply, limit, window);
  const [one] = refused;
  if (!one) throw new Error('Nothing was refused.');
  return one;
}

/** 429: an object with key `error`, a short text that says too many requests and to try again later, and the time for that. */
function expectTooMany(reply: Reply, limit: number, window: number): void {
  expectError(reply);
  expect(reply.body.error).toMatch(/too many requests.*try again later/i);
  const seconds = Number(reply.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(window);
  expect(reply.headers['ratelimit-policy']).toBe(`"default";q=${limit};w=${window}`);
  expect(reply.headers['ratelimit']).toBe(`"default";r=0;t=${seconds}`);
}

/** One second before that time a client is still refused, then it is admitted again. */
async function nextWindow(ask: Client, requests: readonly string[], refused: Reply, signInAgain: () => Promise<void>): Promise<void> {
  await service.stack.advance(Number(refused.headers['retry-after']) - 1);
  expect((await send(ask, requests[0])).status).toBe(429);
  await service.stack.advance(1);
  await signInAgain();
  expect((await send(ask, requests[0])).status).not.toBe(429);
}

function send(ask: Client, request = ''): Promise<Reply> {
  const [method = '', path = ''] = request.split(' ');
  return ask(method, path, method === 'GET' || method === 'DELETE' ? {} : { json: {} });
}
