import type { Channel } from './contact.ts';
import { type Effect, type Step, stay } from './effect.ts';
import { emailKey } from './email.ts';
import type { ConnectorRecord, Profile, Recovery } from './host.ts';
import { notifyHost, notifySurvivors } from './messages/notify.ts';
import { after, DAY, HOUR, type Instant } from './time.ts';

/** An address that nobody verifies in this time is free again. */
const UNVERIFIED_LIFETIME = 24 * HOUR;
/** Both addresses count until this long after the new one is verified. */
const BOTH_ADDRESSES_VALID = 7 * DAY;
const RESET_LIFETIME = HOUR;
/** Whoever has waited two days may be asleep when it begins. */
const DELAYED_RESET_LIFETIME = DAY;
/** A reset that is asked for when the Host can no longer stop a transfer by link waits this long. */
const RESET_DELAY = 48 * HOUR;
/** With nothing but a mailbox to prove the Host, the Survivors have this long to say that the Host has died, and hear of it at these times. */
const MAIL_ALONE = { wait: 30 * DAY, survivorsToldAfter: [DAY, 15 * DAY] } as const;
/** The same where the reset came with backup codes, but of fewer Survivors than the threshold. */
const MAIL_AND_CODE = { wait: 7 * DAY, survivorsToldAfter: [0, 3 * DAY] } as const;
/** After a reset that the Host denied, a mailbox alone resets nothing for this long. */
const RESETS_BLOCKED = 7 * DAY;

/** The addresses that sign in and get every notice, the present one first. */
export function addressesOf(profile: Profile, now: Instant): string[] {
  const former = validPreviousEmail(profile, now);
  return former === undefined ? [profile.email] : [profile.email, former];
}

/** The address that was proven longest: whatever can take over the account goes there alone. */
export function settledEmail(profile: Profile, now: Instant): string {
  return validPreviousEmail(profile, now) ?? profile.email;
}

/** Whether this address may sign in to the account. */
export function canSignInWith(profile: Profile, email: string, now: Instant): boolean {
  return addressesOf(profile, now).some((address) => emailKey(address) === emailKey(email));
}

/** Whether nobody else may have this address: a registration or a change that was not verified in a day gives it up. */
export function isAddressReserved(profile: Profile, email: string, now: Instant): boolean {
  const { status, createdAt, formerEmail } = profile;
  if (status === 'pending_verification' && now >= after(createdAt, UNVERIFIED_LIFETIME)) return false;
  const isUnproven = formerEmail !== null && formerEmail.verifiedAt === null && emailKey(email) === emailKey(profile.email);
  if (isUnproven && now >= after(formerEmail.changedAt, UNVERIFIED_LIFETIME)) return false;
  return canSignInWith(profile, email, now);
}

/** Somebody else has taken the address that was never verified: the one before is the only one again. */
export function dropUnverifiedEmail({ verifiedWith: _, ...profile }: Profile, now: Instant): Profile {
  return { ...profile, email: settledEmail(profile, now), formerEmail: null, updatedAt: now };
}

/** Another address, shown at once. The one that was proven before stays the settled one, however often it is changed meanwhile. */
export function changeEmail(profile: Profile, email: string, verifyNonce: string, now: Instant): Step<Profile> {
  if (emailKey(email) === emailKey(profile.email)) return stay({ ...profile, email });
  const settled = settledEmail(profile, now);
  if (emailKey(email) === emailKey(settled)) return stay({ ...profile, email, verifyNonce, formerEmail: null });
  const change = profile.emailChanges + 1;
  const next = { ...profile, email, verifyNonce, emailChanges: change, formerEmail: { email: settled, change, changedAt: now, verifiedAt: null } };
  return stay(next, [
    notifyHost('verify-new-email', `email/${change}`, { nonce: verifyNonce }, { only: 'present' }),
    notifyHost('email-changed', `email/${change}/changed`, {}, { only: 'settled' }),
  ]);
}

/** Whether `email` still has to be verified. */
export function isUnverified({ status, formerEmail }: Profile): boolean {
  return status === 'pending_verification' || (formerEmail !== null && formerEmail.verifiedAt === null);
}

/** The present address is verified. */
export function verifyEmail(profile: Profile, now: Instant): Profile {
  const formerEmail = profile.formerEmail && { ...profile.formerEmail, verifiedAt: now };
  return { ...profile, status: 'active', formerEmail, verifiedWith: profile.verifyNonce, updatedAt: now };
}

