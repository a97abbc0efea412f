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

export function isChanged({ added, removed }: Change): boolean {
  return added.length + removed.length > 0;
}
