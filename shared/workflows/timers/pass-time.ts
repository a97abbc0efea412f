import { instant } from '#domain/time.ts';
import { advance, timerToSchedule } from '#domain/will.ts';
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
    const step = loaded && advance(loaded.state, loaded.context, instant(app.now()));
    if (loaded && step && step.next !== loaded.state) return commitStep(app, loaded, step);
    // Nothing was due: the timer is put where it belongs, so that it does not ring in vain for ever.
    const moment = loaded && timerToSchedule(loaded.state, outages, instant(app.now()));
    return app.store.commit({ hostId, at: instant(app.now()), aggregates: host ? [{ root: host.root }] : [], timer: moment ?? null });
  });
}

/** What a schedule sends: which Host it is for; kind and due time are for the log. */
export interface TimerEvent {
  kind: string;
  id: string;
  due_at: string;
}
