/** A document of a Host. A browser's File is one. */
export type NamedBlob = Blob & { readonly name: string };

export const MAX_DOCUMENTS = 10;
/** Of the plaintext. With its encryption it stays below the 50 MiB that the service accepts for one file. */
export const MAX_DOCUMENT_BYTES = 50_000_000;
/** Of all plaintexts together. */
export const MAX_TOTAL_BYTES = 500_000_000;
export const MAX_MESSAGE_CHARACTERS = 20_000;

/** Why documents cannot be sealed. `name`: of the document that is too large. */
export type TooMuch = { is: 'too_many' } | { is: 'too_large'; name: string } | { is: 'too_large_together' };

/** Returns why documents cannot be sealed together, or undefined if they can. */
export function tooMuch(documents: readonly Pick<NamedBlob, 'name' | 'size'>[]): TooMuch | undefined {
  const large = documents.find(({ size }) => size > MAX_DOCUMENT_BYTES);
  if (large) return { is: 'too_large', name: large.name };
  if (documents.length > MAX_DOCUMENTS) return { is: 'too_many' };
  return totalBytes(documents) > MAX_TOTAL_BYTES ? { is: 'too_large_together' } : undefined;
}

export function totalBytes(documents: readonly { readonly size: number }[]): number {
  return documents.reduce((sum, { size }) => sum + size, 0);
}
