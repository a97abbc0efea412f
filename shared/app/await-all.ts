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
