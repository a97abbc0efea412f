import { expect, it } from 'vitest';
import { client } from '#tests/support/client.ts';
import { sharedRealStack } from '#tests/support/shared-stack.ts';
import { answered, MINUTE, openAccount, sealWill, startTransfer, survivorAt } from '#tests/support/story.ts';
import { stolenTable } from '#tests/support/table.ts';

const stack = sharedRealStack('bundles');

it('lets only the deployed sweep fetch the answer page, with its own role', async () => {
  await stack.advance(60);
  await stack.run('scheduled/sweep', {});
  const row = (await (await stolenTable(stack)).items('SERVICE#CLOCK')).find(({ sk }) => sk === 'HEARTBEAT');
  expect(row?.['data']).toEqual({ at: (await stack.now()).toISOString() });
  expect(stack.log()).not.toContain('answer_page_down');
  expect((await client(stack.url)('GET', '/api/liveness/page-check')).status).toBe(404);
});

it('lets the deployed reader of mail events record that a mail has come back, with its own role', async () => {
  const host = await openAccount(stack);
  await stack.mailbox('bounce', host.email);
  await answered(202, host.call, 'POST', '/api/auth/forgot-password', { json: { email: host.email } });
  await stack.messages();
  expect(await answered(200, host.ask, 'GET', '/api/host/profile')).toMatchObject({ email_problem: 'bounced' });
});

it('lets the deployed workers split the key and seal again after a removal, also with a stop, with their own roles', async () => {
  const will = await sealWill(stack, { survivors: 4 });
  const status = () => answered(200, will.host.ask, 'GET', '/api/will/status');
  await answered(204, will.host.ask, 'DELETE', `/api/survivors/${survivorAt(will, 3).id}`);
  await stack.messages();
  expect(await status()).toMatchObject({ sss_total: 3, revision: 2, reencryption_required: false });

  await startTransfer(will);
  const json = { remove_survivor_id: survivorAt(will, 0).id };
  expect(await answered(200, will.host.ask, 'POST', '/api/transfer/cancel', { json })).toMatchObject({ removal: { removed: true } });
  await stack.advance(20 * MINUTE);
  expect(await status()).toMatchObject({ sss_total: 2, revision: 3, reencryption_required: false });
});
