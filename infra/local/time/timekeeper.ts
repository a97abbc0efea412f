import { described } from '#infra/local/gateway/lambda-runtime.ts';
import type { SerialQueue } from './serial-queue.ts';
import type { TimeTravel } from './time-travel.ts';

const TICK_MS = 1000;
const SWEEP_MS = 5 * 60_000;

/** Lets real time do its work: schedules fire when they come due, the sweep runs every five minutes. Gives what stops it. */
export function keepTime(works: TimeTravel, inTurn: SerialQueue, log: (line: string) => void): () => Promise<void> {
  const timers = [every(TICK_MS, works.fireDue, inTurn, log), every(SWEEP_MS, works.sweep, inTurn, log)];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    // Whatever was running when the timers ended.
    await inTurn(async () => {});
  };
}

function every(ms: number, task: () => Promise<void>, inTurn: SerialQueue, log: (line: string) => void): NodeJS.Timeout {
  let running = false;
  return setInterval(async () => {
    // A turn that takes longer than the interval is not queued twice.
    if (running) return;
    running = true;
    await inTurn(task).catch((error: unknown) => log(`The clockwork stumbled: ${described(error)}`));
    running = false;
  }, ms);
}
