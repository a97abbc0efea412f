import { assertNotRecovered } from '#accounts/rules/recent-changes.ts';
import type { App } from '#app/app.ts';
import { MIN_THRESHOLD } from '#common/limits.ts';
import { REFUSALS, Refusal } from '#common/refusal.ts';
import { after, type Instant, instant } from '#common/time.ts';
import type { HostWithCustody, SealingRow } from '#hosts/rows/hosts.ts';
import { undoableDeletion } from '#hosts/rules/deletion.ts';
import { rootAfter } from '#store/unit-of-work.ts';
import { isPlaceBehind } from '#wills/rules/behind.ts';
import { assertInnerComplete } from '#wills/rules/inner-envelope.ts';
import { areSamePlaces, isFrozen, isSealedIn, needsSealing, type Places, placesOf } from '#wills/rules/will.ts';
import { assertApart } from './places.ts';
import { assertReviewed, reviewedBy } from './review.ts';
import { LEASE_DURATION, planSealing, type SealOrder } from './seal-plan.ts';
import type { SealingWork } from './sealing-work.ts';

/** A request to seal, by a Host or by the service itself (`background`). `storageId` null: the current storages of the will. */
export interface SealRequest {
  hostId: string;
  storageId: string | null;
  /** Further storages for the same package. Undefined keeps those of the will. */
  mirrors?: readonly string[] | undefined;
  background: boolean;
  owner: string;
  /** Names the list of what was set after a reset by e-mail, which the Host has reviewed. */
  review?: string | undefined;
}

/** Stores the plan of a new sealing, takes over one whose worker crashed, or returns the one that another worker runs. */
export async function beginSealing(app: App, request: SealRequest, host: HostWithCustody): Promise<SealingWork> {
  const { hostId, owner } = request;
  const now = instant(app.now());
  const running = host.custody.sealing;
  if (running && running.lease.until > now) return { hostId, plan: running, host };
  // A sealing whose worker crashed is taken over with its plan: what it has written counts.
  const plan = running ? takenOver(running, owner, now) : await planSealing(app, host, await checkedOrder(app, host, request));
  const reviewed = running || request.background ? {} : reviewedBy(host, request.review);
  const counters = { ...host.custody.counters, revision: plan.revision, generation: Math.max(plan.generation, host.custody.counters.generation) };
  const aggregate = { root: host.root, put: { 'CUSTODY/SEALING': plan, 'CUSTODY/COUNTERS': counters, ...reviewed } };
  await app.store.commit({
    hostId,
    at: now,
    aggregates: [aggregate],
    effects: running ? [] : [{ kind: 'watch-sealing', key: `sealing/${plan.revision}`, revision: plan.revision }],
  });
  const series = reviewed.SERIES ?? host.series;
  return { hostId, plan, host: { ...host, series, root: rootAfter(aggregate), custody: { ...host.custody, sealing: plan, counters } } };
}

function takenOver(running: SealingRow, owner: string, now: Instant): SealingRow {
  return { ...running, lease: { owner, until: after(now, LEASE_DURATION), takeovers: running.lease.takeovers + 1 } };
}

/** The service's own sealing leaves the places as they are. */
async function checkedOrder(app: App, host: HostWithCustody, request: SealRequest): Promise<SealOrder> {
  const order = orderOf(host, request);
  if (!request.background) await assertApart(app, host, placesOf(order));
  return order;
}

/** Checks the preconditions of a sealing. Each has its own Refusal. */
function orderOf(host: HostWithCustody, { storageId, mirrors, background, owner, review }: SealRequest): SealOrder {
  const { will, draft, settings, survivors } = host;
  const places = choosePlaces(host, storageId ?? will?.sealed.storageId, mirrors);
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
  if (!background) assertConnected(host, places);
  if (survivors.length < MIN_THRESHOLD) throw new Refusal('too_few_survivors');
  const threshold = background && will ? will.sealed.threshold : settings.survivor_threshold;
  if (threshold > survivors.length) throw new Refusal('threshold_exceeds_survivors');
  const source = sourceOf(host, places, background);
  if (source === 'draft' && draft?.documents.length === 0) throw new Refusal('no_documents');
  if (!background) assertReviewed(host, review);
  // The service cannot make an inner envelope: it seals the one that is there.
  if (!background) assertInnerComplete((source === 'draft' ? draft : will?.sealed)?.documents ?? [], host);
  return { ...places, missed: knownToMiss(host, places, background), source, threshold, background, owner };
}

/** Mirrors that are not named stay: a request that only knows one storage must not drop them. One that no longer exists is left out. */
function choosePlaces({ storages, will }: HostWithCustody, storageId: string | undefined, named: readonly string[] | undefined): Places {
  const exists = (id: string) => storages.some((storage) => storage.id === id);
  const kept = will?.sealed.mirrors?.filter((id) => id !== storageId && exists(id));
  const mirrors = named ?? kept ?? [];
  if (storageId === undefined || ![storageId, ...mirrors].every(exists)) throw new Refusal('storage_not_found');
  if (new Set([storageId, ...mirrors]).size !== mirrors.length + 1) throw new Refusal('validation_failed', TWICE);
  return { storageId, ...(mirrors.length > 0 && { mirrors }) };
}

const TWICE = 'Please name each storage once: a second copy in the same storage is none.';

/** One that does not hold the will yet has to work now, and so does at least one of them. */
function assertConnected({ storages, will }: HostWithCustody, places: Places): void {
  const ids = placesOf(places);
  const broken = storages.filter(({ id, isConnected }) => ids.includes(id) && !isConnected);
  const first = broken.length === ids.length ? broken[0] : broken.find(({ id }) => !isSealedIn(will, id));
  if (!first) return;
  const isOnly = ids.length === 1;
  throw new Refusal('storage_not_connected', isOnly ? undefined : `${first.name}: ${REFUSALS.storage_not_connected[1]}`);
}

/** A Host may have repaired a storage that is behind. Without them, it gets this sealing with the rest, and does not delay it. */
function knownToMiss({ storages, will }: HostWithCustody, places: Places, background: boolean): string[] {
  const ids = placesOf(places);
  const isBroken = (id: string) => storages.some((storage) => storage.id === id && !storage.isConnected);
  const missed = ids.filter((id) => isSealedIn(will, id) && (isBroken(id) || (background && will !== undefined && isPlaceBehind(will, id))));
  return missed.length < ids.length ? missed : [];
}

/** A Host seals their draft. Without a draft there may be a reason to seal the sealed documents again. */
function sourceOf(host: HostWithCustody, places: Places, background: boolean): SealOrder['source'] {
  if (host.draft && !background) return 'draft';
  const moved = host.will !== undefined && !areSamePlaces(host.will.sealed, places);
  if (moved || needsSealing(host)) return 'sealed';
  throw new Refusal('no_draft');
}
