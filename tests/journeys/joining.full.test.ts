import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_READER, formatMoment } from '#common/moment.ts';
import { beginAfresh, sharedStack } from '#tests/support/shared-stack.ts';
import {
  access,
  authenticateOnPaper,
  cancelTransfer,
  DAY,
  HOUR,
  newcomer,
  openWill,
  passDeadline,
  type SealedWill,
  type StartedTransfer,
  sealWill,
  startTransfer,
  startWithProof,
  subjects,
  survivorAt,
  transferStatus,
} from '#tests/support/story.ts';

const stack = beginAfresh(sharedStack());
let will: SealedWill;
beforeEach(async () => {
  will = await sealWill(stack);
});

const textsTo = async (email: string) => (await stack.messages({ to: email })).map(({ text }) => text).join('\n');
const inHours = async (hours: number) => new Date((await stack.now()).getTime() + hours * HOUR * 1000).toISOString();
const opensAt = async (transfer: StartedTransfer) => (await transferStatus(transfer, newcomer(stack))).opens_at;
const sentence = (opening: string) => `We open nothing before ${formatMoment(opening, DEFAULT_READER)}.`;

describe('a Survivor who authenticates and joins a start by name', () => {
  it('need not wait for an earlier cancel, and the others and the Host are notified', async () => {
    await cancelTransfer(await startTransfer(will));
    await stack.clearMessages();
    const transfer = await startTransfer(will);
    await stack.messages();
    const inSevenDays = await inHours(7 * 24);
    expect(await opensAt(transfer)).toBe(inSevenDays);
    const texts = [transfer.message, await textsTo(survivorAt(will, 0).email), await textsTo(will.host.email)];
    for (const text of texts) expect(text).toContain(sentence(inSevenDays));
    await stack.advance(HOUR);
    await stack.clearMessages();
    const joined = await startWithProof(will, survivorAt(will, 1));
    await stack.messages();
    const opening = await inHours(48);
    expect(await opensAt(transfer)).toBe(opening);
    expect(joined).toMatchObject({ verified: true, transfer_id: transfer.transferId, opens_at: opening });
    expect(joined['message']).toContain(sentence(opening));
    const begun = `The transfer of the will of ${will.host.name} was started`;
    for (const { email } of will.survivors) expect((await subjects(stack, email)).filter((subject) => subject === begun)).toEqual([begun]);
    expect(await subjects(stack, will.host.email)).toContain('The transfer of your will was started');
  });
});

describe('a Survivor who comes when the 48 hours are over', () => {
  it('and starts a stalled transfer by name gives its Host a fresh 48 hours and a notice; the proofs stay', async () => {
    const transfer = await startTransfer(will);
    await authenticateOnPaper(transfer, survivorAt(will, 0));
    await passDeadline(transfer, 31 * DAY);
    await stack.clearMessages();
    const again = await startTransfer(will, survivorAt(will, 1));
    expect(again).toMatchObject({ transferId: transfer.transferId, cancelDeadline: new Date(await inHours(48)) });
    expect(await subjects(stack, will.host.email)).toContain('The transfer of your will was started');
    expect(await textsTo(survivorAt(will, 1).email)).toContain(`transfer_id=${transfer.transferId}`);
    expect(await transferStatus(again, newcomer(stack))).toMatchObject({ status: 'initiated', survivors_authenticated: 1 });
    expect(await opensAt(again)).toBe(await inHours(48));
    await authenticateOnPaper(again, survivorAt(will, 1));
    expect((await access(again, survivorAt(will, 1))).body.code).toBe('not_open_yet');
    await passDeadline(again);
    expect((await access(again, survivorAt(will, 1))).status).toBe(200);
  });
});

describe('what is said of a transfer that opened', () => {
  const completed = async ({ transferId }: StartedTransfer) => (await newcomer(stack)('GET', `/api/transfer/completed/${transferId}`)).body;

  it('stays true when its Host stops it', async () => {
    const transfer = await openWill(will);
    await stack.advance(HOUR);
    await cancelTransfer(transfer);
    const now = (await stack.now()).toISOString();
    expect(await completed(transfer)).toMatchObject({ status: 'cancelled', completed_at: now, access_expires_at: now, survivors_authenticated: 2 });
  });
});
