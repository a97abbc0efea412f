import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '#tests/support/client.ts';
import { startTestStack, type TestStack } from '#tests/support/stack.ts';
import {
  access,
  answered,
  authenticateOnPaper,
  type Body,
  DAY,
  HOUR,
  type Host,
  letter,
  mailed,
  newcomer,
  openAccount,
  passDeadline,
  type SealedWill,
  sealWill,
  signIn,
  startTransfer,
  subjects,
  survivorAt,
} from '#tests/support/story.ts';
import { type StolenTable, stolenTable } from '#tests/support/table.ts';

let stack: TestStack;

let table: StolenTable;

beforeAll(async () => {
  stack = await startTestStack();
  table = await stolenTable(stack);
});
beforeEach(() => table.forgetEverybody());
afterAll(() => stack.stop());

const NEW = 'a completely new password';
const TOLD = (name: string) => `The password of the account of ${name} was reset by e-mail`;

const profile = (host: Host, token = host.tokens.access_token) => host.call('GET', '/api/host/profile', { token });
const logIn = (call: Client, { email }: Host, password: string) => call('POST', '/api/auth/login', { json: { email, password } });
const reset = (token: string, more: object = {}) => newcomer(stack)('POST', '/api/auth/reset-password', { json: { token, password: NEW, ...more } });

/** Asks for a reset link and takes it out of the mailbox. */
async function resetLink(host: Host): Promise<string> {
  await answered(202, newcomer(stack), 'POST', '/api/auth/forgot-password', { json: { email: host.email } });
  return mailed(stack, host.email, /reset-password#token=(\S+)/);
}

/** Signs in anew with the new password, as somebody who holds the mailbox can. */
async function recover(host: Host, more: object = {}): Promise<void> {
  expect((await reset(await resetLink(host), more)).status).toBe(204);
  host.password = NEW;
  await signIn(host);
}

/** What this Host is answered to everything that would re-key the will. */
async function rekeying({ host, survivors, connectorId, storageId }: SealedWill): Promise<Body> {
  const id = survivors[0]?.id;
  const { documents } = await answered(200, host.ask, 'GET', '/api/will/documents');
  const { smtp, object_store } = await stack.endpoints();
  const mail = { smtp_host: smtp.host, smtp_port: smtp.port, username: smtp.username, password: smtp.password, from_address: 'eve@evil.example' };
  const asked: [string, string, Body?][] = [
    ['POST', '/api/survivors', { name: 'Eve', relationship: 'none', contact_methods: [{ type: 'email', value: 'eve@evil.example' }] }],
    ['PUT', `/api/survivors/${id}`, { contact_methods: [{ type: 'email', value: 'eve@evil.example' }] }],
    ['DELETE', `/api/survivors/${id}`],
    ['POST', `/api/survivors/${id}/regenerate-codes`],
    ['PUT', '/api/survivors/minimum-count', { threshold: 3 }],
    ['PUT', '/api/host/settings', { survivor_threshold: 3 }],
    ['PUT', '/api/host/profile', { email: 'eve@evil.example' }],
    ['POST', '/api/storages', { type: 'object_store', name: 'Mine', config: object_store, directory_path: '/mine' }],
    ['POST', '/api/connectors', { type: 'email', name: 'Mine', config: mail, priority: 0 }],
    ['PUT', `/api/connectors/${connectorId}`, { name: 'Mine' }],
    ['POST', '/api/will/encrypt', { storage_id: storageId }],
    ['POST', '/api/will/uploads', { files: [{ filename: 'a.txt', mime_type: 'text/plain', size_bytes: 1, sha256_hash: '0'.repeat(64) }] }],
    ['DELETE', `/api/will/documents/${documents[0]?.id}`],
  ];
  const answers: Body = {};
  for (const [method, path, json] of asked) {
    const reply = await host.ask(method, path, json ? { json } : {});
    const code = `${reply.status} ${reply.body.code}`;
    answers[code] = [...(answers[code] ?? []), `${method} ${path.replace(/[0-9a-f-]{36}/, '<id>')}`];
  }
  return answers;
}

describe('a reset by e-mail', () => {
  it('sets the password, ends every session at once, and is told to the Host', async () => {
    const host = await openAccount(stack);
    const first = host.tokens;
    await signIn(host);
    const link = await resetLink(host);
    expect((await reset(link)).status).toBe(204);
    for (const { access_token, refresh_token } of [first, host.tokens]) {
      expect((await profile(host, access_token)).status).toBe(401);
      expect((await host.call('POST', '/api/auth/refresh', { json: { refresh_token } })).status).toBe(401);
    }
    expect((await logIn(host.call, host, host.password)).status).toBe(401);
    expect((await logIn(host.call, host, NEW)).status).toBe(200);
    expect(await subjects(stack, host.email)).toContain('The password of your account was reset');
  });

  it('works once, with the newest link, for an hour', async () => {
    const host = await openAccount(stack);
    const older = await resetLink(host);
    const newest = await resetLink(host);
    expect(await reset(older)).toMatchObject({ status: 400, body: { code: 'invalid_link' } });
    const broken = `${newest.slice(0, -1)}${newest.endsWith('A') ? 'B' : 'A'}`;
    expect(await reset(broken)).toMatchObject({ status: 400, body: { code: 'invalid_link' } });
    expect(await reset('x')).toMatchObject({ status: 400, body: { code: 'invalid_link' } });
    expect(await reset(newest, { password: 'too short' })).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect((await reset(newest)).status).toBe(204);
    expect(await reset(newest)).toMatchObject({ status: 410, body: { code: 'link_expired' } });
    const late = await resetLink(host);
    await stack.advance(HOUR);
    expect(await reset(late)).toMatchObject({ status: 410, body: { code: 'link_expired' } });
  });

  it('takes one of two that come at once', async () => {
    const host = await openAccount(stack);
    const link = await resetLink(host);
    const replies = await Promise.all([1, 2].map(() => reset(link)));
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 410]);
  });

  it('leaves a Host without a sealed will free to do everything', async () => {
    const host = await openAccount(stack);
    await recover(host);
    await answered(200, host.ask, 'PUT', '/api/host/profile', { json: { email: `new.${host.email}` } });
  });
});

