import { beforeEach, describe, expect, it } from 'vitest';
import { beginAfresh, sharedStack } from '#tests/support/shared-stack.ts';
import {
  access,
  answered,
  askForCode,
  authenticate,
  authenticateOnPaper,
  type Body,
  mailed,
  openWill,
  passDeadline,
  type SealedWill,
  type StartedTransfer,
  sealWill,
  startRehearsal,
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

describe('a vouch', () => {
  it.each<FaultRow>([
    ['dynamodb', 'error', 'unavailable'],
    ['lambda', 'error', 'unavailable'],
    ['kms', 'error', 'done'],
    ['ses', 'error', 'done'],
  ])('delays a transfer while %s fails by %s: %s, and counts once', async (...row) => {
    const transfer = await startTransfer(will);
    const json = { will_id: will.willId, survivor_id: ben().id, backup_code: ben().backupCodes[0] };
    const vouch = () => ben().call('POST', '/api/transfer/vouch', { json });
    const reply = await underFault(stack, row, vouch);
    const counted = { verified: true, vouches_left: 1 };
    if (reply.status === 200) expect(reply.body).toMatchObject(counted);
    expect((await vouch()).body).toMatchObject(counted);
    expect((await vouch()).body).toMatchObject(counted);
    await recovered(stack);
    await passDeadline(transfer, 1);
    expect(await subjects(stack, will.host.email)).toContain(`${ben().name} says that you are alive`);
  });
});

describe('a rehearsal', () => {
  it.each<FaultRow>([
    ['dynamodb', 'error', 'unavailable'],
    ['ses', 'error', 'done'],
  ])('is started while %s fails by %s: %s, once, and its messages arrive', async (...row) => {
    const begin = () => will.host.ask('POST', '/api/rehearsals');
    const reply = await underFault(stack, row, begin);
    expect((await begin()).status).toBe(reply.status === 201 ? 409 : 201);
    await recovered(stack);
    for (const { email } of will.survivors)
      expect((await subjects(stack, email)).filter((subject) => subject.startsWith('This is a rehearsal'))).toHaveLength(1);
  });

  it.each<FaultRow>([
    ['dynamodb', 'error', 'unavailable'],
    ['kms', 'error', 'done'],
    ['lambda', 'error', 'done'],
  ])('counts a Survivor while %s fails by %s: %s, once, and uses up no backup code', async (...row) => {
    const id = await startRehearsal(will);
    const json = { will_id: will.willId, survivor_id: ben().id, backup_code: ben().backupCodes[0] };
    const takePart = () => ben().call('POST', '/api/rehearsals/verify', { json });
    await underFault(stack, row, takePart);
    expect((await takePart()).body).toMatchObject({ verified: true });
    await recovered(stack);
    expect(await answered(200, will.host.ask, 'GET', `/api/rehearsals/${id}`)).toMatchObject({ confirmed: 1 });
  });
});

describe('a transfer', () => {
  it.each<FaultRow>([
    ['dynamodb', 'error', 'unavailable'],
    ['ses', 'refuse', 'done'],
    ['smtp', 'refuse', 'done'],
    ['scheduler', 'refuse', 'done'],
    ['scheduler', 'error', 'done'],
  ])('is started while %s fails by %s: %s', async (...row) => {
    const json = { will_id: will.willId, survivor_name: ben().name };
    const reply = await underFault(stack, row, () => ben().call('POST', '/api/transfer/initiate', { json }));
    expect(await willStatus()).toBe(reply.status === 200 ? 'transfer_initiated' : 'active');
    const transfer = reply.status === 200 ? started(reply.body) : await startTransfer(will);
    await recovered(stack);
    expect(await mailed(stack, will.host.email, /respond(?:\?token=|#token=)(\S+)/)).toBeTruthy();
    await passDeadline(transfer, 1);
    expect(await transferStatus(transfer, ben().call)).toMatchObject({ status: 'awaiting_authentication' });
  });

  const started = (body: Body): StartedTransfer => ({
    stack,
    will,
    transferId: body.transfer_id,
    cancelDeadline: new Date(body.host_cancel_deadline),
  });

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

  it('requests a code while our mailer and the Host’s mail server fail, and learns that none was sent', async () => {
    const json = { transfer_id: transfer.transferId, survivor_id: ben().id };
    const select = () => ben().call('POST', '/api/survivor-auth/select', { json });
    await underFault(stack, ['ses', 'error', 'no_deliverable_channel'], () => whileFailing(stack, ['smtp', 'error'], select));
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

  it.each<FaultRow>([
    ['lambda', 'timeout', 'unavailable'],
    ['lambda', 'error', 'unavailable'],
    ['kms', 'error', 'unavailable'],
    ['dynamodb', 'error', 'unavailable'],
  ])('enters a backup code while %s fails by %s: %s', async (...row) => {
    const clara = survivorAt(will, 1);
    const json = { transfer_id: transfer.transferId, survivor_id: clara.id, backup_code: clara.backupCodes[0] };
    await underFault(stack, row, () => clara.call('POST', '/api/survivor-auth/verify-otp', { json }));
    await authenticateOnPaper(transfer, clara);
    const again = await clara.call('POST', '/api/survivor-auth/verify-otp', { json });
    expect(again.body).toMatchObject({ verified: true });
    expect(await transferStatus(transfer, clara.call)).toMatchObject({ authenticated_names: [clara.name] });
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
