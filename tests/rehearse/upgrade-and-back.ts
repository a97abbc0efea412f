import { createTemporaryFolder } from '#infra/local/entry.ts';
import { type RealStack, startRealStack } from '#tests/support/real-stack.ts';
import { HOUR, passDeadline, type SealedWill, type StartedTransfer, sealWill, startTransfer } from '#tests/support/story.ts';
import { authenticateAndRead, checkMessage, checkPending, checkTimers, onStack, openSealed, playLives, withTransfer, withWill } from './lives.ts';
import type { Step } from './step.ts';

/**
 * Plays "Upgrade without downtime" and "Roll back" of docs/operations.md on the local stack: an earlier release writes, this one
 * continues on its data, and the earlier one continues again. `earlier` is a folder with its code. Needs `DYNAMODB_ENDPOINT`.
 */
export async function rehearseUpgrade(step: Step, earlier: string): Promise<void> {
  const dataFolder = createTemporaryFolder('will-rehearsal-');
  const running = async <Result>(options: { serviceRoot?: string }, play: (stack: RealStack) => Promise<Result>): Promise<Result> => {
    const stack = await startRealStack('process', { dataFolder, realHashes: false, ...options });
    return play(stack).finally(stack.stop);
  };
  const played = await running({ serviceRoot: earlier }, (stack) =>
    step('the earlier release: five wills, sealed, about to be activated, in a running transfer, open, and with pending mail', () =>
      playLives(stack),
    ),
  );
  const lives = await running({}, async (stack) => {
    const here = onStack(stack, played);
    await checkPending(here, stack, step);
    await checkTimers(here, stack, step);
    const sealed = await step('this release seals a will', () => sealWill(stack));
    const started = await step('this release starts a transfer', async () => startTransfer(await sealWill(stack)));
    await stack.messages();
    return { first: here.sealed, sealed, started };
  });
  await running({ serviceRoot: earlier }, (stack) => checkReturn(lives, stack, step));
}

/** The earlier release continues with what this one has written. */
async function checkReturn(
  { first, sealed, started }: { first: SealedWill; sealed: SealedWill; started: StartedTransfer },
  stack: RealStack,
  step: Step,
): Promise<void> {
  const transfer = withTransfer(stack, started);
  await step('back on the earlier release, a new message leaves', () => checkMessage(withWill(stack, sealed), stack));
  await step('a transfer that this release has started reaches its deadline, and its will opens', async () => {
    await passDeadline(transfer, HOUR);
    await authenticateAndRead(transfer);
  });
  await step('a will that this release has sealed opens', () => openSealed(withWill(stack, sealed)));
  await step('a will that the earlier release has sealed opens', () => openSealed(withWill(stack, first)));
}
