import { beforeEach, describe, expect, it } from 'vitest';
import type { FaultMode, FaultTarget } from '#infra/local/entry.ts';
import { beginAfresh, sharedStack } from '#tests/support/shared-stack.ts';
import { answered, type Body, DAY, HOUR, mailed, type SealedWill, sealWill, signIn, subjects, survivorAt } from '#tests/support/story.ts';
import { recovered, underFault, whileFailing } from './fault-row.ts';

const stack = beginAfresh(sharedStack());
let will: SealedWill;
beforeEach(async () => {
  will = await sealWill(stack);
});

const checks = async (): Promise<Body[]> => (await answered(200, will.host.ask, 'GET', '/api/liveness/history')).checks;

describe('a check', () => {
  it.each<[FaultTarget[], FaultMode]>([
    [['smtp'], 'error'],
    [['smtp', 'ses'], 'error'],
    [['kms'], 'error'],
    [['scheduler'], 'error'],
    [['dynamodb'], 'error'],
  ])('goes out while %j fail by %s, and only once', async (targets, mode) => {
    await stack.advance(30 * DAY - HOUR);
    for (const target of targets) await stack.fault(target, mode);
    await stack.advance(HOUR + 1);
    for (const target of targets) await stack.fault(target, 'off');
    await recovered(stack);
    await signIn(will.host);
    const [newest] = await checks();
    expect(newest).toMatchObject({ status: 'pending', sent_at: expect.any(String) });
    const questions = (await stack.messages({ to: will.host.email })).filter(({ text }) => /respond[?#]token=/.test(text));
    expect(questions).toHaveLength(1);
  });

  it.each([
    ['dynamodb', 'error', 'unavailable'],
    ['kms', 'error', 'done'],
    ['ses', 'error', 'done'],
  ] as const)('is answered by its link while %s fails by %s: %s', async (...row) => {
    await stack.advance(30 * DAY + 1);
    const token = await mailed(stack, will.host.email, /respond[?#]token=(\S+)/);
    const respond = () => will.host.call('POST', '/api/liveness/respond', { json: { token } });
    await underFault(stack, row, respond);
    await respond();
    await signIn(will.host);
    expect((await checks())[0]).toMatchObject({ status: 'confirmed' });
  });
});

it('a check that no channel accepts for three days is undelivered, and names the last channel', async () => {
  await stack.fault('smtp', 'error');
  await stack.fault('ses', 'error');
  await stack.advance(30 * DAY + HOUR);
  await signIn(will.host);
  const [pending] = await checks();
  expect(pending).toMatchObject({ status: 'pending', channel: null, sent_at: null });
  await stack.advance(72 * HOUR);
  expect(stack.log()).toMatch(/"message_late","template":"liveness-check","hours":[2-6]\d/);
  for (const target of ['smtp', 'ses'] as const) await stack.fault(target, 'off');
  await signIn(will.host);
  expect((await checks()).find(({ id }) => id === pending.id)).toMatchObject({
    status: 'undelivered',
    channel: 'email',
    sent_at: expect.any(String),
    responded_at: null,
  });
});

it.each([
  ['dynamodb', 'error'],
  ['ses', 'error'],
  ['scheduler', 'error'],
] as const)('a Host who stays silent is found so although %s fails by %s at that moment', async (target, mode) => {
  await answered(200, will.host.ask, 'PUT', '/api/host/settings', { json: { hcit_days: 7, hcrt_hours: 24, hcrac: 1 } });
  await stack.advance(7 * DAY + 1);
  const [check] = await signIn(will.host).then(checks);
  const sentFor = (await stack.now()).getTime() - Date.parse(check.sent_at);
  await stack.advance(DAY - sentFor / 1000 - 1);
  await whileFailing(stack, [target, mode], () => stack.advance(2));
  await recovered(stack);
  await signIn(will.host);
  expect(await answered(200, will.host.ask, 'GET', '/api/will/status')).toMatchObject({ status: 'pending_transfer' });
  expect(await subjects(stack, survivorAt(will, 0).email)).not.toEqual([]);
});
