import * as z from 'zod';
import { issueTokens, nextRefreshJti, verifyToken } from '#custody/session-token.ts';
import { Refusal } from '#domain/refusal.ts';
import { after, between, DAY, instant, SECOND } from '#domain/time.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { refreshed } from '#http/replies/account.ts';
import { ok } from '#http/reply.ts';
import type { App } from '#platform/app.ts';
import type { SessionData } from '#store/sessions.ts';
import { Conflict } from '#store/unit-of-work.ts';

const Body = z.object({ refresh_token: z.string('The refresh token is required.').max(4000) });

/** An answer that got lost may be asked for again this long; a later second use of a token ends its session. */
const GRACE = 10 * SECOND;

/** POST /api/auth/refresh: the next pair of tokens. The successor is deterministic, so that a repeated request gets the same pair. */
export const handler = endpoint(
  routes['auth/refresh'],
  {
    body: Body,
    reply: refreshed,
    load: async ({ app, body }) => {
      const token = await verifyToken(await app.keyring.tokenKeys(), body.refresh_token, 'refresh', app.now());
      if (!token) throw new Refusal('invalid_refresh_token');
      return { token, session: await app.store.sessions.standing(token.sessionId, token.hostId) };
    },
  },
  async ({ app, token, session }) => {
    if (!session) throw new Refusal('invalid_refresh_token');
    const { data, version } = session;
    const now = instant(app.now());
    if (token.jti === data.refreshJti) {
      const keys = await app.keyring.tokenKeys();
      const next: SessionData = {
        ...data,
        refreshJti: nextRefreshJti(keys.current.key, token.jti),
        previousJti: token.jti,
        refreshedAt: now,
        expiresAt: after(now, 7 * DAY),
      };
      if (!(await app.store.sessions.put(next, version))) throw new Conflict();
      return ok(await pairOf(app, next));
    }
    const replayed = token.jti === data.previousJti && between(data.refreshedAt, now) <= GRACE;
    if (replayed) return ok(await pairOf(app, data));
    // A token that was used before is in somebody else's hands, or this one is: nobody goes on with this session.
    app.log.warn('refresh_token_reused', { host: data.hostId });
    if (!(await app.store.sessions.put({ ...data, endedAt: now }, version))) throw new Conflict();
    throw new Refusal('invalid_refresh_token');
  },
);

async function pairOf(app: App, { hostId, id, refreshJti, refreshedAt }: SessionData) {
  return issueTokens(await app.keyring.tokenKeys(), { hostId, sessionId: id, refreshJti, issuedAt: new Date(refreshedAt) });
}
