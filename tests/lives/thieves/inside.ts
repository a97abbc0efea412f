import { type Action, between, type Life, oneOf, type Thief } from '#tests/lives/life.ts';
import type { Chance } from '#tests/world/chance.ts';
import { names } from '#tests/world/names.ts';
import { worldNow } from '#tests/world/state.ts';
import { learnRows, learnText } from './learn.ts';
import { capabilityOf, type Kind } from './threat.ts';
import { LOOSE } from './writes-rows.ts';

// What thieves do who can reach into the table or the storage.

type Row = Record<string, unknown> & { pk: string; sk: string };

const inside = (kind: Kind, does: string, weight: number, perform: (life: Life, thief: Thief, chance: Chance) => void | Promise<void>): Action => ({
  ...{ name: `thief ${does}`, role: 'thief', weight },
  can: ({ state }, person) => state.host.id !== undefined && capabilityOf(person as Thief, kind) !== undefined,
  perform: async (life, person, chance) => perform(life, person as Thief, chance),
});

const rowsNow = (): Row[] => worldNow().table.items() as Row[];

/** With its ROOT, a whole record could be put back piece by piece. Nothing in a record would show that, and we promise nothing about it. */
const isRoot = ({ sk }: Row): boolean => sk === 'ROOT';

/** Writes to the table with the rights of a function. */
const write = (Item: Row): void => void worldNow().table.run('PutItem', { TableName: names.tableName, Item });
const remove = ({ pk, sk }: Row): void => void worldNow().table.run('DeleteItem', { TableName: names.tableName, Key: { pk, sk } });

const kindOf = ({ pk, sk }: Row): string => [pk, sk].map((key) => key.split('#')[0]).join(' ');

/** One of these rows: first a kind of rows, so that rare ones are as likely as others. */
function oneRow(rows: readonly Row[], chance: Chance): Row | undefined {
  const kinds = [...new Set(rows.map(kindOf))];
  if (kinds.length === 0) return undefined;
  const kind = oneOf(chance, kinds);
  return oneOf(
    chance,
    rows.filter((row) => kindOf(row) === kind),
  );
}

function tamper(life: Life, thief: Thief, row: Row | undefined, does: string, how: (row: Row) => void): void {
  if (!row) return;
  life.state.isTampered = true;
  how(row);
  life.tell(`${thief.name} ${does} ${kindOf(row)} of the table.`);
}

const MOST_ROWS = 400;

const table: readonly Action[] = [
  inside('table-read', 'reads the table', 3, (life, thief) => {
    const rows = rowsNow();
    learnRows(life, thief, rows.slice(-MOST_ROWS));
    life.tell(`${thief.name} reads the table, ${rows.length} rows.`);
  }),
  inside('table-write', 'puts back a row', 4, (life, thief, chance) => {
    const before = worldNow()
      .table.changes.slice(-300)
      .flatMap((change) => (change.before && !isRoot(change.before as Row) ? [change.before as Row] : []));
    tamper(life, thief, oneRow(before, chance), 'puts back an earlier row', write);
  }),
  inside('table-write', 'puts back all rows of a kind', 3, (life, thief, chance) => putBack(life, thief, chance, (row) => !isRoot(row))),
  inside('table-loose', 'puts back all loose rows of a kind', 0, (life, thief, chance) =>
    putBack(life, thief, chance, ({ pk }) => LOOSE.includes(pk.split('#')[0] ?? '')),
  ),
  inside('table-write', 'removes a row', 4, (life, thief, chance) =>
    tamper(
      life,
      thief,
      oneRow(
        rowsNow().filter((row) => !isRoot(row)),
        chance,
      ),
      'removes the row',
      remove,
    ),
  ),
  {
    ...inside('table-write', 'guesses codes', 4, guessCodes),
    can: (life, person) => inTransfer(life).length > 0 && capabilityOf(person as Thief, 'table-write') !== undefined,
  },
  inside('table-write', 'copies a row', 2, (life, thief, chance) => {
    const row = oneRow(
      rowsNow().filter((one) => !isRoot(one)),
      chance,
    );
    const others = rowsNow().filter((one) => row && one !== row && kindOf(one) === kindOf(row));
    const place = others.length > 0 ? oneOf(chance, others) : undefined;
    tamper(life, thief, place && row, 'copies over another one the row', (copied) => place && write({ ...copied, pk: place.pk, sk: place.sk }));
  }),
];

