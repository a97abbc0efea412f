import { DEFAULT_READER, localTime } from '#common/moment.ts';
import { after, DAY, type Instant, MINUTE } from '#common/time.ts';

/** The hour of the day, in the Host's time zone, at which the quiet hours begin. */
const NIGHT_BEGINS = 20;
const NIGHT_HOURS = 12;

/**
 * When a check or an upkeep message leaves that is due then: what falls due in the night leaves before it, at 20:00, and never later.
 * A Host who has set no time zone has no quiet hours.
 */
export function beforeNight(due: Instant, timezone: string): Instant {
  if (timezone === DEFAULT_READER.timezone) return due;
  const { hour, minute } = localTime(new Date(due), timezone);
  const minutesInNight = ((hour - NIGHT_BEGINS + 24) % 24) * 60 + minute;
  if (minutesInNight >= NIGHT_HOURS * 60) return due;
  const evening = after(due, -minutesInNight * MINUTE - (Date.parse(due) % MINUTE));
  // The clocks may have changed in between.
  const shown = localTime(new Date(evening), timezone);
  return after(evening, ((NIGHT_BEGINS - shown.hour) * 60 - shown.minute) * MINUTE);
}

/** Counts the reminders that are due by now. `sent` were sent before. The newest one replaces all that were not sent in time. */
export function remindersDue(since: Instant, sent: number, now: Instant): number {
  let due = sent + 1;
  while (after(since, reminderOffset(due)) <= now) due += 1;
  return due;
}

/** Returns the milliseconds from the beginning to the reminder after `sent`: weekly four times, monthly twelve times, then yearly. */
export function reminderOffset(sent: number): number {
  const weekly = Math.min(sent + 1, 4);
  const monthly = Math.min(Math.max(sent + 1 - 4, 0), 12);
  const yearly = Math.max(sent + 1 - 16, 0);
  return (weekly * 7 + monthly * 30 + yearly * 365) * DAY;
}
