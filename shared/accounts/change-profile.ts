import { assertNotRecovered } from '#accounts/rules/recent-changes.ts';
import type { App } from '#app/app.ts';
import { emailKey } from '#common/email.ts';
import { instant } from '#common/time.ts';
import { type Effect, type Step, stepTo } from '#effects/effect.ts';
import { assertChangeable } from '#hosts/guards.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { Profile } from '#hosts/rules/host.ts';
import type { SingleChange } from '#store/unit-of-work.ts';
import { notifyRenamed } from '#wills/rules/notify-changes.ts';
import { type AddressClaim, claimAddress, releaseAddresses } from './addresses.ts';
import type { AdmitChange, ChangeRequest } from './change-quota.ts';
import { admitAccountMail, newNonce } from './mail-account-link.ts';
import { changeEmail } from './rules/account.ts';

/** The fields of a profile that a Host can change. `email`: undefined if the Host has not entered one. */
export interface ProfileFields extends Pick<Profile, 'displayName' | 'locale' | 'timezone'> {
  email: string | undefined;
}

/** Changes a Host's profile, and returns it. A new e-mail address is shown immediately and counts next to the previous one. */
export async function changeProfile(app: App, host: HostRecord, fields: ProfileFields, { requestId, admit }: ChangeRequest): Promise<Profile> {
  const { profile } = host;
  const at = instant(app.now());
  const { email, ...others } = fields;
  const { next: readdressed, effects } = email === undefined ? stepTo(profile) : changeEmail(profile, email, newNonce(), at);
  const next = { ...readdressed, ...others };
  if (isSame(next, profile)) return profile;
  const isReaddressed = emailKey(next.email) !== emailKey(profile.email);
  if (isReaddressed) assertChangeable(host);
  // The same address is never refused, also if something was known about its mailbox.
  else if (!isSame(withoutMailboxes(next), withoutMailboxes(profile))) assertNotRecovered(host);
  const renamed = renaming(host, next.displayName, requestId);
  // A new address is counted on its own, and as a change.
  if (renamed.length > 0 && effects.length === 0) await admit('change');
  const { claim, released, notices } = isReaddressed ? await readdress(app, profile, { next, effects }, admit) : SAME_ADDRESS;
  const changed = { ...next, updatedAt: at };
  await app.store.commit({
    hostId: host.id,
    at,
    requestId,
    aggregates: [{ root: host.root, put: { PROFILE: changed } }, ...claim.aggregates],
    singles: [...claim.singles, ...released],
    effects: [...notices, ...renamed],
    audit: [{ event: 'profile_changed', facts: { email: isReaddressed, name: next.displayName !== profile.displayName } }],
  });
  return changed;
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function withoutMailboxes({ mailboxes: _, ...profile }: Profile): object {
  return profile;
}

/** The Survivors of a sealed will know its Host by name. */
function renaming({ will, profile }: HostRecord, displayName: string, key: string): Effect[] {
  if (!will || displayName === profile.displayName) return [];
  return notifyRenamed(will.sealed.survivors, { from: profile.displayName, to: displayName }, key);
}

interface Readdressing {
  claim: AddressClaim;
  released: SingleChange[];
  notices: readonly Effect[];
}

const SAME_ADDRESS: Readdressing = { claim: { singles: [], aggregates: [] }, released: [], notices: [] };

async function readdress(app: App, profile: Profile, { next, effects }: Step<Profile>, admit: AdmitChange): Promise<Readdressing> {
  const asks = (effect: Effect) => effect.kind === 'message' && effect.template === 'verify-new-email';
  const [claim, released, isMailed] = await Promise.all([
    claimAddress(app, next.email, profile.id),
    releaseAddresses(app, everyAddress(profile), everyAddress(next), profile.id),
    effects.some(asks) && admitAccountMail(app, 'verify-email', next.email),
    // A return to the address that was verified before notifies no one.
    effects.length > 0 && admit('address'),
  ]);
  // The address may belong to a stranger, who must not be flooded through it. The link can be requested again.
  return { claim, released, notices: isMailed ? effects : effects.filter((effect) => !asks(effect)) };
}

/** Includes a previous address that no longer counts: it is released with the next change at the latest. */
function everyAddress({ email, previousEmail }: Profile): string[] {
  return previousEmail ? [email, previousEmail.email] : [email];
}