describe('changing the password', () => {
  it('ends the other sessions and keeps this one, which can still be refreshed', async () => {
    const host = await openAccount(stack);
    const other = host.tokens;
    await signIn(host);
    const json = { current_password: host.password, new_password: NEW };
    await answered(204, host.ask, 'POST', '/api/auth/change-password', { json });
    expect((await profile(host, other.access_token)).status).toBe(401);
    expect((await host.call('POST', '/api/auth/refresh', { json: { refresh_token: other.refresh_token } })).status).toBe(401);
    expect((await profile(host)).status).toBe(200);
    const { refresh_token } = host.tokens;
    const pair = await answered(200, host.call, 'POST', '/api/auth/refresh', { json: { refresh_token } });
    expect((await profile(host, pair.access_token)).status).toBe(200);
    expect((await logIn(host.call, host, host.password)).status).toBe(401);
    expect((await logIn(host.call, host, NEW)).status).toBe(200);
    expect(await subjects(stack, host.email)).toContain('The password of your account was changed');
  });

  it('needs the current one, and a session', async () => {
    const host = await openAccount(stack);
    const change = (json: object) => host.ask('POST', '/api/auth/change-password', { json });
    expect(await change({ current_password: 'a wrong password', new_password: NEW })).toMatchObject({
      status: 401,
      body: { code: 'invalid_credentials' },
    });
    expect((await change({ current_password: host.password, new_password: 'short' })).status).toBe(400);
    expect((await host.call('POST', '/api/auth/change-password', { json: {} })).status).toBe(401);
    expect((await logIn(host.call, host, host.password)).status).toBe(200);
  });
});

