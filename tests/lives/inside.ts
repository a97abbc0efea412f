import { during } from '#tests/world/driver.ts';
import { endFaults } from '#tests/world/fates.ts';
import { endPlaces } from '#tests/world/places.ts';
import { endProviders } from '#tests/world/providers.ts';
import { worldNow } from '#tests/world/state.ts';

type Table = ReturnType<typeof worldNow>['table'];

/** What no one in a life sees, and promises look at: the table, the objects, the schedules and the log. */
export interface Inside {
  /** The rows that were written since the step began. */
  changes(): Table['changes'];
  /** The lines that the service has logged since the step began. */
  lines(): readonly string[];
  items(): ReturnType<Table['items']>;
  /** The objects of all buckets, by `bucket/key`. */
  objects(): ReadonlyMap<string, { bytes: Buffer; at: Date }>;
  schedules(): readonly { name: string; at: number }[];
  /** Awaits work that is no part of the service, while the world continues. */
  during<Result>(work: Promise<Result>): Promise<Result>;
  /** Ends all faults, of the service's parts, of places, providers and mailboxes. */
  endFaults(): void;
}

const logged: string[] = [];
catchLog();

/** Keeps the lines of the log, instead of writing them to the output of the run. */
function catchLog(): void {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = ((chunk: unknown, ...others: never[]) => {
    if (typeof chunk !== 'string' || !chunk.startsWith('{"time":')) return write(chunk as string, ...others);
    logged.push(chunk);
    return true;
  }) as typeof write;
}

/** Begins to look inside. */
export function lookInside(): Inside {
  const { table } = worldNow();
  const [before] = [table.changes.length, logged.splice(0)];
  return {
    changes: () => table.changes.slice(before),
    lines: () => logged,
    items: () => table.items(),
    objects: () => worldNow().objects.all(),
    schedules: () => worldNow().schedules.waiting(),
    during,
    endFaults() {
      endFaults();
      endPlaces();
      endProviders();
      worldNow().mailboxes.set({ mode: 'off' });
    },
  };
}
