import type { OpenedContent, OpenedDocument } from '#own-device/work.ts';
import type { DocumentAccess } from '#web/family/documents/load-document.ts';
import { LIST_NAME } from '#web/family/documents/reading.ts';

/** The documents of the signed list next to what the service delivers. */
export interface Delivered {
  found: { document: OpenedDocument; access: DocumentAccess }[];
  /** Sealed, and not delivered. */
  missing: OpenedDocument[];
  /** Delivered, and not sealed by the Host: nothing shows whose they are. */
  unlisted: DocumentAccess[];
}

/** Compares what the service delivers with the signed list. A second file with the same name is not sealed. */
export function compareDelivered(delivered: readonly DocumentAccess[], { documents }: Pick<OpenedContent, 'documents'>): Delivered {
  const accessOf = new Map([...delivered].reverse().map((access) => [access.filename, access]));
  const listed = documents.map((document) => ({ document, access: accessOf.get(document.path) }));
  const found = listed.flatMap(({ document, access }) => (access ? [{ document, access }] : []));
  const known = [accessOf.get(LIST_NAME), ...found.map(({ access }) => access)];
  return {
    found,
    missing: listed.flatMap(({ document, access }) => (access ? [] : [document])),
    unlisted: delivered.filter((access) => !known.includes(access)),
  };
}
