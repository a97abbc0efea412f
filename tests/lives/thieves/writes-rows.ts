import { outboxKey, receiptKey } from '#store/keys.ts';
import { effectId } from '#store/unit-of-work.ts';
import { type Action, type Life, oneOf, type Thief } from '#tests/lives/life.ts';
import type { TestStack } from '#tests/support/stack.ts';
import { type Item, stolenTable } from '#tests/support/table.ts';
import type { Chance } from '#tests/world/chance.ts';
import { during, stackOfWorld } from '#tests/world/world.ts';
import { capabilityOf } from './threat.ts';

/**
 * Rows that are in no record of a Host or a transfer, by the first words of their keys. Removed, moved or set back, they cost a day at most:
 * docs/threat-model.md, "writes to the table".
 */
export const LOOSE = ['TIMER', 'OUTBOX', 'EMAIL', 'WILL', 'TRANSFER', 'OTP', 'MAIL', 'QUEUE', 'RATE', 'TRAIL'];

const WRITERS = ['table-write', 'table-loose'] as const;
const canWrite: Action['can'] = ({ state }, person) =>
  WRITERS.some((kind) => capabilityOf(person as Thief, kind) !== undefined) && state.host.id !== undefined;

const kindOf = ({ pk, sk }: Item): string => `${pk.split('#')[0]} ${sk.split('#')[0]}`;

/** What a thief does who can write to the table, one row at a time. */
export const rowActions: readonly Action[] = [
  {
    ...{ name: 'thief prepares rows under ids that anyone can compute', role: 'thief', weight: 0 },
    can: ({ state }, person) => capabilityOf(person as Thief, 'table-add') !== undefined && state.host.id !== undefined,
    perform: async (life, person) => prepareRows(life, person as Thief),
  },
  {
    ...{ name: 'thief removes the messages that wait', role: 'thief', weight: 0 },
    can: canWrite,
    perform: async (life, person) => removeMessages(life, person as Thief),
  },
  {
    ...{ name: 'thief removes the receipts of one day', role: 'thief', weight: 0 },
    can: canWrite,
    perform: async (life, person, chance) => removeReceipts(life, person as Thief, chance),
  },
  writes('removes all rows of a kind', async (table, _, all) => {
    for (const one of all) await table.remove(one);
  }),
  // Without the time at which it is found: no key is needed for that, because no seal covers it.
  writes('moves a row to the end of time', async (table, row) =>
    table.put({ ...row, ...('due_at' in row && { due_at: '2099-01-01T00:00:00.000Z' }) }),
  ),
];

const FORESEEN = 30;

/** The code is public, and a key is not. These are the ids of the effects that the next checks will have, as if there were no key. */
async function prepareRows(life: Life, thief: Thief): Promise<void> {
  const table = await during(stolenTable(stackOfWorld as unknown as TestStack));
  for (let number = 1; number <= FORESEEN; number += 1) {
    const id = effectId(new Uint8Array(32), life.state.host.id ?? '', { kind: 'message', key: `check/${number}/host` });
    await during(table.put({ ...outboxKey(id), junk: thief.name }));
  }
  life.tell(`${thief.name} writes rows under the ids that the next ${FORESEEN} checks would have without a key.`);
}

/** Not what ends a wait, and no timer. */
async function removeMessages(life: Life, { name }: Thief): Promise<void> {
  const table = await during(stolenTable(stackOfWorld as unknown as TestStack));
  const waiting = (await during(table.items('OUTBOX#'))).filter(({ data }) => Object(data).effect?.kind === 'message');
  for (const row of waiting) await during(table.remove(row));
  life.tell(`${name} removes all ${waiting.length} messages that wait.`);
}

/** The time at which a receipt expires shows on which day its message left. */
async function removeReceipts(life: Life, { name }: Thief, chance: Chance): Promise<void> {
  const table = await during(stolenTable(stackOfWorld as unknown as TestStack));
  const receipts = (await during(table.items('MAIL#'))).filter(({ sk }) => sk === receiptKey('').sk);
  const days = [...Map.groupBy(receipts, (row) => Math.floor(Number(row['expires_at_s']) / DAY_S)).values()];
  if (days.length === 0) return;
  const removed = oneOf(chance, days);
  for (const row of removed) await during(table.remove(row));
  life.tell(`${name} removes ${removed.length} of ${receipts.length} receipts: those of one day.`);
}

const DAY_S = 86_400;

function writes(does: string, write: (table: Awaited<ReturnType<typeof stolenTable>>, row: Item, all: readonly Item[]) => Promise<void>): Action {
  return {
    ...{ name: `thief ${does}`, role: 'thief', weight: 3 },
    can: canWrite,
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
