import * as z from 'zod';
import { requestAccountLink } from '#accounts/mail-account-link.ts';
import { mailAccepted } from '#accounts/wire/replies.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { Email } from '#http/fields.ts';
import { accepted } from '#http/reply.ts';

const Body = z.object({ email: Email });

/** POST /api/auth/resend-verification: the link once more. The address is looked up after the answer, which therefore is always the same. */
export const handler = endpoint(
  routes['auth/resend-verification'],
  { body: Body, reply: mailAccepted, load: async () => ({}) },
  async ({ app, body, requestId }) => {
    await requestAccountLink(app, 'verify-email', body.email, requestId);
    return accepted({ message: 'If this e-mail address still has to be confirmed, we are sending it a new link. Earlier links end with it.' });
  },
);
