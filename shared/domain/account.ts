import type { Channel } from './contact.ts';
import { type Effect, type Step, stepTo } from './effect.ts';
import { emailKey } from './email.ts';
import { type ConnectorRecord, endEverySession, type Profile, type Recovery } from './host.ts';
import { forgetMailbox } from './mailbox.ts';
import { notifyHost, notifySurvivors } from './messages/notify.ts';
import { after, DAY, HOUR, type Instant } from './time.ts';

/** An address that is not verified in this time is free again. */
const UNVERIFIED_LIFETIME = 24 * HOUR;
/** Both addresses are valid until this long after the new one is verified. */
const BOTH_ADDRESSES_VALID = 7 * DAY;
const RESET_LIFETIME = HOUR;
/** A delayed link works longer: the Host may be asleep when it starts to work. */
const DELAYED_RESET_LIFETIME = DAY;
/** A requested reset is delayed by this time if the Host can no longer stop a transfer by link. */
const RESET_DELAY = 48 * HOUR;
/** If only a mailbox proves the Host, the change waits this long, and the Survivors are notified at these times. They can say that the Host has died. */
const MAIL_ALONE = { wait: 30 * DAY, survivorsNotifiedAfter: [DAY, 15 * DAY] } as const;
/** The same for a reset with backup codes of fewer Survivors than the threshold. */
const MAIL_AND_CODE = { wait: 7 * DAY, survivorsNotifiedAfter: [0, 3 * DAY] } as const;
/** After a reset that the Host denied, a mailbox alone cannot reset the password for this long. */
const RESETS_BLOCKED = 7 * DAY;

/** The addresses that can sign in and that get every notice, the current one first. */
export function addressesOf(profile: Profile, now: Instant): string[] {
  const former = validPreviousEmail(profile, now);
  return former === undefined ? [profile.email] : [profile.email, former];
}

/** The address that has been proven longest. Only this one gets messages that could take over the account. */
export function settledEmail(profile: Profile, now: Instant): string {
  return validPreviousEmail(profile, now) ?? profile.email;
}

/** The address before the current one while it still counts. `until`: null as long as the current one is not verified. */
export function previousAddress(profile: Profile, now: Instant): { email: string; until: Instant | null } | undefined {
  const email = validPreviousEmail(profile, now);
  const verifiedAt = profile.formerEmail?.verifiedAt ?? null;
  return email === undefined ? undefined : { email, until: verifiedAt && after(verifiedAt, BOTH_ADDRESSES_VALID) };
}

/** Whether this address may sign in to the account. */
export function canSignInWith(profile: Profile, email: string, now: Instant): boolean {
  return addressesOf(profile, now).some((address) => emailKey(address) === emailKey(email));
}

/** Whether no other account may use this address. A registration or a change that is not verified in a day frees it. */
export function isAddressReserved(profile: Profile, email: string, now: Instant): boolean {
  const { status, createdAt, formerEmail } = profile;
  if (status === 'pending_verification' && now >= after(createdAt, UNVERIFIED_LIFETIME)) return false;
  const isUnproven = formerEmail !== null && formerEmail.verifiedAt === null && emailKey(email) === emailKey(profile.email);
  if (isUnproven && now >= after(formerEmail.changedAt, UNVERIFIED_LIFETIME)) return false;
  return canSignInWith(profile, email, now);
}

/** Goes back to the previous address as the only one, because another account has taken the unverified one. */
export function dropUnverifiedEmail({ verifiedWith: _, ...profile }: Profile, now: Instant): Profile {
  return { ...profile, email: settledEmail(profile, now), formerEmail: null, updatedAt: now };
}

/**
 * Changes the address, which is shown immediately. The one that was proven before stays the settled one, also after several changes.
 * What is known about the mailbox of an entered address is removed, also if it is the same one.
 */
export function changeEmail(profile: Profile, email: string, verifyNonce: string, now: Instant): Step<Profile> {
  const fresh = forgetMailbox(profile, email);
  if (emailKey(email) === emailKey(profile.email)) return stepTo({ ...fresh, email });
  const settled = settledEmail(profile, now);
  if (emailKey(email) === emailKey(settled)) return stepTo({ ...fresh, email, verifyNonce, formerEmail: null });
  const change = profile.emailChanges + 1;
  const next = { ...fresh, email, verifyNonce, emailChanges: change, formerEmail: { email: settled, change, changedAt: now, verifiedAt: null } };
  return stepTo(next, [
    notifyHost('verify-new-email', `email/${change}`, { nonce: verifyNonce }, { only: 'present' }),
    notifyHost('email-changed', `email/${change}/changed`, {}, { only: 'settled' }),
  ]);
}

/** Whether `email` still has to be verified. */
export function isUnverified({ status, formerEmail }: Profile): boolean {
  return status === 'pending_verification' || (formerEmail !== null && formerEmail.verifiedAt === null);
}

