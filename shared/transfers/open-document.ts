import type { Readable } from 'node:stream';
import type { App } from '#app/app.ts';
import type { ByteRange } from '#common/byte-range.ts';
import { Refusal } from '#common/refusal.ts';
import { instant, type Outage } from '#common/time.ts';
import type { Download } from '#custody/link.ts';
import { recordReads } from '#evidence/record-read.ts';
import { assertOwnTransfer } from '#hosts/guards.ts';
import { readDocument, readDocumentRange } from '#sealing/read-document.ts';
import { readableUntil } from '#wills/rules/opening.ts';
import type { SealedDocument, Sealing } from '#wills/rules/will.ts';
import type { LoadedTransfer } from './load-transfer.ts';
import { openReleasedWill } from './open-will.ts';

/** The request in which a Survivor reads. */
export interface ReadRequest {
  outages: readonly Outage[];
  requestId: string;
}

/** Returns the sealed will that a genuine download link leads to, if the link and the access window still allow it. */
export function linkedSealing(app: App, { host, record }: LoadedTransfer, link: Download, { outages }: Pick<ReadRequest, 'outages'>): Sealing {
  if (!host.will) throw new Refusal('invalid_download_link');
  assertOwnTransfer(host, record.transfer);
  readableUntil(record.transfer, link.survivorId, { now: instant(app.now()), outages });
  if (link.expires * 1000 <= app.now().getTime())
    throw new Refusal('link_expired', 'This download link has expired. Open the page again to get a new one.');
  if (link.revision !== record.transfer.facts.revision) throw new Refusal('invalid_download_link');
  return host.will.sealed;
}

/** Returns the document that a genuine download link names, if the link and the access window still allow it. */
export function linkedDocument(app: App, loaded: LoadedTransfer, link: Download, request: Pick<ReadRequest, 'outages'>): SealedDocument {
  const document = linkedSealing(app, loaded, link, request).documents.find(({ id }) => id === link.documentId);
  if (!document) throw new Refusal('invalid_download_link');
  return document;
}

/**
 * Opens a document, or with `range` a part of it. The read is recorded before the first byte leaves: a stream that breaks off, and a
 * part, count as read.
 */
export async function openDocument(
  app: App,
  { host, record }: LoadedTransfer,
  { document, survivorId, range }: { document: SealedDocument; survivorId: string; range: ByteRange | undefined },
  { outages, requestId }: ReadRequest,
): Promise<Readable> {
  const will = await openReleasedWill(app, host, record);
  const content = await (range ? readDocumentRange(will, document.path, range) : readDocument(will, document.path));
  await recordReads(app, { record, survivorId, documentIds: [document.id], outages, requestId }).catch((error: unknown) => {
    content.destroy();
    throw error;
  });
  return content;
}
