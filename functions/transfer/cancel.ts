import * as z from 'zod';
import { Refusal } from '#domain/refusal.ts';
import { isRunning } from '#domain/transfer.ts';
import { recordSignOfLife } from '#domain/will-transitions.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { Uuid } from '#http/fields.ts';
import { transferCancelled } from '#http/replies/transfer.ts';
import { ok } from '#http/reply.ts';
import type { App } from '#platform/app.ts';
import type { HostRecord } from '#store/hosts.ts';
import type { TransferRecord } from '#store/transfers.ts';
import { wireIds } from '#workflows/messages/links.ts';
import { loadTransfer } from '#workflows/opening/load-transfer.ts';
import { assembleWillState, commitStep } from '#workflows/will-state.ts';

const Body = z.object({ transfer_id: Uuid('transfer_id').optional() });

/** POST /api/transfer/cancel: the Host stops a running transfer, theirs if no id is sent. Every released share is deleted. */
export const handler = endpoint(
  routes['transfer/cancel'],
  {
    body: Body,
    reply: transferCancelled,
    load: async ({ app, body, hostId }) => {
      const [host, named] = await Promise.all([app.store.hosts.load(hostId), body.transfer_id && loadTransfer(app, body.transfer_id)]);
      if (!host) throw new Refusal('unauthorized');
      return { host, record: body.transfer_id ? named : await ownTransfer(app, host) };
    },
  },
  async ({ app, body, host, record, requestId }) => {
    if (!record || record.transfer.facts.hostId !== host.id) throw new Refusal('transfer_not_found');
    if (!isRunning(record.transfer) || host.will?.transferId !== record.transfer.facts.id) throw new Refusal('transfer_not_running');
    const loaded = assembleWillState(app, host, record, []);
    const step = recordSignOfLife(loaded.state, 'signed in', loaded.context);
    await commitStep(app, loaded, step, { requestId, audit: [{ event: 'sign_of_life', facts: { how: 'cancelled a transfer' } }] });
    const transferId = body.transfer_id ?? (await wireIds(app)).transfer(record.transfer.facts.id);
    return ok({ transfer_id: transferId, status: 'cancelled', message: 'The transfer was stopped. We are notifying all your Survivors.' });
  },
);

/** The one transfer that a Host's will can have running. */
async function ownTransfer(app: App, { will }: HostRecord): Promise<TransferRecord | undefined> {
  if (!will?.transferId) throw new Refusal('transfer_not_running', 'No transfer is running, so there is nothing to cancel. Nothing was changed.');
  return app.store.transfers.load(will.transferId);
}
