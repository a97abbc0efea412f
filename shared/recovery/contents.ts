import { type Document, openMessages, sealedDocuments } from './documents.ts';
import { type OpenedInner, openInner } from './inner.ts';
import type { RecoveryKey } from './papers.ts';
import { safeNames } from './safe-names.ts';
import type { Demand, UnlockedPackage } from './unlock-package.ts';
import { openIndex, verifyFiles } from './verify-files.ts';

/** What the keys have opened. */
export interface Contents {
  /** Each with a safe name. */
  documents: { document: Document; name: string }[];
  /** The names of the documents that are missing or are not as they were sealed. */
  lost: string[];
  /** The messages to the owners of the keys. */
  messages: { key: RecoveryKey; text: string }[];
  /** If the Host's own device has sealed the documents first. */
  inner: Omit<OpenedInner, 'documents' | 'messages' | 'lost'> | undefined;
}

/**
 * Verifies every file, then opens the list of documents, the inner envelope if there is one, and the messages. `hostFingerprints`: of
 * the papers. Throws Stopped.
 */
export async function openContents(
  opened: UnlockedPackage,
  hostFingerprints: readonly string[],
  progress?: (part: number) => void,
  demand?: Demand,
): Promise<Contents> {
  const altered = await verifyFiles(opened, progress, demand);
  const listed = await openIndex(opened, altered);
  const lost = listed.filter(({ path }) => altered.has(path)).map(({ filename }) => filename);
  const sealed = sealedDocuments(
    opened,
    listed.filter(({ path }) => !altered.has(path)),
  );
  const inner = await openInner(sealed, [...opened.keys, ...opened.otherKeys], hostFingerprints, lost);
  const documents = inner?.documents ?? sealed;
  const names = safeNames(documents);
  return {
    documents: documents.map((document, i) => ({ document, name: names[i] ?? 'document' })),
    // The service could have written those of the package. Under the Host's own key, only what this key has sealed is shown.
    messages: inner?.messages ?? (await openMessages(opened, altered)),
    lost: inner?.lost ?? lost,
    inner,
  };
}
