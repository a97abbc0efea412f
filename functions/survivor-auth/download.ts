import * as z from 'zod';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { requestedRange } from '#http/range.ts';
import { partStreamed, streamed } from '#http/reply.ts';
import { attachmentHeader } from '#http/safe-filename.ts';
import { loadLink } from '#transfers/load-transfer.ts';
import { linkedDocument, openDocument } from '#transfers/open-document.ts';
import { DownloadToken } from '#transfers/wire/download-fields.ts';
import { leaseDownload } from '#transfers/wire/lease-download.ts';
import { documentStreamed } from '#transfers/wire/replies.ts';
import type { SealedDocument } from '#wills/rules/will.ts';

const Query = z.object({ token: DownloadToken });

/** GET /api/survivor-auth/download: one document, or a range of it, decrypted as it streams; the link names who, what and until when. */
export const handler = endpoint(
  routes['survivor-auth/download'],
  {
    query: Query,
    reply: documentStreamed,
    lease: (request) => leaseDownload(request, routes['survivor-auth/download'].timeout),
    load: ({ app, query }) => loadLink(app, query.token),
  },
  async ({ app, event, link, loaded, outages, requestId }) => {
    const document = linkedDocument(app, loaded, link, { outages });
    const headers = headersOf(document);
    const range = requestedRange(event, { size: document.size, etag: headers.ETag });
    const content = await openDocument(app, loaded, { document, survivorId: link.survivorId, range }, { outages, requestId });
    return range ? partStreamed(content, { range, size: document.size }, headers) : streamed(content, headers);
  },
);

function headersOf({ mimeType, size, filename, sha256 }: SealedDocument) {
  return {
    'Content-Type': mimeType,
    'Content-Length': String(size),
    'Content-Disposition': attachmentHeader(filename),
    'Repr-Digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`,
    ETag: `"${sha256}"`,
    'Accept-Ranges': 'bytes',
    'Content-Security-Policy': "sandbox; default-src 'none'",
  };
}
