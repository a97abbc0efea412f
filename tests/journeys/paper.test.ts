import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '#tests/support/stack.ts';
import {
  answered,
  type Body,
  HOUR,
  newcomer,
  type StartedTransfer,
  type Survivor,
  sealWill,
  startTransfer,
  survivorAt,
} from '#tests/support/story.ts';
import { stolenTable } from '#tests/support/table.ts';

let stack: TestStack;
let transfer: StartedTransfer;
beforeAll(async () => {
  stack = await startTestStack();
  transfer = await startTransfer(await sealWill(stack));
});
afterAll(() => stack?.stop());

/** What the service answers to a backup code of a Survivor in a transfer. */
function onPaper({ transferId }: StartedTransfer, { id }: Survivor, backup_code = '', call = newcomer(stack)): Promise<Body> {
  return answered(200, call, 'POST', '/api/survivor-auth/verify-otp', { json: { transfer_id: transferId, survivor_id: id, backup_code } });
}

const wrong = (left: number) => ({ verified: false, attempts_remaining: left, message: expect.stringContaining('not right') });
const refused = { verified: false, attempts_remaining: 0, message: expect.stringContaining('Too many backup codes') };

describe('an address that polls wrong backup codes', () => {
  it('is refused after twenty an hour, while the right code from another address is accepted immediately', async () => {
    const clara = survivorAt(transfer.will, 1);
    const thief = newcomer(stack);
    // The row itself admits fifteen requests a minute. Tries that are refused do not count, so the window empties after an hour.
    for (const [tooMany, pause] of [0, 10, 15, 15, 0, 10].map((count, n) => [count, n === 3 ? HOUR : 60] as const)) {
      const replies = await Promise.all(Array.from({ length: 15 }, () => onPaper(transfer, clara, 'AAAA-0000', thief)));
      expect(replies.filter(({ message }) => message.includes('Too many'))).toHaveLength(tooMany);
      await stack.advance(pause);
    }
    expect(await onPaper(transfer, clara, clara.backupCodes[0], thief)).toEqual(refused);
    expect(await onPaper(transfer, clara, clara.backupCodes[0])).toMatchObject({ verified: true, survivor_name: clara.name });
  });

  it('takes no try from another Survivor, nor does a right code from the same address', async () => {
    const [ben, daniel] = [survivorAt(transfer.will, 0), survivorAt(transfer.will, 2)];
    const home = newcomer(stack);
    expect(await onPaper(transfer, ben, 'AAAA-0000', home)).toEqual(wrong(19));
    expect(await onPaper(transfer, daniel, 'AAAA-0000', home)).toEqual(wrong(19));
    expect(await onPaper(transfer, ben, ben.backupCodes[0], home)).toMatchObject({ verified: true });
    expect(await onPaper(transfer, ben, 'AAAA-0000', home)).toEqual(wrong(18));
  });
});

describe('a malformed backup code', () => {
  it.each(['AAAA', 'AAAA-00001', 'ÄAAA-0000', '₁₂₃₄-5678'])('such as %s uses up no try and is answered with a hint', async (code) => {
    const ben = survivorAt(transfer.will, 0);
    const home = newcomer(stack);
    const hint = { verified: false, attempts_remaining: 20, message: expect.stringContaining('looks like ABCD-1234') };
    expect(await onPaper(transfer, ben, code, home)).toEqual(hint);
    expect(await onPaper(transfer, ben, code, home)).toEqual(hint);
    expect(await onPaper(transfer, ben, 'AAAA-0000', home)).toEqual(wrong(19));
  });
});

describe('a thousand tries an hour at the backup codes of a Survivor', () => {
  it('refuse addresses that have failed, exactly from the thousandth on, and admit every other address once', async () => {
    const own = await startTransfer(await sealWill(stack));
    const ben = survivorAt(own.will, 0);
    const table = await stolenTable(stack);
    const counters = async () => (await table.items('RATE#backup-code#')).filter(({ pk }) => pk.endsWith('#minutes'));
    const before = new Set((await counters()).map(({ pk }) => pk));
    const guessers = Array.from({ length: 10 }, () => newcomer(stack));
    for (const guesser of guessers) expect(await onPaper(own, ben, 'AAAA-0000', guesser)).toEqual(wrong(19));
    const [counter] = (await counters()).filter(({ pk }) => !before.has(pk));
    const [minute = ''] = Object.keys(counter ?? {}).filter((name) => /^m\d+$/.test(name));
    expect(counter?.[minute]).toBe(10);
    if (counter) await table.put({ ...counter, [minute]: 996 });

    const replies = await Promise.all(guessers.map((guesser) => onPaper(own, ben, 'AAAA-0000', guesser)));
    expect(replies.filter(({ message }) => message.includes('not right'))).toHaveLength(4);
    expect(replies.filter(({ message }) => message.includes('Too many'))).toHaveLength(6);
    const family = newcomer(stack);
    expect(await onPaper(own, ben, 'AAAA-0000', family)).toEqual(wrong(0));
    expect(await onPaper(own, ben, ben.backupCodes[0], family)).toEqual(refused);
    expect(await onPaper(own, ben, ben.backupCodes[0])).toMatchObject({ verified: true });
    await stack.advance(HOUR + 60);
    expect(await onPaper(own, ben, 'AAAA-0000', family)).toEqual(wrong(19));
  });
});
