import { between, DAY, type Instant, instant } from '#domain/time.ts';
import { faultFacts } from '#net/log.ts';
import type { App } from '#platform/app.ts';
import { hostOfSchedule, scheduleName, schedulePrefix } from '#platform/schedule-name.ts';
import { DUE_PARTITIONS } from '#store/keys.ts';
import type { RepairProgress } from '#store/repair-progress.ts';
import type { TimerData } from '#store/unit-of-work.ts';
import { appendTrail } from '#workflows/audit/append-trail.ts';
import { deleteOldUploads, fewOldUploads, type OldUploads, oldUploads } from '#workflows/documents/delete-old-uploads.ts';
import { checkQuorum } from './check-quorum.ts';
import { passTime } from './pass-time.ts';

/** How many strays were repaired, by kind. */
interface Cleared {
  /** Schedules whose timer has another time or is gone. */
  schedules: number;
  /** Timers without a schedule. */
  silent: number;
  /** Timers of Hosts without a sealed will. */
  timers: number;
  /** Staged documents that no draft names. */
  uploads: number;
}

/** Staged documents are listed by the first digit of their Host's id, after the parts of the index. */
const DIGITS = [...'0123456789abcdef'];
export const STRAY_PARTS = DUE_PARTITIONS.length + DIGITS.length;

/**
 * Repairs schedules and timers that do not match, and deletes staged plaintext that no draft names, once a day. The table is
 * the source of truth. Works part by part until `until` (of performance.now), and continues in the next sweep. Safe to run
 * twice at the same time: each stray is checked again before it is changed.
 */
export async function repairSchedules(app: App, until: number): Promise<void> {
  const now = instant(app.now());
  const noted = await app.store.repairProgress.load();
  const round = currentRound(noted?.data, now);
  const cleared: Cleared = { schedules: 0, silent: 0, timers: 0, uploads: 0 };
  const lists = createLists(app);
  let { next } = round;
  try {
    for (; next < STRAY_PARTS && performance.now() < until; next += 1) await clearPart(app, next, lists, cleared);
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
      names ??= app.schedules.fewNames();
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
  if (digit === undefined) await repairPart(app, part, lists, cleared);
  else cleared.uploads += await countEach(app, await lists.uploads(digit), deleteOldUploads);
}

/** Repairs the schedules and timers in one part of the index. */
async function repairPart(app: App, part: number, lists: Lists, cleared: Cleared): Promise<void> {
  const timers = await app.store.due.timers(part);
  // A timer that is set, moved or deleted between the two lists looks like a stray, is checked again and stays as it is.
  const set = new Set(await lists.names(part));
  const wanted = new Set(timers.map(scheduleName));
  const silent = timers.filter((timer) => !set.has(scheduleName(timer)));
  cleared.schedules += await countEach(app, [...set.difference(wanted)], clearSchedule);
  cleared.silent += await countEach(app, silent, resetTimer);
  cleared.timers += await countEach(app, timers, clearTimer);
}

const SIDE_BY_SIDE = 10;

/** Returns how many of these were strays. One failure does not stop the others. */
async function countEach<T>(app: App, all: readonly T[], clear: (app: App, one: T) => Promise<boolean | number>): Promise<number> {
  let count = 0;
  for (let from = 0; from < all.length; from += SIDE_BY_SIDE) {
    const tried = all.slice(from, from + SIDE_BY_SIDE).map((one) =>
      clear(app, one).catch((error) => {
        app.log.alarm('stray_failed', faultFacts(error));
        return false;
      }),
    );
    for (const found of await Promise.all(tried)) count += Number(found);
  }
  return count;
}

async function clearSchedule(app: App, name: string): Promise<boolean> {
  const hostId = hostOfSchedule(name);
  // Not one of ours.
  if (hostId === undefined) return false;
  const before = await app.store.due.timer(hostId);
  // A Host with a will but without a timer would never be visited again: this schedule is the only trace of them.
  if (!before) await passTime(app, hostId);
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

/** Each Host with a sealed will has a timer, so that this is also where their quorum is compared, and their history is completed, once a day. */
async function clearTimer(app: App, { hostId }: TimerData): Promise<boolean> {
  const host = await app.store.hosts.load(hostId);
  if (host?.will) {
    await checkQuorum(app, host);
    // Entries wait if their records of the stream were lost.
    await appendTrail(app, hostId);
    return false;
  }
  await passTime(app, hostId);
  return true;
}
