import { FAULT_TARGETS } from '#infra/local/gateway/fault-injector.ts';
import type { ItemChange } from '#infra/local/table/memory/memory-stream.ts';
import type { Item } from '#infra/local/table/memory/values.ts';
import { setFates } from '#tests/world/travel.ts';
import { during, insideOfWorld, stackOfWorld } from '#tests/world/world.ts';

/** What nobody in a life sees, and promises look at: the table, the objects, the schedules and the log. */
export interface Inside {
  /** The rows that were written since the step began. */
  changes(): readonly ItemChange[];
  /** The lines that the service has logged since the step began. */
  lines(): readonly string[];
  items(): readonly Item[];
  /** The objects of all buckets, by `bucket/key`. */
  objects(): ReadonlyMap<string, { bytes: Buffer; at: Date }>;
  schedules(): readonly { name: string; at: number }[];
  /** Awaits work that is no part of the service, with the world going on. */
  during<Result>(work: Promise<Result>): Promise<Result>;
  /** Ends all faults. */
  endFaults(): Promise<void>;
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
  const { table } = insideOfWorld();
  const [before] = [table.changes.length, logged.splice(0)];
  return {
    changes: () => table.changes.slice(before),
    lines: () => logged,
    items: () => table.items(),
    objects: () => insideOfWorld().objects.all(),
    schedules: () => insideOfWorld().schedules.waiting(),
    during,
    async endFaults() {
      setFates(() => 'done');
      for (const target of FAULT_TARGETS) await stackOfWorld.fault(target, 'off');
    },
  };
}
