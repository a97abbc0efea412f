import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { jobs } from '#functions/routes.ts';
import type { Row } from '#http/route.ts';
import { PREVIOUS_OUTPUTS } from '#infra/cloud/previous-outputs.ts';
import { createTemporaryFolder } from '#infra/local/entry.ts';
import { type RealStack, type RealStackOptions, startRealStack } from '#tests/support/real-stack.ts';
import { HOUR, passDeadline, type SealedWill, type StartedTransfer, sealWill, startTransfer } from '#tests/support/story.ts';
import { authenticateAndRead, checkMessage, checkPending, checkTimers, onStack, openSealed, playLives, withTransfer, withWill } from './lives.ts';
import type { Step } from './step.ts';

type Release = Pick<RealStackOptions, 'serviceRoot' | 'workersRoot'>;
type Running = <Result>(release: Release, play: (stack: RealStack) => Promise<Result>) => Promise<Result>;

/**
 * Plays "Upgrade without downtime" and "Roll back" of docs/operations.md on the local stack: an earlier release writes, this one
 * continues on its data, and the earlier one continues again. `earlier` is a folder with its code. Needs `DYNAMODB_ENDPOINT`.
 */
export async function rehearseUpgrade(step: Step, earlier: string): Promise<void> {
  await step('what stacks of the earlier release use is still there: workers that its endpoints call, and outputs', () => checkUsed(earlier));
  await rehearseOrder(step, earlier, runningOn(createTemporaryFolder('will-rehearsal-')));
  const running = runningOn(createTemporaryFolder('will-rehearsal-'));
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

/** Returns a function that starts a release on the data of a folder, and stops it when the play ends. */
function runningOn(dataFolder: string): Running {
  return async (release, play) => {
    const stack = await startRealStack('process', { dataFolder, realHashes: false, ...release });
    return play(stack).finally(stack.stop);
  };
}

/**
 * Plays the order of the stacks: first the workers are of this release, then the endpoints too. On the way back, the endpoints are of the
 * earlier release first. A reply of 5xx fails a step.
 */
async function rehearseOrder(step: Step, earlier: string, running: Running): Promise<void> {
  const between = { serviceRoot: earlier, workersRoot: process.cwd() };
  const seal = (when: string, stack: RealStack) => step(`${when}, a will is sealed`, () => sealWill(stack));
  const open = (when: string, will: SealedWill, stack: RealStack) => step(`${when}, it opens`, () => openSealed(withWill(stack, will)));
  const first = await running({ serviceRoot: earlier }, (stack) => seal('in the earlier release', stack));
  const second = await running(between, async (stack) => {
    await open('with the workers of this release', first, stack);
    await step('a message leaves', () => checkMessage(withWill(stack, first), stack));
    return seal('with the workers of this release', stack);
  });
  const third = await running({}, async (stack) => {
    await open('with the endpoints of this release', second, stack);
    return seal('with the endpoints of this release', stack);
  });
  const fourth = await running(between, async (stack) => {
    await open('with the endpoints of the earlier release again', third, stack);
    return seal('with the endpoints of the earlier release again', stack);
  });
  await running({ serviceRoot: earlier }, (stack) => open('in the earlier release again', fourth, stack));
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
