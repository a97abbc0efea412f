import { setTimeout as pause } from 'node:timers/promises';

/** Waits for `work` so many milliseconds at most, and then fails with `late`; the work may go on behind that. */
export async function within<T>(milliseconds: number, work: Promise<T>, late: Error): Promise<T> {
  const over = new AbortController();
  const end = pause(milliseconds, undefined, { ref: false, signal: over.signal });
  const tooLate = end.then(() => Promise.reject(late));
  tooLate.catch(() => {});
  return await Promise.race([work, tooLate]).finally(() => over.abort());
}
