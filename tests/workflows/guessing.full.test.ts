import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '#tests/support/stack.ts';
import { answered, askForCode, authenticateOnPaper, HOUR, newcomer, sealWill, startTransfer, subjects, survivorAt } from '#tests/support/story.ts';

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

it('slows a guesser down after thirty wrong codes and tells everybody, while the paper works as ever', async () => {
  const will = await sealWill(stack);
  const transfer = await startTransfer(will);
  const target = survivorAt(will, 0);
  for (let session = 0; session < 10; session += 1) {
    if (session === 5) await stack.advance(HOUR);
    const guesser = { ...target, call: newcomer(stack) };
    const { otp_session_id, code } = await askForCode(transfer, guesser);
    const json = { otp_session_id, code: code === '111111' ? '222222' : '111111' };
    for (const left of [2, 1, 0])
      expect(await answered(200, guesser.call, 'POST', '/api/survivor-auth/verify-otp', { json })).toMatchObject({ attempts_remaining: left });
  }
  for (const { email } of will.survivors) expect(await subjects(stack, email)).toContain('Somebody is guessing codes');
  expect(await subjects(stack, will.host.email)).toContain('Somebody is guessing codes in the transfer of your will');

  await stack.advance(HOUR);
  await askForCode(transfer, { ...target, call: newcomer(stack) });
  const json = { transfer_id: transfer.transferId, survivor_id: target.id };
  expect(await answered(429, newcomer(stack), 'POST', '/api/survivor-auth/select', { json })).toMatchObject({ code: 'otp_limit_reached' });
  expect(await authenticateOnPaper(transfer, target)).toMatchObject({ verified: true });
  await stack.advance(6 * HOUR);
  await askForCode(transfer, { ...target, call: newcomer(stack) });
});
