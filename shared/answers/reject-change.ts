import { hasLastingChannel, settledEmail } from '#accounts/rules/account.ts';
import { rejectChange } from '#accounts/rules/password-reset.ts';
import { dropIntervals } from '#accounts/rules/recent-changes.ts';
import type { App } from '#app/app.ts';
import { Refusal, type RefusalCode } from '#common/refusal.ts';
import { type Instant, instant } from '#common/time.ts';
import { rejectedDeletion } from '#deletion/request-deletion.ts';
import type { AuditEntry } from '#effects/audit.ts';
import { type Effect, stepTo } from '#effects/effect.ts';
import { notifyHost } from '#effects/notify.ts';
import { dropRecent, type Factors, rejectFactorChange } from '#factors/rules/factors.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { endEverySession, type Profile, rejectConnector, voidStopCard } from '#hosts/rules/host.ts';
import { rejectExposure } from '#hosts/rules/ids-exposed.ts';
import { provenConnectors } from '#hosts/rules/series.ts';
import type { Intervals } from '#hosts/rules/settings.ts';
import { isAddedBy } from '#hosts/rules/survivor.ts';
import { runningPause } from '#liveness/rules/pause.ts';
import type { SurvivorChange } from '#sealing/survivor-change.ts';
import { connectorRow, type RowName } from '#store/keys.ts';
import { applyRestoredIntervals, revokePause } from '#wills/rules/checks.ts';
import { endingRehearsal } from '#wills/rules/rehearsal.ts';
import { unchangedStep } from '#wills/rules/will.ts';
import { commitStep, loadWillState } from '#wills/will-state.ts';
import type { AnswerVerdict } from './check-answer.ts';

/** Ends every session first, then undoes the change. Returns why it cannot be undone now: the Host can press the button again. */
export async function rejectAnsweredChange(
  app: App,
  verdict: Extract<AnswerVerdict, { does: 'reject-change' }>,
  requestId: string,
): Promise<RefusalCode | undefined> {
  const { host } = verdict.answer;
  const { change, survivor, intervals, isFactor } = verdict;
  const at = instant(app.now());
  const factors = isFactor ? { factors: rejectFactorChange(host.factors, change, at) } : {};
  const { put, effects, audit } = rejectAccess(host, { requestId, ...factors }, at);
  // Contacts that are restored after this, or a Survivor who is removed, have separate notices.
  const paused = host.liveness && runningPause(host.liveness.pauses, at);
  const what = intervals ? 'settings' : isFactor ? 'factors' : paused ? 'pause' : 'nothing';
  const notice = notifyHost('change-undone', `not-me/${requestId}`, { what }, { spread: 'all' });
  const facts = { change, survivor: survivor?.id ?? null, settings: intervals !== undefined, factors: isFactor === true };
  const commit = {
    put,
    effects: [...effects, ...(survivor ? [] : [notice])],
    audit: [...audit, { event: 'change_disowned' as const, facts }],
  };
  await commitRejection(app, host, { intervals, change, requestId }, commit);
  return survivor && restoreSurvivor(app, host, { kind: isAddedBy(survivor, change, at) ? 'withdraw' : 'restore', survivorId: survivor.id, change });
}

/** Ends a pause, and restores the check settings from before a change. Both stop nothing that runs. */
async function commitRejection(
  app: App,
  host: HostRecord,
  { intervals, change, requestId }: { intervals: Intervals | undefined; change: number; requestId: string },
  { put, effects, audit }: { put: object; effects: Effect[]; audit: AuditEntry[] },
): Promise<void> {
  const loaded = await loadWillState(app, host);
  const settings = { ...host.settings, ...intervals };
  const rows = intervals ? { ...put, SETTINGS: settings, 'RECENT-CHANGES': dropIntervals(host.recentChanges, change) } : put;
  if (!loaded) {
    const at = instant(app.now());
    await app.store.commit({ hostId: host.id, at, requestId, aggregates: [{ root: host.root, put: rows }], effects, audit });
    return;
  }
  const { next } = revokePause(loaded.state, loaded.context);
  const step = intervals ? applyRestoredIntervals(next, { before: host.settings, restored: settings }, loaded.context) : unchangedStep(next);
  await commitStep(app, loaded, { ...step, effects: [...step.effects, ...effects] }, { put: rows, requestId, audit });
}

/** Returns why the Survivors cannot be restored now, or undefined. */
async function restoreSurvivor(app: App, host: HostRecord, change: SurvivorChange): Promise<RefusalCode | undefined> {
  try {
    await app.workers.call('reshare', { hostId: host.id, change });
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

/** What every rejection of a change adds to its commit. */
export interface Rejection {
  put: { [Name in RowName]?: unknown };
  effects: Effect[];
  audit: AuditEntry[];
}

/** A change that the Host rejects. `profile` and `factors`: after it was undone. `changedAt`: a deletion since then is undone too. */
interface RejectedChange {
  requestId: string;
  profile?: Profile;
  factors?: Factors;
  changedAt?: Instant | undefined;
}

/**
 * Takes from the person who made a rejected change what else they may have got in the last seven days: sessions, changes of the sealed
 * will, channels, connectors, factors, a stop card, a rehearsal and a requested deletion. The Host is sent a link for a new password.
 */
export function rejectAccess(host: HostRecord, { requestId, factors, changedAt, ...rejected }: RejectedChange, at: Instant): Rejection {
  const profile = voidStopCard(rejected.profile ?? host.profile);
  const connectors = host.connectors.map((connector) => rejectConnector(connector, at));
  const reach = { hasLastingChannel: hasLastingChannel(provenConnectors({ ...host, connectors })), survivors: host.survivors.map(({ id }) => id) };
  // Without a sealed will there is nothing to protect from changes. What the session has seen stays known.
  const { next, effects } = host.will ? rejectChange(profile, reach, at) : stepTo(rejectExposure(endEverySession(profile), at));
  const rows = Object.fromEntries(connectors.filter((one) => !host.connectors.includes(one)).map((one) => [connectorRow(one.id), one]));
  // A factor that was added with the change would let its owner sign in again.
  const left = factors ?? dropRecent(host.factors, at);
  const deletion = rejectedDeletion(host, at, changedAt);
  const rehearsal = endingRehearsal(host.rehearsals, 'rejected', at);
  const reset: Effect = { kind: 'mail-account-link', key: `not-me/${requestId}`, mail: 'reset-password', email: settledEmail(next, at) };
  return {
    put: { PROFILE: next, ...rows, ...(left && { FACTORS: left }), ...rejectedBefore(host, at), ...deletion.put, ...rehearsal.put },
    effects: [...effects, reset, ...deletion.effects, ...rehearsal.effects],
    audit: [...deletion.audit, ...rehearsal.audit],
  };
}

/** What a reset would put back is rejected too, if it was as new when the series began. */
function rejectedBefore({ series, earlier }: HostRecord, at: Instant): { [Name in RowName]?: unknown } {
  if (!series.current) return {};
  const { current } = series;
  const factors = dropRecent(earlier.factors, at) ?? earlier.factors;
  const before = {
    ...current.before,
    connectors: current.before.connectors.map((connector) => rejectConnector(connector, at)),
    factors: factors.list.map(({ id }) => id),
    recoveryCodes: factors.recovery?.change ?? null,
  };
  return { SERIES: { ...series, current: { ...current, before } }, 'EARLIER-FACTORS': factors };
}
