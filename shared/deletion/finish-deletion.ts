import { isRecovered } from '#accounts/rules/recent-changes.ts';
import type { App } from '#app/app.ts';
import { after, instant } from '#common/time.ts';
import {
  areNoticesOver,
  awaitsPackage,
  deletionTime,
  effectsOfRequest,
  hasLostPatience,
  lastNotices,
  settleDeletion,
} from '#deletion/rules/deletion-transitions.ts';
import { allStoragesOf, type HostRecord } from '#hosts/rows/hosts.ts';
import { completeDeletion, type Deletion } from '#hosts/rules/deletion.ts';
import { isWithService } from '#hosts/rules/host.ts';
import { wireIds } from '#messages/links.ts';
import { delayByNotices, restoreEffects } from '#messages/restore-effects.ts';
import { faultFacts } from '#net/log.ts';
import { removeAll } from '#storages/adapters/storage.ts';
import { grantId } from '#storages/rows/grants.ts';
import type { RowName } from '#store/keys.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import type { PendingEffect } from '#store/unit-of-work.ts';
import { nextTimer } from '#wills/rules/timers.ts';
import { loadWillState } from '#wills/will-state.ts';
import { deleteRest, startDeleting } from './start-deleting.ts';

/** How soon the next step can follow. `done`: nothing is left to do. */
type Progress = 'continue' | 'wait' | 'done';

const MAX_STEPS = 20;

/**
 * Deletes a will or an account, step by step. Each step is decided from the rows that are left, so a crash between two of them, or a
 * second worker, does no harm. Until the first step the Host can undo it; after it the service holds nothing that opens the will.
 */
export async function finishDeletion(app: App, id: string): Promise<void> {
  const pending = await app.store.outbox.get(id);
  if (pending?.effect.kind !== 'finish-deletion') return;
  const { deletion } = pending.effect;
  let progress: Progress = 'continue';
  for (let step = 0; step < MAX_STEPS && progress === 'continue'; step += 1)
    progress = await retryUntilCommitted(() => takeStep(app, pending, deletion));
  if (progress === 'done') await app.store.outbox.done(id);
}

async function takeStep(app: App, { hostId }: PendingEffect, number: number): Promise<Progress> {
  const host = await app.store.hosts.loadClosing(hostId);
  // The record is deleted. Rows that others wrote since are deleted in one more round.
  if (!host) return (await app.store.erasure.host(hostId)) > 0 ? 'wait' : 'done';
  const { current } = host.deletions;
  if (current?.number !== number) return 'done';
  if (!current.started) return startIfDue(app, hostId, current);
  if (await deleteRest(app, host, current)) return 'continue';
  if (current.started.settledAt === null) return deletePackage(app, host, current);
  if (current.of === 'will') return complete(app, host);
  if (!(await isSilent(app, host, current))) return 'wait';
  await eraseHost(app, host);
  return 'wait';
}

/** Starts only if nothing else is due: a transfer or the end of the checks that is late ends the deletion. */
async function startIfDue(app: App, hostId: string, deletion: Deletion): Promise<Progress> {
  const { outages, isAway } = await app.store.serviceClock.look(app.now());
  const host = await app.store.hosts.loadWithCustody(hostId);
  const now = instant(app.now());
  if (!host || isAway || deletionTime(deletion, outages) > now || awaitsPackage(deletion, host.will, now)) return 'wait';
  // Only a person who may change the account may let it be deleted. The Host's confirmation, or the end of the wait, continues it.
  if (isRecovered(host)) return 'wait';
  const loaded = await loadWillState(app, host, outages);
  const isOthersTurn = loaded && (loaded.state.will.status !== 'active' || nextTimer(loaded.state, { outages }).at <= now);
  if (isOthersTurn) return 'wait';
  const effects = effectsOfRequest(deletion);
  const delay = await delayByNotices(app, host, { since: deletion.requestedAt, takesEffectAt: deletion.takesEffectAt, effects, outages });
  if (delay === undefined || after(deletionTime(deletion, outages), delay) > now) return 'wait';
  await startDeleting(app, host, deletion);
  return 'continue';
}

