import * as z from 'zod';
import { checkPassword, FAILED_LOGIN_WINDOW_SECONDS, MAX_FAILED_LOGINS, rememberClient } from '#accounts/check-password.ts';
import { beginSession } from '#accounts/host-session.ts';
import { signedIn } from '#accounts/wire/replies.ts';
import { typedEmail } from '#common/email.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { headerOf } from '#http/gateway.ts';
import { ok } from '#http/reply.ts';
import { clientOf, Throttled } from '#http/throttle.ts';
import { typed } from '#net/typed-shape.ts';

const Body = z.object({ email: typed(z.string().max(320), typedEmail), password: z.string() });

/** POST /api/auth/login: e-mail and password for a pair of tokens. An unknown address takes as long as a wrong password. */
export const handler = endpoint(
  routes['auth/login'],
  {
    body: Body,
    reply: signedIn,
    load: async ({ app, body }) => ({ hostId: await app.store.hosts.idOfEmail(body.email) }),
  },
  async ({ app, body, hostId, requestId, event }) => {
    const client = clientOf(event);
    const signIn = await checkPassword(app, { email: body.email, password: body.password, hostId, client, requestId });
    if (signIn === 'locked') throw tooManyFailures(app.now());
    const { host } = signIn;
    const [tokens] = await Promise.all([beginSession(app, signIn, requestId, headerOf(event, 'user-agent')), rememberClient(app, host.id, client)]);
    const { email, displayName, status } = host.profile;
    return ok({ ...tokens, host: { id: host.id, email, display_name: displayName, status } });
  },
);

function tooManyFailures(now: Date): Throttled {
  const second = Math.floor(now.getTime() / 1000);
  return new Throttled(MAX_FAILED_LOGINS, FAILED_LOGIN_WINDOW_SECONDS, FAILED_LOGIN_WINDOW_SECONDS - (second % FAILED_LOGIN_WINDOW_SECONDS));
}
