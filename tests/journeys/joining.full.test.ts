import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_READER, formatMoment } from '#common/moment.ts';
import { beginAfresh, sharedRealStack } from '#tests/support/shared-stack.ts';
import {
  access,
  answered,
  authenticateOnPaper,
  cancelTransfer,
  DAY,
  HOUR,
  letter,
  newcomer,
  openWill,
  passDeadline,
  type SealedWill,
  type StartedTransfer,
  sealWill,
  signIn,
  startTransfer,
  startWithProof,
  subjects,
  survivorAt,
  transferStatus,
} from '#tests/support/story.ts';

const stack = beginAfresh(sharedRealStack('providers'));
let will: SealedWill;
beforeEach(async () => {
  will = await sealWill(stack);
});

const textsTo = async (email: string) => (await stack.messages({ to: email })).map(({ text }) => text).join('\n');
const inHours = async (hours: number) => new Date((await stack.now()).getTime() + hours * HOUR * 1000).toISOString();
const opensAt = async (transfer: StartedTransfer) => (await transferStatus(transfer, newcomer(stack))).opens_at;
const sentence = (opening: string) => `We open nothing before ${formatMoment(opening, DEFAULT_READER)}.`;

describe('a Survivor who authenticates and joins a start by name', () => {
  it('need not wait for an earlier cancel, and the others and the Host are notified', async () => {
    await cancelTransfer(await startTransfer(will));
    await stack.clearMessages();
    const transfer = await startTransfer(will);
    await stack.messages();
    const inSevenDays = await inHours(7 * 24);
    expect(await opensAt(transfer)).toBe(inSevenDays);
    const texts = [transfer.message, await textsTo(survivorAt(will, 0).email), await textsTo(will.host.email)];
    for (const text of texts) expect(text).toContain(sentence(inSevenDays));
    await stack.advance(HOUR);
    await stack.clearMessages();
    const joined = await startWithProof(will, survivorAt(will, 1));
    await stack.messages();
    const opening = await inHours(48);
    expect(await opensAt(transfer)).toBe(opening);
    expect(joined).toMatchObject({ verified: true, transfer_id: transfer.transferId, opens_at: opening });
    expect(joined['message']).toContain(sentence(opening));
    const begun = `The transfer of the will of ${will.host.name} was started`;
    for (const { email } of will.survivors) expect((await subjects(stack, email)).filter((subject) => subject === begun)).toEqual([begun]);
    expect(await subjects(stack, will.host.email)).toContain('The transfer of your will was started');
  });
});

describe('a Survivor who comes when the 48 hours are over', () => {
  it('and starts with authentication gets a personal link, and no notice of a deadline that has passed', async () => {
    const transfer = await startTransfer(will);
    await passDeadline(transfer, 31 * DAY);
    expect((await transferStatus(transfer, newcomer(stack))).status).toBe('stalled');
    await stack.clearMessages();
    await startWithProof(will, survivorAt(will, 2));
    const text = await textsTo(survivorAt(will, 2).email);
    expect(text).toContain(`transfer_id=${transfer.transferId}`);
    expect(text).not.toMatch(/We open nothing before/);
  });

  it('and starts a stalled transfer by name gives its Host a fresh 48 hours and a notice; the proofs stay', async () => {
    const transfer = await startTransfer(will);
    await authenticateOnPaper(transfer, survivorAt(will, 0));
    await passDeadline(transfer, 31 * DAY);
    await stack.clearMessages();
    const again = await startTransfer(will, survivorAt(will, 1));
    expect(again).toMatchObject({ transferId: transfer.transferId, cancelDeadline: new Date(await inHours(48)) });
    expect(await subjects(stack, will.host.email)).toContain('The transfer of your will was started');
    expect(await textsTo(survivorAt(will, 1).email)).toContain(`transfer_id=${transfer.transferId}`);
    expect(await transferStatus(again, newcomer(stack))).toMatchObject({ status: 'initiated', survivors_authenticated: 1 });
    expect(await opensAt(again)).toBe(await inHours(48));
    await authenticateOnPaper(again, survivorAt(will, 1));
    expect((await access(again, survivorAt(will, 1))).body.code).toBe('not_open_yet');
    await passDeadline(again);
    expect((await access(again, survivorAt(will, 1))).status).toBe(200);
  });

  it('in its notice asks the Host to sign in, and offers no link that does nothing', async () => {
    for (const target of ['ses', 'smtp'] as const) await stack.fault(target, 'refuse');
    const transfer = await startTransfer(will);
    await passDeadline(transfer, HOUR);
    for (const target of ['ses', 'smtp'] as const) await stack.fault(target, 'off');
    await stack.clearMessages();
    await stack.advance(6 * HOUR);
    const text = await textsTo(will.host.email);
    expect(text).toContain('please sign in now and stop the transfer');
    expect(text).toContain('/dashboard');
    expect(text).not.toContain('/api/liveness/respond');
  });
});

describe('what is said of a transfer that opened', () => {
  const completed = async ({ transferId }: StartedTransfer) => (await newcomer(stack)('GET', `/api/transfer/completed/${transferId}`)).body;

  it('includes our outages, and the documents of that day', async () => {
    const transfer = await openWill(will);
    const opened = await stack.now();
    await stack.outage(DAY);
    await stack.advance(HOUR);
    const closes = new Date(opened.getTime() + 15 * DAY * 1000).toISOString();
    expect(await completed(transfer)).toMatchObject({ status: 'accessible', completed_at: null, access_expires_at: closes, documents_count: 1 });
    await stack.advance(15 * DAY);
    await signIn(will.host);
    await answered(200, will.host.ask, 'POST', '/api/liveness/alive', { json: {} });
    await answered(201, will.host.ask, 'POST', '/api/will/upload', { parts: [letter('another.txt', 'Another.\n')] });
    await answered(200, will.host.ask, 'POST', '/api/will/encrypt', { json: { storage_id: will.storageId } });
    expect(await completed(transfer)).toMatchObject({ status: 'completed', completed_at: closes, access_expires_at: closes, documents_count: 1 });
  });

  it('stays true when its Host stops it', async () => {
    const transfer = await openWill(will);
    await stack.advance(HOUR);
    await cancelTransfer(transfer);
    const now = (await stack.now()).toISOString();
    expect(await completed(transfer)).toMatchObject({ status: 'cancelled', completed_at: now, access_expires_at: now, survivors_authenticated: 2 });
  });
});
