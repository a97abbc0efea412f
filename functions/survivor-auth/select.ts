import * as z from 'zod';
import { ChannelName } from '#channels/wire/contact-fields.ts';
import { maskDestination } from '#common/contact.ts';
import { DEFAULT_READER, formatMoment } from '#common/moment.ts';
import { between, type Instant, instant, roundUpToMinute, SECOND } from '#common/time.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { Uuid } from '#http/fields.ts';
import { ok } from '#http/reply.ts';
import { clientOf, Throttled } from '#http/throttle.ts';
import { findTransfer } from '#transfers/load-transfer.ts';
import { OTP_LIFETIME_SECONDS } from '#transfers/rules/otp.ts';
import { sendOpenCode, type TooManyCodes } from '#transfers/send-open-code.ts';
import { codeSentReply } from '#transfers/wire/replies.ts';

const WantedChannel = ChannelName.optional().describe(
  'Sends the code over this channel alone. Default: the first in the order of connector_priority that accepts it.',
);
const Body = z.object({ transfer_id: Uuid('transfer_id'), survivor_id: Uuid('survivor_id'), channel: WantedChannel });

/** POST /api/survivor-auth/select: a Survivor says who they are and gets a code over the first of their channels that accepts it, or over the one `channel` that they ask for. */
export const handler = endpoint(
  routes['survivor-auth/select'],
  { body: Body, reply: codeSentReply, load: async ({ app, body }) => ({ pointer: await findTransfer(app, body.transfer_id) }) },
  async ({ app, body, pointer, requestId, event }) => {
    const wanted = { survivorId: body.survivor_id, channel: body.channel, client: clientOf(event), requestId };
    const sent = await sendOpenCode(app, pointer, wanted);
    if ('admitted' in sent) throw tooManyCodes(sent, instant(app.now()));
    return ok({
      otp_session_id: sent.session.id,
      channel: sent.channel,
      masked_destination: maskDestination(sent.channel, sent.session.destination),
      expires_in_seconds: OTP_LIFETIME_SECONDS,
      message: `A 6-digit code was sent. It is valid for ${OTP_LIFETIME_SECONDS / 60} minutes. If it does not arrive, you can ask again over another channel, or use a backup code.`,
    });
  },
);

/** Names the time from which the same client address is admitted. */
function tooManyCodes({ most, windowSeconds, again }: TooManyCodes, now: Instant): Throttled {
  const time = formatMoment(roundUpToMinute(again), DEFAULT_READER);
  const message = `Too many requests for a code. Please try again later: the next code can be sent from ${time}. You can use a backup code now.`;
  return new Throttled(most, windowSeconds, Math.ceil(between(now, again) / SECOND), message, { why: 'otp_limit_reached' });
}
