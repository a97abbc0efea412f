import { after, HOUR, type Instant, instant } from '#domain/time.ts';
import { faultFacts } from '#net/log.ts';
import type { App } from '#platform/app.ts';
import type { DueItem } from '#store/due.ts';
import { hostsCanAnswer } from '#workflows/answers/page-check.ts';
import { byLane, type HandOver, handOver } from '#workflows/effects/hand-over.ts';
import { performEffect } from '#workflows/effects/perform-effect.ts';
import { takeFairly } from './fair-queue.ts';
import { passTime } from './pass-time.ts';
import { repairSchedules } from './repair-schedules.ts';

/**
 * Performs what is overdue: a lost schedule, stream record or failed send costs minutes, never a will.
 * Safe to run twice at once, since each item is claimed or decided by its own state. Beats the heart of the service while
 * Hosts can answer.
 */
export async function sweep(app: App): Promise<void> {
  // The page may take 25 seconds of the time.
  const until = performance.now() + BUDGET_MS;
  const isAnswering = await hostsCanAnswer(app);
  const now = app.now();
  if (!isAnswering) await app.store.serviceClock.unanswered(now);
  // After an outage of ours this round only notes it; the next one judges with it known.
  else if ((await app.store.serviceClock.answered(now)).isBack) return;
  const overdue = await app.store.due.overdue(now);
  const { now: queue, later } = takeFairly(overdue);
  const { handOvers, others } = byLane(queue, instant(now), (item) => (item.kind === 'effect' ? item.owed : undefined));
  const work: (DueItem | HandOver)[] = [...others.filter(isTimer), ...handOvers, ...others.filter((item) => !isTimer(item))];
  const lane = async (): Promise<void> => {
    // What is left when the time is up is as overdue in the next round.
    for (let item = work.shift(); item && performance.now() < until; item = work.shift()) await perform(app, item);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, lane));
  // Out of the way of what comes behind them in the index.
  for (const item of later) await putOff(app, item, after(instant(now), LATER));
  await repairSchedules(app, until).catch((error) => app.log.alarm('strays_failed', faultFacts(error)));
  app.log.info('swept', { overdue: overdue.length });
}

const SIDE_BY_SIDE = 10;
const LATER = HOUR;
/** The function may run 300 seconds. */
const BUDGET_MS = 220_000;

/** One item that fails must not keep the others from being performed. */
async function perform(app: App, item: DueItem | HandOver): Promise<void> {
  try {
    if ('lane' in item) await handOver(app, item);
    else await (item.kind === 'timer' ? passTime(app, item.timer.hostId) : performEffect(app, item.owed.id));
  } catch (error) {
    app.log.alarm('sweep_item_failed', { kind: 'lane' in item ? 'lane' : item.kind, ...faultFacts(error) });
  }
}

const isTimer = (item: DueItem): boolean => item.kind === 'timer';

/** Somebody else may have performed it meanwhile. */
async function putOff(app: App, item: DueItem, until: Instant): Promise<void> {
  if (item.kind === 'effect') await app.store.outbox.postpone(item.owed.id, until).catch(() => undefined);
}
