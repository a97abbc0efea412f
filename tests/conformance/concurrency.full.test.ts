import { beforeAll, describe, expect, it } from 'vitest';
import type { Asking, Client, Reply } from '#tests/support/client.ts';
import {
  answered,
  askForCode,
  type Host,
  letter,
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

describe.skipIf(isRemote)('in parallel', () => {
  let host: Host;
  beforeAll(async () => {
    host = retryingHost(await openAccount(service.stack));
  });

  it('registrations of one e-mail address: one 201', async () => {
    const json = { email: freshEmail(), password: 'twelve chars', display_name: 'Ada' };
    const replies = await Promise.all(TEN.slice(0, 5).map(() => service.anyone()('POST', '/api/auth/register', { json })));
    expect(statuses(replies)).toEqual({ 201: 1, 409: 4 });
  });

  it('connectors of one type and name: one 201', async () => {
    const json = { type: 'telegram', name: 'Bot', config: { provider: 'telegram', bot_token: '1:a' } };
    const replies = await inParallel(host.ask, 'POST', '/api/connectors', Array(10).fill({ json }));
    expect(statuses(replies)).toEqual({ 201: 1, 409: 9 });
    expect((await answered(200, host.ask, 'GET', '/api/connectors')).connectors).toHaveLength(1);
  });

  it('ten Survivor creates with five places left: five 201, and never more than ten; then the Survivor limit is reached (10)', async () => {
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
  });

  it('partial updates of one Survivor: all are stored', async () => {
    const { survivors } = await answered(200, host.ask, 'GET', '/api/survivors');
    const path = `/api/survivors/${survivors[0].id}`;
    const changes = [{ name: 'Another name' }, { relationship: 'another relation' }, { connector_priority: ['sms', 'email'] }];
    const updates = changes.map((json) => ({ json }));
    expect(statuses(await inParallel(host.ask, 'PUT', path, updates))).toEqual({ 200: 3 });
    const after = await answered(200, host.ask, 'GET', '/api/survivors');
    const changed = after.survivors.find(({ id }: { id: string }) => id === survivors[0].id);
    expect(changed).toMatchObject(Object.assign({}, ...changes));
  });

  it('uploads: every one is in the draft', async () => {
    const uploads = TEN.map((n) => ({ parts: [letter(`${n}.txt`, `number ${n}`)] }));
    expect(statuses(await inParallel(host.ask, 'POST', '/api/will/upload', uploads))).toEqual({ 201: 10 });
    expect((await answered(200, host.ask, 'GET', '/api/will/documents')).count).toBe(10);
  });
});

describe.skipIf(isRemote)('a higher threshold and a removal at the same moment never leave fewer Survivors than the threshold', () => {
  let sealed: SealedWill;
  let draft: Host;
  beforeAll(async () => {
    sealed = await sealWill(service.stack);
    retryingHost(sealed.host);
    draft = retryingHost(await openAccount(service.stack));
    await nameSurvivors(draft, 3);
  });
  const ways = [
    ['settings', 'PUT', '/api/host/settings', { survivor_threshold: 3 }],
    ['minimum-count', 'PUT', '/api/survivors/minimum-count', { threshold: 3 }],
  ] as const;
  const rows = (['a draft', 'a sealed will'] as const).flatMap((kind) =>
    ways.map(([name, method, path, json]) => ({ kind, name, method, path, json })),
  );

  it.each(rows)('$kind, threshold by $name', async ({ kind, method, path, json }) => {
    const host = kind === 'a draft' ? draft : sealed.host;
    const { survivors } = await answered(200, host.ask, 'GET', '/api/survivors');
    const removal = host.ask('DELETE', `/api/survivors/${survivors[0].id}`);
    const raises = TEN.slice(0, 4).map(() => host.ask(method, path, { json }));
    const [removed, ...raised] = await Promise.all([removal, ...raises]);
    const after = await answered(200, host.ask, 'GET', '/api/survivors');
    expect(after.survivors).toHaveLength(after.count);
    expect(after.count).toBeGreaterThanOrEqual(after.threshold);
    // One of the two came first and the other was refused, or there was no room for both.
    expect([after.count, after.threshold]).toEqual(removed.status === 204 ? [2, 2] : [3, 3]);
    for (const { status } of raised) expect(status).toBeLessThan(500);
    await restore(host, after.count);
  });
});

/** Restores three Survivors and a threshold of two. */
async function restore(host: Host, count: number): Promise<void> {
  // If a Survivor was removed, the will is sealed again in the background.
  await service.stack.messages();
  await answered(200, host.ask, 'PUT', '/api/host/settings', { json: { survivor_threshold: 2 } });
  if (count < 3) await answered(201, host.ask, 'POST', '/api/survivors', { json: survivor(count) });
}

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
