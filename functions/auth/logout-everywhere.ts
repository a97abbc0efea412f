import { endAllSessions } from '#accounts/host-session.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { noContent } from '#http/reply.ts';
import { noBody } from '#http/wire-types.ts';

/** POST /api/auth/logout-everywhere: ends all sessions of the account, this one too. */
export const handler = hostEndpoint(routes['auth/logout-everywhere'], { reply: noBody }, async ({ app, host, requestId }) => {
  await endAllSessions(app, host, requestId);
  return noContent();
});
