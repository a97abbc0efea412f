import * as z from 'zod';
import { hostEndpoint } from '#http/endpoint.ts';
import { checkHistory } from '#http/replies/liveness.ts';
import { ok } from '#http/reply.ts';
import { checkObject, nextCheckDue } from '#http/wire.ts';

const whole = (name: string, least: number, most: number, otherwise: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `${name} must be a whole number.`)
    .transform(Number)
    .pipe(z.number().min(least, `${name} must be at least ${least}.`).max(most, `${name} may be ${most} at most.`))
    .default(otherwise);

const Query = z.object({ limit: whole('limit', 1, 100, 20), offset: whole('offset', 0, 1_000_000, 0) });

/** GET /api/liveness/history: all checks, the newest first. */
export const handler = hostEndpoint('liveness/history', { query: Query, reply: checkHistory }, async ({ app, query, host }) => {
  const total = host.liveness?.checks ?? 0;
  // Checks are numbered without gaps, so a page is a range of numbers.
  const newest = total - query.offset;
  const checks = await app.store.hosts.checks(host.id, Math.max(newest - query.limit + 1, 1), newest);
  return ok({ checks: checks.map(checkObject), total, next_check_due: host.liveness ? nextCheckDue(host.liveness) : null });
});
