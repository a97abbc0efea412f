import { beforeAll, describe, expect, it } from 'vitest';
import { sharedStack, sharedWill } from '#tests/support/shared-stack.ts';
import {
  access,
  answered,
  authenticate,
  type Body,
  DAY,
  HOUR,
  type Host,
  newcomer,
  openAccount,
  openWill,
  passDeadline,
  said,
  sealWill,
  signIn,
  startTransfer,
  subjects,
  survivorAt,
  transferStatus,
} from '#tests/support/story.ts';

const stack = sharedStack();
const will = sharedWill(stack);
let host: Host;
beforeAll(async () => {
  host = will.host;
});

const alive = (json: object = {}) => host.ask('POST', '/api/liveness/alive', { json });
const status = async () => (await answered(200, host.ask, 'GET', '/api/will/status')).status;
const history = (query = ''): Promise<Body> => answered(200, host.ask, 'GET', `/api/liveness/history${query}`);
const statuses = async (query = '') => (await history(query)).checks.map((check: Body) => check.status);
const inDays = async (days: number) => new Date((await stack.now()).getTime() + days * DAY * 1000).toISOString();

/** Moves the clock, and the Host signs in, which is no sign of life. */
async function later(seconds: number): Promise<void> {
  await stack.advance(seconds);
  await signIn(host);
}

/** Returns the subjects of all messages to the Survivors since the messages were last cleared. */
const survivorsHeard = async () => [...new Set((await Promise.all(will.survivors.map(({ email }) => subjects(stack, email)))).flat())];
const stopped = () => `The transfer of the will of ${host.name} was stopped`;

describe('while all is well', () => {
  it('an early sign of life restarts the interval', async () => {
    await later(29 * DAY);
    const { body } = await alive();
    expect(body).toEqual({ confirmed: true, next_check_due: await inDays(30), message: 'Good to hear from you.' });
    await stack.clearMessages();
    await later(30 * DAY - 1);
    expect([await statuses(), await subjects(stack, host.email)]).toEqual([[], []]);
    await stack.advance(1);
    expect(await statuses()).toEqual(['pending']);
  });

  it('a sign of life without an id confirms the pending check', async () => {
    expect((await alive()).body.confirmed).toBe(true);
    expect((await history()).checks[0]).toMatchObject({ status: 'confirmed', channel: 'email', responded_at: await inDays(0) });
    await stack.advance(3 * DAY);
    await signIn(host);
    expect(await statuses()).toEqual(['confirmed']);
  });

  it('resets the count of missed checks when the Host confirms a missed check', async () => {
    await alive();
    await later(66 * DAY - HOUR);
    expect(await statuses('?limit=2')).toEqual(['pending', 'missed']);
    const { checks } = await history();
    const { body } = await alive({ check_id: checks[1].id });
    expect(body).toMatchObject({ confirmed: true, next_check_due: await inDays(30) });
    expect(await statuses('?limit=2')).toEqual(['confirmed', 'confirmed']);
    // Two more misses would have been enough without it.
    await later(66 * DAY);
    expect([await statuses('?limit=2'), await status()]).toEqual([['missed', 'missed'], 'active']);
    await alive();
  });

  it.each<[string, object, string]>([
    ['unknown', { check_id: '5d6e5e4e-90d8-4d3c-8c77-000000000001' }, '404 check_not_found'],
    ['of a number that never was', { check_id: '5d6e5e4e-90d8-4d3c-8c77-ffffffffffff' }, '404 check_not_found'],
    ['no UUID', { check_id: '1' }, '400 validation_failed'],
  ])('a check that is %s is refused, and is no sign of life', async (_, json, answer) => {
    const before = (await history()).next_check_due;
    await later(60);
    expect(said(await alive(json))).toBe(answer);
    expect((await history()).next_check_due).toBe(before);
  });

  it('the check of another Host is refused too', async () => {
    const [check] = (await history()).checks;
    const other = await sealWill(stack, { survivors: 2 });
    expect(said(await other.host.ask('POST', '/api/liveness/alive', { json: { check_id: check.id } }))).toBe('404 check_not_found');
  });

  it('without a sealed will there is nothing to answer', async () => {
    const other = await openAccount(stack);
    expect(said(await other.ask('POST', '/api/liveness/alive', { json: {} }))).toBe('409 no_sealed_will');
    expect(await answered(200, other.ask, 'GET', '/api/liveness/history')).toEqual({ checks: [], total: 0, next_check_due: null });
  });
});

describe('the history', () => {
  it('is read page by page, the newest first', async () => {
    const { checks, total } = await history();
    expect(checks.map(({ check_number }: Body) => check_number)).toEqual(Array.from({ length: total }, (_, n) => total - n));
    expect((await history('?limit=2&offset=1')).checks).toEqual(checks.slice(1, 3));
    expect(await history(`?offset=${total}`)).toMatchObject({ checks: [], total });
  });

  it.each(['limit=0', 'limit=x', 'limit=-1', 'offset=-1', 'offset=1.5'])('%s is refused', async (query) => {
    expect(said(await host.ask('GET', `/api/liveness/history?${query}`))).toBe('400 validation_failed');
  });
});

