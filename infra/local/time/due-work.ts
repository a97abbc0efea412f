import type { Emulators } from '#infra/local/emulators/process.ts';
import type { WaitingSchedule } from '#infra/local/emulators/settings.ts';
import type { ServiceApp } from '#infra/local/service.ts';

/** What falls due next: a schedule, or an item that only a sweep performs (`again` if one has been at it already). */
export type DueWork = { at: Date; schedule: WaitingSchedule } | { at: Date; item: DueItem; again: boolean };

export interface DueItem {
  id: string;
  kind: string;
  dueAt: Date;
}

/** Finds what falls due, and remembers what a sweep could not get rid of. */
export interface DueTracker {
  /** The first that falls due by `until`. */
  next(until: Date): Promise<DueWork | undefined>;
  /** Takes down that a sweep is at an item now. */
  recordSweep(item: DueItem, now: Date): void;
}

const SWEEP_EVERY_MS = 5 * 60_000;
// An item that no sweep gets rid of for a day is tried hourly, or a long jump would take minutes.
const FREQUENT_FOR_MS = 24 * 3_600_000;
const RARE_EVERY_MS = 3_600_000;
// A schedule knows whole seconds only: within one it is the alarm of that item, and goes first.
const TIE_MS = 1000;

type SweptItems = Map<string, { first: Date; last: Date }>;

/** Looks into the scheduler and into the table's index of what is due. */
export function createDueTracker(emulators: Emulators, app: ServiceApp, log: (line: string) => void): DueTracker {
  const sweptItems: SweptItems = new Map();
  return {
    async next(until) {
      const [schedule, item] = [(await emulators.ask('/schedules')).schedules[0], await app.store.due.earliest()];
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
  };
}

/** An item that the sweep has been at already comes again when the next sweep would. */
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