/** Whether the newest link has verified the present address already: opened twice, it does no more and is no mistake. */
export function isVerifiedByLink({ verifiedWith, verifyNonce }: Profile): boolean {
  return verifiedWith === verifyNonce;
}

/** Sends the link again, or nothing where nothing is to be verified; the earlier link is worth nothing then. */
export function requestVerification(profile: Profile, verifyNonce: string, key: string): Step<Profile> | undefined {
  if (!isUnverified(profile)) return undefined;
  const template = profile.status === 'active' ? 'verify-new-email' : 'verify-email';
  return stay({ ...profile, verifyNonce }, [notifyHost(template, key, { nonce: verifyNonce }, { only: 'present' })]);
}

/** Whether this change of address can still be undone from the former one. */
export function canUndoEmailChange(profile: Profile, change: number, now: Instant): boolean {
  return profile.formerEmail?.change === change && validPreviousEmail(profile, now) !== undefined;
}

/** The former address is the only one again, and whoever is signed in is so no more. */
export function undoEmailChange(profile: Profile, now: Instant): Profile {
  return { ...dropUnverifiedEmail(profile, now), sessionsEpoch: profile.sessionsEpoch + 1 };
}

/**
 * Sends a reset link to the settled address; the earlier link is worth nothing then. `waits`: a transfer can no longer be
 * stopped by link. Then a link that is still good stays, and is sent again: whoever else asks must not make its Host wait anew.
 */
export function requestReset(profile: Profile, { nonce, key, waits }: { nonce: string; key: string; waits: boolean }, now: Instant): Step<Profile> {
  const earlier = profile.reset;
  const stays = waits && earlier !== null && earlier.usedAt === null && now < resetExpires(earlier);
  const reset = stays ? earlier : { nonce, askedAt: now, notBefore: waits ? after(now, RESET_DELAY) : null, usedAt: null };
  return stay({ ...profile, reset }, [notifyHost('reset-password', key, { nonce: reset.nonce }, { only: 'settled' })]);
}

/** When a reset link stops working. */
export function resetExpires({ askedAt, notBefore }: { askedAt: Instant; notBefore: Instant | null }): Instant {
  return notBefore === null ? after(askedAt, RESET_LIFETIME) : after(notBefore, DELAYED_RESET_LIFETIME);
}

type Reach = Pick<ConnectorRecord, 'type' | 'isVerified' | 'hostDestination'>;

/** Whether the Host can be proven by more than a mailbox. */
export function hasOtherChannel(connectors: readonly Reach[]): boolean {
  return connectors.some(isOther);
}

/** Whether a link that left over this channel proves more than the mailbox: the channel is verified still. */
export function provesHost(connectors: readonly Reach[], channel: Channel): boolean {
  return connectors.some((connector) => connector.type === channel && isOther(connector));
}

function isOther({ type, isVerified, hostDestination }: Reach): boolean {
  return type !== 'email' && isVerified && hostDestination !== null;
}

/** The facts that decide about a reset. */
export interface ResetFacts {
  /** The hash of the new password. */
  password: string;
  /** K of the sealed will; undefined without one. */
  threshold: number | undefined;
  /** How many different Survivors of the sealed will have lent a backup code. */
  codes: number;
  hasOtherChannel: boolean;
  /** Of the sealed will. */
  survivors: readonly string[];
}

/** Sets the new password and ends every session. Without codes of K Survivors, nothing that decides access to a sealed will can be changed for now. */
export function resetPassword(profile: Profile, facts: ResetFacts, now: Instant): Step<Profile> {
  const epoch = profile.sessionsEpoch + 1;
  const isProven = facts.threshold === undefined || facts.codes >= facts.threshold;
  const terms = facts.codes > 0 ? MAIL_AND_CODE : MAIL_ALONE;
  const until = facts.hasOtherChannel ? null : after(now, terms.wait);
  const recovered = isProven ? null : { at: now, until, epoch, ...keptOf(profile) };
  const reset = profile.reset && { ...profile.reset, usedAt: now };
  const { resetsBlocked: _, ...open } = profile;
  const next = { ...open, password: facts.password, sessionsEpoch: epoch, reset, recovered, updatedAt: now };
  const told = notifyHost('password-reset', `reset/${epoch}`, { epoch }, { spread: 'all' });
  return stay(next, [
    told,
    ...(recovered && until ? notifyOfMailboxReset(facts.survivors, epoch, { now, until, days: terms.survivorsToldAfter }) : []),
  ]);
}

