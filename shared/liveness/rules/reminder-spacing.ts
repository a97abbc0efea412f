import { after, DAY, type Instant } from '#common/time.ts';

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
