import { after, DAY, type Instant, later } from '#common/time.ts';
import type { Effect } from '#effects/effect.ts';
import { notifyHost } from '#effects/notify.ts';
import { runningPause } from '#liveness/rules/pause.ts';
import type { Review, Will, WillState, WillStep } from './will.ts';

const YEAR = 365 * DAY;

/** Whether the Host is asked now if everything is still right: a year after the will was sealed, asked about or confirmed. Not while anyone waits. */
export function isReviewDue({ will, liveness }: Pick<WillState, 'will' | 'liveness'>, now: Instant): boolean {
  if (will.status !== 'active' || liveness.phase.name === 'vouched' || runningPause(liveness.pauses, now)) return false;
  const { askedAt = '', confirmedAt = '' } = will.review ?? {};
  return now >= after(later(later(askedAt, confirmedAt), will.sealed.sealedAt), YEAR);
}

/** Asks the Host once a year, in one message with what is sealed and for whom. */
export function askReview(will: Will, now: Instant): { review: Review; effects: Effect[] } {
  const number = (will.review?.number ?? 0) + 1;
  return { review: { number, askedAt: now }, effects: [notifyHost('yearly-review', `review/${number}`, { review: number })] };
}

/** The Host says that everything is still right. */
export function confirmReview(step: WillStep, now: Instant): WillStep {
  const { will } = step.next;
  return will.review ? { ...step, next: { ...step.next, will: { ...will, review: { ...will.review, confirmedAt: now } } } } : step;
}
