import { AsyncLocalStorage } from 'node:async_hooks';
import { withTimeout } from './timeout.ts';

/** When the caller stops waiting, by `performance.now`. All that its work starts can read it, through every adapter between them. */
const ends = new AsyncLocalStorage<number>();

/** Runs `work`, and lets it know that it has at most these milliseconds. A longer time than the one that already runs changes nothing. */
export function knowingTime<T>(milliseconds: number, work: () => T): T {
  return ends.run(Math.min(ends.getStore() ?? Number.POSITIVE_INFINITY, performance.now() + milliseconds), work);
}

/** Like `withTimeout`, for work that must know how long it may take. */
export function withinTime<T>(milliseconds: number, work: () => Promise<T>, late: Error): Promise<T> {
  return withTimeout(milliseconds, knowingTime(milliseconds, work), late);
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
  return knowingTime(context?.getRemainingTimeInMillis?.() ?? Number.POSITIVE_INFINITY, work);
}
