import * as z from 'zod';
import { requestAccountLink } from '#accounts/mail-account-link.ts';
import { mailAccepted } from '#accounts/wire/replies.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { Email } from '#http/fields.ts';
import { accepted } from '#http/reply.ts';

const Body = z.object({ email: Email });

/** POST /api/auth/forgot-password: a link for a new password. The address is looked up after the answer, which therefore is always the same. */
export const handler = endpoint(
  routes['auth/forgot-password'],
  { body: Body, reply: mailAccepted, load: async () => ({}) },
  async ({ app, body, requestId }) => {
    await requestAccountLink(app, 'reset-password', body.email, requestId);
    return accepted({
      message: 'If there is an account with this e-mail address, we are sending it a link for a new password. Earlier links end with it.',
    });
  },
);
