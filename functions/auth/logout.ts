import { endOneSession } from '#accounts/host-session.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { noContent } from '#http/reply.ts';
import { noBody } from '#http/wire-types.ts';

/** POST /api/auth/logout: ends the session; its tokens are refused from now on, also if its row were put back as it was. */
export const handler = endpoint(
  routes['auth/logout'],
  {
    reply: noBody,
    load: async ({ app, hostId, sessionId }) => {
      const [host, session] = await Promise.all([app.store.hosts.load(hostId), app.store.sessions.get({ hostId, id: sessionId })]);
      return { host, session };
    },
  },
  async ({ app, host, session, requestId }) => {
    if (!host || !session || session.data.endedAt !== null) return noContent();
    await endOneSession(app, host, session, requestId);
    return noContent();
  },
);
