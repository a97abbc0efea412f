import { afterAll, beforeAll, expect, it } from 'vitest';
import { client } from '#tests/support/client.ts';
import { startTestStack, type TestStack } from '#tests/support/stack.ts';
import { answered, openAccount } from '#tests/support/story.ts';
import { stolenTable } from '#tests/support/table.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack?.stop());

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
