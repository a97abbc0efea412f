import { assertPassword } from '#accounts/check-password.ts';
import { sessionChange } from '#accounts/rows/sessions.ts';
import { assertNotRecovered } from '#accounts/rules/recent-changes.ts';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { endEverySession } from '#hosts/rules/host.ts';
import { assertLentCodes, countProvenCodes, type LentCode } from '#paper/check-lent-codes.ts';
import type { Change } from '#store/unit-of-work.ts';
import { notifyFactorChange } from '#wills/rules/notify-changes.ts';
import { type Factors, hasFactor, removeAllFactors, removeFactor } from './rules/factors.ts';

/** The session that removes a factor. */
interface Removing {
  password: string;
  sessionId: string;
  requestId: string;
}

/** Removes a factor, and notifies the Host. With the last one every other session ends: none of them has proven it. */
export async function removeOneFactor(app: App, host: HostRecord, id: string, { password, sessionId, requestId }: Removing): Promise<void> {
  assertNotRecovered(host);
  const factor = host.factors.list.find((one) => one.id === id);
  if (!factor) throw new Refusal('factor_not_found');
  await assertPassword(app, host.profile, password, 'The password is wrong. Nothing was removed.');
  const { next, change } = removeFactor(host.factors, id, sessionId);
  await commitRemoval(app, host, next, sessionId, {
    requestId,
    effects: [notifyFactorChange(change, { what: 'removed', factor: factor.kind, name: factor.name })],
    audit: [{ event: 'factor_removed', facts: { kind: factor.kind, factor: id } }],
  });
}

/** The Host has lost every factor and all recovery codes. `client`: the Host's address (`clientOf`). */
interface Losing extends Removing {
  codes: readonly LentCode[];
  client: string;
}

/**
 * Removes every factor of a Host who has lost them, with the password and backup codes of as many Survivors as the threshold. A
 * stolen mailbox or telephone is not enough. No code is used up.
 */
export async function removeLostFactors(app: App, host: HostRecord, { password, codes, client, sessionId, requestId }: Losing): Promise<void> {
  assertNotRecovered(host);
  if (!hasFactor(host.factors)) throw new Refusal('no_factor');
  await assertPassword(app, host.profile, password, 'The password is wrong. Nothing was removed.');
  assertEnough(host, await countProvenCodes(app, host, codes));
  await assertLentCodes(app, { hostId: host.id, codes, client }, 'Nothing was removed.');
  const { next, change } = removeAllFactors(host.factors);
  await commitRemoval(app, host, next, sessionId, {
    requestId,
    effects: [notifyFactorChange(change, { what: 'all-removed' })],
    audit: [{ event: 'factors_removed', facts: { codes: codes.length } }],
  });
}

function assertEnough({ will, settings }: HostRecord, codes: number): void {
  const needed = will?.sealed.threshold ?? settings.survivor_threshold;
  if (codes >= needed) return;
  const message = `backup_codes must hold codes of ${needed} different Survivors.`;
  throw new Refusal('validation_failed', `Backup codes of ${needed} of your Survivors are needed. Nothing was removed.`, [
    { path: 'backup_codes', message },
  ]);
}

/** A device that was lost may still be signed in. Without a factor, its session could change everything. */
async function commitRemoval(
  app: App,
  { id: hostId, root, profile }: HostRecord,
  factors: Factors,
  sessionId: string,
  notice: Pick<Change, 'effects' | 'audit' | 'requestId'>,
): Promise<void> {
  const at = instant(app.now());
  const session = hasFactor(factors) ? undefined : await app.store.sessions.get({ hostId, id: sessionId });
  const ended = session && { ...endEverySession(profile), updatedAt: at };
  await app.store.commit({
    hostId,
    at,
    aggregates: [{ root, put: { FACTORS: factors, ...(ended && { PROFILE: ended }) } }],
    // This session moves to the new epoch in the same commit.
    ...(ended && { singles: [sessionChange({ ...session, data: { ...session.data, epoch: ended.sessionsEpoch } })] }),
    ...notice,
  });
}
