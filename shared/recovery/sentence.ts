import type { ProblemWords } from '#words/en/recovery/problems.ts';
import type { Problem } from './problem.ts';

/** The problems whose sentence needs no other sentence. */
type Simple = Exclude<Problem, { is: 'several' | 'keys_missing' | 'package_skipped' | 'manifest_skipped' }>;
/** A kind of problem without a sentence does not compile. */
type Sentences = { readonly [Kind in Simple['is']]: (problem: Extract<Simple, { is: Kind }>) => string };

/** Returns the sentences for a problem, one on each line. */
export function sentence(words: ProblemWords, problem: Problem): string {
  if (problem.is === 'several') return problem.problems.map((one) => sentence(words, one)).join('\n');
  if (problem.is === 'package_skipped') return words.package_skipped({ ...problem, because: sentence(words, problem.because) });
  if (problem.is === 'manifest_skipped') {
    return words.manifest_skipped({ ...problem, because: problem.because ? sentence(words, problem.because) : words.manifest_unreadable });
  }
  if (problem.is === 'keys_missing')
    return [words.keys_missing(problem), ...problem.useless.map((key) => words.key_fits_no_share({ key }))].join('\n');
  const sentences: Sentences = words;
  const write = sentences[problem.is] as (problem: Simple) => string; // TypeScript cannot pair the two unions
  return write(problem);
}
