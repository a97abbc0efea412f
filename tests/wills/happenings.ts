import { expect } from 'vitest';
import { CHECK_INTERVALS, RESPONSE_TIMES } from '#common/limits.ts';
import { after, DAY, HOUR, type Instant } from '#common/time.ts';
import type { Effect } from '#effects/effect.ts';
import type { MessageEffect } from '#effects/message-effect.ts';
import type { PendingCheck } from '#liveness/rules/check.ts';
import { pendingCheck } from '#liveness/rules/liveness.ts';
import type { Transfer } from '#wills/rules/transfer.ts';
import { BEGIN, type Story, SURVIVORS } from './story.ts';

export const hours = (n: number) => ({ kind: 'time', ms: n * HOUR }) as const;
export const days = (n: number) => hours(n * 24);
export const alive = { kind: 'sign-of-life' } as const;
export const accepted = { kind: 'check-accepted' } as const;
export const start = { kind: 'transfer-started', survivor: 'ben' } as const;
export const told = { kind: 'notice-accepted' } as const;
export const proof = (survivor: string) => ({ kind: 'survivor-authenticated', survivor }) as const;
/** As many Survivors as the threshold. */
export const both = [proof('ben'), proof('clara')];
export const everyone = SURVIVORS.map(({ id }) => proof(id));
export const [pageDown, pageBack] = [{ kind: 'page-down' } as const, { kind: 'page-back' } as const];

/** The settings with which a will is pending its transfer soonest. */
export const BRIEF = { hcit_days: 7, hcrt_hours: 24, hcrac: 1 } as const;
export const ALL_INTERVALS = CHECK_INTERVALS.flatMap((hcit_days) =>
  RESPONSE_TIMES.flatMap((hcrt_hours) => [1, 2, 3, 4, 5].map((hcrac) => ({ hcit_days, hcrt_hours, hcrac }))),
);

/** Returns the time so many days and hours after `BEGIN`. */
export const day = (n: number, plusHours = 0): Instant => after(BEGIN, n * DAY + plusHours * HOUR);
export const status = (story: Story) => story.state.will.status;
/** Returns the newest record of each check. */
export const history = (story: Story) => [...new Map(story.checks.map((check) => [check.number, check])).values()];

export function transferOf({ state }: Story): Transfer {
  if (!state.transfer) throw new Error('This story has no transfer.');
  return state.transfer;
}

export function checkOf({ state }: Story): PendingCheck {
  const check = pendingCheck(state.liveness);
  if (!check) throw new Error('No check is pending in this story.');
  return check;
}

/** Returns the effects that a story has after `before`. */
export const news = (before: Story, then: Story): Effect[] => then.effects.slice(before.effects.length);

/** Returns the messages of this name. */
export const messagesOf = (template: MessageEffect['template'], effects: readonly Effect[]): MessageEffect[] =>
  effects.flatMap((effect) => (effect.kind === 'message' && effect.template === template ? [effect] : []));

/** Matches a refusal with this code. */
export const refused = (code: string) => expect.objectContaining({ code });
