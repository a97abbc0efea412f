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
});

it('a Host whose transfer runs may send a connector back as it was, and change nothing of it', async () => {
  const fresh = await sealWill(stack);
  await startTransfer(fresh);
  const { connectors } = await answered(200, fresh.host.ask, 'GET', '/api/connectors');
  const put = (json: object) => fresh.host.ask('PUT', `/api/connectors/${connectors[0].id}`, { json });
  for (const same of [{}, { name: connectors[0].name, priority: connectors[0].priority }]) expect((await put(same)).status).toBe(200);
  expect(said(await put({ priority: 77 }))).toBe('409 transfer_running');
});

it('after 30 days with too few Survivors the transfer stalls; the one who was there still counts, and the missing one opens it', async () => {
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