describe('a mailbox alone', () => {
  it('never re-keys a sealed will; reading, answering and cancelling go on', async () => {
    const will = await sealWill(stack);
    await recover(will.host);
    const answers = await rekeying(will);
    expect(Object.keys(answers)).toEqual(['409 recently_recovered']);
    expect(answers['409 recently_recovered']).toHaveLength(13);
    // What the next sealing will hold, and how soon the silence of a Host counts, are not a mailbox's business either.
    const draft = await will.host.ask('POST', '/api/will/upload', { parts: [letter()] });
    const sooner = await will.host.ask('PUT', '/api/host/settings', { json: { hcit_days: 7, hcrt_hours: 24, hcrac: 1 } });
    expect([draft, sooner].map(({ status, body }) => `${status} ${body.code}`)).toEqual(Array(2).fill('409 recently_recovered'));
    await answered(200, will.host.ask, 'GET', '/api/will/status');
    await answered(200, will.host.ask, 'POST', '/api/liveness/alive', { json: {} });
    await answered(200, will.host.ask, 'PUT', '/api/host/profile', { json: { display_name: 'Anna H.' } });
    const { transferId } = await startTransfer(will);
    expect(Object.keys(await rekeying(will))).toEqual(['409 transfer_running']);
    await answered(200, will.host.ask, 'POST', '/api/transfer/cancel', { json: { transfer_id: transferId } });
  });

  it('opens nothing with the ids that it sees: they count only with what a Survivor got for a proof', async () => {
    const will = await sealWill(stack);
    await recover(will.host);
    const transfer = await startTransfer(will);
    const [ben, clara] = [survivorAt(will, 0), survivorAt(will, 1)];
    await authenticateOnPaper(transfer, ben);
    await authenticateOnPaper(transfer, clara);
    await passDeadline(transfer);
    expect(await access(transfer, ben)).toMatchObject({ status: 403, body: { code: 'session_required' } });
    expect(await access(transfer, clara)).toMatchObject({ status: 403, body: { code: 'session_required' } });
    const { session_token: token } = await authenticateOnPaper(transfer, ben);
    expect((await access(transfer, ben, { token })).status).toBe(200);
  });

  it('has every Survivor told on day 1 and day 15, and opens the account fully on day 30', async () => {
    const will = await sealWill(stack);
    const { host, survivors } = will;
    await recover(host);
    const told = async () => {
      const all = await Promise.all(survivors.map(({ email }) => subjects(stack, email)));
      return all.map((each) => each.filter((subject) => subject === TOLD(host.name)).length);
    };
    await stack.advance(DAY - 1);
    expect(await told()).toEqual([0, 0, 0]);
    await stack.advance(1);
    expect(await told()).toEqual([1, 1, 1]);
    const [message] = (await stack.messages({ to: survivorAt(will, 0).email })).filter(({ subject }) => subject === TOLD(host.name));
    expect(message?.text).toContain(will.willId);
    await stack.advance(14 * DAY);
    expect(await told()).toEqual([2, 2, 2]);
    await stack.advance(15 * DAY - 1);
    await signIn(host);
    await answered(409, host.ask, 'DELETE', `/api/survivors/${survivorAt(will, 2).id}`);
    await stack.advance(1);
    await answered(204, host.ask, 'DELETE', `/api/survivors/${survivorAt(will, 2).id}`);
    expect(await told()).toEqual([2, 2, 2]);
  });

  it('waits anew after another reset, and the Survivors hear of the newest alone', async () => {
    const will = await sealWill(stack);
    await recover(will.host);
    await stack.advance(DAY / 2);
    await recover(will.host);
    await stack.advance(DAY / 2);
    expect(await subjects(stack, survivorAt(will, 0).email)).not.toContain(TOLD(will.host.name));
    await stack.advance(DAY / 2);
    expect(await subjects(stack, survivorAt(will, 0).email)).toContain(TOLD(will.host.name));
  });

  it('is answered sign_of_life_first like every session while a transfer is being prepared', async () => {
    const will = await sealWill(stack);
    await stack.advance(100 * DAY);
    await recover(will.host);
    const { '409 recently_recovered': draft, ...others } = await rekeying(will);
    expect(draft).toEqual(['POST /api/will/uploads', 'DELETE /api/will/documents/<id>']);
    expect(Object.keys(others)).toEqual(['409 sign_of_life_first']);
    await answered(200, will.host.ask, 'POST', '/api/liveness/alive', { json: {} });
    expect(Object.keys(await rekeying(will))).toEqual(['409 recently_recovered']);
  });
});

