import type { App } from '#app/app.ts';
import { runInParallel } from '#app/run-in-parallel.ts';
import { checkQuorum } from '#channels/check-quorum.ts';
import { between, DAY, type Instant, instant } from '#common/time.ts';
import { appendTrail } from '#evidence/append-trail.ts';
import { faultFacts } from '#net/log.ts';
import { hostOfSchedule, scheduleName, schedulePrefix } from '#platform/schedule-name.ts';
import { DUE_PARTITIONS } from '#store/keys.ts';
import type { TimerData } from '#store/unit-of-work.ts';
import { deleteOldUploads, fewOldUploads, type OldUploads, oldUploads } from '#wills/delete-orphaned-uploads.ts';
import { passTime } from './pass-time.ts';
import type { RepairProgress } from './rows/repair-progress.ts';
import { HOSTS_OF_A_GROUP, SIDE_BY_SIDE } from './sweep-pace.ts';

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
 * the source of truth. Works part by part, and Host by Host, until `isTimeUp`, and continues in the next sweep. Safe to run
 * twice at the same time: each stray is checked again before it is changed.
 */
export async function repairSchedules(app: App, isTimeUp: () => boolean): Promise<void> {
  const now = instant(app.now());
  const noted = await app.store.repairProgress.load();
  const round = currentRound(noted?.data, now);
  const cleared: Cleared = { schedules: 0, silent: 0, timers: 0, uploads: 0 };
  const lists = createLists(app);
  let { next, upTo } = round;
  try {
    while (next < STRAY_PARTS && !isTimeUp()) {
      upTo = await clearPart(app, { part: next, upTo, isTimeUp }, lists, cleared);
      if (upTo === undefined) next += 1;
    }
  } finally {
    // Also stores the progress before a part failed: the next sweep continues at that part.
    if (next > round.next || upTo !== round.upTo) {
      await app.store.repairProgress.note(noted?.version ?? 0, { ...round, next, upTo });
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

/** What is left of one part. */
interface Rest {
  part: number;
  upTo: string | undefined;
  isTimeUp: () => boolean;
}

/** Returns the Host at whom it stopped, or undefined at the end of the part. */
async function clearPart(app: App, rest: Rest, lists: Lists, cleared: Cleared): Promise<string | undefined> {
  const digit = DIGITS[rest.part - DUE_PARTITIONS.length];
  if (digit === undefined) return repairPart(app, rest, lists, cleared);
  cleared.uploads += await countEach(app, await lists.uploads(digit), deleteOldUploads);
  return undefined;
}

/** Repairs the schedules and timers in one part of the index. */
async function repairPart(app: App, { part, upTo = '', isTimeUp }: Rest, lists: Lists, cleared: Cleared): Promise<string | undefined> {
  const timers = await app.store.due.timers(part);
  // A timer that is set, moved or deleted between the two lists looks like a stray, is checked again and stays as it is.
  const set = new Set(await lists.names(part));
  const wanted = new Set(timers.map(scheduleName));
  const silent = timers.filter((timer) => !set.has(scheduleName(timer)));
  cleared.schedules += await countEach(app, [...set.difference(wanted)], clearSchedule);
  cleared.silent += await countEach(app, silent, resetTimer);
  const left = timers.filter(({ hostId }) => hostId > upTo).sort((one, other) => (one.hostId < other.hostId ? -1 : 1));
  while (left.length > 0) {
    const some = left.splice(0, HOSTS_OF_A_GROUP);
    cleared.timers += await countEach(app, some, clearTimer);
    if (left.length > 0 && isTimeUp()) return some.at(-1)?.hostId;
  }
  return undefined;
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
    // Entries wait if their records of the stream were lost.
    await appendTrail(app, hostId);
    await checkQuorum(app, host);
    return false;
  }
  await passTime(app, hostId);
  return true;
}
