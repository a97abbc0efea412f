import { dropIntervals } from '#accounts/rules/recent-changes.ts';
import type { App } from '#app/app.ts';
import { Refusal, type RefusalCode } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import type { AuditEntry } from '#effects/audit.ts';
import type { Effect } from '#effects/effect.ts';
import { notifyHost } from '#effects/notify.ts';
import { rejectFactorChange } from '#factors/rules/factors.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { Intervals } from '#hosts/rules/settings.ts';
import { isAddedBy } from '#hosts/rules/survivor.ts';
import { runningPause } from '#liveness/rules/pause.ts';
import type { SurvivorChange } from '#sealing/survivor-change.ts';
import { applyRestoredIntervals, revokePause } from '#wills/rules/checks.ts';
import { unchangedStep } from '#wills/rules/will.ts';
import { commitStep, loadWillState } from '#wills/will-state.ts';
import type { AnswerVerdict } from './check-answer.ts';
import { rejectAccess } from './reject-access.ts';

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
