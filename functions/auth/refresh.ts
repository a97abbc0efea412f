import * as z from 'zod';
import { refreshSession } from '#accounts/host-session.ts';
import { tokensRefreshed } from '#accounts/wire/replies.ts';
import { Refusal } from '#common/refusal.ts';
import { verifyToken } from '#custody/session-token.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import { clientOf } from '#http/throttle.ts';

const Body = z.object({ refresh_token: z.string().max(4000) });

/** POST /api/auth/refresh: the next pair of tokens. The successor is deterministic, so that a request that is repeated from the same address gets the same pair. */
export const handler = endpoint(
  routes['auth/refresh'],
  {
    body: Body,
    reply: tokensRefreshed,
    load: async ({ app, body }) => {
      const token = await verifyToken(await app.keyring.tokenKeys(), body.refresh_token, 'refresh', app.now());
      if (!token) throw new Refusal('invalid_refresh_token');
      return { token, session: await app.store.sessions.standing({ hostId: token.hostId, id: token.sessionId }) };
    },
  },
  async ({ app, event, token, session }) => {
    if (!session) throw new Refusal('invalid_refresh_token');
    return ok(await refreshSession(app, token, session, clientOf(event)));
  },
);
