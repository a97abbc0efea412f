import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sharedStack, sharedWill } from '#tests/support/shared-stack.ts';
import {
  access,
  answered,
  authenticate,
  type Body,
  DAY,
  HOUR,
  newcomer,
  openWill,
  type StartedTransfer,
  signIn,
  startTransfer,
  subjects,
  survivorAt,
  transferStatus,
} from '#tests/support/story.ts';

const stack = sharedStack();
const will = sharedWill(stack);
// Each story begins with a Host who has just been there and is asked next after 30 days.
afterEach(async () => {
  await signIn(will.host);
  await answered(200, will.host.ask, 'POST', '/api/liveness/alive', { json: {} });
  await stack.clearMessages();
});

async function fromTheHost(path: string): Promise<Body> {
  await signIn(will.host);
  return answered(200, will.host.ask, 'GET', path);
}
const newestCheck = async () => (await fromTheHost('/api/liveness/history')).checks[0];
const willStatus = async () => (await fromTheHost('/api/will/status')).status;
const survivorsHeard = async () => (await Promise.all(will.survivors.map(({ email }) => subjects(stack, email)))).flat();

it('while the service was down no one was silent: one check away from the activation, a backlog after an outage activates no will', async () => {
  await answered(200, will.host.ask, 'PUT', '/api/host/settings', { json: { hcrac: 1 } });
  await stack.advance(33 * DAY - HOUR);
  await stack.outage(60 * DAY);
  await stack.advance(60);
  expect([await willStatus(), await newestCheck(), await survivorsHeard()]).toEqual(['active', expect.objectContaining({ status: 'pending' }), []]);
  await stack.advance(HOUR - 61);
  expect([await willStatus(), await survivorsHeard()]).toEqual(['active', []]);
  await stack.advance(1);
  expect([await willStatus(), (await survivorsHeard()).length]).toEqual(['pending_transfer', 3]);
});

describe('the Host loses nothing of the time to stop a transfer', () => {
  // A start soon after a cancel has to wait for a week.
  beforeEach(async () => void (await stack.advance(15 * DAY)));

  const ben = () => survivorAt(will, 0);
  const seen = async (transfer: StartedTransfer) => {
    const { status, opens_at, host_cancel_deadline } = await transferStatus(transfer, newcomer(stack));
    const reply = await access(transfer, ben());
    return {
      status,
      host_cancel_deadline,
      opensAfter: (Date.parse(opens_at) - transfer.cancelDeadline.getTime()) / 1000,
      read: reply.body.code ?? reply.status,
    };
  };

  it('an outage over their end', async () => {
    const transfer = await startTransfer(will);
    for (const position of [0, 1]) await authenticate(transfer, survivorAt(will, position));
    const host_cancel_deadline = transfer.cancelDeadline.toISOString();
    await stack.advance(47 * HOUR);
    await stack.outage(10 * HOUR);
    const closed = { status: 'initiated', host_cancel_deadline, opensAfter: 10 * HOUR, read: 'not_open_yet' };
    expect(await seen(transfer)).toEqual(closed);
    expect((await access(transfer, ben())).body.error).toContain(new Date(transfer.cancelDeadline.getTime() + 10 * HOUR * 1000).toISOString());
    await stack.advance(HOUR - 1);
    expect(await seen(transfer)).toEqual(closed);
    await stack.advance(1);
    expect(await seen(transfer)).toEqual({ ...closed, status: 'accessible', read: 200 });
  });

  it('and the Survivors nothing of the time to read', async () => {
    const transfer = await openWill(will);
    const before = (await access(transfer, ben())).body.access_expires_at;
    await stack.advance(13 * DAY);
    await stack.outage(2 * DAY);
    const moved = new Date(Date.parse(before) + 2 * DAY * 1000).toISOString();
    const { status, body } = await access(transfer, ben());
    expect([status, body.access_expires_at]).toEqual([200, moved]);
    await stack.advance(DAY - 60);
    const last = (await access(transfer, ben())).body.documents[0];
    expect(last.download_expires_at).toBe(moved);
    await stack.advance(59);
    expect([(await access(transfer, ben())).status, (await newcomer(stack)('GET', last.download_url)).status]).toEqual([200, 200]);
    await stack.advance(1);
    expect([(await access(transfer, ben())).status, (await newcomer(stack)('GET', last.download_url)).status]).toEqual([410, 410]);
  });
});
