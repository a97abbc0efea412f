import type { paths } from '#api';
import { hostCall } from '#web/host/session.ts';
import { type Loaded, useLoad } from '#web/shared/use-call.ts';

/** The documents of a Host: what is sealed, what will be, and what may be uploaded. */
export type DocumentList = paths['/api/will/documents']['get']['responses'][200]['content']['application/json'];
export type Limits = DocumentList['limits'];
export type ListedDocument = DocumentList['documents'][number];

/** Reads the documents. A page that changes something reloads them. */
export function useDocuments(): Loaded<DocumentList> {
  return useLoad('documents', () => hostCall((api, headers) => api.GET('/api/will/documents', { headers })));
}

/** What the next sealing changes. */
export interface Change {
  added: ListedDocument[];
  carried: ListedDocument[];
  removed: DocumentList['sealed'];
}

/** Compares the documents that are sealed with those of the next sealing. */
export function changeOf({ documents, sealed }: Pick<DocumentList, 'documents' | 'sealed'>): Change {
  const kept = new Set(documents.map(({ id }) => id));
  return {
    added: documents.filter(({ carried }) => !carried),
    carried: documents.filter(({ carried }) => carried),
    removed: sealed.filter(({ id }) => !kept.has(id)),
  };
}

/** A document on the page: what is sealed stays until the next sealing. */
export type DocumentEntry = { state: 'sealed' | 'new'; document: ListedDocument } | { state: 'leaves'; document: DocumentList['sealed'][number] };

/** Returns each document once: the sealed ones, those that leave at the next sealing, and the new ones. */
export function entriesOf(list: Pick<DocumentList, 'documents' | 'sealed'>): DocumentEntry[] {
  const { added, carried, removed } = changeOf(list);
  return [
    ...carried.map((document) => ({ state: 'sealed' as const, document })),
    ...removed.map((document) => ({ state: 'leaves' as const, document })),
    ...added.map((document) => ({ state: 'new' as const, document })),
  ];
}

/** Returns the names of documents with the same content, a group for each content that is there more than once. */
export function sameDocuments(documents: readonly Pick<ListedDocument, 'filename' | 'sha256_hash'>[]): string[][] {
  const names = new Map<string, string[]>();
  for (const { filename, sha256_hash } of documents) names.set(sha256_hash, [...(names.get(sha256_hash) ?? []), filename]);
  return [...names.values()].filter(({ length }) => length > 1);
}

export function isChanged({ added, removed }: Change): boolean {
  return added.length + removed.length > 0;
}
