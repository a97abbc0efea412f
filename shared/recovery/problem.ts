import { Refusal } from '#common/refusal.ts';

/**
 * A reason why a package, a file or a key is not accepted. It has no sentence: shared/words has one in each language.
 * `key` is the name of a key in the person's language. Paths are as in the manifest.
 */
export type Problem =
  | { is: 'key_mistyped'; key: string }
  | { is: 'key_fits_no_share'; key: string }
  | { is: 'keys_missing'; needed: number; fitting: number; useless: readonly string[] }
  /** The papers open the package, and too few of them an inner envelope. The Host's own sheet opens it in their place. */
  | { is: 'inner_keys_missing'; needed: number; fitting: number }
  | { is: 'papers_differ' }
  | { is: 'fingerprint_differs' }
  | { is: 'no_package'; damaged: boolean }
  | { is: 'package_skipped'; revision: number; generation: number; because: Problem }
  | { is: 'manifest_skipped'; name: string; because: Problem | undefined }
  | { is: 'format_unknown' }
  | { is: 'name_differs' }
  | { is: 'file_unreadable'; path: string }
  | { is: 'files_missing'; count: number; first: string }
  | { is: 'files_altered'; paths: readonly string[] }
  | { is: 'share_altered'; path: string; key: string }
  | { is: 'index_missing' }
  | { is: 'index_differs' }
  | { is: 'document_altered'; name: string }
  | { is: 'inner_missing' }
  | { is: 'inner_fingerprint_differs' }
  | { is: 'several'; problems: readonly Problem[] }
  | { is: CustodyProblem };

/** The refusals of custody that opening a package can meet. */
type CustodyProblem = 'package_altered' | 'age_file_invalid' | 'wrong_key' | 'share_damaged' | 'shares_do_not_open';

/** Ends a step. It has a problem for the person. Its message names only the kind, so that no key gets into a log. */
export class Stopped extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.is);
    this.name = 'Stopped';
    this.problem = problem;
  }
}

/** Returns the problem of an error of these steps or of custody. Throws every other error again: it is a fault, not a finding. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Stopped) return error.problem;
  const is = error instanceof Refusal ? CUSTODY[error.code] : undefined;
  if (!is) throw error;
  return { is };
}

const CUSTODY: { readonly [code: string]: CustodyProblem } = {
  package_altered: 'package_altered',
  age_file_invalid: 'age_file_invalid',
  wrong_key: 'wrong_key',
  share_altered: 'share_damaged',
  shares_do_not_open: 'shares_do_not_open',
};

/** Returns what the person needs next: other papers, another copy of the package, or only to correct the input. */
export function remedyOf(problem: Problem): 'papers' | 'copy' | 'input' {
  if (problem.is === 'several') return problem.problems[0] ? remedyOf(problem.problems[0]) : 'input';
  if (problem.is === 'no_package') return problem.damaged ? 'copy' : 'input';
  if (PAPERS.has(problem.is)) return 'papers';
  return INPUT.has(problem.is) ? 'input' : 'copy';
}

const PAPERS: ReadonlySet<Problem['is']> = new Set(['keys_missing', 'shares_do_not_open', 'key_fits_no_share']);
const INPUT: ReadonlySet<Problem['is']> = new Set(['inner_keys_missing', 'key_mistyped', 'papers_differ', 'wrong_key']);