/** What a reset remembers of the time before it: of several that nobody confirmed, the time before the first. */
function keptOf({ recovered, password, displayName }: Profile): Pick<Recovery, 'before' | 'disowned'> {
  // Rows of earlier versions do not say what was before; the password that they hold may be the one of a thief.
  const before = recovered === null || (recovered.disowned && !recovered.before) ? { password, displayName } : recovered.before;
  return { ...(before && { before }), ...(recovered?.disowned && { disowned: true }) };
}

/** Ends the wait after a reset that the Host has confirmed. */
export function confirmReset(profile: Profile): Profile {
  return { ...profile, recovered: null };
}

/**
 * Puts the password from before the reset back in place and ends every session. For 7 days a mailbox alone resets nothing:
 * only someone who knows that password, or has codes of K Survivors, can sign in. Undefined where there is nothing to deny.
 */
export function denyReset(profile: Profile, now: Instant): Step<Profile> | undefined {
  if (!profile.recovered?.before) return undefined;
  const { before, ...left } = profile.recovered;
  const next = {
    ...profile,
    password: before.password,
    sessionsEpoch: profile.sessionsEpoch + 1,
    recovered: left.disowned ? left : null,
    resetsBlocked: { until: after(now, RESETS_BLOCKED), epoch: left.epoch },
    updatedAt: now,
  };
  return stay(next, [notifyHost('reset-denied', `reset-denied/${left.epoch}`, { epoch: left.epoch }, { spread: 'all' })]);
}

/** Until when a reset by e-mail needs codes of K Survivors; undefined if it does not. */
export function needsCodesUntil({ resetsBlocked }: Profile, now: Instant): Instant | undefined {
  return resetsBlocked && now < resetsBlocked.until ? resetsBlocked.until : undefined;
}

/** Whether the denied reset of this epoch is the reason why resets are blocked. */
export function isResetDenied(profile: Profile, epoch: number, now: Instant): boolean {
  return profile.resetsBlocked?.epoch === epoch && needsCodesUntil(profile, now) !== undefined;
}

/** Lets the Host reset the password by e-mail again. */
export function allowResets({ resetsBlocked: _, ...profile }: Profile): Profile {
  return profile;
}

/**
 * The Host did not make a change: every session ends, and the sealed will is out of reach until something beyond the mailbox
 * proves the Host. Where it is so already it stays so until then, and no sooner.
 */
export function rejectChange(profile: Profile, facts: Pick<ResetFacts, 'hasOtherChannel' | 'survivors'>, now: Instant): Step<Profile> {
  const sessionsEpoch = profile.sessionsEpoch + 1;
  const before = profile.recovered ?? { at: now, until: null, epoch: sessionsEpoch };
  const until = before.until ?? (facts.hasOtherChannel ? null : after(now, MAIL_ALONE.wait));
  const next: Profile = { ...profile, sessionsEpoch, recovered: { ...before, until, disowned: true }, updatedAt: now };
  if (until === null || before.until !== null) return stay(next);
  if (!profile.recovered) return stay(next, [endOfRecovery(before.epoch, until)]);
  // A reset that went before was told to no Survivor while another channel could prove the Host.
  return stay(next, notifyOfMailboxReset(facts.survivors, before.epoch, { now, until, days: MAIL_ALONE.survivorsToldAfter }));
}

/** A new password chosen by somebody who knew the old one; ends every session, and the caller takes theirs along. */
export function changePassword(profile: Profile, password: string, now: Instant): Step<Profile> {
  const epoch = profile.sessionsEpoch + 1;
  return stay({ ...profile, password, sessionsEpoch: epoch, updatedAt: now }, [
    notifyHost('password-changed', `password/${epoch}`, {}, { spread: 'all' }),
  ]);
}

function notifyOfMailboxReset(
  survivors: readonly string[],
  epoch: number,
  { now, until, days }: { now: Instant; until: Instant; days: readonly number[] },
): Effect[] {
  const told = days.flatMap((wait, n) =>
    notifySurvivors(survivors, 'password-reset-survivor', `recovered/${epoch}/${n}`, { epoch }, { notBefore: after(now, wait) }),
  );
  return [...told, endOfRecovery(epoch, until)];
}

function endOfRecovery(epoch: number, until: Instant): Effect {
  return { kind: 'end-recovery', key: `recovered/${epoch}`, epoch, notBefore: until };
}

function validPreviousEmail({ formerEmail }: Profile, now: Instant): string | undefined {
  if (!formerEmail) return undefined;
  const isOver = formerEmail.verifiedAt !== null && now >= after(formerEmail.verifiedAt, BOTH_ADDRESSES_VALID);
  return isOver ? undefined : formerEmail.email;
}
