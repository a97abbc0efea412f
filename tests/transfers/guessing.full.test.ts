import { expect, it } from 'vitest';
import type { Reply } from '#tests/support/client.ts';
import { sharedStack } from '#tests/support/shared-stack.ts';
import {
  answered,
  askForCode,
  authenticateOnPaper,
  HOUR,
  newcomer,
  type Survivor,
  sealWill,
  signIn,
  startTransfer,
  startWithProof,
  subjects,
  survivorAt,
  wrongCode,
} from '#tests/support/story.ts';

const stack = sharedStack();

const NOTICE = 'Many wrong codes were entered in the transfer of your will';

it('slows down an attacker after thirty wrong codes, for each client address separately, and notifies everyone once; the paper still works', async () => {
  const will = await sealWill(stack);
  const transfer = await startTransfer(will);
  const target = survivorAt(will, 0);
  for (let session = 0; session < 10; session += 1) {
    if (session === 5) await stack.advance(HOUR);
    if (session === 9) expect(await subjects(stack, will.host.email)).not.toContain(NOTICE);
    const guesser = { ...target, call: newcomer(stack) };
    const { otp_session_id, code } = await askForCode(transfer, guesser);
    const json = { otp_session_id, code: wrongCode(code) };
    for (const left of [2, 1, 0])
      expect(await answered(200, guesser.call, 'POST', '/api/survivor-auth/verify-otp', { json })).toMatchObject({ attempts_remaining: left });
  }
  for (const { email } of will.survivors)
    expect(await subjects(stack, email)).toContain(`Many wrong codes were entered for the will of ${will.host.name}`);
  expect(await subjects(stack, will.host.email)).toContain(NOTICE);

  await stack.advance(HOUR);
  const guesser = { ...target, call: newcomer(stack) };
  await askForCode(transfer, guesser);
  expect(await refused(guesser, transfer.transferId)).toMatchObject({
    body: { code: 'otp_limit_reached', error: expect.stringMatching(/backup code/) },
    headers: { 'retry-after': '21600', ratelimit: '"default";r=0;t=21600', 'ratelimit-policy': '"default";q=1;w=21600' },
  });
  const more = await askForCode(transfer, target);
  const json = { otp_session_id: more.otp_session_id, code: wrongCode(more.code) };
  await answered(200, target.call, 'POST', '/api/survivor-auth/verify-otp', { json });
  expect(await authenticateOnPaper(transfer, target)).toMatchObject({ verified: true });

  // Wrong codes count for the will, not for the transfer.
  await signIn(will.host);
  const { entries } = await answered(200, will.host.ask, 'GET', '/api/host/audit?limit=100');
  expect(entries.filter(({ event }: { event: string }) => event === 'codes_guessed')).toHaveLength(1);
  const refusals = entries.filter(({ event }: { event: string }) => event === 'code_refused');
  expect(refusals.map(({ person, facts }: { person: string; facts: object }) => [person, facts])).toEqual([
    [target.name, expect.objectContaining({ with: 'code' })],
  ]);
  await answered(200, will.host.ask, 'POST', '/api/transfer/cancel', { json: { transfer_id: transfer.transferId } });
  const { transfer_id } = await startWithProof(will, survivorAt(will, 1));
  await refused(guesser, transfer_id);
  await stack.advance(6 * HOUR);
  await askForCode({ stack, transferId: transfer_id }, guesser);
});

function refused({ id, call }: Survivor, transfer_id: string): Promise<Reply> {
  return call('POST', '/api/survivor-auth/select', { json: { transfer_id, survivor_id: id } }).then((reply) => {
    expect(reply.status).toBe(429);
    return reply;
  });
}