/** One of these partitions is again as it was at some moment. */
function putBack(life: Life, thief: Thief, chance: Chance, isMeant: (row: Row) => boolean): void {
  const changes = worldNow().table.changes.filter(({ before, after }) => isMeant((before ?? after) as Row));
  const row = oneRow(changes.map(({ before, after }) => (before ?? after) as Row).slice(-300), chance);
  const since = Math.floor(chance.next() * changes.length);
  tamper(life, thief, row, 'puts back all rows of the kind', ({ pk }) => {
    const later = changes.slice(since).filter(({ before, after }) => (before ?? after)?.['pk'] === pk);
    for (const { before, after } of later.reverse())
      if (before) write(before as Row);
      else if (after) remove(after as Row);
  });
}

const [GUESSES, AT_A_TIME] = [40, 2];

/** Types codes for a person, and puts back all loose rows that count them. The numbers of transfers and people are no secret. */
async function guessCodes(life: Life, thief: Thief, chance: Chance): Promise<void> {
  const { id: survivor_id, transferId: transfer_id } = oneOf(chance, inTransfer(life));
  const asked = await life.ask(thief, 'POST', '/api/survivor-auth/select', { json: { transfer_id, survivor_id } });
  const { otp_session_id } = asked.body;
  let wrong = 0;
  for (let n = 0; n < GUESSES && asked.status === 200; n += AT_A_TIME) {
    const from = worldNow().table.changes.length;
    for (let one = 0; one < AT_A_TIME; one += 1) {
      const json = { otp_session_id, code: String(between(chance, 100_000, 999_999)) };
      const { body } = await life.ask(thief, 'POST', '/api/survivor-auth/verify-otp', { json });
      if (/^This code is wrong/.test(body?.message)) wrong += 1;
    }
    const counted = worldNow()
      .table.changes.slice(from)
      .map(({ before, after }) => ({ before: before as Row | undefined, after: after as Row | undefined }));
    life.state.isTampered = true;
    for (const { before, after } of counted.reverse()) {
      if (/^(HOST|TRANSFER)#/.test((before ?? after)?.pk ?? '')) continue;
      if (before) write(before);
      else if (after) remove(after);
    }
  }
  life.tell(`${thief.name} guesses codes, and puts the rows that count them back each time (${asked.status}, ${wrong} were checked).`);
}

const inTransfer = ({ state }: Life) => state.survivors.filter(({ id, transferId }) => id !== undefined && transferId !== undefined);

/** Objects of the buckets of Hosts and of the service: not what waits to be sealed. */
const stored = (): string[] => [...worldNow().objects.all().keys()].filter((place) => !place.split('/')[0]?.endsWith('staging')).sort();

const split = (place: string): { Bucket: string; Key: string } => ({
  Bucket: place.slice(0, place.indexOf('/')),
  Key: place.slice(place.indexOf('/') + 1),
});

async function alter(life: Life, thief: Thief, chance: Chance, does: string, how: (place: string, bytes: Buffer) => unknown): Promise<void> {
  const places = stored();
  if (places.length === 0) return;
  const place = oneOf(chance, places);
  life.state.isTampered = true;
  await how(place, worldNow().objects.all().get(place)?.bytes ?? Buffer.alloc(0));
  life.tell(`${thief.name} ${does} the file ${place.split('/').at(-1)} of the storage.`);
}

const storage: readonly Action[] = [
  inside('storage-read', 'reads the storage', 3, (life, thief) => {
    Object.assign(thief, { seen: thief.seen + 1, seesLoot: true });
    for (const place of stored()) {
      const text = worldNow().objects.all().get(place)?.bytes.toString('latin1') ?? '';
      if (place.endsWith('.json')) learnText(thief, text);
      life.show(thief, `the file ${place}`, text);
    }
    life.tell(`${thief.name} reads the storage, ${stored().length} files.`);
  }),
  inside('storage-write', 'removes a file', 2, (life, thief, chance) =>
    alter(life, thief, chance, 'removes', (place) => worldNow().objects.run('DeleteObject', split(place))),
  ),
  inside('storage-write', 'alters a file', 3, (life, thief, chance) =>
    alter(life, thief, chance, 'alters a byte of', (place, bytes) => {
      const altered = Buffer.from(bytes);
      const at = Math.floor(chance.next() * altered.length);
      if (altered.length > 0) altered[at] = (altered[at] ?? 0) ^ 1;
      return worldNow().objects.run('PutObject', { ...split(place), Body: altered });
    }),
  ),
  inside('storage-write', 'swaps a file', 2, (life, thief, chance) =>
    alter(life, thief, chance, 'puts another file in the place of', (place) => {
      const other = worldNow().objects.all().get(oneOf(chance, stored()));
      return worldNow().objects.run('PutObject', { ...split(place), Body: other?.bytes ?? Buffer.alloc(0) });
    }),
  ),
];

export const insideActions: readonly Action[] = [...table, ...storage];
