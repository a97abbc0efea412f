import * as z from 'zod';
import { removeOneFactor } from '#factors/remove-factors.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { TypedPassword } from '#http/fields.ts';
import { noContent } from '#http/reply.ts';
import { noBody } from '#http/wire-types.ts';

const Body = z.object({ password: TypedPassword });

/** DELETE /api/auth/factors/<id>: removes a passkey or an authenticator app. With the last one, every other session ends. */
export const handler = hostEndpoint(
  routes['auth/factors/delete'],
  { body: Body, reply: noBody },
  async ({ app, body: { password }, host, id, sessionId, requestId }) => {
    await removeOneFactor(app, host, id, { password, sessionId, requestId });
    return noContent();
  },
);
