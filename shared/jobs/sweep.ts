import { canHostsAnswer } from '#answers/page-check.ts';
import type { App } from '#app/app.ts';
import { runInParallel } from '#app/run-in-parallel.ts';
import { after, HOUR, type Instant, instant } from '#common/time.ts';
import { faultFacts } from '#net/log.ts';
import { disconnectLostDrives } from '#storages/disconnect-drive.ts';
import type { DueItem } from '#store/due.ts';
import { selectFairly } from './fair-queue.ts';
import { batchByHostQueue, type HostQueueBatch, startHostWorker } from './host-queues.ts';
import { performDue } from './perform-due.ts';
import { performEffect } from './perform-effect.ts';
import { repairSchedules } from './repair-schedules.ts';
import { BUDGET_MS, SIDE_BY_SIDE, walkHosts } from './walk-hosts.ts';

/**
 * Performs what is overdue: a lost schedule, stream record or failed send costs minutes, never a will. Safe to run twice at the
 * same time, because each item is claimed or decided by its own state. Writes the heartbeat while Hosts can answer.
 */
export async function sweep(app: App): Promise<void> {
  // The page may take 25 seconds of the time.
  const until = performance.now() + BUDGET_MS;
  const isAnswering = await canHostsAnswer(app);
  const now = app.now();
  if (!isAnswering) await app.store.serviceClock.unanswered(now);
  // After an outage of ours this round only records it. The next round counts it in.
  else if ((await app.store.serviceClock.answered(now)).isBack) return;
  const overdue = await app.store.due.overdue(now);
  const { now: queue, later } = selectFairly(overdue);
  const { batches, others } = batchByHostQueue(queue, instant(now), (item) => (item.kind === 'effect' ? item.pending : undefined));
  const work: (DueItem | HostQueueBatch)[] = [...others.filter(isTimer), ...batches, ...others.filter((item) => !isTimer(item))];
  // Items that are left when the time is up are overdue in the next round too.
  await runInParallel(SIDE_BY_SIDE, work, (item) => perform(app, item), until);
  // So that they do not hide the items after them in the index.
  for (const item of later) await postpone(app, item, after(instant(now), LATER));
  await disconnectLostDrives(app, until).catch((error) => app.log.alarm('drives_failed', faultFacts(error)));
  await repairSchedules(app, () => performance.now() >= until).catch((error) => app.log.alarm('strays_failed', faultFacts(error)));
  await walkHosts(app, () => performance.now() >= until).catch((error) => app.log.alarm('walk_failed', faultFacts(error)));
  await checkTableSettings(app).catch((error) => app.log.alarm('table_settings_failed', faultFacts(error)));
  app.log.info('swept', { overdue: overdue.length });
}

const LATER = HOUR;

/** A table that was restored from a backup has neither stream nor time to live, until an operator turns them on. */
async function checkTableSettings(app: App): Promise<void> {
  const missing = await app.tableSettings.missing();
  if (missing.length > 0) app.log.alarm('table_incomplete', { missing: missing.join(' ') });
}

/** One item that fails does not stop the others. */
async function perform(app: App, item: DueItem | HostQueueBatch): Promise<void> {
  try {
    if ('ids' in item) await startHostWorker(app, item);
    else await (item.kind === 'timer' ? performDue(app, item.timer.hostId) : performEffect(app, item.pending.id));
  } catch (error) {
    app.log.alarm('sweep_item_failed', { kind: 'ids' in item ? 'host-queue' : item.kind, ...faultFacts(error) });
  }
}

const isTimer = (item: DueItem): boolean => item.kind === 'timer';

/** Another worker may have performed it since. */
async function postpone(app: App, item: DueItem, until: Instant): Promise<void> {
  if (item.kind === 'effect') await app.store.outbox.postpone(item.pending.id, until).catch(() => undefined);
}
