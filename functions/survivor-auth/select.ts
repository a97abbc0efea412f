import * as z from 'zod';
import { WantedChannel } from '#channels/wire/contact-fields.ts';
import { instant } from '#common/time.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { PaperId, Uuid } from '#http/fields.ts';
import { ok } from '#http/reply.ts';
import { clientOf } from '#http/throttle.ts';
import { findTransfer } from '#transfers/load-transfer.ts';
import { sendOpenCode } from '#transfers/send-code.ts';
import { sentCodeObject } from '#transfers/wire/code-object.ts';
import { codeSentReply } from '#transfers/wire/replies.ts';

const Body = z.object({ transfer_id: Uuid('transfer_id'), survivor_id: PaperId('survivor_id'), channel: WantedChannel });

/** POST /api/survivor-auth/select: a Survivor says who they are and gets a code over the first of their channels that accepts it, or over the one `channel` that they ask for. */
export const handler = endpoint(
  routes['survivor-auth/select'],
  { body: Body, reply: codeSentReply, load: async ({ app, body }) => ({ pointer: await findTransfer(app, body.transfer_id) }) },
  async ({ app, body, pointer, requestId, event }) => {
    const wanted = { survivorId: body.survivor_id, channel: body.channel, client: clientOf(event), requestId };
    return ok(sentCodeObject(await sendOpenCode(app, pointer, wanted), instant(app.now())));
  },
);
