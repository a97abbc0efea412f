import * as z from 'zod';
import { replacePassword } from '#accounts/change-password.ts';
import { changeCounter } from '#accounts/wire/change-quota.ts';
import { Refusal } from '#common/refusal.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { Password } from '#http/fields.ts';
import { noContent } from '#http/reply.ts';
import { noBody } from '#http/wire-types.ts';

const Body = z.object({ current_password: z.string(), new_password: Password });

/** POST /api/auth/change-password: changes the password, and ends every session but the one that asks. Refused after an unconfirmed reset: the password from before it must stay known. */
export const handler = endpoint(
  routes['auth/change-password'],
  {
    body: Body,
    reply: noBody,
    load: async ({ app, hostId, sessionId }) => {
      const [host, session] = await Promise.all([app.store.hosts.load(hostId), app.store.sessions.get({ hostId, id: sessionId })]);
      return { host, session };
    },
  },
  async ({ app, body, event, host, session, requestId }) => {
    if (!host || !session) throw new Refusal('unauthorized');
    const change = { host, session, current: body.current_password, wanted: body.new_password, requestId };
    await replacePassword(app, change, changeCounter({ app, event, host }));
    return noContent();
  },
);
