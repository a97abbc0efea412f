import { endOneSession } from '#accounts/host-session.ts';
import { Refusal } from '#common/refusal.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { noContent } from '#http/reply.ts';
import { noBody } from '#http/wire-types.ts';

/** DELETE /api/host/sessions/<id>: signs out one browser or program. */
export const handler = endpoint(
  routes['host/sessions/delete'],
  {
    reply: noBody,
    load: async ({ app, hostId, id }) => {
      const [host, session] = await Promise.all([app.store.hosts.load(hostId), app.store.sessions.standing({ hostId, id })]);
      return { host, session };
    },
  },
  async ({ app, host, session, requestId }) => {
    if (!host) throw new Refusal('unauthorized');
    if (!session) throw new Refusal('session_not_found');
    await endOneSession(app, host, session, requestId);
    return noContent();
  },
);
