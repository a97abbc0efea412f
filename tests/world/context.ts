import { AsyncLocalStorage } from 'node:async_hooks';

/** One run of a function. What it asks of AWS, and its timers, belong to it. */
export interface Run {
  name: string;
  /** Whether it was killed: nothing that it still waits for ever comes. */
  isKilled: boolean;
  /** Ends it where it stands. Its caller gets this error. */
  kill(error: Error): void;
}

const runs = new AsyncLocalStorage<Run>();

/** The run of a function that makes the present call, if one does. */
export const currentRun = (): Run | undefined => runs.getStore();

/** Does work that belongs to no run, although one has asked for it. */
export const outside = <Result>(work: () => Result): Result => runs.exit(work);

export const within = <Result>(run: Run, work: () => Result): Result => runs.run(run, work);

/** Returns a callback that belongs to the present run, and does nothing once the run was killed. */
export function ofCaller<Given extends unknown[]>(callback: (...given: Given) => void): (...given: Given) => void {
  const run = currentRun();
  if (!run) return callback;
  return (...given) => {
    if (!run.isKilled) within(run, () => callback(...given));
  };
}
