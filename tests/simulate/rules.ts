import { lifeVerdict } from '#domain/answer.ts';
import { backOff, isGivenUp, isStillMeant, nextWays, waysToHost, waysToSurvivor } from '#domain/delivery.ts';
import { auditNews, auditRetry, isAuditOpen, openingTurn } from '#domain/reading-back.ts';
import {
  advance,
  livenessAccepted,
  nextLook,
  noticeAccepted,
  openingFailed,
  openingRepaired,
  sealed,
  settingsChosen,
  signOfLife,
  startTransfer,
  survivorProven,
} from '#domain/will.ts';

/** The decisions of the service, exactly those that it runs with; a test puts a broken one in the place of one of them. */
export const RULES = {
  auditNews,
  auditRetry,
  backOff,
  isAuditOpen,
  isGivenUp,
  isStillMeant,
  lifeVerdict,
  livenessAccepted,
  advance,
  nextLook,
  nextWays,
  noticeAccepted,
  openingFailed,
  openingRepaired,
  openingTurn,
  sealed,
  settingsChosen,
  signOfLife,
  startTransfer,
  survivorProven,
  waysToHost,
  waysToSurvivor,
};

export type Rules = typeof RULES;
