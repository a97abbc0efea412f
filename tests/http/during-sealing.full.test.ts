import { expect, it } from 'vitest';
import { beginAfresh, sharedStack } from '#tests/support/shared-stack.ts';
import { answered, type SealedWill, sealWill, survivorAt } from '#tests/support/story.ts';

const stack = beginAfresh(sharedStack());

/** Starts a sealing in the background, and returns once it runs. */
async function resealing({ host }: SealedWill, method: string, path: string): Promise<void> {
  expect((await host.ask(method, path)).status).toBeLessThan(300);
  expect((await answered(200, host.ask, 'GET', '/api/will/status')).reencryption_required).toBe(true);
}

it('a change right after a Survivor was removed waits for the sealing in the background, and is made', async () => {
  const will = await sealWill(stack, { survivors: 4 });
  await resealing(will, 'DELETE', `/api/survivors/${survivorAt(will, 3).id}`);
  const contact_methods = [{ type: 'email', value: 'ben.moved@example.net' }];
  expect(await answered(200, will.host.ask, 'PUT', `/api/survivors/${survivorAt(will, 0).id}`, { json: { contact_methods } })).toMatchObject({
    contact_methods,
  });
  await resealing(will, 'POST', `/api/survivors/${survivorAt(will, 1).id}/regenerate-codes`);
  await answered(200, will.host.ask, 'PUT', '/api/host/settings', { json: { hcit_days: 60 } });
  await answered(200, will.host.ask, 'POST', `/api/survivors/${survivorAt(will, 2).id}/regenerate-codes`);
  await stack.messages();
  expect(await answered(200, will.host.ask, 'GET', '/api/will/status')).toMatchObject({ reencryption_required: false, sss_total: 3 });
});
