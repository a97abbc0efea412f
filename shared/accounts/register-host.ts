import type { App } from '#app/app.ts';
import type { Reader } from '#common/moment.ts';
import { type Instant, instant } from '#common/time.ts';
import { hashPassword } from '#custody/password.ts';
import { passwordSecret } from '#custody/verifier-secret.ts';
import { notifyHost } from '#effects/notify.ts';
import type { Profile } from '#hosts/rules/host.ts';
import { DEFAULT_SETTINGS } from '#hosts/rules/settings.ts';
import { newRoot } from '#store/aggregate.ts';
import { willPointerKey } from '#store/keys.ts';
import { claimAddress } from './addresses.ts';
import { newNonce } from './mail-account-link.ts';

/** Who registers. */
export interface Registration extends Reader {
  id: string;
  email: string;
  password: string;
  displayName: string;
  requestId: string;
}

/** Registers a Host, who still has to verify their e-mail address. Throws Refusal `email_taken`. */
export async function registerHost(
  app: App,
  { id, email, password: typed, displayName, locale, timezone, requestId }: Registration,
): Promise<Profile> {
  const at = instant(app.now());
  // Before the hash, which is expensive. The transaction below is what guarantees it.
  const claim = await claimAddress(app, email, id);
  const password = await hashPassword(typed, passwordSecret(await app.keyring.key('code-pepper'), id));
  const profile = newProfile(app, { id, email, displayName, password, locale, timezone }, at);
  await app.store.commit({
    hostId: id,
    at,
    requestId,
    aggregates: [{ root: newRoot('host', id), put: { PROFILE: profile, SETTINGS: DEFAULT_SETTINGS } }, ...claim.aggregates],
    singles: [...claim.singles, { key: willPointerKey(profile.willId), version: 0, data: { hostId: id } }],
    effects: [notifyHost('verify-email', 'verify-email/1', { nonce: profile.verifyNonce }, { only: 'present' })],
    audit: [{ event: 'registered' }],
  });
  return profile;
}

function newProfile(app: App, given: Pick<Profile, 'id' | 'email' | 'displayName' | 'password' | keyof Reader>, at: Instant): Profile {
  return {
    ...given,
    status: 'pending_verification',
    sessionsEpoch: 0,
    endedSessions: [],
    willId: app.newId(),
    linkNonce: newNonce(),
    verifyNonce: newNonce(),
    previousEmail: null,
    emailChanges: 0,
    reset: null,
    recovered: null,
    createdAt: at,
    updatedAt: at,
  };
}
