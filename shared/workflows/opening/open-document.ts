import type { Readable } from 'node:stream';
import type { Download } from '#custody/link.ts';
import { readableUntil } from '#domain/opening.ts';
import { Refusal } from '#domain/refusal.ts';
import { instant, type Outage } from '#domain/time.ts';
import type { SealedDocument } from '#domain/will.ts';
import type { App } from '#platform/app.ts';
import { recordRead } from '#workflows/documents/record-read.ts';
import { assertOwnTransfer } from '#workflows/guards.ts';
import type { LoadedTransfer } from './load-transfer.ts';
import { openWill, readDocument } from './open-will.ts';

/**
 * Opens the document that a genuine download link names, if the link and the access window still allow it. The read is
 * recorded before the first byte leaves: a stream that breaks off counts as read.
 */
export async function openDocument(
  app: App,
  { host, record }: LoadedTransfer,
  link: Download,
  { outages, requestId }: { outages: readonly Outage[]; requestId: string },
): Promise<{ document: SealedDocument; content: Readable }> {
  if (!host.will) throw new Refusal('invalid_download_link');
  assertOwnTransfer(host, record.transfer);
  readableUntil(record.transfer, link.survivorId, { now: instant(app.now()), outages });
  if (link.expires * 1000 <= app.now().getTime())
    throw new Refusal('link_expired', 'This download link has expired. Open the page again to get a new one.');
  const document = host.will.sealed.documents.find(({ id }) => id === link.documentId);
  if (!document || link.revision !== record.transfer.facts.revision) throw new Refusal('invalid_download_link');
  const content = await readDocument(await openWill(app, host, record), document.path);
  const reading = { record, survivorId: link.survivorId, documentId: document.id, outages, requestId };
  await recordRead(app, reading).catch((error: unknown) => {
    content.destroy();
    throw error;
  });
  return { document, content };
}
