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
  passDeadline,
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

describe('while the service was down, no one was silent', () => {
  it('an outage within the time to answer is added to it', async () => {
    await stack.advance(30 * DAY + HOUR);
    await stack.outage(20 * HOUR);
    await stack.advance(71 * HOUR - 1);
    expect(await newestCheck()).toMatchObject({ status: 'pending' });
    await stack.advance(1);
    expect(await newestCheck()).toMatchObject({ status: 'missed' });
  });

  it('an outage over the deadline gives back all that was lost of it', async () => {
    await stack.advance(30 * DAY + 71 * HOUR);
    await stack.outage(30 * HOUR);
    await stack.advance(HOUR - 1);
    expect(await newestCheck()).toMatchObject({ status: 'pending' });
    await stack.advance(1);
    expect(await newestCheck()).toMatchObject({ status: 'missed' });
  });

  it('a quarter of an hour is no outage', async () => {
    await stack.advance(30 * DAY + HOUR);
    await stack.outage(15 * 60);
    await stack.advance(71 * HOUR - 15 * 60);
    expect(await newestCheck()).toMatchObject({ status: 'missed' });
  });

  it('after a year of outage the next check is sent once, and no Host counts as silent', async () => {
    await signIn(will.host);
    await answered(200, will.host.ask, 'PUT', '/api/host/settings', { json: { hcrac: 1 } });
    await stack.outage(365 * DAY);
    await stack.advance(60);
    expect(await subjects(stack, will.host.email)).toEqual([
      'The settings of our checks were changed',
      'Last check before we notify your Survivors: please confirm that you are well',
    ]);
    expect(await willStatus()).toBe('active');
    await stack.advance(72 * HOUR - 120);
    expect(await willStatus()).toBe('active');
    expect(await survivorsHeard()).toEqual([]);
  });

  it('one check away from the activation, a backlog after an outage activates no will', async () => {
    await stack.advance(33 * DAY - HOUR);
    await stack.outage(60 * DAY);
    await stack.advance(60);
    expect([await willStatus(), await newestCheck(), await survivorsHeard()]).toEqual(['active', expect.objectContaining({ status: 'pending' }), []]);
    await stack.advance(HOUR - 61);
    expect([await willStatus(), await survivorsHeard()]).toEqual(['active', []]);
    await stack.advance(1);
    expect([await willStatus(), (await survivorsHeard()).length]).toEqual(['pending_transfer', 3]);
  });
});

describe('the Host loses nothing of the time to stop a transfer', () => {
  // A start soon after a cancel has to wait for a week; only one of these stories is about that.
  beforeEach(async () => void (await stack.advance(15 * DAY)));

  const [ben, clara] = [() => survivorAt(will, 0), () => survivorAt(will, 1)];
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
  const both = async (transfer: StartedTransfer) => {
    await authenticate(transfer, ben());
    await authenticate(transfer, clara());
  };

  it.each([
    ['within the 48 hours', HOUR, 10 * HOUR, 10 * HOUR],
    ['over their end', 47 * HOUR, 10 * HOUR, 10 * HOUR],
    ['longer than two days counts as two', HOUR, 46 * HOUR + 10 * DAY, 2 * DAY],
  ])('an outage %s', async (_, before, length, moved) => {
    const transfer = await startTransfer(will);
    await both(transfer);
    const host_cancel_deadline = transfer.cancelDeadline.toISOString();
    await stack.advance(before);
    await stack.outage(length);
    const rest = 48 * HOUR - before - length + moved;
    if (rest > 0) {
      expect(await seen(transfer)).toEqual({ status: 'initiated', host_cancel_deadline, opensAfter: moved, read: 'not_open_yet' });
      expect((await access(transfer, ben())).body.error).toContain(new Date(transfer.cancelDeadline.getTime() + moved * 1000).toISOString());
      await stack.advance(rest - 1);
      expect(await seen(transfer)).toEqual({ status: 'initiated', host_cancel_deadline, opensAfter: moved, read: 'not_open_yet' });
    }
    await stack.advance(rest > 0 ? 1 : 60);
    expect(await seen(transfer)).toEqual({ status: 'accessible', host_cancel_deadline, opensAfter: moved, read: 200 });
  });

  it('nor of the week that a start soon after a cancel has to wait, whenever the last Survivor comes', async () => {
    const first = await startTransfer(will);
    await signIn(will.host);
    await answered(200, will.host.ask, 'POST', '/api/transfer/cancel', { json: { transfer_id: first.transferId } });
    const transfer = await startTransfer(will);
    await passDeadline(transfer, DAY);
    await stack.outage(DAY);
    await stack.advance(3 * DAY + HOUR);
    // A week and an hour after the start. The service was down for one day of it.
    await both(transfer);
    expect(await seen(transfer)).toMatchObject({ status: 'awaiting_authentication', opensAfter: 6 * DAY, read: 'not_open_yet' });
    await stack.advance(23 * HOUR - 1);
    expect(await seen(transfer)).toMatchObject({ status: 'awaiting_authentication', read: 'not_open_yet' });
    await stack.advance(1);
    expect(await seen(transfer)).toMatchObject({ status: 'accessible', read: 200 });
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
