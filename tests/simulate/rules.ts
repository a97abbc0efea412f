import { checkLifeLink } from '#domain/answer.ts';
import { backOff, isAbandoned, nextRoutes, routesToHost, routesToSurvivor } from '#domain/delivery.ts';
import type { MessageState } from '#domain/messages/message.ts';
import type { MessageEffect } from '#domain/messages/message-effect.ts';
import { hostTexts, survivorTexts } from '#domain/messages/texts.ts';
import { auditNotices, auditRetryDelay, nextOpeningAttempt, shouldRetryAudit } from '#domain/package-audit.ts';
import {
  advance,
  applyChosenSettings,
  countAuthentication,
  recordCheckAccepted,
  recordFailedOpening,
  recordNoticeAccepted,
  recordRepairedOpening,
  recordSignOfLife,
  sealWill,
  startTransfer,
  timerToSchedule,
} from '#domain/will.ts';

/** Whether a message has not been overtaken. */
function isStillValid(effect: MessageEffect, state: MessageState): boolean {
  const text = { ...hostTexts, ...survivorTexts }[effect.template];
  // The texts are right entry by entry; the compiler cannot follow the template.
  return Boolean((text.stillValid as (effect: MessageEffect, state: MessageState) => unknown)(effect, state));
}

/** The decisions of the service, exactly those that it runs with; a test puts a broken one in the place of one of them. */
export const RULES = {
  auditNotices,
  auditRetryDelay,
  backOff,
  shouldRetryAudit,
  isAbandoned,
  isStillValid,
  checkLifeLink,
  recordCheckAccepted,
  advance,
  timerToSchedule,
  nextRoutes,
  recordNoticeAccepted,
  recordFailedOpening,
  recordRepairedOpening,
  nextOpeningAttempt,
  sealWill,
  applyChosenSettings,
  recordSignOfLife,
  startTransfer,
  countAuthentication,
  routesToHost,
  routesToSurvivor,
};

export type Rules = typeof RULES;
