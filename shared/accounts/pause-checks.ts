import { assertNotRecovered } from '#accounts/rules/recent-changes.ts';
import type { App } from '#app/app.ts';
import { type Instant, instant } from '#common/time.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { Liveness } from '#liveness/rules/liveness.ts';
import { runningPause } from '#liveness/rules/pause.ts';
import { startPause, stopPause } from '#wills/rules/checks.ts';
import { commitStep, loadSealedWill } from '#wills/will-state.ts';
import type { AdmitChange } from './change-quota.ts';

/**
 * Sends no checks until then, and returns what follows. Throws Refusal `no_sealed_will`, `pause_too_long`, `transfer_running` or
 * `sign_of_life_first`, and `recently_recovered` for a session that only a mailbox has confirmed.
 */
export async function pauseChecks(
  app: App,
  host: HostRecord,
  { until, requestId }: { until: Instant; requestId: string },
  admit: AdmitChange,
): Promise<Liveness> {
  const loaded = await loadSealedWill(app, host);
  assertNotRecovered(host);
  const step = startPause(loaded.state, until, loaded.context);
  await admit('change');
  await commitStep(app, loaded, step, { requestId, audit: [{ event: 'checks_paused', facts: { until } }] });
  return step.next.liveness;
}

/** Ends the Host's pause, and returns what follows. It is a sign of life. Without a pause nothing changes. Throws Refusal `no_sealed_will` or `recently_recovered`. */
export async function endHostPause(app: App, host: HostRecord, requestId: string): Promise<Liveness> {
  const loaded = await loadSealedWill(app, host);
  assertNotRecovered(host);
  if (!runningPause(loaded.state.liveness.pauses, instant(app.now()))) return loaded.state.liveness;
  const step = stopPause(loaded.state, loaded.context);
  await commitStep(app, loaded, step, { requestId, audit: [{ event: 'pause_ended', facts: {} }] });
  return step.next.liveness;
}
