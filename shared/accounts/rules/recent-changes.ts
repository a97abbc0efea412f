import { UNDO_WINDOW } from '#common/limits.ts';
import { Refusal } from '#common/refusal.ts';
import { after, type Instant } from '#common/time.ts';
import type { Profile } from '#hosts/rules/host.ts';
import { type Intervals, intervalsOf } from '#hosts/rules/settings.ts';

/** A removed Survivor, connector or storage of a Host with a sealed will. The notice of the removal still has to name it. */
export interface RemovedItem {
  id: string;
  name: string;
  /** Of a connector or storage. */
  type?: string;
  until: Instant;
}

/** What recent changes of a sealed will have replaced or removed. A missing list is an empty one. */
export interface RecentChanges {
  removed?: readonly RemovedItem[];
  /** The earliest first. */
  intervals?: readonly PreviousIntervals[];
  /** How often the check settings were changed: names a change in its undo link. */
  changes?: number;
}

/** Check settings that a change has replaced. The Host can restore them until `until`. */
export interface PreviousIntervals extends Intervals {
  /** Counted from 1. */
  change: number;
  until: Instant;
}

/** Of very many, the earliest are kept: a thief cannot have chosen those. */
const MAX_INTERVALS = 10;

/** No Host removes more in a week. The notices of the earliest removals have been sent by then. */
const MAX_REMOVED = 50;

/** Stores what is removed, and deletes entries that no notice names any longer. */
export function rememberRemoved(changes: RecentChanges, { id, name, type }: Omit<RemovedItem, 'until'>, now: Instant): RecentChanges {
  const kept = (changes.removed ?? []).filter(({ until }) => now < until).slice(1 - MAX_REMOVED);
  return { ...changes, removed: [...kept, { id, name, ...(type !== undefined && { type }), until: after(now, UNDO_WINDOW) }] };
}

/** What was removed under this id, or undefined. */
export function findRemoved({ removed = [] }: RecentChanges, id: string): RemovedItem | undefined {
  return removed.findLast((one) => one.id === id);
}

/** Stores the check settings that are replaced, under the number of the change. */
export function rememberIntervals(changes: RecentChanges, before: Intervals, now: Instant): { changes: RecentChanges; change: number } {
  const change = (changes.changes ?? 0) + 1;
  const kept = (changes.intervals ?? []).filter(({ until }) => now < until).slice(0, MAX_INTERVALS - 1);
  const entry = { ...intervalsOf(before), change, until: after(now, UNDO_WINDOW) };
  return { changes: { ...changes, intervals: [...kept, entry], changes: change }, change };
}

/** The check settings from before a change, while the Host can restore them. */
export function previousIntervals({ intervals = [] }: RecentChanges, change: number, now: Instant): Intervals | undefined {
  const entry = intervals.find((one) => one.change === change && now < one.until);
  return entry && intervalsOf(entry);
}

/** Removes the entries after a change that was undone. */
export function dropIntervals(changes: RecentChanges, change: number): RecentChanges {
  return { ...changes, intervals: (changes.intervals ?? []).filter((one) => one.change < change) };
}

/** A Host, as far as a reset matters. */
export interface Recovered {
  will: unknown;
  profile: Profile;
}

/** Throws after an unconfirmed password reset: such a session may only read, confirm life, cancel and sign out. */
export function assertNotRecovered(host: Recovered): void {
  if (isRecovered(host)) throw new Refusal('recently_recovered');
}

/** Whether only a mailbox has confirmed the Host of a sealed will since a reset or a rejected change. */
export function isRecovered({ will, profile }: Recovered): boolean {
  return will !== undefined && profile.recovered !== null;
}
