import { between, DAY, type Instant, instant } from '#domain/time.ts';
import { faultFacts } from '#net/log.ts';
import type { App } from '#platform/app.ts';
import { hostOfSchedule, scheduleName } from '#platform/schedule-name.ts';
import { DUE_PARTITIONS } from '#store/keys.ts';
import type { RepairProgress } from '#store/repair-progress.ts';
import type { TimerData } from '#store/unit-of-work.ts';
import { deleteOldUploads, oldUploads } from '#workflows/documents/delete-old-uploads.ts';
import { passTime } from './pass-time.ts';

/** How many strays were set right. */
interface Cleared {
  /** Schedules that rang for a timer that is no longer set so. */
  schedules: number;
  /** Timers that no schedule rang for. */
  silent: number;
  /** Timers of Hosts without a sealed will. */
  timers: number;
  /** Staged documents that no draft names. */
  uploads: number;
}

/** Staged documents are looked through by the first digit of their Host's id, after the parts of the index. */
const DIGITS = [...'0123456789abcdef'];
export const STRAY_PARTS = DUE_PARTITIONS.length + DIGITS.length;

/**
 * Once a day: brings schedules and timers together that have lost each other, and removes plaintext that was staged and is
 * named by nobody. The table is the truth. Goes on part by part until `until` (of performance.now), and from there in the
 * next sweep. Safe to run twice at once: each stray is looked at again before anything is done to it.
 */
export async function repairSchedules(app: App, until: number): Promise<void> {
  const now = instant(app.now());
  const noted = await app.store.repairProgress.load();
  const round = currentRound(noted?.data, now);
  const cleared: Cleared = { schedules: 0, silent: 0, timers: 0, uploads: 0 };
  let { next } = round;
  try {
    for (; next < STRAY_PARTS && performance.now() < until; next += 1) await clearPart(app, next, cleared);
  } finally {
    // Also what was done before a part failed: the next sweep goes on at that one.
    if (next > round.next) {
      await app.store.repairProgress.note(noted?.version ?? 0, { ...round, next });
      app.log.info('strays_cleared', { ...cleared, parts: next - round.next });
    }
  }
}

/** The round that is under way, or a new one a day after the last has begun. */
function currentRound(noted: RepairProgress | undefined, now: Instant): RepairProgress {
  const isUnderWay = noted && (noted.next < STRAY_PARTS || between(noted.begunAt, now) < DAY);
  return isUnderWay ? noted : { begunAt: now, next: 0 };
}

async function clearPart(app: App, part: number, cleared: Cleared): Promise<void> {
  const digit = DIGITS[part - DUE_PARTITIONS.length];
  if (digit === undefined) await clearClocks(app, part, cleared);
  else cleared.uploads += await countEach(app, await oldUploads(app, digit), deleteOldUploads);
}

/** Schedules and timers in one part of the index. */
async function clearClocks(app: App, part: number, cleared: Cleared): Promise<void> {
  // In this order: what is set between the two looks like a stray and is found to be none, and nothing else is looked at twice.
  const timers = await app.store.due.timers(part);
  const set = new Set(await app.schedules.names(part));
  const wanted = new Set(timers.map(scheduleName));
  const silent = timers.filter((timer) => !set.has(scheduleName(timer)));
  cleared.schedules += await countEach(app, [...set.difference(wanted)], clearSchedule);
  cleared.silent += await countEach(app, silent, setAnew);
  cleared.timers += await countEach(app, timers, clearTimer);
}

const SIDE_BY_SIDE = 10;

/** How many of these were strays; one that fails must not keep the others from being looked at. */
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
  // Whoever has a will but no timer would be looked at by nobody: this schedule is the last that knows of them.
  if (!before) await passTime(app, hostId);
  const timer = before ?? (await app.store.due.timer(hostId));
  if (timer && scheduleName(timer) === name) return before === undefined;
  return app.schedules.clear(name);
}

/** An overdue timer needs no alarm clock: the sweep has it in its hands. */
async function setAnew(app: App, seen: TimerData): Promise<boolean> {
  const timer = await app.store.due.timer(seen.hostId);
  if (!timer || scheduleName(timer) !== scheduleName(seen) || timer.dueAt <= instant(app.now())) return false;
  return app.schedules.set(timer, app.now());
}

async function clearTimer(app: App, { hostId }: TimerData): Promise<boolean> {
  if (await app.store.hosts.hasWill(hostId)) return false;
  await passTime(app, hostId);
  return true;
}
