import type { ListFacts, OpenedContent, OpenedDocument } from '#own-device/work.ts';
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

/** Compares what the service delivers with the signed list. A file with another size, or a second one with the same name, is not sealed. */
export function compareDelivered(
  delivered: readonly DocumentAccess[],
  { files }: Pick<ListFacts, 'files'>,
  { documents }: Pick<OpenedContent, 'documents'>,
): Delivered {
  const isSealed = ({ filename, size_bytes }: DocumentAccess) =>
    filename === LIST_NAME || files.some(({ path, size }) => path === filename && size === size_bytes);
  const accessOf = new Map(
    delivered
      .filter(isSealed)
      .reverse()
      .map((access) => [access.filename, access]),
  );
  const listed = documents.map((document) => ({ document, access: accessOf.get(document.path) }));
  const found = listed.flatMap(({ document, access }) => (access ? [{ document, access }] : []));
  const known = [accessOf.get(LIST_NAME), ...found.map(({ access }) => access)];
  return {
    found,
    missing: listed.flatMap(({ document, access }) => (access ? [] : [document])),
    unlisted: delivered.filter((access) => !known.includes(access)),
  };
}
