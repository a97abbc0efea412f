import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedStack } from '#tests/support/shared-stack.ts';
import {
  askForCode,
  HOUR,
  newcomer,
  passDeadline,
  type SealedWill,
  type StartedTransfer,
  sealWill,
  startTransfer,
  survivorAt,
  transferStatus,
  wrongCode,
} from '#tests/support/story.ts';
import { guesser, notRight, usedUp } from './guess.ts';

const stack = sharedStack();
let will: SealedWill;
let transfer: StartedTransfer;
let guess: ReturnType<typeof guesser>;
beforeAll(async () => {
  guess = guesser(stack);
  will = await sealWill(stack);
  transfer = await startTransfer(will);
  await passDeadline(transfer);
});
// Five codes an hour are sent to a Survivor.
beforeEach(() => stack.advance(HOUR).then(() => {}));

describe('a code allows three attempts', () => {
  it('after three wrong ones the right one is invalid, and a new session still works', async () => {
    const daniel = survivorAt(will, 2);
    const { otp_session_id, code } = await askForCode(transfer, daniel);
    expect(await guess(otp_session_id, wrongCode(code, 1))).toEqual(notRight(2));
    expect(await guess(otp_session_id, wrongCode(code, 2))).toEqual(notRight(1));
    expect(await guess(otp_session_id, wrongCode(code, 3))).toEqual(notRight(0));
    expect(await guess(otp_session_id, code)).toEqual(usedUp);
    expect(await guess(otp_session_id, wrongCode(code, 4))).toEqual(usedUp);
    expect(await transferStatus(transfer, newcomer(stack))).toMatchObject({ survivors_authenticated: 0 });

    const next = await askForCode(transfer, daniel);
    expect(await guess(next.otp_session_id, code === next.code ? wrongCode(code) : code)).toEqual(notRight(2));
    expect(await guess(next.otp_session_id, next.code)).toMatchObject({ verified: true, survivor_name: 'Daniel' });
  });
});

describe('a code is good once, and for ten minutes', () => {
  it('used again it gives nothing', async () => {
    const ben = survivorAt(will, 0);
    const { otp_session_id, code } = await askForCode(transfer, ben);
    expect(await guess(otp_session_id, code)).toMatchObject({ verified: true });
    expect(await guess(otp_session_id, code)).toEqual(usedUp);
    expect(await guess(otp_session_id, wrongCode(code))).toEqual(usedUp);
  });

  it.each([
    [599, { verified: true }],
    [600, usedUp],
    [601, usedUp],
  ])('after %i seconds', async (seconds, answer) => {
    const { otp_session_id, code } = await askForCode(transfer, survivorAt(will, 0));
    await stack.advance(seconds);
    expect(await guess(otp_session_id, code)).toMatchObject(answer);
  });
});
