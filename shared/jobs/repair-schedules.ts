import type { App } from '#app/app.ts';
import { runInParallel } from '#app/run-in-parallel.ts';
import { between, DAY, type Instant, instant } from '#common/time.ts';
import type { RepairProgress } from '#jobs/rows/repair-progress.ts';
import { faultFacts } from '#net/log.ts';
import { hostOfSchedule, scheduleName, schedulePrefix } from '#platform/schedule-name.ts';
import { DUE_PARTITIONS } from '#store/keys.ts';
import type { TimerData } from '#store/unit-of-work.ts';
import { deleteOldUploads, fewOldUploads, type OldUploads, oldUploads } from '#wills/expire-draft.ts';
import { repairTimer } from './repair-timer.ts';
import { SIDE_BY_SIDE } from './walk-hosts.ts';

/** How many strays were repaired, by kind. */
interface Cleared {
  /** Schedules whose timer has another time or is gone. */
  schedules: number;
  /** Timers without a schedule. */
  silent: number;
  /** Staged documents that no draft names. */
  uploads: number;
}

/** Staged documents are listed by the first digit of their Host's id, after the parts of the index. */
const DIGITS = [...'0123456789abcdef'];
export const STRAY_PARTS = DUE_PARTITIONS.length + DIGITS.length;

/**
 * Repairs schedules that do not match their timers, and deletes staged plaintext that no draft names, once a day. The table is
 * the source of truth: whether each Host has the timer that their state demands is the question of the walk over all Hosts
 * (walk-hosts.ts). Works part by part until `isTimeUp`, and continues in the next sweep. Safe to run twice at the same time: each
 * stray is checked again before it is changed.
 */
export async function repairSchedules(app: App, isTimeUp: () => boolean): Promise<void> {
  const now = instant(app.now());
  const noted = await app.store.repairProgress.load();
  const round = currentRound(noted?.data, now);
  const cleared: Cleared = { schedules: 0, silent: 0, uploads: 0 };
  const lists = createLists(app);
  let { next } = round;
  try {
    for (; next < STRAY_PARTS && !isTimeUp(); next += 1) await clearPart(app, next, lists, cleared);
  } finally {
    // Also stores the progress before a part failed: the next sweep continues at that part.
    if (next > round.next) {
      await app.store.repairProgress.note(noted?.version ?? 0, { ...round, next });
      app.log.info('strays_cleared', { ...cleared, parts: next - round.next });
    }
  }
}

/** Returns the current round, or a new one a day after the last one began. */
function currentRound(noted: RepairProgress | undefined, now: Instant): RepairProgress {
  const isUnderWay = noted && (noted.next < STRAY_PARTS || between(noted.begunAt, now) < DAY);
  return isUnderWay ? noted : { begunAt: now, next: 0 };
}

/** The lists of what may be a stray, by part. */
interface Lists {
  names(part: number): Promise<string[]>;
  uploads(digit: string): Promise<OldUploads[]>;
}

/** What fits on one page is listed once for all parts, so that a small deployment needs one call instead of sixteen. */
function createLists(app: App): Lists {
  let names: Promise<string[] | undefined> | undefined;
  let uploads: Promise<OldUploads[] | undefined> | undefined;
  return {
    async names(part) {
      names ??= app.schedules.namesIfFew();
      return (await names)?.filter((name) => name.startsWith(schedulePrefix(part))) ?? app.schedules.names(part);
    },
    async uploads(digit) {
      uploads ??= fewOldUploads(app);
      return (await uploads)?.filter(({ hostId }) => hostId.startsWith(digit)) ?? oldUploads(app, digit);
    },
  };
}

async function clearPart(app: App, part: number, lists: Lists, cleared: Cleared): Promise<void> {
  const digit = DIGITS[part - DUE_PARTITIONS.length];
  if (digit === undefined) return repairPart(app, part, lists, cleared);
  cleared.uploads += await countEach(app, await lists.uploads(digit), deleteOldUploads);
}

/** Repairs the schedules of one part of the index. */
async function repairPart(app: App, part: number, lists: Lists, cleared: Cleared): Promise<void> {
  const timers = await app.store.due.timers(part);
  // A timer that is set, moved or deleted between the two lists looks like a stray, is checked again and stays as it is.
  const set = new Set(await lists.names(part));
  const wanted = new Set(timers.map(scheduleName));
  const silent = timers.filter((timer) => !set.has(scheduleName(timer)));
  cleared.schedules += await countEach(app, [...set.difference(wanted)], clearSchedule);
  cleared.silent += await countEach(app, silent, resetTimer);
}

/** Returns how many of these were strays. One failure does not stop the others. */
async function countEach<T>(app: App, all: readonly T[], clear: (app: App, one: T) => Promise<boolean | number>): Promise<number> {
  let count = 0;
  await runInParallel(SIDE_BY_SIDE, all, async (one) => {
    const found = await clear(app, one).catch((error) => app.log.alarm('stray_failed', faultFacts(error)));
    count += Number(found ?? 0);
  });
  return count;
}

async function clearSchedule(app: App, name: string): Promise<boolean> {
  const hostId = hostOfSchedule(name);
  // Not one of ours.
  if (hostId === undefined) return false;
  const before = await app.store.due.timer(hostId);
  // This schedule may be the only trace of a timer that the state demands.
  if (!before) await repairTimer(app, hostId);
  const timer = before ?? (await app.store.due.timer(hostId));
  if (timer && scheduleName(timer) === name) return before === undefined;
  return app.schedules.clear(name);
}

/** An overdue timer needs no schedule: the sweep performs it. */
async function resetTimer(app: App, seen: TimerData): Promise<boolean> {
  const timer = await app.store.due.timer(seen.hostId);
  if (!timer || scheduleName(timer) !== scheduleName(seen) || timer.dueAt <= instant(app.now())) return false;
  return app.schedules.set(timer, app.now());
}
