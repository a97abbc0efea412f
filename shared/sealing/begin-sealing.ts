import { assertNotRecovered } from '#accounts/rules/recovered.ts';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { after, type Instant, instant } from '#common/time.ts';
import type { HostWithCustody, SealingRow } from '#hosts/rows/hosts.ts';
import { undoableDeletion } from '#hosts/rules/deletion.ts';
import { MIN_THRESHOLD } from '#hosts/rules/settings.ts';
import { rootAfter } from '#store/unit-of-work.ts';
import { isFrozen, needsSealing } from '#wills/rules/will.ts';
import { LEASE_DURATION, planSealing, type SealOrder } from './seal-plan.ts';
import type { SealingWork } from './sealing-work.ts';

/** A request to seal, by a Host or by the service itself (`background`). `storageId` null: the current storage of the will. */
export interface SealRequest {
  hostId: string;
  storageId: string | null;
  background: boolean;
  owner: string;
}

/** Stores the plan of a new sealing, takes over one whose worker crashed, or returns the one that another worker runs. */
export async function beginSealing(app: App, request: SealRequest, host: HostWithCustody): Promise<SealingWork> {
  const { hostId, owner } = request;
  const now = instant(app.now());
  const running = host.custody.sealing;
  if (running && running.lease.until > now) return { hostId, plan: running, host };
  // A sealing whose worker crashed is taken over with its plan: what it has written counts.
  const plan = running ? takenOver(running, owner, now) : await planSealing(app, host, orderOf(host, request));
  const counters = { ...host.custody.counters, revision: plan.revision, generation: Math.max(plan.generation, host.custody.counters.generation) };
  const aggregate = { root: host.root, put: { 'CUSTODY/SEALING': plan, 'CUSTODY/COUNTERS': counters } };
  await app.store.commit({
    hostId,
    at: now,
    aggregates: [aggregate],
    effects: running ? [] : [{ kind: 'watch-sealing', key: `sealing/${plan.revision}`, revision: plan.revision }],
  });
  return { hostId, plan, host: { ...host, root: rootAfter(aggregate), custody: { ...host.custody, sealing: plan, counters } } };
}

function takenOver(running: SealingRow, owner: string, now: Instant): SealingRow {
  return { ...running, lease: { owner, until: after(now, LEASE_DURATION), takeovers: running.lease.takeovers + 1 } };
}

/** Checks the preconditions of a sealing. Each has its own Refusal. */
function orderOf(host: HostWithCustody, { storageId, background, owner }: SealRequest): SealOrder {
  const { will, draft, settings, survivors } = host;
  const storage = host.storages.find(({ id }) => id === (storageId ?? will?.sealed.storageId));
  if (!storage) throw new Refusal('storage_not_found');
  if (isFrozen(will)) throw new Refusal('transfer_running');
  if (will?.status === 'pending_transfer') throw new Refusal('sign_of_life_first');
  // The service's own sealing continues: it only replaces an old key.
  if (!background) assertNotRecovered(host);
  if (!background && undoableDeletion(host.deletions))
    throw new Refusal(
      'deletion_requested',
      'Your will or your account is going to be deleted. Please undo this first, then encrypt again. Nothing was changed.',
    );
  // The service still tries: a storage that was down may be back before the Host looks.
  if (!background && !storage.isConnected) throw new Refusal('storage_not_connected');
  if (survivors.length < MIN_THRESHOLD) throw new Refusal('too_few_survivors');
  const threshold = background && will ? will.sealed.threshold : settings.survivor_threshold;
  if (threshold > survivors.length) throw new Refusal('threshold_exceeds_survivors');
  const source = sourceOf(host, storage.id, background);
  if (source === 'draft' && draft?.documents.length === 0) throw new Refusal('no_documents');
  return { storageId: storage.id, source, threshold, background, owner };
}

/** A Host seals their draft. Without a draft there may be a reason to seal the sealed documents again. */
function sourceOf(host: HostWithCustody, storageId: string, background: boolean): SealOrder['source'] {
  if (host.draft && !background) return 'draft';
  const moved = host.will !== undefined && host.will.sealed.storageId !== storageId;
  if (moved || needsSealing(host)) return 'sealed';
  throw new Refusal('no_draft');
}
