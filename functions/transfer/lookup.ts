import * as z from 'zod';
import { ContactMethod } from '#channels/wire/contact-fields.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { Email } from '#http/fields.ts';
import { ok } from '#http/reply.ts';
import { findHostId } from '#transfers/find-survivor.ts';
import { sendStartInstructions } from '#transfers/send-start-instructions.ts';
import { lookupAccepted } from '#transfers/wire/replies.ts';

const Body = z.object({ host_email: Email, contact: ContactMethod });

/** POST /api/transfer/lookup: helps a Survivor who has lost their paper. The answer is always the same; the help comes by message. */
export const handler = endpoint(
  routes['transfer/lookup'],
  { body: Body, reply: lookupAccepted, load: async ({ app, body }) => ({ hostId: await findHostId(app, body) }) },
  async ({ app, body: { contact, ...target }, hostId, requestId }) => {
    await sendStartInstructions(app, { target, contact, hostId, requestId });
    return ok({
      message: 'If someone with this e-mail address has named you with this contact, we have just sent you a message that says what to do.',
    });
  },
);
