/**
 * Like Promise.all, but throws the first failure only when every one has come to its end: nobody may still be writing
 * when somebody else begins to clear away.
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
