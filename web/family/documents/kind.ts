/** The kinds of documents that a will can hold, for people. */
export type Kind = 'pdf' | 'word' | 'text' | 'picture' | 'other';

/** Returns what a document is, by its media type. */
export function kindOf(mimeType: string): Kind {
  if (mimeType === 'application/pdf') return 'pdf';
  if (mimeType.includes('word')) return 'word';
  if (mimeType.startsWith('text/')) return 'text';
  return mimeType.startsWith('image/') ? 'picture' : 'other';
}
