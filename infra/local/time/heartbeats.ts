import type { ServiceApp } from '#infra/local/service.ts';
import type { ServiceClock } from './clock.ts';

/** Creates heartbeats in place of the sweeps that a jump skips. They do not fetch the answer page. */
export function createHeartbeats({ clock, app, isPageUp }: { clock: ServiceClock; app: ServiceApp; isPageUp(): boolean }) {
  const { beat, answered, unanswered } = app.store.serviceClock;
  let downSince: Date | undefined;
  return {
    /** Remembers since when the page has not answered. Returns a function that goes back to it. */
    keep(): () => void {
      const kept = downSince;
      return () => {
        downSince = kept;
      };
    },
    /** Records what a sweep would find now. The end of an outage must be recorded before a heartbeat hides it. */
    async beforeJump(): Promise<void> {
      if (downSince && isPageUp()) await answered(clock.now());
      downSince = isPageUp() ? undefined : (downSince ?? clock.now());
      if (downSince) await unanswered(clock.now(), downSince);
    },
    /** Records what the last skipped sweep would have found: the same as before the jump. */
    async skipped(): Promise<void> {
      await (downSince ? unanswered(clock.now(), downSince) : beat(clock.now()));
    },
  };
}
