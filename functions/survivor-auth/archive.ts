import * as z from 'zod';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { streamed } from '#http/reply.ts';
import { attachmentHeader } from '#http/safe-filename.ts';
import { loadLink } from '#transfers/load-transfer.ts';
import { linkedArchive, openArchive } from '#transfers/open-archive.ts';
import { ArchivePart, DownloadToken } from '#transfers/wire/download-fields.ts';
import { leaseDownload } from '#transfers/wire/lease-download.ts';
import { archiveStreamed } from '#transfers/wire/replies.ts';

const Query = z.object({ token: DownloadToken, part: ArchivePart.optional() });

/** GET /api/survivor-auth/archive: all documents as one ZIP file, or as several if they are too large for one; it counts as a read of each of its documents. */
export const handler = endpoint(
  routes['survivor-auth/archive'],
  {
    query: Query,
    reply: archiveStreamed,
    lease: (request) => leaseDownload(request, routes['survivor-auth/archive'].timeout),
    load: ({ app, query }) => loadLink(app, query.token),
  },
  async ({ app, query, link, loaded, outages, requestId }) => {
    const archive = linkedArchive(app, loaded, link, { outages, part: query.part });
    const content = await openArchive(app, loaded, { archive, survivorId: link.survivorId }, { outages, requestId });
    return streamed(content, {
      'Content-Type': 'application/zip',
      'Content-Length': String(archive.size),
      'Content-Disposition': attachmentHeader(archive.filename),
      'Accept-Ranges': 'none',
      'Content-Security-Policy': "sandbox; default-src 'none'",
    });
  },
);
