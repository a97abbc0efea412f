import { describeError } from '#infra/local/gateway/lambda-runtime.ts';
import type { SerialQueue } from './serial-queue.ts';
import type { TimeTravel } from './time-travel.ts';

const TICK_MS = 1000;
const SWEEP_MS = 5 * 60_000;

/** Fires schedules when they become due, and runs the sweep every five minutes. Returns a function that stops both. */
export function followRealTime(works: TimeTravel, runInOrder: SerialQueue, log: (line: string) => void): () => Promise<void> {
  const timers = [repeat(TICK_MS, works.fireDue, runInOrder, log), repeat(SWEEP_MS, works.sweep, runInOrder, log)];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    // Waits for a task that is still running.
    await runInOrder(async () => {});
  };
}

function repeat(ms: number, task: () => Promise<void>, runInOrder: SerialQueue, log: (line: string) => void): NodeJS.Timeout {
  let running = false;
  return setInterval(async () => {
    // A task that takes longer than the interval is not queued twice.
    if (running) return;
    running = true;
    await runInOrder(task).catch((error: unknown) => log(`A scheduled task failed and runs again in ${ms / 1000} seconds: ${describeError(error)}`));
    running = false;
  }, ms);
}
