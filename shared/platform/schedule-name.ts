import { createHash } from 'node:crypto';
import { timerPartition } from '#store/keys.ts';
import type { TimerData } from '#store/unit-of-work.ts';

/**
 * Returns the name for one setting of one timer, within the 64 characters that Scheduler allows. It contains the timer's index
 * partition, so that the schedules of one partition can be listed. It also contains the timer's Host and its setting.
 */
export function scheduleName(timer: TimerData): string {
  const { hostId, kind, dueAt } = timer;
  const hash = createHash('sha256').update(`${hostId}/${kind}/${dueAt}`).digest('hex').slice(0, 24);
  return `${schedulePrefix(timerPartition(hostId))}${hostId.replaceAll('-', '')}.${hash}`;
}

/** Returns the first part of the names of all schedules of this index partition. */
export function schedulePrefix(part: number): string {
  return `${String(part).padStart(2, '0')}.`;
}

/** Returns the Host of a schedule's timer. Returns undefined for a name that is not ours. */
export function hostOfSchedule(name: string): string | undefined {
  const [, ...groups] = /^\d\d\.([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})\.[0-9a-f]{24}$/.exec(name) ?? [];
  return groups.length > 0 ? groups.join('-') : undefined;
}
