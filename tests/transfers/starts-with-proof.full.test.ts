import { expect, it } from 'vitest';
import { sharedStack } from '#tests/support/shared-stack.ts';
import { answered, newcomer, said, sealWill, startTransfer, startWithProof, survivorAt } from '#tests/support/story.ts';

const stack = sharedStack();

it('a name alone starts nothing and notifies no one if the Host wants a proof; a code starts it, and then the choice stays until it is stopped', async () => {
  const will = await sealWill(stack);
  const choose = (start_requires_proof: boolean) => will.host.ask('PUT', '/api/host/settings', { json: { start_requires_proof } });
  const byName = (survivor_name: string) => newcomer(stack)('POST', '/api/transfer/initiate', { json: { will_id: will.willId, survivor_name } });
  const ben = survivorAt(will, 0);
  await choose(true);
  await stack.clearMessages();
  expect(said(await byName(ben.name))).toBe('403 proof_required');
  expect(said(await byName('A stranger'))).toBe('404 will_or_survivor_not_found');
  expect(await stack.messages()).toEqual([]);
  expect(await answered(200, will.host.ask, 'GET', '/api/will/status')).toMatchObject({ status: 'active' });
  await startWithProof(will, ben);
  expect(said(await choose(false))).toBe('409 transfer_running');
  await answered(200, will.host.ask, 'POST', '/api/transfer/cancel', { json: {} });
  expect(said(await choose(false))).toBe('200');
  await startTransfer(will);
});
