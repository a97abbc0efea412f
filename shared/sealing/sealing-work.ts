import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { after, instant } from '#common/time.ts';
import type { HostRecord, HostWithCustody, SealingRow } from '#hosts/rows/hosts.ts';
import { rootAfter } from '#store/unit-of-work.ts';
import { type TargetPlace, targetPlaces } from './places.ts';
import { LEASE_DURATION } from './seal-plan.ts';

/** A sealing as its worker knows it: the plan with all that is sealed, and the Host as of the worker's last commit. */
export interface SealingWork {
  hostId: string;
  plan: SealingRow;
  /** Undefined once it may be out of date; a commit on an old one is lost, and then it is loaded again. */
  host: HostWithCustody | undefined;
}

/** Returns the known Host once, and then loads it. Throws Refusal `sealing_in_progress` unless the sealing still runs and its lease is ours. */
export async function loadSealingHost(app: App, work: SealingWork): Promise<HostWithCustody & { custody: { sealing: SealingRow } }> {
  const lease = work.host?.custody.sealing?.lease;
  // A worker whose lease ended while it slept must check who has it now: the package in the storage is theirs.
  const isHeld = lease !== undefined && lease.until > instant(app.now());
  const host = isHeld ? work.host : await app.store.hosts.loadWithCustody(work.hostId);
  work.host = undefined;
  const sealing = host?.custody.sealing;
  const isOurs = sealing?.revision === work.plan.revision && sealing.lease.owner === work.plan.lease.owner;
  if (!host || !isOurs) throw new Refusal('sealing_in_progress');
  return { ...host, custody: { ...host.custody, sealing } };
}

/**
 * The places that get the package of a running sealing, without those that have missed a part of it. Throws Refusal `storage_failed` if none
 * is left: documents are sealed in parallel, so each storage can have missed another one.
 */
export function sealingPlaces(app: App, host: HostRecord, plan: SealingRow): TargetPlace[] {
  const left = targetPlaces(app, host, plan).filter(({ storageId }) => !plan.missed.includes(storageId));
  if (left.length === 0) throw new Refusal('storage_failed');
  return left;
}

/** Stores which documents are sealed, so that a worker that takes over does not seal them again. */
export async function saveProgress(app: App, work: SealingWork): Promise<void> {
  const host = await loadSealingHost(app, work);
  const now = instant(app.now());
  const sealing = { ...work.plan, lease: { ...host.custody.sealing.lease, until: after(now, LEASE_DURATION) } };
  const aggregate = { root: host.root, put: { 'CUSTODY/SEALING': sealing } };
  await app.store.commit({ hostId: work.hostId, at: now, aggregates: [aggregate] });
  work.host = { ...host, root: rootAfter(aggregate), custody: { ...host.custody, sealing } };
}

/** Loads a Host with their custody rows. Throws Refusal `unauthorized` if there is no such Host. */
export async function loadHost(app: App, hostId: string): Promise<HostWithCustody> {
  const host = await app.store.hosts.loadWithCustody(hostId);
  if (!host) throw new Refusal('unauthorized');
  return host;
}
