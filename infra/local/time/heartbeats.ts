import type { ServiceApp } from '#infra/local/service.ts';
import type { ServiceClock } from './clock.ts';

/** Heartbeats in the place of the sweeps that a jump skips: the answer page is not fetched for each. */
export function createHeartbeats({ clock, app, isPageUp }: { clock: ServiceClock; app: ServiceApp; isPageUp(): boolean }) {
  const { beat, answered, unanswered } = app.store.serviceClock;
  let downSince: Date | undefined;
  return {
    /** Writes down what a sweep would find now. An outage that ends here must be noted before a heartbeat hides it. */
    async beforeJump(): Promise<void> {
      if (downSince && isPageUp()) await answered(clock.now());
      downSince = isPageUp() ? undefined : (downSince ?? clock.now());
      if (downSince) await unanswered(clock.now(), downSince);
    },
    /** Writes what the last of the skipped sweeps would have written: what was found before the jump is so until its end. */
    async skipped(): Promise<void> {
      await (downSince ? unanswered(clock.now(), downSince) : beat(clock.now()));
    },
  };
}
