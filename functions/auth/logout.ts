import { endSession } from '#domain/host.ts';
import { instant } from '#domain/time.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { noBody } from '#http/replies/wire-types.ts';
import { noContent } from '#http/reply.ts';
import { sessionChange } from '#store/sessions.ts';

/** POST /api/auth/logout: ends the session; its tokens are refused from now on, also if its row were put back as it was. */
export const handler = endpoint(
  routes['auth/logout'],
  {
    reply: noBody,
    load: async ({ app, hostId, sessionId }) => {
      const [host, session] = await Promise.all([app.store.hosts.load(hostId), app.store.sessions.get(sessionId)]);
      return { host, session };
    },
  },
  async ({ app, host, session, requestId }) => {
    if (!host || !session || session.data.endedAt !== null) return noContent();
    const at = instant(app.now());
    await app.store.commit({
      hostId: host.id,
      at,
      requestId,
      aggregates: [{ root: host.root, put: { PROFILE: endSession(host.profile, session.data, at) } }],
      singles: [sessionChange({ ...session.data, endedAt: at }, session.version)],
    });
    return noContent();
  },
);
