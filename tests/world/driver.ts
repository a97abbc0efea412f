import { currentRun } from './context.ts';
import { happen, isBusy } from './events.ts';
import { isRunning } from './functions.ts';
import { worldNow } from './state.ts';
import { setDriven, whenStill } from './still.ts';
import { traceSoFar } from './trace.ts';

/** What waits for the world. One loop drives it, for all of them. */
const waiting: { isDone(): boolean; go(): void; fail(error: unknown): void }[] = [];
/** Turns without an event, after which something would wait for ever. */
const IDLE_TURNS = 10_000;

/** Drives the world until `isDone`, one event after the other. */
export function drive(isDone: () => boolean): Promise<void> {
  return new Promise((go, fail) => {
    waiting.push({ isDone, go, fail });
    setDriven(true);
    if (!isLooping) void driveAll();
  });
}

let isLooping = false;

async function driveAll(): Promise<void> {
  let idle = 0;
  isLooping = true;
  for (await whenStill(); waiting.length > 0; await whenStill()) {
    const done = waiting.findIndex((one) => one.isDone());
    if (done >= 0) leave(done)?.go();
    else {
      await worldNow().stream.read();
      idle = happen() ? 0 : idle + 1;
      if (idle > IDLE_TURNS) failAll(`The world stands still, and something still waits, after: ${traceSoFar().lines.slice(-3).join('; ')}`);
    }
  }
  isLooping = false;
}

/** Takes out what waits no longer. Once nothing waits, what it does next does not wait for an event either. */
function leave(index: number): (typeof waiting)[number] | undefined {
  const [one] = waiting.splice(index, 1);
  setDriven(waiting.length > 0);
  return one;
}

function failAll(why: string): void {
  const all = waiting.splice(0);
  setDriven(false);
  for (const { fail } of all) fail(new Error(why));
}

/** Ends what waits for the world, because it is gone. Resolves when nothing of it runs on. */
export async function endDriving(): Promise<void> {
  failAll('This world has ended.');
  await whenStill();
}

/** Lets everything happen that is under way. */
export const settle = (): Promise<void> => drive(() => !isBusy() && !isRunning() && worldNow().stream.isIdle());

/** Resolves when the work is done, while the world continues. */
export async function during<Result>(work: Promise<Result>): Promise<Result> {
  let isDone = false;
  const watched = work.finally(() => {
    isDone = true;
  });
  watched.catch(() => {});
  await drive(() => isDone);
  return watched;
}

/** Drives the world for work that is done outside of a function, as by a test that looks into a bucket. */
export const driven = <Result>(work: Promise<Result>): Promise<Result> => (currentRun() ? work : during(work));
