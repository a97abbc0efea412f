import { lifeVerdict } from '#domain/answer.ts';
import { backOff, isGivenUp, isStillMeant, nextWays, waysToHost, waysToSurvivor } from '#domain/delivery.ts';
import {
  livenessAccepted,
  moveOn,
  nextMoment,
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
  backOff,
  isGivenUp,
  isStillMeant,
  lifeVerdict,
  livenessAccepted,
  moveOn,
  nextMoment,
  nextWays,
  noticeAccepted,
  openingFailed,
  openingRepaired,
  sealed,
  settingsChosen,
  signOfLife,
  startTransfer,
  survivorProven,
  waysToHost,
  waysToSurvivor,
};

export type Rules = typeof RULES;
