import * as z from 'zod';
import { instant } from '#common/time.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { PaperId } from '#http/fields.ts';
import { ok } from '#http/reply.ts';
import { findNamedStart, startByName } from '#transfers/start-by-name.ts';
import { transferStarted } from '#transfers/wire/replies.ts';
import { namedStartObject } from '#transfers/wire/transfer-object.ts';

const Body = z.object({
  will_id: PaperId('will_id'),
  survivor_name: z.string().min(1, 'survivor_name is required.').max(200),
});

/** POST /api/transfer/initiate: a Survivor starts the transfer; the Host gets 48 hours to stop it. */
export const handler = endpoint(
  routes['transfer/initiate'],
  {
    body: Body,
    reply: transferStarted,
    load: async ({ app, body }) => ({ host: await app.store.hosts.loadOfWill(body.will_id) }),
  },
  async ({ app, body, host, requestId }) => {
    const named = await findNamedStart(app, host, body.survivor_name);
    return ok(namedStartObject(await startByName(app, named, requestId), instant(app.now())));
  },
);
