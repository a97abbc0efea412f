/**
 * Runs the work of each item, for at most `most` items in parallel. Begins none after `until`, a time of `performance.now()`. A
 * failure ends its runner only, and the first one is thrown when all runners have ended.
 */
export async function runInParallel<T>(most: number, items: readonly T[], run: (item: T) => Promise<unknown>, until = Infinity): Promise<void> {
  // All runners take from one iterator.
  const waiting = items.values();
  const runner = async (): Promise<void> => {
    for (let next = waiting.next(); !next.done && performance.now() < until; next = waiting.next()) await run(next.value);
  };
  await awaitAll(...Array.from({ length: most }, runner));
}
/**
 * Like Promise.all, but throws the first failure only when all have ended: nothing may still be written when the caller
 * begins to delete.
 */
export async function awaitAll(...works: readonly Promise<unknown>[]): Promise<void> {
  let failure: { error: unknown } | undefined;
  const ended = works.map((work) =>
    work.catch((error: unknown) => {
      failure ??= { error };
    }),
  );
  await Promise.all(ended);
  if (failure) throw failure.error;
}
