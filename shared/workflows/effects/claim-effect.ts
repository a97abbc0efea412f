import { backOff } from '#domain/delivery.ts';
import { readEffect } from '#domain/messages/earlier-form.ts';
import { after, instant } from '#domain/time.ts';
import { faultFacts } from '#net/log.ts';
import type { App } from '#platform/app.ts';
import type { PendingEffect } from '#store/unit-of-work.ts';

/** Performs one pending effect; `attempt` counts from 1. */
export type Perform = (app: App, owed: PendingEffect, attempt: number) => Promise<void>;

/** Claims a pending effect and performs it, or puts it off until its time; a failure leaves it pending for later. */
export async function claimEffect(app: App, effectId: string, perform: Perform): Promise<void> {
  const now = instant(app.now());
  const attempt = await app.store.outbox.claim(effectId, now);
  if (attempt === undefined) return;
  const stored = await app.store.outbox.get(effectId);
  if (!stored) return;
  const owed = { ...stored, effect: readEffect(stored.effect) };
  const later = notBefore(owed);
  try {
    if (later !== undefined && later > instant(app.now())) await app.store.outbox.postpone(owed.id, later);
    else await perform(app, owed, attempt);
  } catch (error) {
    app.log.alarm('effect_failed', { effect: owed.effect.kind, attempt, ...faultFacts(error) });
    await app.store.outbox.postpone(effectId, after(now, backOff(attempt)));
  }
}

/** The moment from which on an effect is due, if it has one. */
export function notBefore({ effect }: PendingEffect): string | undefined {
  return 'notBefore' in effect ? effect.notBefore : undefined;
}
