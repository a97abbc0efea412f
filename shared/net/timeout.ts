import { AsyncLocalStorage } from 'node:async_hooks';

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

/** When the caller stops waiting, by `performance.now`. All that its work starts can read it, through every adapter between them. */
const ends = new AsyncLocalStorage<number>();

/** Runs `work`, and lets it know that it has at most these milliseconds. A longer time than the one that already runs changes nothing. */
export function withTimeLeft<T>(milliseconds: number, work: () => T): T {
  return ends.run(Math.min(ends.getStore() ?? Number.POSITIVE_INFINITY, performance.now() + milliseconds), work);
}

/** Like `withTimeout`, for work that must know how long it may take. */
export function withinTime<T>(milliseconds: number, work: () => Promise<T>, late: Error): Promise<T> {
  return withTimeout(milliseconds, withTimeLeft(milliseconds, work), late);
}

/** The milliseconds until the caller stops waiting. Infinity if it never does. */
export function timeLeft(): number {
  return (ends.getStore() ?? Number.POSITIVE_INFINITY) - performance.now();
}

/** The part of Lambda's context that tells when it ends a function. Absent where no function runs. */
export interface Invocation {
  getRemainingTimeInMillis?(): number;
}

/** Runs a function's work in the time that Lambda gives it. https://docs.aws.amazon.com/lambda/latest/dg/nodejs-context.html */
export function withinInvocation<T>(context: Invocation | undefined, work: () => T): T {
  return withTimeLeft(context?.getRemainingTimeInMillis?.() ?? Number.POSITIVE_INFINITY, work);
}
