import type { AdmitChange } from '#accounts/change-quota.ts';
import { assertPassword } from '#accounts/check-password.ts';
import { assertNotRecovered } from '#accounts/rules/recent-changes.ts';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import { hashBackupCodes, matchBackupCode, newBackupCodes } from '#custody/backup-code.ts';
import { recoveryCodeSecret } from '#custody/verifier-secret.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { notifyFactorChange } from '#wills/rules/notify-changes.ts';
import { type Factors, hasFactor, nextChange, RECOVERY_CODES, type RecoveryCodes, renewRecoveryCodes } from './rules/factors.ts';

/** New recovery codes: shown once, and stored only as verifiers. */
export interface NewRecoveryCodes {
  codes: string[];
  set: RecoveryCodes['set'];
}

/** Makes the recovery codes that the next change of the factors brings. */
export async function makeRecoveryCodes(app: App, hostId: string, factors: Factors): Promise<NewRecoveryCodes> {
  const codes = newBackupCodes(RECOVERY_CODES);
  const secret = recoveryCodeSecret(await app.keyring.key('code-pepper'), hostId, nextChange(factors));
  return { codes, set: await hashBackupCodes(codes, secret) };
}

/**
 * Returns the position of a typed recovery code, or undefined if it is wrong. It is hashed once with Argon2id and compared with the hashes
 * of all codes in constant time. Does not check whether it was used: `applyRecoveryCode` in rules/factors.ts refuses a used one.
 */
export async function findRecoveryCode(app: App, hostId: string, { recovery }: Factors, typed: string): Promise<number | undefined> {
  if (!recovery) return undefined;
  return matchBackupCode(recovery.set, typed, recoveryCodeSecret(await app.keyring.key('code-pepper'), hostId, recovery.change));
}

/** Replaces the recovery codes, and returns the new ones. The earlier ones stop working, and the Host is notified. */
export async function replaceRecoveryCodes(
  app: App,
  host: HostRecord,
  { password, sessionId, requestId }: { password: string; sessionId: string; requestId: string },
  admit: AdmitChange,
): Promise<string[]> {
  assertNotRecovered(host);
  if (!hasFactor(host.factors)) throw new Refusal('no_factor');
  await assertPassword(app, host.profile, password, 'The password is wrong. Your recovery codes were not changed.');
  await admit('factor');
  const at = instant(app.now());
  const { codes, set } = await makeRecoveryCodes(app, host.id, host.factors);
  const { next, change } = renewRecoveryCodes(host.factors, set, { session: sessionId, now: at });
  await app.store.commit({
    hostId: host.id,
    at,
    requestId,
    aggregates: [{ root: host.root, put: { FACTORS: next } }],
    effects: [notifyFactorChange(change, { what: 'codes-renewed' })],
    audit: [{ event: 'recovery_codes_renewed' }],
  });
  return codes;
}
