import { Refusal } from '#common/refusal.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import { findTransfer, loadTransferWithHost } from '#transfers/load-transfer.ts';
import { completedTransfer } from '#transfers/wire/replies.ts';
import { countDocuments } from '#wills/rules/inner-envelope.ts';
import { closesAt } from '#wills/rules/opening.ts';

/** GET /api/transfer/completed/<id>: how a transfer ended, or how long it is still open; only once its documents could be read. */
export const handler = endpoint(
  routes['transfer/completed'],
  {
    reply: completedTransfer,
    load: async ({ app, id }) => {
      const pointer = await findTransfer(app, id);
      const [loaded, outages] = await Promise.all([
        loadTransferWithHost(app, pointer, app.store.hosts.load),
        app.store.serviceClock.outages(app.now()),
      ]);
      return { ...loaded, outages };
    },
  },
  async ({ id, host, record, outages }) => {
    const { transfer } = record;
    const closes = closesAt(transfer, { outages });
    const status = SHOWN.find((one) => one === transfer.state.status);
    if (!status || closes === undefined) throw new Refusal('transfer_not_found', 'This transfer has not opened yet, so there is nothing to show.');
    return ok({
      transfer_id: id,
      status,
      completed_at: transfer.state.status === 'completed' || transfer.state.status === 'cancelled' ? closes : null,
      documents_count: transfer.facts.documents ?? countDocuments(host.will?.sealed.documents ?? []),
      survivors_authenticated: transfer.state.authenticated.length,
      threshold: transfer.facts.threshold,
      total_survivors: transfer.facts.survivors.length,
      access_expires_at: closes,
    });
  },
);

/** Every status in which the documents can be read, or could be before. */
const SHOWN = ['accessible', 'completed', 'failed', 'cancelled'] as const;
