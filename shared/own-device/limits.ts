/** A document of a Host. A browser's File is one. */
export type NamedBlob = Blob & { readonly name: string };

/** Gets how far long work is, from 0 to 1. The work waits for the promise, so that a caller can pause it. */
export type Report = (part: number) => void | Promise<void>;

/** With their sizes, a will has at most 500 MB. */
export const MAX_DOCUMENTS = 10;
/** Of the plaintext. With its encryption it stays below the 50 MiB that the service accepts for one file. */
export const MAX_DOCUMENT_BYTES = 50_000_000;
export const MAX_MESSAGE_CHARACTERS = 20_000;
/** Of a document's name. File systems allow no more. */
export const MAX_NAME_CHARACTERS = 255;
/** One for each Survivor. */
export const MAX_PAPERS = 10;

/** Why documents cannot be sealed. `name`: of the document that is too large. */
export type TooMuch = { is: 'too_many' } | { is: 'too_large'; name: string };

/** Returns why documents cannot be sealed together, or undefined if they can. */
export function tooMuch(documents: readonly Pick<NamedBlob, 'name' | 'size'>[]): TooMuch | undefined {
  const large = documents.find(({ size }) => size > MAX_DOCUMENT_BYTES);
  if (large) return { is: 'too_large', name: large.name };
  return documents.length > MAX_DOCUMENTS ? { is: 'too_many' } : undefined;
}

export function totalBytes(documents: readonly { readonly size: number }[]): number {
  return documents.reduce((sum, { size }) => sum + size, 0);
}
