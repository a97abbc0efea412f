import type { App } from '#app/app.ts';
import { instant } from '#common/time.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import { holdOpening } from '#transfers/hold-opening.ts';
import { decide } from '#wills/rules/events.ts';
import { timerToSchedule } from '#wills/rules/timers.ts';
import { commitStep, loadWillState } from '#wills/will-state.ts';

/**
 * Performs what is due on one Host's will. Every timer ends here. The state and the time decide, never the schedule that
 * fired: a late, early, repeated or orphaned schedule changes nothing.
 */
export async function performDue(app: App, hostId: string): Promise<void> {
  const { outages, isAway } = await app.store.serviceClock.look(app.now());
  // We do not know whether Hosts can answer, so no deadline is checked. The next sweep finds out.
  if (isAway) return;
  await retryUntilCommitted(async () => {
    const host = await app.store.hosts.load(hostId);
    const loaded = host && (await loadWillState(app, host, outages));
    const held = loaded && (await holdOpening(app, hostId, loaded.state));
    const step = held && decide(held.state, { kind: 'time-passed' }, loaded.context);
    if (loaded && step && step.next !== loaded.state)
      return commitStep(app, loaded, { ...step, effects: [...held.effects, ...step.effects] }, { setsTimer: true });
    // Nothing was due: set the timer to the right time, so that it does not fire in vain again.
    const timer = loaded && timerToSchedule(loaded.state, loaded.context);
    return app.store.commit({ hostId, at: instant(app.now()), aggregates: host ? [{ root: host.root }] : [], timer: timer ?? null });
  });
}
