import { expect, it } from 'vitest';
import { beginAfresh, sharedStack } from '#tests/support/shared-stack.ts';
import { access, authenticate, DAY, passDeadline, sealWill, startTransfer, subjects, survivorAt } from '#tests/support/story.ts';

const stack = beginAfresh(sharedStack());

it('drives that end unused sign-ins after months still accept ours when the Survivors come after more than a year', {
  timeout: 600_000,
}, async () => {
  const wills = [await sealWill(stack, { storage: 'drive_a' }), await sealWill(stack, { storage: 'drive_c' })];
  // A drive ends what is not used for 180 days. The Host is silent for longer, and then too few Survivors authenticate for longer.
  await stack.advance(200 * DAY);
  const transfers = await Promise.all(wills.map((will) => startTransfer(will)));
  for (const transfer of transfers) await passDeadline(transfer);
  for (const transfer of transfers) await authenticate(transfer, survivorAt(transfer.will, 0));
  await stack.advance(200 * DAY);
  for (const transfer of transfers) {
    const { will } = transfer;
    await authenticate(transfer, survivorAt(will, 1));
    const { status, body } = await access(transfer, survivorAt(will, 0));
    expect([status, body.documents]).toMatchObject([200, [{ integrity_verified: true }]]);
    expect(await subjects(stack, will.host.email)).not.toContain('The drive of your will has ended');
  }
});
