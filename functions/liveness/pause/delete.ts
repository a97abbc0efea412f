import { endHostPause } from '#accounts/pause-checks.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import { pauseObject } from '#liveness/wire/check-object.ts';
import { checksPaused } from '#liveness/wire/replies.ts';
import { buildContext } from '#wills/will-state.ts';

/** DELETE /api/liveness/pause: ends the Host's pause. Without one it changes nothing. An addition to the specification. */
export const handler = hostEndpoint(routes['liveness/pause/delete'], { reply: checksPaused }, async ({ app, host, requestId }) => {
  const liveness = await endHostPause(app, host, requestId);
  return ok(pauseObject(liveness, buildContext(app, host)));
});
