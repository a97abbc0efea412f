import { beforeEach, describe, expect, it } from 'vitest';
import { beginAfresh, sharedStack } from '#tests/support/shared-stack.ts';
import {
  access,
  answered,
  askForCode,
  authenticate,
  openWill,
  passDeadline,
  type SealedWill,
  type StartedTransfer,
  sealWill,
  startTransfer,
  subjects,
  survivorAt,
  transferStatus,
  wrongCode,
} from '#tests/support/story.ts';
import { type FaultRow, outcome, recovered, underFault, whileFailing } from './fault-row.ts';

const stack = beginAfresh(sharedStack());
let will: SealedWill;
beforeEach(async () => {
  will = await sealWill(stack);
});

const ben = () => survivorAt(will, 0);
const willStatus = async () => (await answered(200, will.host.ask, 'GET', '/api/will/status')).status;

describe('a Host', () => {
  it.each<FaultRow>([
    ['dynamodb', 'refuse', 'unavailable'],
    ['dynamodb', 'error', 'unavailable'],
    ['ses', 'error', 'done'],
    ['scheduler', 'error', 'done'],
  ])('says that they are alive while %s fails by %s: %s', async (...row) => {
    const alive = () => will.host.ask('POST', '/api/liveness/alive', { json: {} });
    await underFault(stack, row, alive);
    expect((await alive()).status).toBe(200);
  });

  it.each<FaultRow>([
    ['dynamodb', 'error', 'unavailable'],
    ['ses', 'error', 'done'],
    ['kms', 'error', 'done'],
  ])('stops a transfer while %s fails by %s: %s', async (...row) => {
    const { transferId } = await startTransfer(will);
    const cancel = () => will.host.ask('POST', '/api/transfer/cancel', { json: { transfer_id: transferId } });
    const reply = await underFault(stack, row, cancel);
    expect(await willStatus()).toBe(reply.status === 200 ? 'active' : 'transfer_initiated');
    if (reply.status !== 200) expect((await cancel()).status).toBe(200);
    await recovered(stack);
    expect(await willStatus()).toBe('active');
    expect(await subjects(stack, ben().email)).toContainEqual(expect.stringMatching(/stopped/i));
  });
});

describe('a stop card', () => {
  it.each<FaultRow>([
    ['dynamodb', 'error', 'unavailable'],
    ['ses', 'error', 'done'],
    ['scheduler', 'error', 'done'],
  ])('stops a transfer while %s fails by %s: %s, and is used up only if it did', async (...row) => {
    const { will_id, stop_code } = await answered(200, will.host.ask, 'POST', '/api/host/stop-card');
    await startTransfer(will);
    const stop = () => ben().call('POST', '/api/transfer/stop', { json: { will_id, stop_code } });
    const reply = await underFault(stack, row, stop);
    expect(await willStatus()).toBe(reply.status === 200 ? 'active' : 'transfer_initiated');
    expect((await stop()).status).toBe(reply.status === 200 ? 403 : 200);
    await recovered(stack);
    expect(await willStatus()).toBe('active');
    expect(await subjects(stack, ben().email)).toContainEqual(expect.stringMatching(/stopped/i));
  });
});

describe('a transfer', () => {
  it.each<['before' | 'at', ...FaultRow]>([
    ['before', 'dynamodb', 'error', 'done'],
    ['before', 'scheduler', 'error', 'done'],
    ['at', 'dynamodb', 'error', 'done'],
    ['at', 'lambda', 'refuse', 'done'],
    ['at', 'lambda', 'error', 'done'],
    ['at', 'object_store', 'refuse', 'done'],
    ['at', 'object_store', 'error', 'done'],
    ['at', 'kms', 'error', 'done'],
    ['at', 'ses', 'error', 'done'],
  ])('reaches its deadline (%s: enough Survivors have authenticated) while %s fails by %s', async (proven, target, mode) => {
    const transfer = await startTransfer(will);
    if (proven === 'at') for (const survivor of will.survivors.slice(0, 2)) await authenticate(transfer, survivor);
    await passDeadline(transfer, -2);
    await whileFailing(stack, [target, mode], () => passDeadline(transfer, 1));
    await recovered(stack);
    const expected = proven === 'at' ? 'accessible' : 'awaiting_authentication';
    expect(await transferStatus(transfer, ben().call)).toMatchObject({ status: expected });
    if (proven === 'before') return;
    const { status, body } = await access(transfer, ben());
    expect({ status, verified: body.documents[0].integrity_verified }).toEqual({ status: 200, verified: true });
  });

  it.each([
    ['dynamodb', 'error'],
    ['dynamodb', 'refuse'],
    ['kms', 'error'],
    ['scheduler', 'error'],
  ] as const)('ends with its access window while %s fails by %s', async (target, mode) => {
    const transfer = await openWill(will);
    const { body } = await access(transfer, ben());
    await stack.advance((Date.parse(body.access_expires_at) - (await stack.now()).getTime()) / 1000 - 1);
    await whileFailing(stack, [target, mode], () => stack.advance(2));
    // Access ends at exactly this time, even if the end is not yet recorded.
    expect((await access(transfer, ben())).status).toBe(410);
    await recovered(stack);
    expect(await transferStatus(transfer, ben().call)).toMatchObject({ status: 'completed' });
    const { items } = await stack.dump();
    expect(
      items.filter((item) => JSON.stringify(item['sk']).includes('RELEASED#') && JSON.stringify(item['pk']).includes(transfer.transferId)),
    ).toEqual([]);
  });
});

