import * as z from 'zod';
import { Refusal } from '#common/refusal.ts';
import { routes } from '#functions/routes.ts';
import { endpoint, type Request } from '#http/endpoint.ts';
import { Uuid } from '#http/fields.ts';
import { ok } from '#http/reply.ts';
import { loadTransfer } from '#transfers/load-transfer.ts';
import { transferReply } from '#transfers/wire/replies.ts';
import { transferObject } from '#transfers/wire/transfer-object.ts';

const Query = z.object({ transfer_id: Uuid('transfer_id') });

/** GET /api/transfer/status: how far a transfer is. Anyone who has its id may ask. */
export const handler = endpoint(routes['transfer/status'], { query: Query, reply: transferReply, load }, async ({ query, record, outages }) => {
  if (!record) throw new Refusal('transfer_not_found');
  return ok(transferObject(record.transfer, query.transfer_id, outages));
});

async function load({ app, query }: Request<undefined, z.infer<typeof Query>>) {
  const [record, outages] = await Promise.all([loadTransfer(app, query.transfer_id), app.store.serviceClock.outages(app.now())]);
  return { record, outages };
}
