import * as z from 'zod';
import { WantedChannel } from '#channels/wire/contact-fields.ts';
import { instant } from '#common/time.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import { clientOf } from '#http/throttle.ts';
import { sendRehearsalCode } from '#rehearsals/take-part.ts';
import { RehearsalToken } from '#rehearsals/wire/proof-forms.ts';
import { sentCodeObject } from '#transfers/wire/code-object.ts';
import { codeSentReply } from '#transfers/wire/replies.ts';

const Body = z.object({ token: RehearsalToken, channel: WantedChannel });

/** POST /api/rehearsals/select: a code for the running rehearsal of a will. It opens nothing. An addition to the specification. */
export const handler = endpoint(
  routes['rehearsals/select'],
  { body: Body, reply: codeSentReply, load: async () => ({}) },
  async ({ app, body, requestId, event }) => {
    const wanted = { channel: body.channel, client: clientOf(event), requestId };
    return ok(sentCodeObject(await sendRehearsalCode(app, body.token, wanted), instant(app.now())));
  },
);
