import * as z from 'zod';
import { verifyToken } from '#custody/session-token.ts';
import { Refusal } from '#domain/refusal.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { tokensRefreshed } from '#http/replies/account.ts';
import { ok } from '#http/reply.ts';
import { refreshSession } from '#workflows/accounts/host-session.ts';

const Body = z.object({ refresh_token: z.string('The refresh token is required.').max(4000) });

/** POST /api/auth/refresh: the next pair of tokens. The successor is deterministic, so that a repeated request gets the same pair. */
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
  async ({ app, token, session }) => {
    if (!session) throw new Refusal('invalid_refresh_token');
    return ok(await refreshSession(app, token, session));
  },
);
