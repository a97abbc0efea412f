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
  /** Records that a sweep processes this item now. */
  recordSweep(item: DueItem, now: Date): void;
  /** Remembers what it knows now. Returns a function that goes back to it. */
  keep(): () => void;
}

const SWEEP_EVERY_MS = 5 * 60_000;
// After a day of sweeps without success, an item is retried every hour only. Otherwise a long jump would take minutes.
const FREQUENT_FOR_MS = 24 * 3_600_000;
const RARE_EVERY_MS = 3_600_000;
// Schedules have whole seconds only. Within the same second, the schedule fires before the item.
const TIE_MS = 1000;

type SweptItems = Map<string, { first: Date; last: Date }>;

/** Creates a tracker that reads the scheduler and the item of the table that becomes due first. */
export function createDueTracker(emulators: Emulators, earliestDue: () => Promise<DueItem | undefined>, log: (line: string) => void): DueTracker {
  let sweptItems: SweptItems = new Map();
  return {
    async next(until) {
      const [schedule, item] = [(await emulators.ask('/schedules')).schedules[0], await earliestDue()];
      const candidates: DueWork[] = [];
      if (item) candidates.push(nextAttempt(item, sweptItems));
      if (schedule) candidates.push({ at: new Date(schedule.at), schedule });
      return candidates.sort((a, b) => order(a) - order(b)).find(({ at }) => at <= until);
    },
    recordSweep(item, now) {
      const before = sweptItems.get(keyOf(item));
      if (before && before.first === before.last) log(`${item.kind} ${item.id} stays due after a sweep (due ${item.dueAt.toISOString()}).`);
      sweptItems.set(keyOf(item), { first: before?.first ?? now, last: now });
    },
    keep() {
      const kept = new Map(sweptItems);
      return () => {
        sweptItems = new Map(kept);
      };
    },
  };
}

/** Returns when an item is processed next. An item that a sweep did not complete waits for the next sweep. */
function nextAttempt(item: DueItem, tried: SweptItems): DueWork {
  const before = tried.get(keyOf(item));
  if (!before) return { at: item.dueAt, item, again: false };
  const patient = before.last.getTime() - before.first.getTime() < FREQUENT_FOR_MS;
  return { at: new Date(before.last.getTime() + (patient ? SWEEP_EVERY_MS : RARE_EVERY_MS)), item, again: true };
}

function order(due: DueWork): number {
  return due.at.getTime() - ('schedule' in due ? TIE_MS : 0);
}

function keyOf({ kind, id, dueAt }: DueItem): string {
  return `${kind} ${id} ${dueAt.toISOString()}`;
}
