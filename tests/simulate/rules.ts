import { checkLifeLink } from '#domain/answer.ts';
import { backOff, isAbandoned, nextRoutes, routesToHost, routesToSurvivor } from '#domain/delivery.ts';
import { decide } from '#domain/events.ts';
import type { MessageState } from '#domain/messages/message.ts';
import type { MessageEffect } from '#domain/messages/message-effect.ts';
import { hostTexts, survivorTexts } from '#domain/messages/texts.ts';
import { auditNotices, auditRetryDelay, nextOpeningAttempt, shouldRetryAudit } from '#domain/package-audit.ts';
import { timerToSchedule } from '#domain/timers.ts';
import { sealWill } from '#domain/will-transitions.ts';

/** Returns whether a message is still valid. */
function isStillValid(effect: MessageEffect, state: MessageState): boolean {
  const text = { ...hostTexts, ...survivorTexts }[effect.template];
  // Each entry has the right type. The compiler cannot connect it with the template.
  return Boolean((text.stillValid as (effect: MessageEffect, state: MessageState) => unknown)(effect, state));
}

/** The decisions of the service, exactly those that it uses. A test replaces one of them with a broken one. */
export const RULES = {
  auditNotices,
  auditRetryDelay,
  backOff,
  checkLifeLink,
  decide,
  isAbandoned,
  isStillValid,
  nextOpeningAttempt,
  nextRoutes,
  sealWill,
  shouldRetryAudit,
  timerToSchedule,
  routesToHost,
  routesToSurvivor,
};

export type Rules = typeof RULES;
