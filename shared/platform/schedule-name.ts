import { createHash } from 'node:crypto';
import { timerPartition } from '#store/keys.ts';
import type { TimerData } from '#store/unit-of-work.ts';

/**
 * One name for one setting of one timer, within the 64 characters that Scheduler takes: the part of the index in which the
 * timer lies, so that a part can be listed by itself; whose timer it is; and what it was set to.
 */
export function scheduleName(timer: TimerData): string {
  const { hostId, kind, dueAt } = timer;
  const hash = createHash('sha256').update(`${hostId}/${kind}/${dueAt}`).digest('hex').slice(0, 24);
  return `${schedulePrefix(timerPartition(hostId))}${hostId.replaceAll('-', '')}.${hash}`;
}

/** How the names begin of all schedules whose timers lie in this part of the index. */
export function schedulePrefix(part: number): string {
  return `${String(part).padStart(2, '0')}.`;
}

/** The Host whose timer this schedule was set for; undefined for a name that is none of ours. */
export function hostOfSchedule(name: string): string | undefined {
  const [, ...groups] = /^\d\d\.([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})\.[0-9a-f]{24}$/.exec(name) ?? [];
  return groups.length > 0 ? groups.join('-') : undefined;
}
