import type { Emulators } from '#infra/local/emulators/process.ts';
import type { WaitingSchedule } from '#infra/local/emulators/settings.ts';

/** Work that becomes due: a schedule, or an item that only a sweep performs. `again`: an earlier sweep did not complete it. */
export type DueWork = { at: Date; schedule: WaitingSchedule } | { at: Date; item: DueItem; again: boolean };

export interface DueItem {
  id: string;
  kind: string;
  dueAt: Date;
}

/** Finds due work, and remembers items that a sweep did not complete. */
export interface DueTracker {
  /** Returns the work that becomes due first, if this is not after `until`. */
  next(until: Date): Promise<DueWork | undefined>;
  /** Records that a sweep processes now what is due. */
  recordSweep(now: Date): Promise<void>;
  /** Remembers what it knows now. Returns a function that goes back to it. */
  keep(): () => void;
}

const SWEEP_EVERY_MS = 5 * 60_000;
// Work that has failed for a day, and so often, is retried together with all other such work. Each piece otherwise has its own time, and a
// long jump would take minutes.
const MOST_FAILURES = 24;
const FREQUENT_FOR_MS = 24 * 3_600_000;
const TOGETHER_EVERY_MS = 6 * 3_600_000;
/** Work that was not due for so long did not fail: it is due again. */
const FORGOTTEN_AFTER_MS = 12 * 3_600_000;
// Schedules have whole seconds only. Within the same second, the schedule fires before the item.
const TIE_MS = 1000;

/** When an item was swept, by its kind, id and time. `count`: how often an item with this id was swept, whatever its time. */
interface Sweeps {
  first: Date;
  last: Date;
  count: number;
}
type SweptItems = Map<string, Sweeps>;

/** Creates a tracker that reads the scheduler and the items of the table that have a time. */
export function createDueTracker(emulators: Emulators, dueItems: () => Promise<DueItem[]>, log: (line: string) => void): DueTracker {
  let sweptItems: SweptItems = new Map();
  return {
    async next(until) {
      const schedule = (await emulators.ask('/schedules')).schedules[0];
      const candidates: DueWork[] = (await dueItems()).map((item) => nextAttempt(item, sweptItems));
      if (schedule) candidates.push({ at: new Date(schedule.at), schedule });
      return candidates.sort((a, b) => order(a) - order(b)).find(({ at }) => at <= until);
    },
    async recordSweep(now) {
      for (const item of await dueItems()) {
        if (item.dueAt > now) continue;
        const before = sweptItems.get(keyOf(item));
        if (before && before.first === before.last) log(`${item.kind} ${item.id} stays due after a sweep (due ${item.dueAt.toISOString()}).`);
        for (const key of [keyOf(item), item.id]) sweptItems.set(key, sweptAgain(sweptItems.get(key), now));
      }
    },
    keep() {
      const kept = new Map(sweptItems);
      return () => {
        sweptItems = new Map(kept);
      };
    },
  };
}

function sweptAgain(before: Sweeps | undefined, now: Date): Sweeps {
  if (!before || now.getTime() - before.last.getTime() > FORGOTTEN_AFTER_MS) return { first: now, last: now, count: 1 };
  return { first: before.first, last: now, count: before.count + 1 };
}

/** Returns when an item is processed next. An item that a sweep did not complete waits for the next sweep. */
function nextAttempt(item: DueItem, tried: SweptItems): DueWork {
  const before = tried.get(keyOf(item));
  const again = before !== undefined;
  if (failsAlways(tried.get(item.id), item)) return { at: nextTogether(before?.last ?? item.dueAt, again), item, again };
  return { at: before ? new Date(before.last.getTime() + SWEEP_EVERY_MS) : item.dueAt, item, again };
}

function failsAlways(swept: Sweeps | undefined, { dueAt }: DueItem): boolean {
  if (!swept || swept.count < MOST_FAILURES || dueAt.getTime() - swept.last.getTime() > FORGOTTEN_AFTER_MS) return false;
  return swept.last.getTime() - swept.first.getTime() >= FREQUENT_FOR_MS;
}

/** The first common moment from this time on, or after it. */
function nextTogether(from: Date, after: boolean): Date {
  return new Date(Math.ceil((from.getTime() + Number(after)) / TOGETHER_EVERY_MS) * TOGETHER_EVERY_MS);
}

function order(due: DueWork): number {
  return due.at.getTime() - ('schedule' in due ? TIE_MS : 0);
}

function keyOf({ kind, id, dueAt }: DueItem): string {
  return `${kind} ${id} ${dueAt.toISOString()}`;
}
