import * as z from 'zod';
import { sealingWarnings } from '#domain/sealing-warnings.ts';
import { routes } from '#functions/routes.ts';
import { admitChange } from '#http/change-quota.ts';
import { custodyEndpoint } from '#http/endpoint.ts';
import { Uuid } from '#http/fields.ts';
import { willSealed } from '#http/replies/will.ts';
import { ok } from '#http/reply.ts';
import { currentApp } from '#platform/current-app.ts';
import type { HostRecord } from '#store/hosts.ts';
import { seal } from '#workflows/sealing/seal.ts';

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
