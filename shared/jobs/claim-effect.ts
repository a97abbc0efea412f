import type { App } from '#app/app.ts';
import { backOff } from '#channels/rules/delivery.ts';
import { after, instant } from '#common/time.ts';
import { faultFacts } from '#net/log.ts';
import type { PendingEffect } from '#store/unit-of-work.ts';

/** Performs one pending effect; `attempt` counts from 1. */
export type PerformEffect = (app: App, pending: PendingEffect, attempt: number) => Promise<void>;

/** Claims a pending effect and performs it, or postpones it until its time. After a failure it stays pending. */
export async function claimEffect(app: App, effectId: string, perform: PerformEffect): Promise<void> {
  const now = instant(app.now());
  const attempt = await app.store.outbox.claim(effectId, now);
  if (attempt === undefined) return;
  const pending = await app.store.outbox.get(effectId);
  if (!pending) return;
  const later = dueTimeOf(pending);
  try {
    if (later !== undefined && later > instant(app.now())) await app.store.outbox.postpone(pending.id, later);
    else await perform(app, pending, attempt);
  } catch (error) {
    app.log.alarm('effect_failed', { effect: pending.effect.kind, attempt, ...faultFacts(error) });
    await app.store.outbox.postpone(effectId, after(now, backOff(attempt)));
  }
}

/** Returns the time from which an effect is due, if it has one. */
export function dueTimeOf({ effect }: PendingEffect): string | undefined {
  return 'notBefore' in effect ? effect.notBefore : undefined;
}
