import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#functions/routes.ts';
import type { Asking, Client, Reply } from '#tests/support/client.ts';
import { startTestStack, type TestStack } from '#tests/support/stack.ts';
import {
  answered,
  letter,
  newcomer,
  openAccount,
  said,
  sealWill,
  setUp,
  signIn,
  startTransfer,
  startWithProof,
  survivorAt,
} from '#tests/support/story.ts';

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const telegram = (name: string) => ({ type: 'telegram', name, config: { provider: 'telegram', bot_token: '123:abc' }, priority: 3 });
const survivor = { name: 'Ben', relationship: 'son', contact_methods: [{ type: 'email', value: 'ben@example.net' }] };

const key = () => ({ 'idempotency-key': randomUUID() });

/** Sends a request and then the other one with the same key. Returns both replies. */
async function askTwice(call: Client, path: string, asking: Asking, other = asking): Promise<Reply[]> {
  const headers = key();
  return [await call('POST', path, { ...asking, headers }), await call('POST', path, { ...other, headers })];
}

describe('a repeated request with the same Idempotency-Key', () => {
  it('never returns secrets a second time, only the id', async () => {
    const host = await openAccount(stack);
    const [first, again] = await askTwice(host.ask, '/api/survivors', { json: survivor });
    expectOnlyId(again, first?.body.id);
    expect(JSON.stringify(again?.body)).not.toContain(first?.body.backup_codes[0]);
    expect((await answered(200, host.ask, 'GET', '/api/survivors')).count).toBe(1);
  });

  it('returns the id of what was done: a new paper by its Survivor, announced files by their upload, an account', async () => {
    const host = await openAccount(stack);
    const { id } = await answered(201, host.ask, 'POST', '/api/survivors', { json: survivor });
    const [paper, paperAgain] = await askTwice(host.ask, `/api/survivors/${id}/regenerate-codes`, {});
    expect(paper?.status).toBe(200);
    expectOnlyId(paperAgain, id);
    const files = [{ filename: 'film.pdf', mime_type: 'application/pdf', size_bytes: 1, sha256_hash: 'a'.repeat(64) }];
    const [upload, uploadAgain] = await askTwice(host.ask, '/api/will/uploads', { json: { files } });
    expectOnlyId(uploadAgain, upload?.body.upload_id);
    const json = { email: 'once@example.com', password: 'correct horse battery', display_name: 'Once' };
    const [account, accountAgain] = await askTwice(newcomer(stack), '/api/auth/register', { json });
    expectOnlyId(accountAgain, account?.body.id);
  });

  // A new row whose reply holds secrets belongs here, and if it creates something, in the test above.
  it('returns no reply of the rows that create secrets', () => {
    const unkept = Object.entries(routes).flatMap(([name, row]) => ('keeps' in row && row.keeps === 'id' ? [name] : []));
    expect(unkept.sort()).toEqual([
      'auth/factors/create',
      'auth/factors/recovery-codes',
      'auth/login',
      'auth/passkey/sign-in',
      'auth/refresh',
      'auth/register',
      'host/stop-card',
      'survivors/create',
      'survivors/regenerate-codes',
      'will/uploads/create',
    ]);
  });

  it('starts a transfer once and stops it once, with the answers of before', async () => {
    const { host, survivors, willId } = await sealWill(stack);
    const json = { will_id: willId, survivor_name: survivors[0]?.name };
    const [started, startedAgain] = await askTwice(newcomer(stack), '/api/transfer/initiate', { json });
    expect([started?.status, startedAgain?.status, startedAgain?.body]).toEqual([200, 200, started?.body]);
    const [stopped, stoppedAgain] = await askTwice(host.ask, '/api/transfer/cancel', { json: { transfer_id: started?.body.transfer_id } });
    expect([stopped?.status, stoppedAgain?.status, stoppedAgain?.body]).toEqual([200, 200, stopped?.body]);
    expect(said(await host.ask('POST', '/api/transfer/cancel', { json: {} }))).toBe('409 transfer_not_running');
  });

  it('stops whatever runs: the answer of before would let the next transfer open a will', async () => {
    const will = await sealWill(stack);
    const headers = key();
    const stop = () => will.host.ask('POST', '/api/transfer/cancel', { json: {}, headers });
    const transfer = await startTransfer(will);
    const [stopped, again] = [await stop(), await stop()];
    expect([stopped.status, again.status, again.body]).toEqual([200, 200, stopped.body]);
    await startWithProof(will, survivorAt(will, 1));
    const next = await stop();
    expect([next.status, next.body.transfer_id === transfer.transferId]).toEqual([200, false]);
    expect(await answered(200, will.host.ask, 'GET', '/api/will/status')).toMatchObject({ status: 'active' });
  });

  it('does not say that a card has stopped what runs, once the card is used up', async () => {
    const will = await sealWill(stack);
    const { stop_code } = await answered(200, will.host.ask, 'POST', '/api/host/stop-card');
    const [call, headers] = [newcomer(stack), key()];
    const stop = () => call('POST', '/api/transfer/stop', { json: { will_id: will.willId, stop_code }, headers });
    await startTransfer(will);
    const [stopped, again] = [await stop(), await stop()];
    expect([stopped.status, again.status, again.body]).toEqual([200, 200, stopped.body]);
    await startWithProof(will, survivorAt(will, 1));
    expect(said(await stop())).toBe('403 stop_card_not_valid');
  });

  it('says that everyone waits because of a vouch only as long as it is so', async () => {
    const will = await sealWill(stack);
    const [ben, clara] = [survivorAt(will, 0), survivorAt(will, 1)];
    const json = { will_id: will.willId, survivor_id: ben.id, backup_code: ben.backupCodes[0] };
    const [call, headers] = [newcomer(stack), key()];
    const vouch = () => call('POST', '/api/transfer/vouch', { json, headers });
    await startTransfer(will, clara);
    const [first, again] = [await vouch(), await vouch()];
    expect([first.body.verified, again.status, again.body]).toEqual([true, 200, first.body]);
    await answered(200, will.host.ask, 'POST', '/api/liveness/alive', { json: {} });
    expect(said(await vouch())).toBe('409 vouch_not_needed');
    await startWithProof(will, clara);
    expect(said(await vouch())).toBe('409 vouch_outweighed');
  });

  it('is a sign of life each time, which stops what runs', async () => {
    const will = await sealWill(stack);
    const headers = key();
    const alive = () => answered(200, will.host.ask, 'POST', '/api/liveness/alive', { json: {}, headers });
    await startTransfer(will);
    expect((await alive()).message).toContain('was stopped');
    await startWithProof(will, survivorAt(will, 1));
    expect((await alive()).message).toContain('was stopped');
  });

  it('keeps what would be deleted, each time, and has the same answer if nothing would', async () => {
    const { host } = await sealWill(stack);
    const headers = key();
    const keep = () => host.ask('POST', '/api/host/keep', { headers });
    for (let n = 0; n < 2; n += 1) {
      await answered(202, host.ask, 'DELETE', '/api/will', { json: { password: host.password, packages: 'keep' } });
      const [kept, again] = [await keep(), await keep()];
      expect([kept.status, again.status, again.body]).toEqual([200, 200, kept.body]);
      expect(said(await host.ask('POST', '/api/host/keep'))).toBe('409 no_deletion');
    }
  });

  it('signs out the session that asks, and not only the first one', async () => {
    const host = await openAccount(stack);
    const headers = key();
    for (let n = 0; n < 2; n += 1) {
      expect((await host.ask('POST', '/api/auth/logout', { headers })).status).toBeLessThan(300);
      expect(said(await host.ask('GET', '/api/host/profile'))).toMatch(/^401/);
      await signIn(host);
    }
  });

  it('deletes once, changes once and signs out once: every operation that writes takes the header', async () => {
    const host = await openAccount(stack);
    const connector = await answered(201, host.ask, 'POST', '/api/connectors', { json: telegram('one') });
    const headers = key();
    const path = `/api/connectors/${connector.id}`;
    const change = { json: { name: 'two' }, headers };
    const changed = await answered(200, host.ask, 'PUT', path, change);
    await answered(200, host.ask, 'PUT', path, { json: { name: 'three' } });
    expect(await answered(200, host.ask, 'PUT', path, change)).toEqual(changed);
    expect((await answered(200, host.ask, 'GET', '/api/connectors')).connectors).toMatchObject([{ name: 'three' }]);
    for (let n = 0; n < 2; n += 1) expect(said(await host.ask('DELETE', path, { headers }))).toBe('204');
    expect(said(await host.ask('DELETE', path))).toBe('404 connector_not_found');
  });

  it('is a new attempt after a refusal or a fault, however much was committed before', async () => {
    const { host, survivors } = await sealWill(stack);
    const headers = key();
    const json = { email: host.email, password: 'not the right password' };
    const guess = () => newcomer(stack)('POST', '/api/auth/login', { json, headers });
    expect([said(await guess()), said(await guess())]).toEqual(['401 invalid_credentials', '401 invalid_credentials']);
    const { connectors } = await answered(200, host.ask, 'GET', '/api/connectors');
    const test = () => host.ask('POST', `/api/connectors/${connectors[0].id}/test`, { json: { test_destination: survivors[0]?.email }, headers });
    await stack.fault('smtp', 'error');
    expect(said(await test())).toBe('502 delivery_failed');
    await stack.fault('smtp', 'off');
    expect(await test()).toMatchObject({ status: 200, body: { success: true } });
  });

  it('is a different request for another Host, and for another endpoint', async () => {
    const [one, two] = [await openAccount(stack), await openAccount(stack)];
    const headers = key();
    await answered(201, one.ask, 'POST', '/api/connectors', { json: telegram('one'), headers });
    await answered(201, two.ask, 'POST', '/api/connectors', { json: telegram('one'), headers });
    await answered(201, one.ask, 'POST', '/api/survivors', { json: survivor, headers });
  });

  it('uploads the same documents once', async () => {
    const host = await openAccount(stack);
    await setUp(host);
    const [first, again] = await askTwice(host.ask, '/api/will/upload', { parts: [letter()] });
    expect([first?.status, again?.status, again?.body]).toEqual([201, 201, first?.body]);
    expect((await answered(200, host.ask, 'GET', '/api/will/status')).documents_count).toBe(1);
  });

  it('is refused for different documents, even of the same length', async () => {
    const host = await openAccount(stack);
    await setUp(host);
    const part = letter();
    const other = { ...part, content: Buffer.from(String(part.content)).fill('x') };
    const replies = await askTwice(host.ask, '/api/will/upload', { parts: [part] }, { parts: [other] });
    expect(replies.map(said)).toEqual(['201', '409 idempotency_key_reused']);
  });

  it('is refused for a different thing of the same type', async () => {
    const { host, survivors } = await sealWill(stack);
    const headers = key();
    const renew = (id = '') => host.ask('POST', `/api/survivors/${id}/regenerate-codes`, { headers });
    expect((await renew(survivors[0]?.id)).status).toBe(200);
    expect(await renew(survivors[1]?.id)).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
  });

  it('adds a Survivor of a sealed will once, and creates their paper once, if it is sent three times in parallel', async () => {
    const { host } = await sealWill(stack);
    const thrice = (path: string, json?: object) => {
      const headers = key();
      return Promise.all([1, 2, 3].map(() => host.ask('POST', path, { headers, ...(json && { json }) })));
    };
    const statuses = (replies: readonly { status: number }[]) => replies.map(({ status }) => status).sort();
    expect(statuses(await thrice('/api/survivors', { ...survivor, name: 'Zoe' }))).toEqual([201, 409, 409]);
    const { survivors } = await answered(200, host.ask, 'GET', '/api/survivors');
    const zoe = survivors.filter(({ name }: { name: string }) => name === 'Zoe');
    expect(zoe).toHaveLength(1);
    expect(statuses(await thrice(`/api/survivors/${zoe[0].id}/regenerate-codes`))).toEqual([200, 409, 409]);
  });

  it('leaves no reply and no id of a Survivor in the table: not of one who was added, got a new paper, or rehearses', async () => {
    const { host, survivors } = await sealWill(stack);
    const added = await answered(201, host.ask, 'POST', '/api/survivors', { json: { ...survivor, name: 'Zoe' }, headers: key() });
    await answered(200, host.ask, 'POST', `/api/survivors/${survivors[0]?.id}/regenerate-codes`, { headers: key() });
    const rehearsal = await answered(201, host.ask, 'POST', '/api/rehearsals', { json: { kind: 'reach' }, headers: key() });
    const kept = (await stack.dump()).items.map((item) => JSON.stringify(item)).filter((item) => item.includes('"DONE#'));
    const ids = [added.id, ...survivors.map(({ id }) => id), ...rehearsal.survivors.map((one: { survivor_id: string }) => one.survivor_id)];
    expect(ids).not.toContain(undefined);
    expect(kept.length).toBeGreaterThan(2);
    expect(kept.filter((item) => item.includes('"reply"') || ids.some((id) => item.includes(id)))).toEqual([]);
  });

  it('stores no hash from which a password could be guessed', async () => {
    const json = { email: 'hashed@example.com', password: 'correct horse battery', display_name: 'Hashed' };
    await answered(201, newcomer(stack), 'POST', '/api/auth/register', { json, headers: key() });
    const kept = JSON.stringify((await stack.dump()).items).match(/"bodyHash":\{"S":"([0-9a-f]{64})"/g) ?? [];
    expect(kept.length).toBeGreaterThan(0);
    for (const asked of [json, ['', json]]) {
      const plain = createHash('sha256').update(JSON.stringify(asked)).digest('hex');
      expect(kept.filter((one) => one.includes(plain))).toEqual([]);
    }
  });
});

/** Expects a refusal that names only the id of what was done before. */
function expectOnlyId(reply: Reply | undefined, id: string): void {
  expect(reply).toMatchObject({ status: 409, body: { code: 'already_done', details: [{ path: 'id', message: id }] } });
}
