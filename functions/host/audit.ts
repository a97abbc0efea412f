import * as z from 'zod';
import { readTrail } from '#evidence/read-trail.ts';
import { auditObject } from '#evidence/wire/audit-object.ts';
import { auditTrail } from '#evidence/wire/audit-replies.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { Limit, wholeNumber } from '#http/list-fields.ts';
import { ok } from '#http/reply.ts';
import { wireIds } from '#messages/links.ts';

const LAST_NUMBER = 999_999_999_999;

const Query = z.object({
  before: wholeNumber('before')
    .pipe(z.int().min(1, 'before must be 1 or more.').max(LAST_NUMBER))
    .optional()
    .describe('Only entries with a lower number.'),
  limit: Limit.default(50),
});

/** GET /api/host/audit: what happened, when and by whom, the newest first. */
export const handler = hostEndpoint(routes['host/audit'], { query: Query, reply: auditTrail }, async ({ app, host, query }) => {
  const [page, ids] = await Promise.all([readTrail(app, host, query), wireIds(app)]);
  return ok(auditObject(host, page, ids.transfer));
});
