import * as z from 'zod';
import { checkResetLink, choosePassword } from '#accounts/reset-password.ts';
import { readLink } from '#custody/link.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { Password } from '#http/fields.ts';
import { noContent } from '#http/reply.ts';
import { clientOf } from '#http/throttle.ts';
import { noBody } from '#http/wire-types.ts';
import { lentCodeFields, lentCodesOf, refineLentCodes } from '#paper/wire/lent-codes.ts';

const Body = refineLentCodes(z.object({ token: z.string('The token of the link is required.').max(500), password: Password, ...lentCodeFields }));

/**
 * POST /api/auth/reset-password: sets a new password with the link from an e-mail, and ends every session. With a sealed will the
 * Host is `recovered` after it, unless the request has backup codes of as many Survivors as the threshold. Fewer only shorten
 * the wait. No code is used up.
 */
export const handler = endpoint(
  routes['auth/reset-password'],
  {
    body: Body,
    reply: noBody,
    load: async ({ app, body }) => {
      const link = readLink(body.token);
      return { link, loaded: link && (await app.store.hosts.load(link.id)) };
    },
  },
  async ({ app, body, event, link, loaded, requestId }) => {
    const host = await checkResetLink(app, link, loaded, body.token);
    await choosePassword(app, host, { password: body.password, codes: lentCodesOf(body), client: clientOf(event), requestId });
    return noContent();
  },
);
