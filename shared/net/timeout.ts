/**
 * Runs `work`, and calls `onLate` once if that takes longer than `milliseconds`. `onLate` ends the work, for example by closing its
 * connection. The timer does not keep the process alive.
 */
export async function withDeadline<T>(milliseconds: number, onLate: () => void, work: () => Promise<T>): Promise<T> {
  const timer = setTimeout(onLate, milliseconds);
  timer.unref();
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}

/** Waits for `work` at most this long, and then fails with `late`. The work itself may continue, and its result is ignored. */
export function withTimeout<T>(milliseconds: number, work: Promise<T>, late: Error): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  return withDeadline(
    milliseconds,
    () => reject(late),
    () => Promise.race([work, promise]),
  );
}

/** Like `withTimeout`, but returns undefined when the time is over. */
export function resultWithin<T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  return withDeadline(
    milliseconds,
    () => resolve(undefined),
    () => Promise.race([work, promise]),
  );
}

/** The error of a connection or a reply that took too long, with Node's own code for it. */
export function timedOut(message = 'The other side did not answer in time.'): Error {
  return Object.assign(new Error(message), { code: 'ETIMEDOUT' });
}
