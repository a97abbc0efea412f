import type { Emulators } from '#infra/local/emulators/process.ts';
import type { WaitingSchedule } from '#infra/local/emulators/settings.ts';
import type { ServiceApp } from '#infra/local/service.ts';

/** What falls due next: a schedule, or an item that only a sweep performs (`again` if one has been at it already). */
export type Due = { at: Date; schedule: WaitingSchedule } | { at: Date; item: DueItem; again: boolean };

export interface DueItem {
  id: string;
  kind: string;
  dueAt: Date;
}

/** Finds what falls due, and remembers what a sweep could not get rid of. */
export interface DueFinder {
  /** The first that falls due by `until`. */
  next(until: Date): Promise<Due | undefined>;
  /** Takes down that a sweep is at an item now. */
  swept(item: DueItem, now: Date): void;
}

const SWEEP_EVERY_MS = 5 * 60_000;
// An item that no sweep gets rid of for a day is tried hourly, or a long jump would take minutes.
const PATIENCE_MS = 24 * 3_600_000;
const LATER_MS = 3_600_000;
// A schedule knows whole seconds only: within one it is the alarm of that item, and goes first.
const TIE_MS = 1000;

type Tried = Map<string, { first: Date; last: Date }>;

/** Looks into the scheduler and into the table's index of what is due. */
export function dueFinder(emulators: Emulators, app: ServiceApp, log: (line: string) => void): DueFinder {
  const tried: Tried = new Map();
  return {
    async next(until) {
      const [schedule, item] = [(await emulators.ask('/schedules')).schedules[0], await app.store.due.earliest()];
      const candidates: Due[] = [];
      if (item) candidates.push(dueItem(item, tried));
      if (schedule) candidates.push({ at: new Date(schedule.at), schedule });
      return candidates.sort((a, b) => order(a) - order(b)).find(({ at }) => at <= until);
    },
    swept(item, now) {
      const before = tried.get(keyOf(item));
      if (before && before.first === before.last) log(`${item.kind} ${item.id} stays due after a sweep (due ${item.dueAt.toISOString()}).`);
      tried.set(keyOf(item), { first: before?.first ?? now, last: now });
    },
  };
}

/** An item that the sweep has been at already comes again when the next sweep would. */
function dueItem(item: DueItem, tried: Tried): Due {
  const before = tried.get(keyOf(item));
  if (!before) return { at: item.dueAt, item, again: false };
  const patient = before.last.getTime() - before.first.getTime() < PATIENCE_MS;
  return { at: new Date(before.last.getTime() + (patient ? SWEEP_EVERY_MS : LATER_MS)), item, again: true };
}

function order(due: Due): number {
  return due.at.getTime() - ('schedule' in due ? TIE_MS : 0);
}

function keyOf({ kind, id, dueAt }: DueItem): string {
  return `${kind} ${id} ${dueAt.toISOString()}`;
}
