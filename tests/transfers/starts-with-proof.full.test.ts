import { beforeAll, expect, it } from 'vitest';
import { sharedStack } from '#tests/support/shared-stack.ts';
import { answered, newcomer, type SealedWill, said, sealWill, startTransfer, startWithProof, subjects, survivorAt } from '#tests/support/story.ts';

const stack = sharedStack();
let will: SealedWill;
const byName = (survivor_name: string) => newcomer(stack)('POST', '/api/transfer/initiate', { json: { will_id: will.willId, survivor_name } });

beforeAll(async () => {
  will = await sealWill(stack);
  await answered(200, will.host.ask, 'PUT', '/api/host/settings', { json: { start_requires_proof: true } });
});

it('a name alone starts nothing if the Host wants a proof, and no one is notified', async () => {
  const ben = survivorAt(will, 0);
  await stack.clearMessages();
  expect(said(await byName(ben.name))).toBe('403 proof_required');
  expect(said(await byName('A stranger'))).toBe('404 will_or_survivor_not_found');
  expect(await stack.messages()).toEqual([]);
  expect(await answered(200, will.host.ask, 'GET', '/api/will/status')).toMatchObject({ status: 'active' });
});

it('a code starts it, and while it runs the choice stays', async () => {
  await startWithProof(will, survivorAt(will, 0));
  expect(await subjects(stack, will.host.email)).not.toEqual([]);
  const change = { json: { start_requires_proof: false } };
  expect(said(await will.host.ask('PUT', '/api/host/settings', change))).toBe('409 transfer_running');
});

it('a name is enough again after the Host has changed it back', async () => {
  await answered(200, will.host.ask, 'POST', '/api/transfer/cancel', { json: {} });
  await answered(200, will.host.ask, 'PUT', '/api/host/settings', { json: { start_requires_proof: false } });
  await startTransfer(will);
});