/** Marks the current address as verified. */
export function verifyEmail(profile: Profile, now: Instant): Profile {
  const formerEmail = profile.formerEmail && { ...profile.formerEmail, verifiedAt: now };
  return { ...forgetMailbox(profile, profile.email), status: 'active', formerEmail, verifiedWith: profile.verifyNonce, updatedAt: now };
}

/** Whether the newest link has already verified the current address. Opening it twice does nothing more and is no error. */
export function isVerifiedByLink({ verifiedWith, verifyNonce }: Profile): boolean {
  return verifiedWith === verifyNonce;
}

/** Sends a new verification link, which makes the earlier one invalid. Undefined if nothing has to be verified. */
export function requestVerification(profile: Profile, verifyNonce: string, key: string): Step<Profile> | undefined {
  if (!isUnverified(profile)) return undefined;
  const template = profile.status === 'active' ? 'verify-new-email' : 'verify-email';
  return stepTo({ ...profile, verifyNonce }, [notifyHost(template, key, { nonce: verifyNonce }, { only: 'present' })]);
}

/** Whether this change of address can still be undone from the previous one. */
export function canUndoEmailChange(profile: Profile, change: number, now: Instant): boolean {
  return profile.formerEmail?.change === change && validPreviousEmail(profile, now) !== undefined;
}

/** Goes back to the previous address as the only one, and ends every session. */
export function undoEmailChange(profile: Profile, now: Instant): Profile {
  return endEverySession(dropUnverifiedEmail(profile, now));
}

/**
 * Sends a reset link to the settled address, which makes the earlier link invalid. `waits`: a transfer can no longer be
 * stopped by link. A link that is still valid is then sent again: a stranger's request must not restart the Host's wait.
 */
export function requestReset(profile: Profile, { nonce, key, waits }: { nonce: string; key: string; waits: boolean }, now: Instant): Step<Profile> {
  const earlier = profile.reset;
  const stays = waits && earlier !== null && earlier.usedAt === null && now < resetExpires(earlier);
  const reset = stays ? earlier : { nonce, askedAt: now, notBefore: waits ? after(now, RESET_DELAY) : null, usedAt: null };
  return stepTo({ ...profile, reset }, [notifyHost('reset-password', key, { nonce: reset.nonce }, { only: 'settled' })]);
}

/** When a reset link stops working. */
export function resetExpires({ askedAt, notBefore }: { askedAt: Instant; notBefore: Instant | null }): Instant {
  return notBefore === null ? after(askedAt, RESET_LIFETIME) : after(notBefore, DELAYED_RESET_LIFETIME);
}

type Reach = Pick<ConnectorRecord, 'type' | 'isVerified' | 'hostDestination'>;

/** Whether anything other than a mailbox can prove the Host. */
export function hasOtherChannel(connectors: readonly Reach[]): boolean {
  return connectors.some(isOther);
}

/** Whether a link that was sent over this channel proves more than the mailbox: the channel is still verified. */
export function authenticatesHost(connectors: readonly Reach[], channel: Channel): boolean {
  return connectors.some((connector) => connector.type === channel && isOther(connector));
}

function isOther({ type, isVerified, hostDestination }: Reach): boolean {
  return type !== 'email' && isVerified && hostDestination !== null;
}

/** The facts that decide about a reset. */
export interface ResetFacts {
  /** The hash of the new password. */
  password: string;
  /** The threshold of the sealed will. Undefined without one. */
  threshold: number | undefined;
  /** How many different Survivors of the sealed will gave the Host a backup code. */
  codes: number;
  hasOtherChannel: boolean;
  /** A second factor protects the will: its changes need more than the new password. */
  hasSettledFactor: boolean;
  /** Of the sealed will. */
  survivors: readonly string[];
}

/**
 * Sets the new password and ends every session. Without codes of `threshold` Survivors or a second factor, access to a sealed
 * will cannot be changed for now. A second factor does not end a wait that has begun before.
 */
export function resetPassword(profile: Profile, facts: ResetFacts, now: Instant): Step<Profile> {
  const { resetsBlocked: _, mailboxReset: __, ...open } = endEverySession(profile);
  const epoch = open.sessionsEpoch;
  const isProven = facts.threshold === undefined || facts.codes >= facts.threshold;
  const terms = facts.codes > 0 ? MAIL_AND_CODE : MAIL_ALONE;
  const until = facts.hasOtherChannel ? null : after(now, terms.wait);
  const isProtected = !isProven && facts.hasSettledFactor && profile.recovered === null;
  const recovered = isProven || isProtected ? null : { at: now, until, epoch, ...keptOf(profile) };
  const reset = profile.reset && { ...profile.reset, usedAt: now };
  const mailboxReset = isProtected ? { at: now, epoch, before: profile.mailboxReset?.before ?? accountOf(profile) } : undefined;
  const next = { ...open, password: facts.password, reset, recovered, ...(mailboxReset && { mailboxReset }), updatedAt: now };
  const notice = notifyHost('password-reset', `reset/${epoch}`, { epoch }, { spread: 'all' });
  return stepTo(next, [
    notice,
    ...(recovered && until ? notifyOfMailboxReset(facts.survivors, epoch, { now, until, days: terms.survivorsNotifiedAfter }) : []),
  ]);
}

