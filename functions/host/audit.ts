import * as z from 'zod';
import { routes } from '#functions/routes.ts';
import { auditObject } from '#http/audit-object.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { digits, Limit } from '#http/list-fields.ts';
import { auditTrail } from '#http/replies/audit.ts';
import { ok } from '#http/reply.ts';
import { readTrail } from '#workflows/audit/read-trail.ts';
import { wireIds } from '#workflows/messages/links.ts';

const LAST_NUMBER = 999_999_999_999;

const Query = z.object({
  before: digits('before')
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
