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
function drive(isDone: () => boolean): Promise<void> {
  return new Promise((go, fail) => {
    waiting.push({ isDone, go, fail });
    if (waiting.length === 1) void driveAll();
  });
}

async function driveAll(): Promise<void> {
  let idle = 0;
  setDriven(true);
  for (await whenStill(); waiting.length > 0; await whenStill()) {
    const done = waiting.findIndex((one) => one.isDone());
    if (done >= 0) waiting.splice(done, 1)[0]?.go();
    else {
      await worldNow().stream.read();
      idle = happen() ? 0 : idle + 1;
      if (idle > IDLE_TURNS) failAll(`The world stands still, and something still waits, after: ${traceSoFar().lines.slice(-3).join('; ')}`);
    }
  }
  setDriven(false);
}

function failAll(why: string): void {
  for (const { fail } of waiting.splice(0)) fail(new Error(why));
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
