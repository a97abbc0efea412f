import { expect, it } from 'vitest';
import { sharedStack } from '#tests/support/shared-stack.ts';
import { askForCode, newcomer, sealWill, startTransfer, survivorAt, transferStatus, wrongCode } from '#tests/support/story.ts';
import { guesser, notRight, usedUp } from './guess.ts';

const stack = sharedStack();

it('three wrong guesses end a session of a Survivor and no other one, whose code is good once', async () => {
  const guess = guesser(stack);
  const transfer = await startTransfer(await sealWill(stack));
  const daniel = survivorAt(transfer.will, 2);
  const other = await askForCode(transfer, daniel);
  const { otp_session_id, code } = await askForCode(transfer, daniel);
  for (const left of [2, 1, 0]) expect(await guess(otp_session_id, wrongCode(code, 3 - left))).toEqual(notRight(left));
  expect(await guess(otp_session_id, code)).toEqual(usedUp);
  expect(await transferStatus(transfer, newcomer(stack))).toMatchObject({ survivors_authenticated: 0 });

  expect(await guess(other.otp_session_id, other.code)).toMatchObject({ verified: true, survivor_name: 'Daniel' });
  for (const again of [other.code, wrongCode(other.code)]) expect(await guess(other.otp_session_id, again)).toEqual(usedUp);
});
