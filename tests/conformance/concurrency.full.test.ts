import { beforeAll, describe, expect, it } from 'vitest';
import type { Asking, Client, Reply } from '#tests/support/client.ts';
import {
  answered,
  askForCode,
  type Host,
  nameSurvivors,
  openAccount,
  SECOND,
  type SealedWill,
  said,
  sealWill,
  signIn,
  survivorAt,
  wrongCode,
} from '#tests/support/story.ts';
import { wholeState } from './sentence.ts';
import { freshEmail, isRemote, openService, retryingHost } from './service.ts';

const service = openService();
const TEN = Array.from({ length: 10 }, (_, n) => n);

const inParallel = (ask: Client, method: string, path: string, askings: readonly Asking[]) =>
  Promise.all(askings.map((asking) => ask(method, path, asking)));

/** Returns how often each status was answered. */
function statuses(replies: readonly Reply[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const survivor = (n: number) => ({
  name: `Survivor ${n}`,
  relationship: 'friend',
  contact_methods: [{ type: 'email', value: `survivor${n}@example.net` }],
});

it.skipIf(isRemote)('registrations of one e-mail address in parallel: one 201', async () => {
  const json = { email: freshEmail(), password: 'twelve chars', display_name: 'Ada' };
  const replies = await Promise.all(TEN.slice(0, 5).map(() => service.anyone()('POST', '/api/auth/register', { json })));
  expect(statuses(replies)).toEqual({ 201: 1, 409: 4 });
});

it.skipIf(isRemote)(
  'ten Survivor creates in parallel with five places left: five 201, and never more than ten; then the Survivor limit is reached (10)',
  async () => {
    const host = retryingHost(await openAccount(service.stack));
    await nameSurvivors(host, 5);
    await service.stack.advance(3600);
    await signIn(host);
    const creates = TEN.map((n) => ({ json: survivor(n) }));
    const replies = await inParallel(host.ask, 'POST', '/api/survivors', creates);
    expect(statuses(replies)).toEqual({ 201: 5, 409: 5 });
    for (const { body } of replies.filter(({ status }) => status === 409)) expect(body.code).toBe('survivor_limit_reached');
    const { survivors, count } = await answered(200, host.ask, 'GET', '/api/survivors');
    expect([survivors.length, count]).toEqual([10, 10]);
    expect(said(await host.ask('POST', '/api/survivors', { json: survivor(11) }))).toBe('409 survivor_limit_reached');
  },
);

describe.skipIf(isRemote)('one refresh token, used several times in parallel', () => {
  let host: Host;
  beforeAll(async () => {
    host = await openAccount(service.stack);
  });
  const refresh = (refresh_token: string, times = 1, by = service.anyone()) =>
    Promise.all(TEN.slice(0, times).map(() => by('POST', '/api/auth/refresh', { json: { refresh_token } })));

  it('within the grace period each request of one client gets the same pair, and the session continues', async () => {
    const { refresh_token } = await signIn(host);
    // One client may refresh ten times.
    const by = service.anyone();
    const replies = await refresh(refresh_token, 9, by);
    expect(statuses(replies)).toEqual({ 200: 9 });
    expect(new Set(replies.map(({ body }) => body.refresh_token)).size).toBe(1);
    const [again] = await refresh(refresh_token, 1, by);
    expect(again?.body.refresh_token).toBe(replies[0]?.body.refresh_token);
    expect(statuses(await refresh(again?.body.refresh_token))).toEqual({ 200: 1 });
  });

  it('a second use after the grace period ends the session for everyone', async () => {
    const { refresh_token } = await signIn(host);
    const [next] = await refresh(refresh_token);
    await service.stack.advance(11 * SECOND);
    expect(statuses(await refresh(refresh_token, 5))).toEqual({ 401: 5 });
    expect(statuses(await refresh(next?.body.refresh_token))).toEqual({ 401: 1 });
    expect((await host.call('GET', '/api/host/profile', { token: next?.body.access_token })).status).toBe(401);
  });

  it('at the end of the grace period, ten seconds, the same pair is still returned', async () => {
    const { refresh_token } = await signIn(host);
    const by = service.anyone();
    const [next] = await refresh(refresh_token, 1, by);
    await service.stack.advance(10 * SECOND);
    expect((await refresh(refresh_token, 1, by))[0]?.body.refresh_token).toBe(next?.body.refresh_token);
  });

  it('a refresh and a logout: afterwards no token of the session is valid', async () => {
    const { refresh_token, access_token } = await signIn(host);
    const [refreshed, left] = await Promise.all([
      service.anyone()('POST', '/api/auth/refresh', { json: { refresh_token } }),
      host.call('POST', '/api/auth/logout', { token: access_token }),
    ]);
    expect(left.status).toBe(204);
    const newest = refreshed.status === 200 ? refreshed.body.access_token : access_token;
    expect((await host.call('GET', '/api/host/profile', { token: newest })).status).toBe(401);
  });
});

describe.skipIf(isRemote)('a transfer, in parallel', () => {
  let will: SealedWill;
  let transferId = '';
  beforeAll(async () => {
    will = await sealWill(service.stack);
    retryingHost(will.host);
  });

  it('started by several requests: one transfer, 409 for the others', async () => {
    const starts = TEN.map((n) => ({ json: { will_id: will.willId, survivor_name: survivorAt(will, n % 3).name } }));
    const replies = await Promise.all(starts.map((asking) => service.anyone()('POST', '/api/transfer/initiate', asking)));
    expect(statuses(replies)).toEqual({ 200: 1, 409: 9 });
    transferId = replies.find(({ status }) => status === 200)?.body.transfer_id;
  });

  it('guesses at one code: three are checked, never a fourth', async () => {
    const who = survivorAt(will, 0);
    const { otp_session_id, code } = await askForCode({ stack: service.stack, transferId }, who);
    const guesses = TEN.map((n) => ({ json: { otp_session_id, code: wrongCode(code, n + 1) } }));
    const replies = await Promise.all(guesses.map((guess) => service.anyone()('POST', '/api/survivor-auth/verify-otp', guess)));
    expect(statuses(replies)).toEqual({ 200: 10 });
    const remaining = replies.map(({ body }) => body.attempts_remaining).sort();
    expect(remaining).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 2]);
  });

  it('one backup code in several requests: it is used up and counted once, and each gets the session', async () => {
    const who = survivorAt(will, 1);
    const json = { transfer_id: transferId, survivor_id: who.id, backup_code: who.backupCodes[0] };
    const replies = await Promise.all(TEN.slice(0, 3).map(() => service.anyone()('POST', '/api/survivor-auth/verify-otp', { json })));
    expect(replies.map(({ body }) => body.verified)).toEqual([true, true, true]);
    const { survivors } = await answered(200, will.host.ask, 'GET', '/api/survivors');
    expect(survivors.find(({ id }: { id: string }) => id === who.id)).toMatchObject({ backup_codes_remaining: 4 });
    const status = await answered(200, service.anyone(), 'GET', `/api/transfer/status?transfer_id=${transferId}`);
    expect(status).toMatchObject({ survivors_authenticated: 1, authenticated_names: [who.name] });
  });

  it('cancelled several times: one 200, and the will is active', async () => {
    const replies = await inParallel(will.host.ask, 'POST', '/api/transfer/cancel', Array(4).fill({ json: { transfer_id: transferId } }));
    expect(statuses(replies)).toEqual({ 200: 1, 409: 3 });
    expect(await wholeState(will.host.ask)).toMatchObject({ '/api/will/status': { status: 'active' } });
  });
});
