import { sessionObject } from '#accounts/wire/account-objects.ts';
import { sessionList } from '#accounts/wire/replies.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';

/** GET /api/host/sessions: where the account is signed in, the last used first. */
export const handler = hostEndpoint(routes['host/sessions/list'], { reply: sessionList }, async ({ app, host, sessionId }) => {
  const sessions = (await app.store.sessions.list(host, app.now())).map((session) => sessionObject(session, sessionId));
  return ok({ sessions: sessions.sort((a, b) => (a.last_used_at < b.last_used_at ? 1 : -1)) });
});
