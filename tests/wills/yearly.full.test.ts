import { expect, it } from 'vitest';
import { look, newestAnswer, press } from '#tests/support/answer-links.ts';
import { sharedStack } from '#tests/support/shared-stack.ts';
import { answered, DAY, sealWill, signIn } from '#tests/support/story.ts';

const stack = sharedStack();

it('a Host is asked after a year whether everything is still right, and one press says so', async () => {
  const { host, ...will } = await sealWill(stack);
  await answered(200, host.ask, 'PUT', '/api/host/settings', { json: { hcit_days: 90 } });
  for (let month = 0; month < 14; month += 1) {
    await stack.advance(28 * DAY);
    await signIn(host);
    await answered(200, host.ask, 'POST', '/api/liveness/alive', { json: {} });
  }
  const overview = async () => answered(200, host.ask, 'GET', '/api/host/overview');
  const [message] = (await stack.messages({ to: host.email })).filter(({ subject }) => subject.startsWith('Once a year'));
  expect(message?.text).toContain('2 of these people together can open it');
  for (const { name } of will.survivors)
    expect(message?.text).toContain(`- ${name} has not confirmed yet that our messages arrive. The paper was made on `);
  expect((await overview()).review).toMatchObject({ confirmed_at: null });
  const token = await newestAnswer(stack, host.email);
  const page = (await look(stack, token)).body;
  expect(page).toContain('Is everything in your will still right?');
  expect(page).toMatch(/<a href="[^"]+\/dashboard">Change something<\/a>/);
  expect((await overview()).review).toMatchObject({ confirmed_at: null });
  expect((await press(stack, token)).body).toContain('We ask again in a year.');
  expect((await overview()).review.confirmed_at).toBe((await overview()).liveness.last_sign_of_life_at);
});
