/** Which papers open a will, and how many of them are needed. `papers`: their recipients. */
export interface Papers {
  papers: readonly string[];
  threshold: number;
}

/** Why documents must be encrypted again. */
export type NeedsDocuments = 'paper_removed' | 'threshold_raised';

/**
 * Says why a sealed will must be encrypted to a fresh key before it opens to other papers. Undefined if its key can be split again. A
 * paper of `earlier` keeps its share of this key, and fewer papers than are needed now could combine the earlier shares.
 */
export function needsDocuments(earlier: Papers, now: Papers): NeedsDocuments | undefined {
  if (!earlier.papers.every((paper) => now.papers.includes(paper))) return 'paper_removed';
  return now.threshold > earlier.threshold ? 'threshold_raised' : undefined;
}
