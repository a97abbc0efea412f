import { addressesOf, confirmReset, denyReset, provesHost } from './account.ts';
import type { Channel } from './contact.ts';
import { type Step, stay } from './effect.ts';
import { type ConnectorRecord, isRecentlyProven, type Profile } from './host.ts';
import type { Instant } from './time.ts';

/** A reset that nobody has confirmed, and what the reader of a link can answer to it. */
export interface OpenReset {
  at: Instant;
  /** When the wait ends; null where only another channel ends it. */
  until: Instant | null;
  epoch: number;
  /** The link left over a verified channel other than e-mail. */
  canConfirm: boolean;
  /** The password from before it is known, and the link left over a channel that has been the Host's for a while. */
  canDeny: boolean;
  /** A reset since which the password from before is kept; not a rejected change alone, nor a row of an earlier version. */
  keepsBefore: boolean;
}

/** What the reader of a page says about a reset. `shownAt`: the time of the reset that the page showed. */
export interface ResetAnswer {
  said: 'mine' | 'not_mine';
  shownAt: string | undefined;
}

/** `unconfirmed`: the link can neither confirm nor reject the reset, or the password was reset once more since the page was opened. */
export type ResetOutcome = 'confirmed' | 'denied' | 'unconfirmed';

/** The reset that waits for an answer over this channel, undefined without one. */
export function openReset(
  profile: Profile,
  connectors: readonly ConnectorRecord[],
  { channel, now }: { channel: Channel; now: Instant },
): OpenReset | undefined {
  if (!profile.recovered) return undefined;
  const { at, until, epoch, before } = profile.recovered;
  const keepsBefore = before !== undefined;
  return { at, until, epoch, keepsBefore, canConfirm: provesHost(connectors, channel), canDeny: keepsBefore && isSettled() };

  /**
   * Whoever knew the former password may have added an address or a telephone of their own shortly before their Host reset
   * it: a link that goes there must not bring that password back.
   */
  function isSettled(): boolean {
    if (channel === 'email') return addressesOf(profile, now).length === 1;
    const settled = connectors.filter((connector) => !isRecentlyProven(connector, now));
    return provesHost(settled, channel);
  }
}

/** Decides what an answer does. A confirmation is for the reset that its reader saw, and for no later one. */
export function answerReset(profile: Profile, open: OpenReset, answer: ResetAnswer, now: Instant): { outcome: ResetOutcome; step: Step<Profile> } {
  if (answer.said === 'mine' && open.canConfirm && answer.shownAt === open.at) return { outcome: 'confirmed', step: stay(confirmReset(profile)) };
  const denied = answer.said === 'not_mine' && open.canDeny ? denyReset(profile, now) : undefined;
  return denied ? { outcome: 'denied', step: denied } : { outcome: 'unconfirmed', step: stay(profile) };
}
