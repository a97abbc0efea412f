import { expect, it } from 'vitest';
import { newestAnswer, pressButton } from '#tests/support/answer-links.ts';
import { sharedStack } from '#tests/support/shared-stack.ts';
import { answered, checkStatuses, DAY, type SealedWill, said, sealWill, signIn } from '#tests/support/story.ts';

const stack = sharedStack();

/** A session ends after some days. */
async function overview({ host }: SealedWill) {
  await signIn(host);
  return answered(200, host.ask, 'GET', '/api/host/overview');
}

/** Pauses the checks for some days from now. */
async function pause({ host }: SealedWill, days: number) {
  await signIn(host);
  const until = new Date((await stack.now()).getTime() + days * DAY * 1000).toISOString();
  return host.ask('POST', '/api/liveness/pause', { json: { until } });
}

it('a thief who pauses the checks is found out: the link in the notice ends the pause, and closes the account to changes', async () => {
  const will = await sealWill(stack);
  await pause(will, 60);
  await stack.advance(3 * DAY);
  expect((await pressButton(stack, await newestAnswer(stack, will.host.email), 'It was not me')).status).toBe(200);
  await stack.messages();
  const { state, liveness } = await overview(will);
  expect([state, liveness.paused_until]).toEqual(['active', null]);
  expect(said(await pause(will, 20))).toBe('409 recently_recovered');
  await stack.advance(28 * DAY);
  expect(await checkStatuses(will.host)).toEqual(['pending']);
});
