import type { App } from '#app/app.ts';
import { formatMoment } from '#common/moment.ts';
import { Refusal } from '#common/refusal.ts';
import { type Instant, instant } from '#common/time.ts';
import { isGenuineLink, type readLink } from '#custody/link.ts';
import { hashPassword } from '#custody/password.ts';
import { passwordSecret } from '#custody/verifier-secret.ts';
import { hasFactor, hasSettledFactor, provenFactors } from '#factors/rules/factors.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { PasswordReset } from '#hosts/rules/host.ts';
import { endOfSeries, noteReset, provenConnectors, type SetAside } from '#hosts/rules/series.ts';
import { RESET_PASSWORD } from '#messages/links.ts';
import { assertLentCodes, countProvenCodes, type LentCode } from '#paper/check-lent-codes.ts';
import { rememberClient } from './check-password.ts';
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

/**
 * Sets a new password, if the codes are right and enough. Without a sealed will no codes are looked at. Unless the codes prove the Host, the
 * reset begins or continues a series. Returns what it has set aside.
 */
export async function choosePassword(
  app: App,
  known: HostRecord,
  choice: PasswordChoice,
): Promise<{ host: HostRecord; setAside: readonly SetAside[] }> {
  const { password: typed, client, requestId } = choice;
  const at = instant(app.now());
  const codes = known.will ? choice.codes : [];
  const proven = await countProvenCodes(app, known, codes);
  assertEnough(known, proven, at);
  await assertLentCodes(app, { hostId: known.id, codes, client }, 'The password was not changed, and your link still works.');
  const isProven = known.will !== undefined && proven >= known.will.sealed.threshold;
  const host = isProven ? known : await withSeries(app, known);
  const password = await hashPassword(typed, passwordSecret(await app.keyring.key('code-pepper'), host.id));
  const step = resetPassword(host.profile, { password, codes: proven, ...factsOf(host, at) }, at);
  const change = {
    hostId: host.id,
    at,
    requestId,
    aggregates: [{ root: host.root, put: { PROFILE: step.next, ...seriesAfter(host, step.next, isProven, at) } }],
    effects: step.effects,
    audit: [{ event: 'password_reset' as const, facts: { codes: codes.length, recovered: step.next.recovered !== null } }],
  };
  await Promise.all([app.store.commit(change), rememberClient(app, host.id, client)]);
  return { host, setAside: host.series.setAside.filter((one) => one.at >= at) };
}

/** Begins the series, or sets aside what was set in it. Returns the Host after that. Throws Refusal `link_expired` if the link was used since. */
async function withSeries(app: App, known: HostRecord): Promise<HostRecord> {
  await app.workers.call('reshare', { hostId: known.id, reset: true });
  const host = await app.store.hosts.load(known.id);
  const reset = host?.profile.reset;
  if (!host || !reset || reset.nonce !== known.profile.reset?.nonce) throw new Refusal('link_expired');
  assertUsable(reset, instant(app.now()));
  return host;
}

function seriesAfter({ series }: HostRecord, { sessionsEpoch: epoch, recovered }: HostRecord['profile'], isProven: boolean, at: Instant) {
  if (isProven) return endOfSeries({ series });
  return { SERIES: { ...series, ...(series.current && { current: noteReset(series.current, { at, epoch, until: recovered?.until ?? null }) }) } };
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

function factsOf(host: HostRecord, now: Instant) {
  const { will, survivors, factors } = host;
  const named = survivors.map(({ id }) => id).filter((id) => will?.sealed.survivors.includes(id));
  return {
    threshold: will?.sealed.threshold,
    hasLastingChannel: hasLastingChannel(provenConnectors(host)),
    hasSettledFactor: hasSettledFactor(provenFactors(host), now),
    survivors: named,
    showsIds: survivors.length > 0 || hasFactor(factors),
  };
}
