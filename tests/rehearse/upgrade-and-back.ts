import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { jobs } from '#functions/routes.ts';
import type { Row } from '#http/route.ts';
import { PREVIOUS_OUTPUTS } from '#infra/cloud/previous-outputs.ts';
import { createTemporaryFolder } from '#infra/local/entry.ts';
import { type RealStack, startRealStack } from '#tests/support/real-stack.ts';
import { HOUR, passDeadline, type SealedWill, type StartedTransfer, sealWill, startTransfer } from '#tests/support/story.ts';
import { authenticateAndRead, checkMessage, checkPending, checkTimers, onStack, openSealed, playLives, withTransfer, withWill } from './lives.ts';
import type { Step } from './step.ts';

/**
 * Plays "Upgrade without downtime" and "Roll back" of docs/operations.md on the local stack, in the order of the stacks: an earlier release
 * writes, then the workers are of this one, then the endpoints too, and on the way back first the endpoints are of the earlier one again.
 * `earlier` is a folder with its code. Needs `DYNAMODB_ENDPOINT`.
 */
export async function rehearseUpgrade(step: Step, earlier: string): Promise<void> {
  await step('what stacks of the earlier release use is still there: workers that its endpoints call, and outputs', () => checkUsed(earlier));
  const dataFolder = createTemporaryFolder('will-rehearsal-');
  const running = async <Result>(
    options: { serviceRoot?: string; workersRoot?: string },
    play: (stack: RealStack) => Promise<Result>,
  ): Promise<Result> => {
    const stack = await startRealStack('process', { dataFolder, realHashes: false, ...options });
    return play(stack).finally(stack.stop);
  };
  const played = await running({ serviceRoot: earlier }, (stack) =>
    step('the earlier release: five wills, sealed, about to be activated, in a running transfer, open, and with pending mail', () =>
      playLives(stack),
    ),
  );
  const between = { serviceRoot: earlier, workersRoot: process.cwd() };
  await running(between, (stack) => checkBetween(stack, step, 'before the endpoints are replaced'));
  const lives = await running({}, async (stack) => {
    const here = onStack(stack, played);
    await checkPending(here, stack, step);
    await checkTimers(here, stack, step);
    const sealed = await step('this release seals a will', () => sealWill(stack));
    const started = await step('this release starts a transfer', async () => startTransfer(await sealWill(stack)));
    await stack.messages();
    return { first: here.sealed, sealed, started };
  });
  await running(between, (stack) => checkBetween(stack, step, 'after the endpoints have returned'));
  await running({ serviceRoot: earlier }, (stack) => checkReturn(lives, stack, step));
}

/** Requests in the middle of a deployment: endpoints of the earlier release, and workers of this one. A reply of 5xx fails each of them. */
async function checkBetween(stack: RealStack, step: Step, when: string): Promise<void> {
  const sealed = await step(`${when}, a Host registers and seals a will`, () => sealWill(stack));
  await step(`${when}, a message leaves`, () => checkMessage(sealed, stack));
  await step(`${when}, a will opens`, () => openSealed(sealed));
}

/** Throws an error that names what this release no longer has, and stacks of the earlier one use while it is deployed. */
async function checkUsed(earlier: string): Promise<void> {
  const before: { routes: Record<string, Row> } = await import(pathToFileURL(join(earlier, 'functions/routes.ts')).href);
  const called = Object.values(before.routes).flatMap(({ uses }) => uses.filter((use) => use.startsWith('invoke:')));
  const workers = [...new Set(called)].map((use) => use.replace('invoke:', 'workers/')).filter((name) => !Object.hasOwn(jobs, name));
  const outputs = Object.entries(await outputsOf(earlier)).flatMap(([part, names]) =>
    names.filter((name) => !PREVIOUS_OUTPUTS[part]?.includes(name)),
  );
  const missing = [...workers, ...outputs];
  if (missing.length > 0) throw new Error(`Keep it for one release: ${missing.join(', ')}.`);
}

/** A release from before there was such a list has none. */
async function outputsOf(folder: string): Promise<typeof PREVIOUS_OUTPUTS> {
  const file = join(folder, 'infra/cloud/previous-outputs.ts');
  return existsSync(file) ? (await import(pathToFileURL(file).href)).PREVIOUS_OUTPUTS : {};
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
