import { confirmReset, denyReset, provesHost } from './account.ts';
import type { Channel } from './contact.ts';
import { type Step, stay } from './effect.ts';
import type { ConnectorRecord, Profile } from './host.ts';
import type { Instant } from './time.ts';

/** A reset that nobody has confirmed, and what the reader of a link can answer to it. */
export interface OpenReset {
  at: Instant;
  /** When the wait ends; null where only another channel ends it. */
  until: Instant | null;
  epoch: number;
  /** The link left over a verified channel other than e-mail. */
  canConfirm: boolean;
  /** The password from before it is known. */
  canDeny: boolean;
}

/** What the reader of a page says about a reset. `shownAt`: the time of the reset that the page showed. */
export interface ResetAnswer {
  said: 'mine' | 'not_mine';
  shownAt: string | undefined;
}

/** `unconfirmed`: the link cannot confirm the reset, or the password was reset once more since the page was opened. */
export type ResetOutcome = 'confirmed' | 'denied' | 'unconfirmed';

/** The reset that waits for an answer, undefined without one; a recovery that began with a rejected change is none. */
export function openReset({ recovered }: Profile, connectors: readonly ConnectorRecord[], channel: Channel): OpenReset | undefined {
  if (!recovered) return undefined;
  const { at, until, epoch, before } = recovered;
  return { at, until, epoch, canConfirm: provesHost(connectors, channel), canDeny: before !== undefined };
}

/** Decides what an answer does. A confirmation is for the reset that its reader saw, and for no later one. */
export function answerReset(profile: Profile, open: OpenReset, answer: ResetAnswer, now: Instant): { outcome: ResetOutcome; step: Step<Profile> } {
  if (answer.said === 'mine' && open.canConfirm && answer.shownAt === open.at) return { outcome: 'confirmed', step: stay(confirmReset(profile)) };
  const denied = answer.said === 'not_mine' ? denyReset(profile, now) : undefined;
  return denied ? { outcome: 'denied', step: denied } : { outcome: 'unconfirmed', step: stay(profile) };
}
