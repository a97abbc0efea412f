import { checkLifeLink } from '#domain/answer.ts';
import { backOff, isGivenUp, isStillMeant, nextWays, waysToHost, waysToSurvivor } from '#domain/delivery.ts';
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

/** The decisions of the service, exactly those that it runs with; a test puts a broken one in the place of one of them. */
export const RULES = {
  auditNotices,
  auditRetryDelay,
  backOff,
  shouldRetryAudit,
  isGivenUp,
  isStillMeant,
  checkLifeLink,
  recordCheckAccepted,
  advance,
  timerToSchedule,
  nextWays,
  recordNoticeAccepted,
  recordFailedOpening,
  recordRepairedOpening,
  nextOpeningAttempt,
  sealWill,
  applyChosenSettings,
  recordSignOfLife,
  startTransfer,
  countAuthentication,
  waysToHost,
  waysToSurvivor,
};

export type Rules = typeof RULES;
