import { decide } from '#domain/events.ts';
import { instant } from '#domain/time.ts';
import { timerToSchedule } from '#domain/timers.ts';
import type { App } from '#platform/app.ts';
import { untilCommitted } from '#workflows/retry.ts';
import { commitStep, loadWillState } from '#workflows/will-state.ts';

/**
 * Lets time act on one Host's will. Every timer ends here: what is to be done is decided by the state and the time,
 * never by which alarm rang, so a late, early, repeated or orphaned one changes nothing.
 */
export async function passTime(app: App, hostId: string): Promise<void> {
  const { outages, isAway } = await app.store.serviceClock.look(app.now());
  // Nobody knows whether Hosts can answer: nothing is judged. The sweep comes again and finds out.
  if (isAway) return;
  await untilCommitted(async () => {
    const host = await app.store.hosts.load(hostId);
    const loaded = host && (await loadWillState(app, host, outages));
    const step = loaded && decide(loaded.state, { kind: 'time-passed' }, loaded.context);
    if (loaded && step && step.next !== loaded.state) return commitStep(app, loaded, step);
    // Nothing was due: set the timer to the right time, so that it does not fire in vain again.
    const timer = loaded && timerToSchedule(loaded.state, loaded.context);
    return app.store.commit({ hostId, at: instant(app.now()), aggregates: host ? [{ root: host.root }] : [], timer: timer ?? null });
  });
}

/** What a schedule sends: which Host it is for; kind and due time are for the log. */
export interface TimerEvent {
  kind: string;
  id: string;
  due_at: string;
}
