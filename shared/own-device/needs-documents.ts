/** Which papers open a will, and how many of them are needed. `papers`: their recipients. */
export interface Papers {
  papers: readonly string[];
  threshold: number;
}

/** An encrypted document. `size`: in bytes. `sha256`: hex. */
export interface EncryptedFile {
  path: string;
  size: number;
  sha256: string;
}

/** Why documents must be encrypted again. */
export type NeedsDocuments = 'paper_removed' | 'threshold_raised' | 'documents_changed';

/**
 * Says why a sealed will must be encrypted to a fresh key before it opens to other papers. Undefined if its key can be split again. A
 * paper of `earlier` keeps its share of this key, and fewer papers than are needed now could combine the earlier shares.
 * `earlier` may be older than the last sealing, so the page shows its number of papers, and what follows from keeping its key.
 */
export function needsFreshKey(earlier: Papers, now: Papers): Exclude<NeedsDocuments, 'documents_changed'> | undefined {
  if (!earlier.papers.every((paper) => now.papers.includes(paper))) return 'paper_removed';
  return now.threshold > earlier.threshold ? 'threshold_raised' : undefined;
}

/** Says also whether the encrypted documents are still those of the list. `files`: the documents of the next sealing, without a list. */
export function needsDocuments(
  earlier: Papers & { files: readonly EncryptedFile[] },
  now: Papers & { files: readonly EncryptedFile[] },
): NeedsDocuments | undefined {
  const isSame = (one: EncryptedFile) => now.files.some(({ path, size, sha256 }) => path === one.path && size === one.size && sha256 === one.sha256);
  if (earlier.files.length !== now.files.length || !earlier.files.every(isSame)) return 'documents_changed';
  return needsFreshKey(earlier, now);
}
