import type { App } from '#platform/app.ts';
import { faultFacts } from '#platform/log.ts';
import type { DueItem } from '#store/due.ts';
import { clearStrays } from './clear-strays.ts';
import { passTime } from './pass-time.ts';
import { performEffect } from './perform-effect.ts';

/**
 * Performs what is overdue: a lost schedule, stream record or failed send costs minutes, never a will.
 * Safe to run twice at once, since each item is claimed or decided by its own state.
 */
export async function sweep(app: App): Promise<void> {
  const now = app.now();
  const { noticed } = await app.store.serviceClock.look(now);
  await app.store.serviceClock.beat(now);
  // After an outage of ours this round only notes it; the next one judges with it known.
  if (noticed) return;
  const overdue = await app.store.due.overdue(now);
  const until = performance.now() + BUDGET_MS;
  // What is left when the time is up is as overdue in the next round.
  for (let from = 0; from < overdue.length && performance.now() < until; from += SIDE_BY_SIDE) {
    await Promise.all(overdue.slice(from, from + SIDE_BY_SIDE).map((item) => perform(app, item)));
  }
  await clearStrays(app, until).catch((error) => app.log.alarm('strays_failed', faultFacts(error)));
  app.log.info('swept', { overdue: overdue.length });
}

const SIDE_BY_SIDE = 10;
/** The function may run 300 seconds, and one group of items may take 60 of them. */
const BUDGET_MS = 220_000;

/** One item that fails must not keep the others from being performed. */
async function perform(app: App, item: DueItem): Promise<void> {
  try {
    await (item.kind === 'timer' ? passTime(app, item.timer.hostId) : performEffect(app, item.owed.id));
  } catch (error) {
    app.log.alarm('sweep_item_failed', { kind: item.kind, ...faultFacts(error) });
  }
}
