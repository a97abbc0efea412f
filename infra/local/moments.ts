import type { RequestListener } from 'node:http';
import type { Emulators } from './emulators/process.ts';
import type { LocalTable } from './table/local-table.ts';
import type { StreamWorker } from './table/stream-worker.ts';
import type { ServiceClock } from './time/clock.ts';
import type { TimeTravel } from './time/time-travel.ts';

/**
 * Keeps moments of the whole stack, and returns to them: time, table, objects, messages and schedules are as they were, and no fault is
 * set. So many tests begin with the same sealed will, which is sealed once. Only for a frozen clock. What processes of the service
 * remember (their keys, connections to servers) stays.
 */
export interface Moments {
  /** Keeps the present moment under this name, after all effects. */
  keep(name: string): Promise<void>;
  /** Throws if no moment has this name. */
  returnTo(name: string): Promise<void>;
  /** Returns the moment that was kept or returned to last, if nothing was asked of the stack since. */
  current(): string | undefined;
  /** Called for everything that may change the stack. */
  leave(): void;
  /** Returns this handler of requests. Each request may change the stack. */
  leftBy(handler: RequestListener): RequestListener;
}

interface MomentParts {
  clock: ServiceClock;
  emulators: Emulators;
  table: LocalTable;
  stream: StreamWorker;
  timeTravel: TimeTravel;
  drain(): Promise<void>;
}

/** Creates the moments of one stack. Calls must not overlap. */
export function createMoments({ clock, emulators, table, stream, timeTravel, drain }: MomentParts): Moments {
  const kept = new Map<string, { at: Date; restore(): Promise<void>; remember(): void }>();
  let current: string | undefined;
  return {
    current: () => current,
    leave() {
      current = undefined;
    },
    leftBy: (handler) => (request, response) => {
      current = undefined;
      handler(request, response);
    },
    async keep(name) {
      await drain();
      kept.set(name, { at: clock.now(), restore: await table.keep(), remember: timeTravel.keep() });
      await emulators.ask('/moments/keep', { name });
      current = name;
    },
    async returnTo(name) {
      const moment = kept.get(name);
      if (!moment) throw new Error(`No moment is named ${name}.`);
      // Effects that wait are lost, and what the service would do because of the restored items, it did before the moment was kept.
      await stream.skip(async () => {
        clock.returnTo(moment.at);
        await emulators.ask('/clock', clock.setting());
        await moment.restore();
        await emulators.ask('/moments/return', { name });
      });
      moment.remember();
      current = name;
    },
  };
}
