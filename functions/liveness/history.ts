import * as z from 'zod';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { Limit, Offset } from '#http/list-fields.ts';
import { ok } from '#http/reply.ts';
import { computeNextCheckDue } from '#liveness/next-check.ts';
import { checkObject } from '#liveness/wire/check-object.ts';
import { checkHistory } from '#liveness/wire/replies.ts';

const Query = z.object({ limit: Limit.default(20), offset: Offset.default(0) });

/** GET /api/liveness/history: all checks, the newest first. */
export const handler = hostEndpoint(routes['liveness/history'], { query: Query, reply: checkHistory }, async ({ app, query, host }) => {
  const total = host.liveness?.checks ?? 0;
  // Checks are numbered without gaps, so a page is a range of numbers.
  const newest = total - query.offset;
  const [checks, due] = await Promise.all([
    app.store.hosts.checks(host.id, Math.max(newest - query.limit + 1, 1), newest),
    computeNextCheckDue(app, host.liveness, host),
  ]);
  return ok({ checks: checks.map(checkObject), total, next_check_due: due });
});
