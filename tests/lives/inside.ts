import type { Loot } from '#tests/journeys/thief.ts';
import { during } from '#tests/world/driver.ts';
import { endFaults } from '#tests/world/fates.ts';
import { stolenKeys } from '#tests/world/keys.ts';
import { endPlaces } from '#tests/world/places.ts';
import { endProviders } from '#tests/world/providers.ts';
import { worldNow } from '#tests/world/state.ts';
import { logSoFar } from '#tests/world/trace.ts';
import { stackOfWorld } from '#tests/world/world.ts';
import { rowText } from './promises/canaries.ts';

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
  /** What a thief of the service's whole account has: all rows with what they were before, all messages, all objects, and all keys of KMS. */
  everything(): Loot;
  /** Awaits work that is no part of the service, while the world continues. */
  during<Result>(work: Promise<Result>): Promise<Result>;
  /** Runs the sweep that the deployed service runs every five minutes. This world has one only when something is due. */
  sweep(): Promise<void>;
  /** Ends all faults, of the service's parts, of places, providers and mailboxes. */
  endFaults(): void;
}

/** The recovery programs are the same in every package. */
const isProgram = (place: string): boolean => /recover[^/]*\.(mjs|html)$/.test(place);

/** Begins to look inside. */
export function lookInside(): Inside {
  const { table } = worldNow();
  const [before, logged] = [table.changes.length, logSoFar().length];
  return {
    changes: () => table.changes.slice(before),
    lines: () => logSoFar().slice(logged).split('\n'),
    items: () => table.items(),
    objects: () => worldNow().objects.all(),
    schedules: () => worldNow().schedules.waiting(),
    everything() {
      const { changes } = worldNow().table;
      const texts = [
        ...changes.flatMap(({ after }) => (after ? [rowText(after)] : [])),
        ...worldNow()
          .inbox.all()
          .map((one) => JSON.stringify(one)),
      ];
      const files = [...worldNow().objects.all()].filter(([place]) => !isProgram(place)).map(([, { bytes }]) => bytes.toString('latin1'));
      return { texts, files, kms: stolenKeys() };
    },
    during,
    sweep: async () => void (await stackOfWorld.run('scheduled/sweep', {})),
    endFaults() {
      endFaults();
      endPlaces();
      endProviders();
      worldNow().mailboxes.set({ mode: 'off' });
    },
  };
}
