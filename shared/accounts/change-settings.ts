import { assertNotRecovered, rememberIntervals } from '#accounts/rules/recent-changes.ts';
import type { App } from '#app/app.ts';
import { instant } from '#common/time.ts';
import { assertChangeable } from '#hosts/guards.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { haveIntervalsChanged, type Settings } from '#hosts/rules/settings.ts';
import { applyChosenSettings } from '#wills/rules/checks.ts';
import { notifyIntervalsChanged } from '#wills/rules/notify-changes.ts';
import { type CommitExtras, commitStep, type LoadedWill, loadWillState } from '#wills/will-state.ts';
import type { AdmitChange } from './change-quota.ts';

/** New settings. `isFirstChoice`: the Host has never chosen before how they are asked, and does so now. */
interface NewSettings {
  settings: Settings;
  requestId: string;
  isFirstChoice: boolean;
}

/** Stores a Host's new settings. With a sealed will, other intervals restart the checks, and the Host is notified and can undo them. */
export async function storeSettings(app: App, host: HostRecord, change: NewSettings, admit: AdmitChange): Promise<void> {
  const { settings, requestId, isFirstChoice } = change;
  if (decidesAccess(settings, host.settings)) assertChangeable(host);
  else assertNotRecovered(host);
  const loaded = await loadWillState(app, host);
  const audit = [{ event: 'settings_changed' as const, facts: { ...settings } }];
  if (loaded) return commitToWill(app, loaded, settings, { requestId, audit }, admit);
  const at = instant(app.now());
  const put = { SETTINGS: settings, ...(isFirstChoice && { PROFILE: { ...host.profile, checksChosenAt: at } }) };
  await app.store.commit({ hostId: host.id, at, requestId, aggregates: [{ root: host.root, put }], audit });
}

/** Whether a change decides who opens the will, or who may start that. */
function decidesAccess(next: Settings, before: Settings): boolean {
  return next.survivor_threshold !== before.survivor_threshold || next.start_requires_proof !== before.start_requires_proof;
}

async function commitToWill(
  app: App,
  loaded: LoadedWill,
  settings: Settings,
  record: Pick<CommitExtras, 'requestId' | 'audit'>,
  admit: AdmitChange,
): Promise<void> {
  const { host } = loaded;
  const at = instant(app.now());
  const isAnnounced = haveIntervalsChanged(host.settings, settings);
  if (isAnnounced) await admit('change');
  const context = { ...loaded.context, settings };
  const step = applyChosenSettings(loaded.state, context);
  const { changes, change } = rememberIntervals(host.recentChanges, host.settings, at);
  const effects = isAnnounced ? [...step.effects, notifyIntervalsChanged(host.settings, settings, change)] : step.effects;
  const put = { SETTINGS: settings, ...(isAnnounced && { 'RECENT-CHANGES': changes }) };
  await commitStep(app, { ...loaded, context }, { ...step, effects }, { put, ...record });
}
