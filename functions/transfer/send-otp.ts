import * as z from 'zod';
import { ContactMethod } from '#channels/wire/contact-fields.ts';
import { maskDestination } from '#common/contact.ts';
import { OTP_LIFETIME_SECONDS } from '#common/limits.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { Email, PaperId } from '#http/fields.ts';
import { ok } from '#http/reply.ts';
import { clientOf } from '#http/throttle.ts';
import { findHostId } from '#transfers/find-survivor.ts';
import { requestStartCode } from '#transfers/send-code.ts';
import { codeSentReply } from '#transfers/wire/replies.ts';

const Body = z.union(
  [z.object({ will_id: PaperId('will_id'), contact: ContactMethod }), z.object({ host_email: Email, contact: ContactMethod })],
  'Send will_id or host_email, and contact with type and value.',
);

/** POST /api/transfer/send-otp: a code to start a transfer with a proof. Answered before anything is sent, and the same whether someone matches or not. */
export const handler = endpoint(
  routes['transfer/send-otp'],
  { body: Body, reply: codeSentReply, load: async ({ app, body }) => ({ hostId: await findHostId(app, body) }) },
  async ({ app, body: { contact, ...target }, hostId, requestId, event }) => {
    const session = await requestStartCode(app, { target, contact, hostId, client: clientOf(event), requestId });
    return ok({
      otp_session_id: session.id,
      channel: contact.type,
      masked_destination: maskDestination(contact.type, contact.value),
      expires_in_seconds: OTP_LIFETIME_SECONDS,
      message: 'If you are named in this will with this contact, we are sending you a 6-digit code.',
    });
  },
);