describe('a Host who comes back', () => {
  it('from pending_transfer makes the will active again, and no one gets further reminders', async () => {
    await alive();
    await later(99 * DAY);
    expect(await status()).toBe('pending_transfer');
    await stack.clearMessages();
    const { body } = await alive();
    expect(body).toMatchObject({ confirmed: true, next_check_due: await inDays(30), message: expect.stringContaining('stopped') });
    expect(await status()).toBe('active');
    await later(29 * DAY);
    expect(await survivorsHeard()).toEqual([`${host.name} has answered us`]);
    expect(await stack.messages({ to: survivorAt(will, 2).email })).toMatchObject([{ text: expect.stringContaining('signed in to the account') }]);
    expect(await statuses('?limit=1')).toEqual(['missed']);
    await later(DAY);
    expect(await statuses('?limit=2')).toEqual(['pending', 'missed']);
  });

  it('by other settings too', async () => {
    await later(99 * DAY);
    expect(await status()).toBe('pending_transfer');
    await answered(200, host.ask, 'PUT', '/api/host/settings', { json: { hcit_days: 14 } });
    expect(await status()).toBe('active');
    expect((await history()).next_check_due).toBe(await inDays(14));
    await answered(200, host.ask, 'PUT', '/api/host/settings', { json: { hcit_days: 30 } });
  });

  it('while a transfer waits for its deadline ends it, and everyone is notified how', async () => {
    const transfer = await startTransfer(will);
    await stack.clearMessages();
    expect((await alive()).body.confirmed).toBe(true);
    expect([await status(), (await transferStatus(transfer, newcomer(stack))).status]).toEqual(['active', 'cancelled']);
    expect(await survivorsHeard()).toEqual([stopped()]);
    expect((await stack.messages({ to: survivorAt(will, 2).email }))[0]?.text).toContain('signed in to the account');
    expect(await subjects(stack, host.email)).toEqual(['The transfer of your will was stopped']);
    await stack.clearMessages();
    await later(20 * DAY);
    expect([await survivorsHeard(), await subjects(stack, host.email)]).toEqual([[], []]);
  });

  it('when the documents are open already: they are closed again', async () => {
    const transfer = await openWill(will);
    expect((await access(transfer, survivorAt(will, 0))).status).toBe(200);
    await signIn(host);
    await stack.clearMessages();
    expect((await alive()).body.confirmed).toBe(true);
    expect(said(await access(transfer, survivorAt(will, 0)))).toBe('403 transfer_cancelled');
    expect([await status(), await survivorsHeard()]).toEqual(['active', [stopped()]]);
    await later(20 * DAY);
  });

  it('cannot cancel the transfer of another Host', async () => {
    const transfer = await startTransfer(will);
    const other = await openAccount(stack);
    const json = { transfer_id: transfer.transferId };
    expect(said(await other.ask('POST', '/api/transfer/cancel', { json }))).toBe('404 transfer_not_found');
    expect(said(await newcomer(stack)('POST', '/api/transfer/cancel', { json }))).toBe('401 unauthorized');
    expect((await transferStatus(transfer, newcomer(stack))).status).toBe('initiated');
    await signIn(host);
    expect(said(await host.ask('POST', '/api/transfer/cancel', { json }))).toBe('200');
    expect(said(await host.ask('POST', '/api/transfer/cancel', { json }))).toBe('409 transfer_not_running');
    await later(20 * DAY);
  });
});

describe('a Host whose transfer runs', () => {
  it('may send a connector back as it was, and change nothing of it', async () => {
    const fresh = await sealWill(stack);
    await startTransfer(fresh);
    const { connectors } = await answered(200, fresh.host.ask, 'GET', '/api/connectors');
    const put = (json: object) => fresh.host.ask('PUT', `/api/connectors/${connectors[0].id}`, { json });
    for (const same of [{}, { name: connectors[0].name, priority: connectors[0].priority }]) expect((await put(same)).status).toBe(200);
    expect(said(await put({ priority: 77 }))).toBe('409 transfer_running');
  });
});

describe('too few Survivors', () => {
  it('after 30 days the transfer stalls; the one who was there still counts, and the missing one opens it', async () => {
    await signIn(host);
    await alive();
    const transfer = await startTransfer(will);
    await authenticate(transfer, survivorAt(will, 0));
    await passDeadline(transfer, 30 * DAY - 1);
    expect((await transferStatus(transfer, newcomer(stack))).status).toBe('awaiting_authentication');
    await stack.clearMessages();
    await later(1);
    expect([(await transferStatus(transfer, newcomer(stack))).status, await status()]).toEqual(['stalled', 'transfer_stalled']);
    expect(await subjects(stack, survivorAt(will, 0).email)).toEqual([]);
    expect(await subjects(stack, survivorAt(will, 1).email)).toEqual([`The will of ${host.name} still cannot be opened`]);
    await later(100 * DAY);
    await authenticate(transfer, survivorAt(will, 1));
    expect([await status(), (await access(transfer, survivorAt(will, 0))).status]).toEqual(['accessible', 200]);
  });
});