describe('a Survivor', () => {
  let transfer: StartedTransfer;
  beforeEach(async () => {
    transfer = await startTransfer(will);
  });

  it.each<FaultRow>([
    // The Host's mail server sends the code instead.
    ['ses', 'refuse', 'done'],
    ['ses', 'error', 'done'],
    ['ses', 'timeout', 'done'],
    ['dynamodb', 'error', 'unavailable'],
    ['kms', 'error', 'done'],
  ])('requests a code while %s fails by %s: %s', async (...row) => {
    const json = { transfer_id: transfer.transferId, survivor_id: ben().id };
    await underFault(stack, row, () => ben().call('POST', '/api/survivor-auth/select', { json }));
    await authenticate(transfer, ben());
  });

  it.each<FaultRow>([
    ['lambda', 'error', 'unavailable'],
    ['kms', 'refuse', 'unavailable'],
    ['kms', 'error', 'unavailable'],
    ['dynamodb', 'error', 'unavailable'],
  ])('enters a code while %s fails by %s: %s', async (target, mode, answer) => {
    const json = await askForCode(transfer, ben());
    const verify = (shown: typeof json) => ben().call('POST', '/api/survivor-auth/verify-otp', { json: shown });
    expect(outcome(await whileFailing(stack, [target, mode], () => verify(json)))).toBe(answer);
    expect(await transferStatus(transfer, ben().call)).toMatchObject({ survivors_authenticated: 0 });
    // The failure used up neither the code nor an attempt: after two wrong codes, the right one is still valid.
    const wrong = { ...json, code: wrongCode(json.code) };
    const tries = [await verify(wrong), await verify(wrong), await verify(json)];
    expect(tries.map(({ body }) => body.attempts_remaining ?? body.verified)).toEqual([2, 1, true]);
    expect(await transferStatus(transfer, ben().call)).toMatchObject({ survivors_authenticated: 1 });
  });
});

describe('an open will', () => {
  let transfer: StartedTransfer;
  let link = '';
  beforeEach(async () => {
    transfer = await openWill(will);
    const { body } = await access(transfer, ben());
    const { pathname, search } = new URL(body.documents[0].download_url);
    link = pathname + search;
  });

  it.each<FaultRow>([
    ['kms', 'error', 'unavailable'],
    ['dynamodb', 'error', 'unavailable'],
    ['object_store', 'error', 'done'],
    ['lambda', 'error', 'done'],
  ])('is viewed while %s fails by %s: %s', async (...row) => {
    await underFault(stack, row, () => access(transfer, ben()));
    expect((await access(transfer, ben())).status).toBe(200);
  });

  it.each<FaultRow>([
    ['object_store', 'error', 'storage_failed'],
    ['object_store', 'slow', 'done'],
    ['kms', 'error', 'unavailable'],
    ['dynamodb', 'error', 'unavailable'],
  ])('is downloaded while %s fails by %s: %s', async (target, mode, answer) => {
    expect(outcome(await whileFailing(stack, [target, mode], () => ben().call('GET', link)))).toBe(answer);
    expect((await ben().call('GET', link)).body).toContain('third flower pot');
  });

  it.each<FaultRow>([
    ['object_store', 'error', 'storage_failed'],
    ['object_store', 'slow', 'done'],
    ['dynamodb', 'error', 'unavailable'],
  ])('is downloaded as an archive, or in parts, while %s fails by %s: %s', async (target, mode, answer) => {
    const { archives } = (await access(transfer, ben())).body;
    const asks = [() => ben().call('GET', archives[0].download_url), () => ben().call('GET', link, { headers: { range: 'bytes=5-' } })];
    for (const ask of asks) expect(outcome(await whileFailing(stack, [target, mode], ask))).toBe(answer);
    expect((await ben().call('GET', archives[0].download_url)).bytes).toHaveLength(archives[0].size_bytes);
  });
});
