import { after, between, DAY, effectiveDeadline, type Instant, type Outage } from '#common/time.ts';
import type { Effect } from './effect.ts';
import type { HostTemplate, MessageEffect, SurvivorTemplate } from './message-effect.ts';

/**
 * What became of a message that something waits for. `abandoned`: no channel has accepted it in all its retries. `not-needed`: it is no longer
 * true, or its reader wants none. `tried`: no channel has accepted it yet. A message without a receipt counts as not sent.
 */
export interface Receipt {
  result: 'sent' | 'abandoned' | 'not-needed' | 'tried';
  at: Instant;
}

/** The messages that must have left before what they announce takes effect. Each leaves a receipt. */
const AWAITED: ReadonlySet<HostTemplate | SurvivorTemplate> = new Set([
  'password-reset-survivor',
  'deletion-requested',
  'deletion-requested-survivor',
  'deletion-reminder',
  'deletion-done',
  'deletion-done-survivor',
  'transfer-started',
] as const);

export const isAwaited = (effect: Effect): effect is MessageEffect => effect.kind === 'message' && AWAITED.has(effect.template);

/** Retries end within this time. A message that is settled later was held back, and what waits for it becomes later by that. */
const SETTLED_WITHIN = 4 * DAY;

/** A message, when it was due, and what became of it. */
export interface Awaited {
  effect: MessageEffect;
  dueAt: Instant;
}

/** Those of some messages whose retries are over before something takes effect. The others are reminders shortly before it. */
export function awaitedBefore(takesEffectAt: Instant, messages: readonly Awaited[]): Awaited[] {
  return messages.filter(({ dueAt }) => between(dueAt, takesEffectAt) >= SETTLED_WITHIN);
}

/** How much later something takes effect, in ms, because a message about it was late. Our outages do not count: they move it themselves. Undefined while one has not left. */
export function delayBy(messages: readonly { dueAt: Instant; receipt: Receipt | undefined }[], outages: readonly Outage[]): number | undefined {
  let delay = 0;
  for (const { dueAt, receipt } of messages) {
    if (!receipt || receipt.result === 'tried') return undefined;
    delay = Math.max(delay, between(effectiveDeadline(dueAt, after(dueAt, SETTLED_WITHIN), outages), receipt.at));
  }
  return delay;
}
