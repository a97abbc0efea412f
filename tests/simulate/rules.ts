import { checkLifeLink } from '#answers/rules/answer.ts';
import { backOff, isAbandoned, nextRoutes, routesToHost, routesToSurvivor } from '#channels/rules/delivery.ts';
import type { MessageEffect } from '#effects/message-effect.ts';
import type { MessageState } from '#messages/template.ts';
import { templateOf } from '#messages/templates.ts';
import { auditNotices, auditRetryDelay, nextOpeningAttempt, shouldRetryAudit } from '#sealing/rules/package-audit.ts';
import { decide } from '#wills/rules/events.ts';
import { timerToSchedule } from '#wills/rules/timers.ts';
import { sealWill } from '#wills/rules/will-transitions.ts';

/** Returns whether a message is still valid. */
function isStillValid(effect: MessageEffect, state: MessageState): boolean {
  return templateOf(effect).isValid(effect, state);
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
