import { DEFAULT_READER, localTime } from '#common/moment.ts';
import { after, HOUR, type Instant, MINUTE } from '#common/time.ts';

/** The hour of the day, in the Host's time zone, at which the quiet hours begin. */
const NIGHT_BEGINS = 20;
const NIGHT_HOURS = 12;

/**
 * When a check or an upkeep message leaves that is due then: what falls due in the night leaves before it, at 20:00, and never later.
 * A Host who has set no time zone has no quiet hours.
 */
export function beforeNight(due: Instant, timezone: string): Instant {
  if (timezone === DEFAULT_READER.timezone) return due;
  const { hour } = localTime(new Date(due), timezone);
  const hoursInNight = (hour - NIGHT_BEGINS + 24) % 24;
  if (hoursInNight >= NIGHT_HOURS) return due;
  const evening = after(due, -hoursInNight * HOUR);
  // The clocks may have changed in between.
  const change = minutesAfterBegin(evening, timezone) - minutesAfterBegin(due, timezone) + hoursInNight * 60;
  return after(evening, -change * MINUTE - pastTheHour(due, timezone));
}

/** Of the wall clock, from -720 up to 719. */
function minutesAfterBegin(moment: Instant, timezone: string): number {
  const { hour, minute } = localTime(new Date(moment), timezone);
  return ((hour - NIGHT_BEGINS + 36) % 24) * 60 - 720 + minute;
}

/** How long the hour of the wall clock has lasted, in milliseconds. */
function pastTheHour(moment: Instant, timezone: string): number {
  const { minute } = localTime(new Date(moment), timezone);
  return minute * MINUTE + (Date.parse(moment) % MINUTE);
}
