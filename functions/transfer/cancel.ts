import * as z from 'zod';
import { Refusal } from '#domain/refusal.ts';
import { instant } from '#domain/time.ts';
import { isRunning } from '#domain/transfer.ts';
import { signOfLife } from '#domain/will.ts';
import { endpoint } from '#http/endpoint.ts';
import { Uuid } from '#http/fields.ts';
import { transferCancelled } from '#http/replies/transfer.ts';
import { ok } from '#http/reply.ts';
import { loadTransfer } from '#workflows/load-transfer.ts';
import { commitMatter, loadedMatter } from '#workflows/matter.ts';

const Body = z.object({ transfer_id: Uuid('transfer_id') });

/** POST /api/transfer/cancel: the Host stops a running transfer; everything that was released is forgotten. */
export const handler = endpoint(
  'transfer/cancel',
  {
    body: Body,
    reply: transferCancelled,
    load: async ({ app, body, hostId }) => {
      const [host, record] = await Promise.all([app.store.hosts.load(hostId), loadTransfer(app, body.transfer_id)]);
      return { host, record };
    },
  },
  async ({ app, body, host, record, requestId }) => {
    if (!host) throw new Refusal('unauthorized');
    if (!record || record.transfer.hostId !== host.id) throw new Refusal('transfer_not_found');
    if (!isRunning(record.transfer) || host.will?.transferId !== record.transfer.id) throw new Refusal('transfer_not_running');
    const loaded = loadedMatter(app, host, record, []);
    const step = signOfLife(loaded.matter, host.settings, 'signed in', instant(app.now()));
    await commitMatter(app, loaded, step, { requestId, audit: [{ event: 'sign_of_life', facts: { how: 'cancelled a transfer' } }] });
    return ok({ transfer_id: body.transfer_id, status: 'cancelled', message: 'The transfer was stopped. Everybody you have named is being told.' });
  },
);
