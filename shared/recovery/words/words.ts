import type { Problem } from '#recovery/problem.ts';

/** The sentences of one language for every problem. A missing sentence is a compile error. */
export type ProblemWords = { readonly [Kind in Problem['is']]: (problem: Extract<Problem, { is: Kind }>) => string };

/** Returns the sentences for a problem, one on each line. */
export function sentence(words: ProblemWords, problem: Problem): string {
  const word = words[problem.is] as (problem: Problem) => string; // TypeScript cannot pair the two unions
  return word(problem);
}
