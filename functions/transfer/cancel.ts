import * as z from 'zod';
import { admitChange } from '#accounts/wire/change-quota.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import { assertSteppedUp } from '#factors/rules/step-up.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import { Uuid } from '#http/fields.ts';
import { ok } from '#http/reply.ts';
import { wireIds } from '#messages/links.ts';
import { loadTransfer } from '#transfers/load-transfer.ts';
import { decideRemoval, type Removal, stopTransfer } from '#transfers/stop-transfer.ts';
import { transferCancelled } from '#transfers/wire/replies.ts';
import { isRunning } from '#wills/rules/transfer.ts';
import { assembleWillState } from '#wills/will-state.ts';

const Body = z.object({
  transfer_id: Uuid('transfer_id').optional(),
  remove_survivor_id: Uuid('remove_survivor_id')
    .optional()
    .describe('Also removes this Survivor, in the same commit. If that is refused, the transfer is still stopped, and `removal` says why.'),
});

/**
 * POST /api/transfer/cancel: the Host stops a running transfer, theirs if no id is sent. Every released share is deleted. With
 * `remove_survivor_id` this Survivor can do nothing from then on.
 */
export const handler = endpoint(
  routes['transfer/cancel'],
  {
    body: Body,
    reply: transferCancelled,
    load: async ({ app, body, hostId }) => {
      const [host, named] = await Promise.all([app.store.hosts.load(hostId), body.transfer_id ? loadTransfer(app, body.transfer_id) : undefined]);
      if (!host) throw new Refusal('unauthorized');
      const own = body.transfer_id === undefined ? host.will?.transferId : undefined;
      return { host, record: typeof own === 'string' ? await app.store.transfers.load(own) : named };
    },
    isAgain: ({ body, host }) => body.transfer_id === undefined && typeof host.will?.transferId === 'string',
  },
  async ({ app, event, body, host, record, requestId, sessionId }) => {
    if (body.transfer_id === undefined && !host.will?.transferId) throw new Refusal('transfer_not_running', NOTHING_RUNS);
    if (!record || record.transfer.facts.hostId !== host.id) throw new Refusal('transfer_not_found');
    if (!isRunning(record.transfer) || host.will?.transferId !== record.transfer.facts.id) throw new Refusal('transfer_not_running');
    const loaded = assembleWillState(app, host, record, []);
    const admit = async () => {
      assertSteppedUp(host, sessionId, instant(app.now()));
      await admitChange({ app, event, host });
    };
    const removal = body.remove_survivor_id ? await decideRemoval(app, host, body.remove_survivor_id, admit) : undefined;
    await stopTransfer(app, loaded, removal, requestId);
    const transferId = body.transfer_id ?? (await wireIds(app)).transfer(record.transfer.facts.id);
    return ok({ transfer_id: transferId, status: 'cancelled', message: messageOf(removal), ...(removal && { removal: removalObject(removal) }) });
  },
);

const NOTHING_RUNS = 'No transfer is running, so there is nothing to cancel. Nothing was changed.';
const STOPPED = 'The transfer was stopped. We are notifying all your Survivors.';

function messageOf(removal: Removal | undefined): string {
  if (!removal) return STOPPED;
  if ('refused' in removal) return `${STOPPED} No one was removed. ${removal.refused.message}`;
  return `The transfer was stopped, and ${removal.survivor.name} was removed. We are notifying your other Survivors.`;
}

function removalObject(removal: Removal) {
  if (!('refused' in removal)) return { removed: true as const };
  return { removed: false as const, code: removal.refused.code, message: removal.refused.message };
}
