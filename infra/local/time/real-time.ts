import { describeError } from '#infra/local/gateway/lambda-runtime.ts';
import type { SerialQueue } from './serial-queue.ts';
import type { TimeTravel } from './time-travel.ts';

const TICK_MS = 1000;
const SWEEP_MS = 5 * 60_000;

/** Lets real time do its work: schedules fire when they come due, the sweep runs every five minutes. Gives what stops it. */
export function followRealTime(works: TimeTravel, runInOrder: SerialQueue, log: (line: string) => void): () => Promise<void> {
  const timers = [repeat(TICK_MS, works.fireDue, runInOrder, log), repeat(SWEEP_MS, works.sweep, runInOrder, log)];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    // Whatever was running when the timers ended.
    await runInOrder(async () => {});
  };
}

function repeat(ms: number, task: () => Promise<void>, runInOrder: SerialQueue, log: (line: string) => void): NodeJS.Timeout {
  let running = false;
  return setInterval(async () => {
    // A turn that takes longer than the interval is not queued twice.
    if (running) return;
    running = true;
    await runInOrder(task).catch((error: unknown) => log(`The timeTravel stumbled: ${describeError(error)}`));
    running = false;
  }, ms);
}
