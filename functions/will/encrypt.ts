import * as z from 'zod';
import { admitChange } from '#accounts/wire/change-quota.ts';
import { currentApp } from '#app/current-app.ts';
import { MAX_WILL_STORAGES } from '#common/limits.ts';
import { routes } from '#functions/routes.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { custodyEndpoint } from '#http/endpoint.ts';
import { Uuid } from '#http/fields.ts';
import { ok } from '#http/reply.ts';
import { sealingWarnings } from '#sealing/rules/sealing-warnings.ts';
import { seal } from '#sealing/seal.ts';
import { ReviewValue } from '#sealing/wire/review-fields.ts';
import { namesBehind } from '#wills/rules/behind.ts';
import { countDocuments } from '#wills/rules/inner-envelope.ts';
import { areSamePlaces, type Places, placesOf } from '#wills/rules/will.ts';
import { willSealed } from '#wills/wire/replies.ts';

const Body = z.object({
  storage_id: Uuid('storage_id'),
  mirror_storage_ids: z
    .array(Uuid('mirror_storage_ids'))
    .max(MAX_WILL_STORAGES - 1, `Name at most ${MAX_WILL_STORAGES - 1} further storages.`)
    .optional()
    .describe(
      'Further storages that get the same package. Without it, those of the sealed will stay. An empty list leaves none. An addition to the specification.',
    ),
  review: ReviewValue.optional(),
});

/** POST /api/will/encrypt: seals the draft into the Host's storage, and starts the checks. */
export const handler = custodyEndpoint(routes['will/encrypt'], { body: Body, reply: willSealed }, async ({ app, body, event, host, requestId }) => {
  const { storage_id: storageId, mirror_storage_ids: mirrors, review } = body;
  if (changesSealedWill(host, { storageId, mirrors: mirrors ?? host.will?.sealed.mirrors ?? [] })) await admitChange({ app, event, host });
  // The Host may sign out while the documents are sealed.
  const sealing = await seal(currentApp(), { hostId: host.id, storageId, mirrors, background: false, owner: requestId, review }, host);
  const after = await app.store.hosts.load(host.id);
  const directory = host.storages.find(({ id }) => id === sealing.storageId)?.directoryPath ?? '';
  return ok({
    will_id: host.profile.willId,
    status: 'active',
    documents_encrypted: countDocuments(sealing.documents),
    shares_distributed: sealing.survivors.length,
    threshold: sealing.threshold,
    storage_path: `${directory.replace(/\/+$/, '')}/${sealing.packageId}/${sealing.revision}`,
    revision: sealing.revision,
    warnings: sealingWarnings(host, sealing, after ? namesBehind(after) : []),
  });
});

/** Whether the Host is notified of the sealing: the will moves, or can get other documents or another threshold. */
function changesSealedWill({ will, draft, settings, storages }: HostRecord, places: Places): boolean {
  if (!will || !placesOf(places).every((one) => storages.some(({ id }) => id === one))) return false;
  return !areSamePlaces(will.sealed, places) || draft !== undefined || will.sealed.threshold !== settings.survivor_threshold;
}
