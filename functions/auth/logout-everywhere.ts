import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { noBody } from '#http/replies/wire-types.ts';
import { noContent } from '#http/reply.ts';
import { endAllSessions } from '#workflows/accounts/end-sessions.ts';

/** POST /api/auth/logout-everywhere: ends all sessions of the account, this one too. */
export const handler = hostEndpoint(routes['auth/logout-everywhere'], { reply: noBody }, async ({ app, host, requestId }) => {
  await endAllSessions(app, host, requestId);
  return noContent();
});
