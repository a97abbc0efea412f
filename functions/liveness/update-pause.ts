import * as z from 'zod';
import { pauseChecks } from '#accounts/pause-checks.ts';
import { changeCounter } from '#accounts/wire/change-quota.ts';
import { instant } from '#common/time.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import { pauseObject } from '#liveness/wire/check-object.ts';
import { checksPaused } from '#liveness/wire/replies.ts';
import { buildContext } from '#wills/will-state.ts';

const Body = z.object({
  until: z.iso.datetime({ offset: true, error: 'until must be a date with its time, such as 2026-12-24T18:00:00Z.' }).max(40),
});

/** POST /api/liveness/pause: no checks until then. An addition to the specification. */
export const handler = hostEndpoint(
  routes['liveness/update-pause'],
  { body: Body, reply: checksPaused },
  async ({ app, body, event, host, requestId }) => {
    const until = instant(new Date(body.until));
    const liveness = await pauseChecks(app, host, { until, requestId }, changeCounter({ app, event, host }));
    return ok(pauseObject(liveness, buildContext(app, host)));
  },
);
