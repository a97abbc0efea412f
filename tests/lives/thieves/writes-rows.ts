import { type Action, type Life, oneOf, type Thief } from '#tests/lives/life.ts';
import type { TestStack } from '#tests/support/stack.ts';
import { type Item, stolenTable } from '#tests/support/table.ts';
import { during, stackOfWorld } from '#tests/world/world.ts';
import { capabilityOf } from './threat.ts';

/**
 * Rows that are in no record of a Host or a transfer, by the first words of their keys. Removed, moved or set back, they cost a day at most:
 * docs/threat-model.md, "writes to the table".
 */
const LOOSE = ['TIMER', 'OUTBOX', 'EMAIL', 'WILL', 'TRANSFER', 'OTP', 'MAIL', 'QUEUE', 'RATE', 'TRAIL'];

const kindOf = ({ pk, sk }: Item): string => `${pk.split('#')[0]} ${sk.split('#')[0]}`;

/** What a thief does who can write to the table, one row at a time. */
export const rowActions: readonly Action[] = [
  writes('removes all rows of a kind', async (table, _, all) => {
    for (const one of all) await table.remove(one);
  }),
  // Without the time at which it is found: no key is needed for that, because no seal covers it.
  writes('moves a row to the end of time', async (table, row) =>
    table.put({ ...row, ...('due_at' in row && { due_at: '2099-01-01T00:00:00.000Z' }) }),
  ),
];

function writes(does: string, write: (table: Awaited<ReturnType<typeof stolenTable>>, row: Item, all: readonly Item[]) => Promise<void>): Action {
  return {
    ...{ name: `thief ${does}`, role: 'thief', weight: 3 },
    can: ({ state }, person) => capabilityOf(person as Thief, 'table-write') !== undefined && state.host.id !== undefined,
    async perform(life: Life, person, chance) {
      // The world has what this needs of a stack.
      const table = await during(stolenTable(stackOfWorld as unknown as TestStack));
      const rows = Map.groupBy(
        (await during(table.items(''))).filter(({ pk }) => LOOSE.includes(pk.split('#')[0] ?? '')),
        kindOf,
      );
      if (rows.size === 0) return;
      const [kind, found] = oneOf(
        chance,
        [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)),
      );
      const row = oneOf(chance, found);
      await during(write(table, row, found));
      // A shorter history is refused.
      if (row.pk.startsWith('TRAIL#')) life.state.isTampered = true;
      life.tell(`${person.name} ${does}: ${kind}.`);
    },
  };
}
