import { Refusal } from '#common/refusal.ts';
import { type HostSheet, INNER_LIST_NAME } from '#custody/inner-list.ts';
import { newInnerKey, type Sealing, sealInner } from '#custody/inner-seal.ts';
import { NEUTRAL_TYPE, sha256Of } from './bytes.ts';
import { type NamedBlob, type Report, tooMuch, totalBytes } from './documents.ts';
import { encryptDocument } from './encrypt-document.ts';

/** What a Host seals: documents as they are, and for whom. */
export type DeviceSealing = Omit<Sealing, 'documents'> & { documents: readonly NamedBlob[] };

/** A file for the outer envelope. */
export interface SealedFile {
  name: string;
  content: Blob;
  /** In hexadecimal. */
  sha256: string;
}

/**
 * Seals documents one after the other. Yields each encrypted document when it is ready, and `inner.will` last: without it, nothing is
 * sealed. Only one document is in memory, if the caller keeps no more than the Blobs, which a browser may keep on its disk. Throws
 * Refusal `document_too_large` or `too_many_documents`, TypeError for a list that would be refused, and the reason of `signal`.
 */
export async function* sealOnDevice(given: DeviceSealing, sheet: HostSheet, report?: Report, signal?: AbortSignal): AsyncGenerator<SealedFile> {
  const key = await newInnerKey();
  refuseTooMuch(given);
  await sealInner(key, sheet, { ...given, documents: [] }); // a list that would be refused is refused before the long work
  const total = totalBytes(given.documents);
  const documents: Sealing['documents'][number][] = [];
  let before = 0;
  for (const document of given.documents) {
    const show = (part: number) => report?.((before + part * document.size) / total);
    const { content, file, is } = await encryptDocument(document, key.recipient, total > 0 ? show : undefined, signal);
    before += document.size;
    documents.push({ file, is });
    yield { name: file.path, sha256: file.sha256, content };
  }
  signal?.throwIfAborted();
  const list = await sealInner(key, sheet, { ...given, documents });
  await report?.(1);
  yield listFile(list);
}

/** Returns `inner.will` as a file. */
export async function listFile(list: Uint8Array): Promise<SealedFile> {
  const bytes = new Uint8Array(list);
  return { name: INNER_LIST_NAME, sha256: await sha256Of(bytes), content: new Blob([bytes], { type: NEUTRAL_TYPE }) };
}

function refuseTooMuch({ documents, messages, papers }: DeviceSealing): void {
  const problem = tooMuch(documents);
  if (problem) throw new Refusal(problem.is === 'too_many' ? 'too_many_documents' : 'document_too_large');
  if (messages.some(({ recipient }) => !papers.includes(recipient))) throw new TypeError('A message is for none of the papers.');
}
