import type { App } from '#app/app.ts';
import { formatMoment } from '#common/moment.ts';
import { Refusal } from '#common/refusal.ts';
import { type Instant, instant } from '#common/time.ts';
import { isGenuineLink, type readLink } from '#custody/link.ts';
import { hashPassword } from '#custody/password.ts';
import { passwordSecret } from '#custody/verifier-secret.ts';
import { hasFactor, hasSettledFactor } from '#factors/rules/factors.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { PasswordReset } from '#hosts/rules/host.ts';
import { RESET_PASSWORD } from '#messages/links.ts';
import { assertLentCodes, type LentCode } from '#paper/check-lent-codes.ts';
import { rememberClient } from './known-clients.ts';
import { hasLastingChannel } from './rules/account.ts';
import { needsCodesUntil, resetPassword } from './rules/password-reset.ts';

/** A new password and the backup codes that come with it. `client`: the Host's address (`clientOf`). */
export interface PasswordChoice {
  password: string;
  codes: readonly LentCode[];
  client: string;
  requestId: string;
}

/** Returns the Host whose reset link this is. Throws Refusal `invalid_link`, `link_expired` or `reset_waits`. */
export async function checkResetLink(app: App, link: ReturnType<typeof readLink>, host: HostRecord | undefined, token: string): Promise<HostRecord> {
  const reset = host?.profile.reset;
  if (!link || !reset) throw new Refusal('invalid_link');
  if (!isGenuineLink(await app.keyring.key('link-key'), RESET_PASSWORD, reset.nonce, token)) throw new Refusal('invalid_link');
  if (link.expires * 1000 <= app.now().getTime()) throw new Refusal('link_expired');
  assertUsable(reset, instant(app.now()));
  return host;
}

/** Sets a new password, if the codes are right and enough. Without a sealed will no codes are looked at. */
export async function choosePassword(app: App, host: HostRecord, { password: typed, client, requestId, ...given }: PasswordChoice): Promise<void> {
  const at = instant(app.now());
  const codes = host.will ? given.codes : [];
  assertEnough(host, codes.length, at);
  await assertLentCodes(app, host.id, codes, client, 'The password was not changed, and your link still works.');
  const password = await hashPassword(typed, passwordSecret(await app.keyring.key('code-pepper'), host.id));
  const step = resetPassword(host.profile, { password, codes: codes.length, ...factsOf(host, at) }, at);
  const change = {
    hostId: host.id,
    at,
    requestId,
    aggregates: [{ root: host.root, put: { PROFILE: step.next } }],
    effects: step.effects,
    audit: [{ event: 'password_reset' as const, facts: { codes: codes.length, recovered: step.next.recovered !== null } }],
  };
  await Promise.all([app.store.commit(change), rememberClient(app, host.id, client)]);
}

function assertUsable({ usedAt, notBefore }: PasswordReset, now: Instant): void {
  if (usedAt !== null) throw new Refusal('link_expired');
  if (notBefore !== null && now < notBefore) throw new Refusal('reset_waits', `This link works from ${notBefore} on.`);
}

/** After a reset that the Host rejected, access to the mailbox alone sets no password. */
function assertEnough({ profile, will }: HostRecord, codes: number, now: Instant): void {
  const until = needsCodesUntil(profile, now);
  if (until === undefined || !will || codes >= will.sealed.threshold) return;
  const needed = `Until ${formatMoment(until, profile, 'en')} a new password needs backup_codes of ${will.sealed.threshold} of your Survivors.`;
  throw new Refusal('reset_needs_codes', `A reset of this password was rejected. ${needed} Nothing was changed.`);
}

function factsOf({ will, connectors, survivors, factors }: HostRecord, now: Instant) {
  const named = survivors.map(({ id }) => id).filter((id) => will?.sealed.survivors.includes(id));
  return {
    threshold: will?.sealed.threshold,
    hasLastingChannel: hasLastingChannel(connectors),
    hasSettledFactor: hasSettledFactor(factors, now),
    survivors: named,
    showsIds: survivors.length > 0 || hasFactor(factors),
  };
}
