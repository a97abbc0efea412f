import * as z from 'zod';
import { admitChange } from '#accounts/wire/change-quota.ts';
import { currentApp } from '#app/current-app.ts';
import { routes } from '#functions/routes.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { custodyEndpoint } from '#http/endpoint.ts';
import { Uuid } from '#http/fields.ts';
import { ok } from '#http/reply.ts';
import { sealingWarnings } from '#sealing/rules/sealing-warnings.ts';
import { seal } from '#sealing/seal.ts';
import { willSealed } from '#wills/wire/replies.ts';

const Body = z.object({ storage_id: Uuid('storage_id') });

/** POST /api/will/encrypt: seals the draft into the Host's storage, and starts the checks. */
export const handler = custodyEndpoint(routes['will/encrypt'], { body: Body, reply: willSealed }, async ({ app, body, event, host, requestId }) => {
  if (changesSealedWill(host, body.storage_id)) await admitChange({ app, event, host });
  // The Host may sign out while the documents are sealed.
  const sealing = await seal(currentApp(), { hostId: host.id, storageId: body.storage_id, background: false, owner: requestId }, host);
  const directory = host.storages.find(({ id }) => id === sealing.storageId)?.directoryPath ?? '';
  return ok({
    will_id: host.profile.willId,
    status: 'active',
    documents_encrypted: sealing.documents.length,
    shares_distributed: sealing.survivors.length,
    threshold: sealing.threshold,
    storage_path: `${directory.replace(/\/+$/, '')}/${sealing.packageId}/${sealing.revision}`,
    revision: sealing.revision,
    warnings: sealingWarnings(host, sealing),
  });
});

/** Whether the Host is notified of the sealing: the will moves, or can get other documents or another threshold. */
function changesSealedWill({ will, draft, settings, storages }: HostRecord, storageId: string): boolean {
  if (!will || !storages.some(({ id }) => id === storageId)) return false;
  return will.sealed.storageId !== storageId || draft !== undefined || will.sealed.threshold !== settings.survivor_threshold;
}
