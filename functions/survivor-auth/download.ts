import * as z from 'zod';
import { openDownloadToken } from '#custody/link.ts';
import { Refusal } from '#domain/refusal.ts';
import { instant } from '#domain/time.ts';
import { readableUntil } from '#domain/transfer.ts';
import { routes } from '#functions/routes.ts';
import { attachment } from '#http/content-disposition.ts';
import { endpoint } from '#http/endpoint.ts';
import { documentStreamed } from '#http/replies/transfer.ts';
import { streamed } from '#http/reply.ts';
import { recordRead } from '#workflows/documents/record-read.ts';
import { assertOwnTransfer } from '#workflows/guards.ts';
import { openWill, readDocument } from '#workflows/opening/open-will.ts';

const Query = z.object({ token: z.string('The token of the download link is required.').max(1000) });

/** GET /api/survivor-auth/download: one document, decrypted as it streams; the link names who, what and until when. */
export const handler = endpoint(
  routes['survivor-auth/download'],
  {
    query: Query,
    reply: documentStreamed,
    load: async ({ app, query }) => {
      const link = openDownloadToken(await app.keyring.key('download-key'), query.token);
      if (!link) throw new Refusal('invalid_download_link');
      const [record, outages] = await Promise.all([app.store.transfers.load(link.transferId), app.store.serviceClock.outages(app.now())]);
      const host = record && (await app.store.hosts.loadWithCustody(record.transfer.hostId));
      return { link, record, host, outages };
    },
  },
  async ({ app, link, record, host, outages, requestId }) => {
    if (!record || !host?.will) throw new Refusal('invalid_download_link');
    assertOwnTransfer(host, record.transfer);
    readableUntil(record.transfer, link.survivorId, instant(app.now()), outages);
    if (link.expires * 1000 <= app.now().getTime())
      throw new Refusal('link_expired', 'This download link has expired. Open the page again to get a new one.');
    const document = host.will.sealed.documents.find(({ id }) => id === link.documentId);
    if (!document || link.revision !== record.transfer.revision) throw new Refusal('invalid_download_link');
    const open = await openWill(app, host, record);
    const content = await readDocument(open, document.path);
    // Before the first byte: a stream that breaks off has been read too.
    const reading = { record, survivorId: link.survivorId, documentId: document.id, outages, requestId };
    await recordRead(app, reading).catch((error: unknown) => {
      content.destroy();
      throw error;
    });
    return streamed(content, {
      'Content-Type': document.mimeType,
      'Content-Length': String(document.size),
      'Content-Disposition': attachment(document.filename),
      'Repr-Digest': `sha-256=:${Buffer.from(document.sha256, 'hex').toString('base64')}:`,
      'Content-Security-Policy': "sandbox; default-src 'none'",
    });
  },
);
