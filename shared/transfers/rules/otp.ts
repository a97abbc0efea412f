import type { Channel } from '#common/contact.ts';
import { OTP_ATTEMPTS, OTP_LIFETIME_SECONDS, OTP_PER_HOUR } from '#common/limits.ts';
import { after, HOUR, type Instant, SECOND } from '#common/time.ts';

/** The part of them that a stranger can use up: only a contact and a will id are needed to request a code to start a transfer. */
export const START_CODES_PER_HOUR = 2;
/** The part of them for a rehearsal. The others stay for what is real. */
export const REHEARSAL_CODES_PER_HOUR = 3;
/** The part of them for one client address, if another one has requested a code within the hour. */
export const CONTESTED_PER_HOUR = 3;

/** After this many wrong codes for a Survivor in a will, each client address gets one code per window. The Host and the Survivors are notified. */
export const WRONG_CODES_ALLOWED = 30;
export const SLOW_WINDOW_SECONDS = 6 * 3600;

/** One code that was sent. The code is derived and never stored. Its attempts are counted in another row. */
export interface OtpSession {
  id: string;
  purpose: 'start' | 'open' | 'rehearse';
  hostId: string;
  transferId: string | null;
  /** Of a code for a rehearsal. */
  rehearsal?: { id: string; channel: Channel };
  survivor: string;
  /** The address that the code was sent to. The code is bound to it. */
  destination: string;
  contactsHash: string;
  expiresAt: Instant;
  /** Set once the right code was used. */
  used?: UsedCode;
}

/** By whom a code was used, and what came of it. A reply can be lost, so the same client may repeat the code until it expires. */
export interface UsedCode {
  /** Names the client address (`codeUser`). */
  client: string;
  outcome: CodeOutcome;
}

/**
 * The session that it opened, by the nonce of the released share; the transfer that it started or joined; or how long the Survivors wait. Null
 * if the record of its Host says it. The form tells what the code was used for.
 */
export type CodeOutcome = { nonce: string } | { transferId: string } | { until: Instant; vouches: number } | null;

/** When a code that is made now expires. */
export function otpExpiry(now: Instant): Instant {
  return after(now, OTP_LIFETIME_SECONDS * SECOND);
}

export type AttemptVerdict = { allowed: true; remaining: number } | { allowed: false };

/** Checks whether the attempt with this number (from 1) is allowed. `remaining`: how many are left if the code is wrong. */
export function checkAttempt(session: Pick<OtpSession, 'expiresAt' | 'used'>, tryNumber: number, now: Instant): AttemptVerdict {
  const most = attemptsOf(session);
  if (now >= session.expiresAt || tryNumber > most) return { allowed: false };
  return { allowed: true, remaining: most - tryNumber };
}

/** How many attempts a code has. The use of the right one has used them up: one wrong code more ends its repetition, so that never more than three are guessed. */
export function attemptsOf({ used }: Pick<OtpSession, 'used'>): number {
  return used ? OTP_ATTEMPTS + 1 : OTP_ATTEMPTS;
}

/** The wrong codes of a Survivor in a transfer within the last hour. They are in the transfer's record, because no record has the counter of a session. */
export interface WrongCodes {
  survivor: string;
  at: readonly Instant[];
}

/** All attempts of the codes that can be valid in one hour. No one reaches it unless a counter was set back. */
const WRONG_CODES_AN_HOUR = 2 * OTP_PER_HOUR * OTP_ATTEMPTS;

/** Whether another code can be checked. */
export function mayTryCode(wrong: WrongCodes | undefined, now: Instant): boolean {
  return recentOf(wrong, now).length < WRONG_CODES_AN_HOUR;
}

export function addWrongCode(wrong: WrongCodes | undefined, survivor: string, now: Instant): WrongCodes {
  return { survivor, at: [...recentOf(wrong, now), now] };
}

function recentOf(wrong: WrongCodes | undefined, now: Instant): Instant[] {
  return (wrong?.at ?? []).filter((at) => at > after(now, -HOUR));
}
