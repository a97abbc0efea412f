import { after, DAY, type Instant, MINUTE } from '#common/time.ts';
import { beforeNight } from '#liveness/rules/when-to-send.ts';

export const MINUTES = DAY / MINUTE;

/** A day and a zone without a change of the clocks. All Hosts of the model live there: with several zones, the peak is lower. */
export const ZONE = 'Asia/Tokyo';
const MIDNIGHT = '2026-06-01T15:00:00.000Z';

/** Hosts answer within a minute to two days, and as often within one to two hours as within one to two days, by our assumption. */
export const ANSWERS = { soonest: 1, latest: 2 * MINUTES };

const STEPS = 96;
const CHECKS = 12;

/** Returns the part of all checks that leaves in each minute of the day, after a year of monthly checks and answers. */
export function leavingByMinute(): number[] {
  const leaves = Array.from({ length: MINUTES }, (_, minute) => minuteOf(beforeNight(after(MIDNIGHT, minute * MINUTE), ZONE)));
  let parts: number[] = Array(MINUTES).fill(1 / MINUTES);
  for (let check = 0; check < CHECKS; check += 1) parts = nextChecks(parts, leaves);
  return parts;
}

/** Each Host answers some time after a check, and the next check is due at that time of the day. */
function nextChecks(parts: readonly number[], leaves: readonly number[]): number[] {
  const next: number[] = Array(MINUTES).fill(0);
  for (const [minute, part] of parts.entries()) {
    for (let step = 0; step < STEPS; step += 1) {
      const due = Math.floor(minute + answerDelay((step + 0.5) / STEPS)) % MINUTES;
      const left = leaves[due] ?? due;
      next[left] = (next[left] ?? 0) + part / STEPS;
    }
  }
  return next;
}

/** Returns the minutes between a check and its answer, for a number from 0 to 1. */
export function answerDelay(number: number): number {
  return ANSWERS.soonest * (ANSWERS.latest / ANSWERS.soonest) ** number;
}

/** Returns the minute of the day of a time in the model's zone. */
export function minuteOf(time: Instant): number {
  return ((Date.parse(time) - Date.parse(MIDNIGHT)) / MINUTE + MINUTES) % MINUTES;
}

/** Returns the largest part of all checks that leaves within some minutes. */
export function busiest(parts: readonly number[], minutes: number): number {
  let largest = 0;
  for (let from = 0; from < parts.length; from += 1) {
    let sum = 0;
    for (let minute = from; minute < from + minutes; minute += 1) sum += parts[minute % parts.length] ?? 0;
    largest = Math.max(largest, sum);
  }
  return largest;
}