/** Deletes the sealed package. A Host's own storage that stays unreachable is abandoned, and everyone is notified of that. Ours is not. */
async function deletePackage(app: App, host: HostRecord, deletion: Deletion): Promise<Progress> {
  const now = instant(app.now());
  const isDeleted = await tryDeletePackage(app, host, deletion);
  const isOurs = deletion.started?.package?.storageIds.some((id) => isWithService(host, id));
  if (!isDeleted && (isOurs || !hasLostPatience(deletion, now))) return 'wait';
  const outcome = isDeleted ? 'deleted' : 'left';
  const { next, effects } = settleDeletion(deletion, outcome, now);
  const put = { DELETIONS: { ...host.deletions, current: next } };
  const audit = [{ event: 'package_deleted' as const, facts: { outcome } }];
  await app.store.commit({ hostId: host.id, at: now, aggregates: [{ root: host.root, put }], effects, audit });
  return 'continue';
}

async function tryDeletePackage(app: App, host: HostRecord, { started }: Deletion): Promise<boolean> {
  const { storageIds = [], folder = '' } = started?.package ?? {};
  // A place that fails must not keep the package in the others.
  const deleted = await Promise.all(storageIds.map((id) => deleteIn(app, host, id, folder)));
  return deleted.length > 0 && deleted.every((one) => one);
}

async function deleteIn(app: App, host: HostRecord, storageId: string, folder: string): Promise<boolean> {
  const record = host.storages.find(({ id }) => id === storageId);
  if (!record) return false;
  try {
    const storage = await app.openStorage(host.id, record);
    return await storage.keepOpen(async () => {
      await removeAll(storage, folder);
      return (await storage.list(folder)).length === 0;
    });
  } catch (error) {
    app.log.warn('package_not_deleted', faultFacts(error));
    return false;
  }
}

async function complete(app: App, host: HostRecord): Promise<Progress> {
  const put = { DELETIONS: completeDeletion(host.deletions) };
  await app.store.commit({ hostId: host.id, at: instant(app.now()), aggregates: [{ root: host.root, put }], audit: [{ event: 'will_deleted' }] });
  return 'done';
}

/** Whether the last notices were sent or abandoned, and a mail that came back had the time to take another route. */
async function isSilent(app: App, host: HostRecord, deletion: Deletion): Promise<boolean> {
  const now = instant(app.now());
  if (!areNoticesOver(deletion, now)) return false;
  const notices = lastNotices(deletion);
  await restoreEffects(app, host, notices);
  const pending = await Promise.all(notices.map(async (effect) => app.store.outbox.get(await app.store.outbox.idOf(host.id, effect))));
  return pending.every((one) => one === undefined);
}

/**
 * Deletes every row, every staged file and every file with the service of a Host. The record itself is the last: until then a crash
 * leaves everything that is needed to find the rest again. It ends with one commit, after which no one finds the Host.
 */
export async function eraseHost(app: App, host: HostRecord): Promise<void> {
  const ids = await wireIds(app);
  for (const id of await app.store.erasure.transfersOf(host.id)) await app.store.erasure.transfer(host.id, id, ids.transfer(id));
  await app.store.erasure.sessions(host.id);
  await app.store.erasure.will(host.profile.willId);
  // Only cloud drives have a grant. A reset may have set some of them aside.
  for (const { config } of allStoragesOf(host)) await app.store.grants.remove(grantId(config));
  for (const folder of ['drafts', 'incoming']) {
    const staged = await app.staging.list(`${folder}/${host.id}/`);
    await app.staging.remove(staged.map(({ key }) => key));
  }
  await emptyServiceFolders(app, host);
  // The root lists its rows by their names. Those of the will are deleted already, so what is left fits into one transaction.
  const remove = Object.keys(host.root.versions) as RowName[];
  await app.store.commit({ hostId: host.id, at: instant(app.now()), aggregates: [{ root: host.root, remove }] });
  await app.store.erasure.host(host.id);
}

/** No one could find these folders after the Host's record. */
async function emptyServiceFolders(app: App, host: HostRecord): Promise<void> {
  for (const record of host.storages.filter(({ type }) => type === 'service')) {
    const storage = await app.openStorage(host.id, record);
    await storage.keepOpen(() => removeAll(storage, ''));
  }
}