/** What a reset keeps of the account before it. Of several unconfirmed ones: the account before the first. */
function keptOf({ recovered, mailboxReset, ...profile }: Profile): Pick<Recovery, 'before' | 'disowned'> {
  const current = mailboxReset?.before ?? accountOf(profile);
  // Rows of earlier versions do not hold the account before the reset. Their password may be a thief's.
  const before = recovered === null || (recovered.disowned && !recovered.before) ? current : recovered.before;
  return { ...(before && { before }), ...(recovered?.disowned && { disowned: true }) };
}

function accountOf({ password, displayName }: Pick<Profile, 'password' | 'displayName'>): NonNullable<Recovery['before']> {
  return { password, displayName };
}

/** Ends the wait after a reset that the Host has confirmed. */
export function confirmReset(profile: Profile): Profile {
  return { ...provenByFactor(profile), recovered: null };
}

/** More than the mailbox has proven the Host: the person who signs in with the new password is the Host. */
export function provenByFactor({ mailboxReset: _, ...profile }: Profile): Profile {
  return profile;
}

/**
 * Restores the password from before the reset and ends every session. For 7 days a mailbox alone cannot reset it: only a person
 * who knows that password, or has codes of `threshold` Survivors, can sign in. Undefined if there is nothing to deny.
 */
export function denyReset(profile: Profile, now: Instant): Step<Profile> | undefined {
  const denied = profile.recovered ?? profile.mailboxReset;
  if (!denied?.before) return undefined;
  const { epoch, before } = denied;
  const next = {
    ...endEverySession(provenByFactor(profile)),
    password: before.password,
    recovered: profile.recovered?.disowned ? withoutBefore(profile.recovered) : null,
    resetsBlocked: { until: after(now, RESETS_BLOCKED), epoch },
    updatedAt: now,
  };
  return stepTo(next, [notifyHost('reset-denied', `reset-denied/${epoch}`, { epoch }, { spread: 'all' })]);
}

function withoutBefore({ before: _, ...left }: Recovery): Recovery {
  return left;
}

/** Until when a reset by e-mail needs codes of `threshold` Survivors. Undefined if it does not. */
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
 * Ends every session because the Host rejects a change, and protects the sealed will until something other than the mailbox
 * proves the Host. A protection that already exists ends no sooner.
 */
export function rejectChange(profile: Profile, facts: Pick<ResetFacts, 'hasOtherChannel' | 'survivors'>, now: Instant): Step<Profile> {
  const { mailboxReset, ...ended } = endEverySession(profile);
  const kept = mailboxReset && { before: mailboxReset.before };
  const before = profile.recovered ?? { at: now, until: null, epoch: ended.sessionsEpoch, ...kept };
  const until = before.until ?? (facts.hasOtherChannel ? null : after(now, MAIL_ALONE.wait));
  const next: Profile = { ...ended, recovered: { ...before, until, disowned: true }, updatedAt: now };
  if (until === null || before.until !== null) return stepTo(next);
  if (!profile.recovered) return stepTo(next, [endOfRecovery(before.epoch, until)]);
  // No Survivor was notified of an earlier reset while another channel could prove the Host.
  return stepTo(next, notifyOfMailboxReset(facts.survivors, before.epoch, { now, until, days: MAIL_ALONE.survivorsNotifiedAfter }));
}

/** Sets a password that a person who knew the old one has chosen. It ends every session; the caller gives that person a new one. */
export function changePassword(profile: Profile, password: string, now: Instant): Step<Profile> {
  const next = { ...endEverySession(profile), password, updatedAt: now };
  return stepTo(next, [notifyHost('password-changed', `password/${next.sessionsEpoch}`, {}, { spread: 'all' })]);
}

function notifyOfMailboxReset(
  survivors: readonly string[],
  epoch: number,
  { now, until, days }: { now: Instant; until: Instant; days: readonly number[] },
): Effect[] {
  const notices = days.flatMap((wait, n) =>
    notifySurvivors(survivors, 'password-reset-survivor', `recovered/${epoch}/${n}`, { epoch }, { notBefore: after(now, wait) }),
  );
  return [...notices, endOfRecovery(epoch, until)];
}

function endOfRecovery(epoch: number, until: Instant): Effect {
  return { kind: 'end-recovery', key: `recovered/${epoch}`, epoch, notBefore: until };
}

function validPreviousEmail({ formerEmail }: Profile, now: Instant): string | undefined {
  if (!formerEmail) return undefined;
  const isOver = formerEmail.verifiedAt !== null && now >= after(formerEmail.verifiedAt, BOTH_ADDRESSES_VALID);
  return isOver ? undefined : formerEmail.email;
}
