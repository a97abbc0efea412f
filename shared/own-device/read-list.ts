import { INNER_LIST_MOST_BYTES } from '#common/inner-list-size.ts';
import { MAX_FILENAME_CHARACTERS, MAX_INNER_DOCUMENT_BYTES, MAX_INNER_DOCUMENTS, MAX_MESSAGE_CHARACTERS, MAX_SURVIVORS } from '#common/limits.ts';
import { Refusal } from '#common/refusal.ts';
import { type InnerIndex, openInnerList, type SignedInnerList } from '#custody/inner-list.ts';
import { plainLines } from '#recovery/documents.ts';
import { safeNames } from '#recovery/safe-names.ts';
import type { OpenedContent } from './work.ts';

/** Reads a list. Throws the refusals of `openInnerList`, and `document_too_large` for one that is longer than our pages make it. */
export async function readList(file: Blob): Promise<SignedInnerList> {
  if (file.size > INNER_LIST_MOST_BYTES) throw new Refusal('document_too_large');
  const opened = openInnerList(new Uint8Array(await file.arrayBuffer()));
  const { files, papers, messages } = opened.list;
  if (files.length > MAX_INNER_DOCUMENTS || papers.length > MAX_SURVIVORS || messages.length > papers.length) throw new Refusal('document_too_large');
  return opened;
}

/**
 * Returns what a page shows of an opened envelope: names that are safe to show and to save, and messages without characters that hide
 * or turn text. Throws Refusal `document_too_large` for a name, a size or a message above the limits of sealing.
 */
export function shownContent(documents: InnerIndex['documents'], messages: readonly string[]): OpenedContent {
  const isLarge = ({ filename, size_bytes }: InnerIndex['documents'][number]) =>
    filename.length > MAX_FILENAME_CHARACTERS || size_bytes > MAX_INNER_DOCUMENT_BYTES;
  if (documents.some(isLarge) || messages.some(({ length }) => length > MAX_MESSAGE_CHARACTERS)) throw new Refusal('document_too_large');
  const names = safeNames(documents);
  return {
    documents: documents.map(({ path, mime_type, size_bytes }, n) => ({ path, filename: names[n] ?? path, mime_type, size_bytes })),
    messages: messages.map(plainLines),
  };
}
