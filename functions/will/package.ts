import * as z from 'zod';
import { assertNotRecovered } from '#accounts/rules/recent-changes.ts';
import { routes } from '#functions/routes.ts';
import { custodyEndpoint } from '#http/endpoint.ts';
import { requestedRange } from '#http/range.ts';
import { partStreamed, streamed } from '#http/reply.ts';
import { attachmentHeader } from '#http/safe-filename.ts';
import { openCopy, type PackageCopy, packageCopy } from '#sealing/package-copy.ts';
import { CopyPart } from '#wills/wire/copy-fields.ts';
import { packageStreamed } from '#wills/wire/replies.ts';

const Query = z.object({ part: CopyPart.optional() });

/** GET /api/will/package: the sealed package with recover.html as one ZIP file, or as several if it is too large for one. Nothing is decrypted. */
export const handler = custodyEndpoint(
  routes['will/package'],
  { query: Query, reply: packageStreamed },
  async ({ app, event, host, query, requestId }) => {
    assertNotRecovered(host);
    const copy = packageCopy(host, query.part);
    const { size, etag } = copy;
    const range = requestedRange(event, { size, etag });
    const content = await openCopy(app, host, copy, { range: range ?? { first: 0, last: size - 1 }, requestId });
    return range ? partStreamed(content, { range, size }, headersOf(copy)) : streamed(content, headersOf(copy));
  },
);

function headersOf({ size, filename, etag }: PackageCopy) {
  return {
    'Content-Type': 'application/zip',
    'Content-Length': String(size),
    'Content-Disposition': attachmentHeader(filename),
    ETag: etag,
    'Accept-Ranges': 'bytes',
    'Content-Security-Policy': "sandbox; default-src 'none'",
  };
}