describe("a Survivor's backup code", () => {
  it('proves more than the mailbox, and stays good', async () => {
    const will = await sealWill(stack);
    const survivor = survivorAt(will, 1);
    await recover(will.host, { survivor_id: survivor.id, backup_code: survivor.backupCodes[0]?.toLowerCase() });
    await answered(200, will.host.ask, 'PUT', '/api/host/profile', { json: { email: `new.${will.host.email}` } });
    const { survivors } = await answered(200, will.host.ask, 'GET', '/api/survivors');
    expect(survivors.map((one: Body) => one.backup_codes_remaining)).toEqual([5, 5, 5]);
    const transfer = await startTransfer(will);
    await authenticateOnPaper(transfer, survivor);
  });

  it('that is wrong refuses the reset, and the link is still good', async () => {
    const will = await sealWill(stack);
    const [ben, clara] = [survivorAt(will, 0), survivorAt(will, 1)];
    const link = await resetLink(will.host);
    const wrong = [
      { survivor_id: ben.id, backup_code: 'AAAA-0000' },
      { survivor_id: ben.id, backup_code: clara.backupCodes[0] },
      { survivor_id: will.host.id, backup_code: ben.backupCodes[0] },
      { backup_code: ben.backupCodes[0] },
      { survivor_id: ben.id },
    ];
    for (const more of wrong) expect(await reset(link, more)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect((await logIn(newcomer(stack), will.host, will.host.password)).status).toBe(200);
    expect((await reset(link, { survivor_id: ben.id, backup_code: ben.backupCodes[0] })).status).toBe(204);
  });

  it('can be guessed at ten times an hour', async () => {
    const will = await sealWill(stack, { survivors: 2 });
    const ben = survivorAt(will, 0);
    const link = await resetLink(will.host);
    for (let n = 0; n < 10; n += 1) {
      expect((await reset(link, { survivor_id: ben.id, backup_code: `AAAA-000${n}` })).status).toBe(400);
    }
    const right = { survivor_id: ben.id, backup_code: ben.backupCodes[0] };
    expect(await reset(link, right)).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    const transfer = await startTransfer(will);
    await authenticateOnPaper(transfer, ben);
  });
});

describe('a reset while a transfer runs', () => {
  it('that is asked for after the cancel deadline takes effect 48 hours later', async () => {
    const will = await sealWill(stack);
    const transfer = await startTransfer(will);
    await passDeadline(transfer);
    const link = await resetLink(will.host);
    const message = (await stack.messages({ to: will.host.email })).at(-1);
    expect(message?.text).toContain('this link works only from');
    expect(await reset(link)).toMatchObject({ status: 409, body: { code: 'reset_waits' } });
    await stack.advance(48 * HOUR - 1);
    expect(await reset(link)).toMatchObject({ status: 409, body: { code: 'reset_waits' } });
    expect((await logIn(newcomer(stack), will.host, will.host.password)).status).toBe(200);
    await stack.advance(1);
    expect((await reset(link)).status).toBe(204);
    expect((await logIn(newcomer(stack), will.host, NEW)).status).toBe(200);
  });

  it('that is asked for before the cancel deadline works at once', async () => {
    const will = await sealWill(stack);
    const transfer = await startTransfer(will);
    await passDeadline(transfer, -1);
    expect((await reset(await resetLink(will.host))).status).toBe(204);
  });
});
