import type { HostChannel } from '#common/contact.ts';
import { emailKey } from '#common/email.ts';
import { forgetMailbox } from '#common/mailbox.ts';
import { after, DAY, HOUR, type Instant } from '#common/time.ts';
import { type Step, stepTo } from '#effects/effect.ts';
import { notifyHost } from '#effects/notify.ts';
import { type ConnectorRecord, endEverySession, type Profile } from '#hosts/rules/host.ts';

/** An address that is not verified in this time is free again. */
const UNVERIFIED_LIFETIME = 24 * HOUR;
/** Both addresses are valid until this long after the new one is verified. */
const BOTH_ADDRESSES_VALID = 7 * DAY;

/** The addresses that can sign in and that get every notice, the current one first. */
export function addressesOf(profile: Profile, now: Instant): string[] {
  const previous = validPreviousEmail(profile, now);
  return previous === undefined ? [profile.email] : [profile.email, previous];
}

/** The address that has been proven longest. Only this one gets messages that could take over the account. */
export function settledEmail(profile: Profile, now: Instant): string {
  return validPreviousEmail(profile, now) ?? profile.email;
}

/** The address before the current one while it still counts. `until`: null as long as the current one is not verified. */
export function previousAddress(profile: Profile, now: Instant): { email: string; until: Instant | null } | undefined {
  const email = validPreviousEmail(profile, now);
  const verifiedAt = profile.previousEmail?.verifiedAt ?? null;
  return email === undefined ? undefined : { email, until: verifiedAt && after(verifiedAt, BOTH_ADDRESSES_VALID) };
}

/** Whether this address may sign in to the account. */
export function canSignInWith(profile: Profile, email: string, now: Instant): boolean {
  return addressesOf(profile, now).some((address) => emailKey(address) === emailKey(email));
}

/** Whether no other account may use this address. A registration or a change that is not verified in a day frees it. */
export function isAddressReserved(profile: Profile, email: string, now: Instant): boolean {
  const { status, createdAt, previousEmail } = profile;
  if (status === 'pending_verification' && now >= after(createdAt, UNVERIFIED_LIFETIME)) return false;
  const isUnproven = previousEmail !== null && previousEmail.verifiedAt === null && emailKey(email) === emailKey(profile.email);
  if (isUnproven && now >= after(previousEmail.changedAt, UNVERIFIED_LIFETIME)) return false;
  return canSignInWith(profile, email, now);
}

/** Goes back to the previous address as the only one: the Host rejects the change, or another account has taken the unverified one. */
export function restoreEmail({ verifiedWith: _, ...profile }: Profile, now: Instant): Profile {
  return { ...profile, email: settledEmail(profile, now), previousEmail: null, updatedAt: now };
}

/**
 * Changes the address, which is shown immediately. The one that was proven before stays the settled one, also after several changes.
 * What is known about the mailbox of an entered address is removed, also if it is the same one.
 */
export function changeEmail(profile: Profile, email: string, verifyNonce: string, now: Instant): Step<Profile> {
  const fresh = forgetMailbox(profile, email);
  if (emailKey(email) === emailKey(profile.email)) return stepTo({ ...fresh, email });
  const settled = settledEmail(profile, now);
  if (emailKey(email) === emailKey(settled)) return stepTo({ ...fresh, email, verifyNonce, previousEmail: null });
  const change = profile.emailChanges + 1;
  const next = { ...fresh, email, verifyNonce, emailChanges: change, previousEmail: { email: settled, change, changedAt: now, verifiedAt: null } };
  return stepTo(next, [
    notifyHost('verify-new-email', `email/${change}`, { nonce: verifyNonce }, { only: 'present' }),
    // The person who changed it may read that mailbox, or no one does any longer.
    notifyHost('email-changed', `email/${change}/changed`, {}, { only: 'settled', spread: 'all' }),
  ]);
}

/** Whether `email` still has to be verified. */
export function isUnverified({ status, previousEmail }: Profile): boolean {
  return status === 'pending_verification' || (previousEmail !== null && previousEmail.verifiedAt === null);
}

/** Marks the current address as verified. */
export function verifyEmail(profile: Profile, now: Instant): Profile {
  const previousEmail = profile.previousEmail && { ...profile.previousEmail, verifiedAt: now };
  return { ...forgetMailbox(profile, profile.email), status: 'active', previousEmail, verifiedWith: profile.verifyNonce, updatedAt: now };
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
  return profile.previousEmail?.change === change && validPreviousEmail(profile, now) !== undefined;
}

type Reach = Pick<ConnectorRecord, 'type' | 'isVerified' | 'hostDestination'>;

/** Whether anything other than a mailbox can prove the Host. */
export function hasOtherChannel(connectors: readonly Reach[]): boolean {
  return connectors.some(isOther);
}

/**
 * Whether anything other than a mailbox is likely to reach the Host for years. Someone who replaces a telephone keeps its number and
 * chats, and loses its browsers: a Host who has only those must not wait for an answer from one that is gone.
 */
export function hasLastingChannel(connectors: readonly Reach[]): boolean {
  return connectors.some((connector) => connector.type !== 'push' && isOther(connector));
}

/** Whether a link that was sent over this channel proves more than the mailbox: the channel is still verified. */
export function authenticatesHost(connectors: readonly Reach[], channel: HostChannel): boolean {
  return connectors.some((connector) => connector.type === channel && isOther(connector));
}

function isOther({ type, isVerified, hostDestination }: Reach): boolean {
  return type !== 'email' && isVerified && hostDestination !== null;
}

/** Sets a password that a person who knew the old one has chosen. It ends every session; the caller gives that person a new one. */
export function changePassword(profile: Profile, password: string, now: Instant): Step<Profile> {
  const next = { ...endEverySession(profile), password, updatedAt: now };
  return stepTo(next, [notifyHost('password-changed', `password/${next.sessionsEpoch}`, {}, { spread: 'all' })]);
}

function validPreviousEmail({ previousEmail }: Profile, now: Instant): string | undefined {
  if (!previousEmail) return undefined;
  const isOver = previousEmail.verifiedAt !== null && now >= after(previousEmail.verifiedAt, BOTH_ADDRESSES_VALID);
  return isOver ? undefined : previousEmail.email;
}
