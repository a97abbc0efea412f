import * as z from 'zod';
import { openDownloadToken } from '#custody/link.ts';
import { Refusal } from '#domain/refusal.ts';
import { routes } from '#functions/routes.ts';
import { attachmentHeader } from '#http/content-disposition.ts';
import { endpoint } from '#http/endpoint.ts';
import { documentStreamed } from '#http/replies/transfer.ts';
import { streamed } from '#http/reply.ts';
import { loadTransferThenHost } from '#workflows/opening/load-transfer.ts';
import { openDocument } from '#workflows/opening/open-document.ts';

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
      const loading = loadTransferThenHost(app, link.transferId, app.store.hosts.loadWithCustody);
      const [loaded, outages] = await Promise.all([loading, app.store.serviceClock.outages(app.now())]);
      return { link, loaded, outages };
    },
  },
  async ({ app, link, loaded, outages, requestId }) => {
    if (!loaded) throw new Refusal('invalid_download_link');
    const { document, content } = await openDocument(app, loaded, link, { outages, requestId });
    return streamed(content, {
      'Content-Type': document.mimeType,
      'Content-Length': String(document.size),
      'Content-Disposition': attachmentHeader(document.filename),
      'Repr-Digest': `sha-256=:${Buffer.from(document.sha256, 'hex').toString('base64')}:`,
      'Content-Security-Policy': "sandbox; default-src 'none'",
    });
  },
);
