import { MAX_INNER_DOCUMENT_BYTES, MAX_INNER_DOCUMENTS } from '#common/limits.ts';

/** A document of a Host. A browser's File is one. */
export type NamedBlob = Blob & { readonly name: string };

/** Gets how far long work is, from 0 to 1. The work waits for the promise, so that a caller can pause it. */
export type Report = (part: number) => void | Promise<void>;

/** Why documents cannot be sealed. `name`: of the document that is too large. */
export type TooMuch = { is: 'too_many' } | { is: 'too_large'; name: string };

/** Returns why documents cannot be sealed together, or undefined if they can. */
export function tooMuch(documents: readonly Pick<NamedBlob, 'name' | 'size'>[]): TooMuch | undefined {
  const large = documents.find(({ size }) => size > MAX_INNER_DOCUMENT_BYTES);
  if (large) return { is: 'too_large', name: large.name };
  return documents.length > MAX_INNER_DOCUMENTS ? { is: 'too_many' } : undefined;
}

export function totalBytes(documents: readonly { readonly size: number }[]): number {
  return documents.reduce((sum, { size }) => sum + size, 0);
}
