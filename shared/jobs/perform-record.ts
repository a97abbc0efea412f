import type { App } from '#app/app.ts';
import { instant } from '#common/time.ts';
import { appendTrail } from '#evidence/append-trail.ts';
import { faultFacts } from '#net/log.ts';
import { scheduleName } from '#platform/schedule-name.ts';
import { disconnectDrive } from '#storages/disconnect-drive.ts';
import { readEvent, type TableEvent, type TableRecord } from '#store/stream-record.ts';
import type { TimerData } from '#store/unit-of-work.ts';
import { performDue } from './perform-due.ts';
import { performEffect } from './perform-effect.ts';
import { repairTimer } from './repair-timer.ts';

/** Performs what one change of the table requires. Returns false if it has to be retried. */
export async function performRecord(app: App, record: TableRecord): Promise<boolean> {
  const news = readEvent(record);
  if (!news) return true;
  try {
    await perform(app, news);
    return true;
  } catch (error) {
    app.log.alarm('record_failed', { record: news.kind, ...faultFacts(error) });
    return false;
  }
}

async function perform(app: App, news: TableEvent): Promise<void> {
  switch (news.kind) {
    case 'effect':
      return performEffect(app, news.id);
    case 'audit':
      return appendTrail(app, news.hostId);
    case 'lost-drive':
      return disconnectDrive(app, news.grantId);
    case 'timer':
      return keepSchedule(app, news.before, news.next);
  }
}

/** Sets the schedule of a timer. A timer that is due already is performed immediately. */
async function keepSchedule(app: App, before: TimerData | undefined, next: TimerData | undefined): Promise<void> {
  if (before && next && before.kind === next.kind && before.dueAt === next.dueAt) return;
  if (next && next.dueAt <= instant(app.now())) await performDue(app, next.hostId);
  else if (next) await app.schedules.set(next, app.now());
  // A commit removes a timer when the state demands none. If the state still demands it, no commit has removed it: its schedule stays.
  else if (before && (await repairTimer(app, before.hostId))) return;
  if (before) await app.schedules.clear(scheduleName(before));
}
