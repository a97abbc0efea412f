import { type NeedsDocuments, needsDocuments, type Papers } from '#own-device/needs-documents.ts';
import type { ListFacts, OpenedDocument } from '#own-device/work.ts';
import type { DocumentList } from '#web/host/documents/document-list.ts';
import { hostCall } from '#web/host/session.ts';
import { CallFailed } from '#web/shared/failure.ts';
import { type Cipher, CipherRefused } from '#web/shared/own-device/cipher.ts';

/** Why a Host must choose all documents again. */
export type DocumentsNeeded = NeedsDocuments | 'unfinished' | 'unreadable' | 'altered' | 'other_sheet';

/** The sealing on a device before this one. */
export type Earlier = { is: 'none' } | { is: 'unusable'; why: DocumentsNeeded } | { is: 'usable'; list: ListFacts };

/** Whether a document is the list of an inner envelope. */
export const isInnerList = ({ filename }: { filename: string }): boolean => filename === 'inner.will';

/** Reads the list of the sealed will, and says whether its documents can stay for these papers. */
export async function readEarlier(cipher: Cipher, { sealed, documents }: DocumentList, now: Papers): Promise<Earlier> {
  if (!sealed.some(isInnerList)) return { is: 'none' };
  // A list that was not sealed has shares for papers that the sealed one may not name. Without a list, one may have been removed.
  const [prepared, known] = [documents, sealed].map((files) => files.find(isInnerList)?.sha256_hash);
  if (prepared !== known) return { is: 'unusable', why: 'unfinished' };
  const list = await readList(cipher);
  if (typeof list === 'string') return { is: 'unusable', why: list };
  const files = documents
    .filter((document) => !isInnerList(document))
    .map(({ filename, size_bytes, sha256_hash }) => ({ path: filename, size: size_bytes, sha256: sha256_hash }));
  const why = needsDocuments({ ...list, papers: list.papers.map(({ recipient }) => recipient) }, { ...now, files });
  return why ? { is: 'unusable', why } : { is: 'usable', list };
}

/** Opens the earlier sealing with the Host's sheet. */
export function openWithSheet(cipher: Cipher, sheet: string): Promise<readonly OpenedDocument[] | DocumentsNeeded> {
  return cipher.ask('openBySheet', sheet).catch(whyRefused);
}

/** `unreadable` if it cannot be read now, for example while the storage is not reachable: the Host can still choose the documents. */
async function readList(cipher: Cipher): Promise<ListFacts | DocumentsNeeded> {
  try {
    const { file } = await hostCall((api, headers) => api.GET('/api/will/inner-list', { headers }));
    return await cipher.ask('openList', new Blob([Uint8Array.from(atob(file), (character) => character.charCodeAt(0))]));
  } catch (error) {
    return error instanceof CallFailed ? 'unreadable' : whyRefused(error);
  }
}

function whyRefused(error: unknown): DocumentsNeeded {
  if (!(error instanceof CipherRefused)) throw error;
  return error.code === 'wrong_key' ? 'other_sheet' : 'altered';
}
