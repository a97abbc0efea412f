import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_READER, formatMoment } from '#domain/moment.ts';
import { sharedStack } from '#tests/support/shared-stack.ts';
import { cancelTransfer, HOUR, type SealedWill, sealWill, startTransfer, startWithProof, subjects, survivorAt } from '#tests/support/story.ts';
import { hoursAhead, opensAt, textsTo } from './opening-times.ts';

const stack = sharedStack();
let will: SealedWill;
beforeEach(async () => {
  will = await sealWill(stack);
});

describe('a Survivor who authenticates and joins a start by name', () => {
  it('need not wait for an earlier cancel, and the others and the Host are notified', async () => {
    await cancelTransfer(await startTransfer(will));
    await stack.clearMessages();
    const transfer = await startTransfer(will);
    const inSevenDays = await hoursAhead(stack, 7 * 24);
    expect(await opensAt(transfer)).toBe(inSevenDays);
    const named = formatMoment(new Date(inSevenDays).toISOString(), DEFAULT_READER);
    expect(transfer.message).toContain(`Nothing can be read before ${named}.`);
    expect(await textsTo(stack, survivorAt(will, 0).email)).toContain(`Nothing can be read before ${named}.`);
    expect(await textsTo(stack, will.host.email)).toContain(`Nothing can be read before ${named}.`);
    await stack.advance(HOUR);
    await stack.clearMessages();
    const joined = await startWithProof(will, survivorAt(will, 1));
    expect(joined).toMatchObject({ verified: true, transfer_id: transfer.transferId });
    const opening = await hoursAhead(stack, 48);
    expect(await opensAt(transfer)).toBe(opening);
    expect(joined).toMatchObject({ opens_at: new Date(opening).toISOString() });
    expect(joined['message']).toContain(`Nothing can be read before ${formatMoment(new Date(opening).toISOString(), DEFAULT_READER)}.`);
    const begun = `The transfer of the will of ${will.host.name} was started`;
    for (const { email } of will.survivors) expect((await subjects(stack, email)).filter((subject) => subject === begun)).toEqual([begun]);
    expect(await subjects(stack, will.host.email)).toContain('The transfer of your will was started');
  });
});
