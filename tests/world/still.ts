/** Real work that runs outside of the world's time. The next event waits for it. */
const real = { running: 0, isDriven: false, setImmediate: globalThis.setImmediate };
/** What waits until none runs. To ask again and again would take the time of the threads that do the work. */
const waiting: (() => void)[] = [];

/** Resolves when no real work runs, and everything that waited for it has run. */
export async function whenStill(): Promise<void> {
  do {
    if (real.running > 0) await new Promise<void>((resolve) => waiting.push(resolve));
    await new Promise<void>((resolve) => real.setImmediate(resolve));
  } while (real.running > 0);
}

/** Counts real work until it ends. */
export function countReal<Result>(work: Promise<Result>): Promise<Result> {
  real.running += 1;
  return work.finally(() => {
    real.running -= 1;
    if (real.running === 0) for (const go of waiting.splice(0)) go();
  });
}

/** Whether anything lets the events of the world happen. If nothing does, as while a test works on its own, no one may wait for an event. */
export const isDriven = (): boolean => real.isDriven;

export function setDriven(isNow: boolean): void {
  real.isDriven = isNow;
}

type Drive = (isDone: () => boolean) => Promise<void>;
let driver: Drive | undefined;

/** Sets what lets the world continue while a test calls the service's own code, without a function. */
export function setDriver(given: Drive | undefined): void {
  driver = given;
}

/** Lets the world continue until this is done, if a test has it driven. */
export const driveUntil = (isDone: () => boolean): void => void driver?.(isDone).catch(() => {});
