import * as z from 'zod';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { PaperId } from '#http/fields.ts';
import { ok } from '#http/reply.ts';
import { typed } from '#net/typed-shape.ts';
import { type Stopped, stopByCard } from '#transfers/stop-transfer.ts';
import { stoppedByCard } from '#transfers/wire/replies.ts';

const Body = z.object({
  will_id: PaperId('will_id'),
  stop_code: typed(z.string().min(1, 'stop_code is required.').max(100)).describe('As on the card. Case, spaces and dashes do not matter.'),
});

const STOPPED: Record<Stopped, string> = {
  transfer: 'The transfer was stopped. We are notifying you and your Survivors.',
  activation: 'Your Survivors no longer wait to start a transfer. We are notifying you and them.',
};

/**
 * POST /api/transfer/stop: stops a transfer or an activation with the code of the Host's stop card, which works once. It is a sign of
 * life, and also works after the cancel deadline, until the documents are open. An addition to the specification.
 */
export const handler = endpoint(
  routes['transfer/stop'],
  {
    body: Body,
    reply: stoppedByCard,
    load: async ({ app, body }) => ({ host: await app.store.hosts.loadOfWill(body.will_id) }),
    isAgain: ({ host }) => host?.will !== undefined && host.will.status !== 'active',
  },
  async ({ app, body, host, requestId }) => {
    const stopped = await stopByCard(app, host, body.stop_code, requestId);
    return ok({ stopped, message: `${STOPPED[stopped]} Your card is used up: please make a new one.` });
  },
);
