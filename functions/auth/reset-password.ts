import * as z from 'zod';
import { checkResetLink, choosePassword } from '#accounts/reset-password.ts';
import { readLink } from '#custody/link.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { Password } from '#http/fields.ts';
import { noContent, ok } from '#http/reply.ts';
import { clientOf } from '#http/throttle.ts';
import { lentCodeFields, lentCodesOf, refineLentCodes } from '#paper/wire/lent-codes.ts';
import { setAsideObjects } from '#sealing/wire/review-objects.ts';
import { passwordChosen } from '#sealing/wire/review-replies.ts';

const Body = refineLentCodes(z.object({ token: z.string().max(500), password: Password, ...lentCodeFields }));

const SET_ASIDE =
  'The password was changed. What was set in the account since the first reset is set aside. Please sign in, and bring back what is yours.';

/**
 * POST /api/auth/reset-password: sets a new password with the link from an e-mail, and ends every session. With a sealed will the
 * Host is `recovered` after it, unless the request has backup codes of as many Survivors as the threshold. Fewer only shorten
 * the wait. No code is used up. Before a sealing, a repeated reset sets aside what was set since the first one.
 */
export const handler = endpoint(
  routes['auth/reset-password'],
  {
    body: Body,
    reply: passwordChosen,
    load: async ({ app, body }) => {
      const link = readLink(body.token);
      return { link, loaded: link && (await app.store.hosts.load(link.id)) };
    },
  },
  async ({ app, body, event, link, loaded, requestId }) => {
    const host = await checkResetLink(app, link, loaded, body.token);
    const given = { password: body.password, codes: lentCodesOf(body), client: clientOf(event), requestId };
    const { host: after, setAside } = await choosePassword(app, host, given);
    return setAside.length === 0 ? noContent() : ok({ set_aside: setAsideObjects(after, setAside), message: SET_ASIDE });
  },
);
