import type { App } from '#app/app.ts';
import { runInParallel } from '#app/run-in-parallel.ts';
import { between, DAY, instant } from '#common/time.ts';
import type { HostQueue } from '#jobs/rows/host-queues.ts';
import { deliver } from '#messages/deliver.ts';
import { faultFacts } from '#net/log.ts';
import { withinTime } from '#net/timeout.ts';
import { deleteLeftovers } from '#sealing/delete-leftovers.ts';
import { clearOlder, writePendingFiles } from '#sealing/pending-files.ts';
import { removeAll, type Storage } from '#storages/adapters/storage.ts';
import type { PendingEffect } from '#store/unit-of-work.ts';
import { sendStartCode } from '#transfers/send-code.ts';
import { checkConnections } from './check-connections.ts';
import { claimEffect } from './claim-effect.ts';

/** The function may run 300 seconds, and one effect may take 60 of them. */
const BUDGET_MS = 200_000;
const SIDE_BY_SIDE = 10;

/**
 * Performs the effects in one queue of one Host, and those that are added during its run. One worker at a time holds a queue, so
 * a Host whose servers never answer occupies one run at most. Effects that are left when the time is up stay pending for the sweep.
 */
export async function performForHost(app: App, { hostId, name }: HostQueue): Promise<void> {
  const queue = { hostId, name };
  const owner = app.newId();
  const until = performance.now() + BUDGET_MS;
  const now = () => instant(app.now());
  try {
    for (let ids = await app.store.hostQueues.take(queue, owner, now()); ids; ids = await app.store.hostQueues.take(queue, owner, now())) {
      const failed = await performAll(app, ids, until);
      if (failed.length > 0) await retried(app, queue, failed);
      if (performance.now() > until) return app.log.warn('host_queue_out_of_time', { host: hostId, queue: name });
      if (await app.store.hostQueues.leave(queue, owner, now())) return;
    }
  } finally {
    // Releases the queue after a failure too, and when the time is up.
    await app.store.hostQueues.leave(queue, owner, now(), true).catch((error) => app.log.warn('host_queue_not_released', faultFacts(error)));
  }
}

/** Returns the ids that failed by a fault of ours: they were not postponed. */
async function performAll(app: App, ids: readonly string[], until: number): Promise<string[]> {
  const failed: string[] = [];
  const performOne = async (id: string): Promise<void> => {
    await claimEffect(app, id, perform).catch((error) => {
      app.log.alarm('effect_not_claimed', faultFacts(error));
      failed.push(id);
    });
  };
  await runInParallel(SIDE_BY_SIDE, ids, performOne, until);
  return failed;
}

/** Lambda retries a failed function within a minute, long before the next sweep. */
async function retried(app: App, queue: HostQueue, ids: readonly string[]): Promise<never> {
  await app.store.hostQueues.add(queue, ids, instant(app.now()));
  throw new Error('Some effects could not be claimed or postponed.');
}

/** Performs an effect that has a queue (`hostQueueOf`). Throws for any other, which stays pending. */
async function perform(app: App, pending: PendingEffect, attempt: number): Promise<void> {
  const { effect } = pending;
  switch (effect.kind) {
    case 'message':
      return deliver(app, pending, effect, attempt);
    case 'send-code':
      return sendStartCode(app, pending, effect);
    case 'write-pending-files':
      return limited(attempt, () => writePendingFiles(app, pending, effect));
    case 'delete-leftovers':
      return limited(attempt, () => deleteLeftovers(app, pending, effect.generation));
    case 'check-connections':
      return limited(attempt, () => checkConnections(app, pending));
    case 'delete-package':
      await limited(attempt, () => inStorage(app, pending, effect.storageId, (storage) => removeAll(storage, effect.prefix)));
      return app.store.outbox.done(pending.id);
    case 'delete-earlier':
      await limited(attempt, () => inStorage(app, pending, effect.storageId, (storage) => clearOlder(storage, { ...effect, generation: 0 })));
      return app.store.outbox.done(pending.id);
    case 'empty-service-folder':
      await limited(attempt, () => emptyFolder(app, pending.hostId, effect.directoryPath));
      return app.store.outbox.done(pending.id);
    default:
      throw new Error('This kind of effect has no queue.');
  }
}

/** Limits the time of one effect: a slow storage must not delay its Host's other effects. */
async function limited(attempt: number, work: () => Promise<void>): Promise<void> {
  await withinTime(attempt === 1 ? FIRST_MS : LATER_MS, work, new Error('A storage took too long.'));
}

/** Short at first, because effects that were added since wait for it. */
const FIRST_MS = 10_000;
const LATER_MS = 60_000;
/** A deletion is abandoned in a storage that was unreachable for this long. One that holds the will loses what is earlier at its next reading. */
const MAX_AGE = 30 * DAY;

async function inStorage(
  app: App,
  { hostId, createdAt }: PendingEffect,
  storageId: string,
  work: (storage: Storage) => Promise<void>,
): Promise<void> {
  const host = await app.store.hosts.load(hostId);
  const record = host?.storages.find(({ id }) => id === storageId);
  if (!record || between(createdAt, instant(app.now())) > MAX_AGE) return;
  const storage = await app.openStorage(hostId, record);
  await storage.keepOpen(() => work(storage));
}

/** The storage is deleted, and perhaps its Host too: its folder is only named here. */
async function emptyFolder(app: App, hostId: string, directoryPath: string): Promise<void> {
  const storage = await app.openStorage(hostId, { id: '', type: 'service', directoryPath, config: '', hostKey: null });
  await storage.keepOpen(() => removeAll(storage, ''));
}
