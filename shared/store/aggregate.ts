import { setTimeout as pause } from 'node:timers/promises';
import {
  type AggregateKind,
  aggregatePartition,
  custodyPartition,
  isCustodyRow,
  ROOT,
  ROW_RANGE,
  type RowName,
  type RowPrefix,
  rowName,
} from './keys.ts';
import { queryAll, type Row, reportAltered, type Table, verifyRow } from './table.ts';

/** The version of an aggregate and of its rows, as they were read. Every commit is conditional on that version. */
export interface Root {
  kind: AggregateKind;
  id: string;
  version: number;
  versions: Readonly<Record<string, number>>;
  /** How many entries of the audit trail were committed with it. The trail of its Host has at least as many. */
  entries: number;
}

export interface Aggregate {
  root: Root;
  rows: ReadonlyMap<string, unknown>;
}

/** Returns the root of an aggregate that does not exist yet. */
export function newRoot(kind: AggregateKind, id: string): Root {
  return { kind, id, version: 0, versions: {}, entries: 0 };
}

interface RootData {
  versions: Record<string, number>;
  entries: number;
}

/** A page of a query is not a snapshot. A commit between two pages looks like an alteration, so it reads again before it raises the alarm. */
const LOOKS = 4;

/**
 * Reads an aggregate in one round trip and compares it with its ROOT. Throws `record_altered` for a row that was changed, rolled back,
 * removed or added without a commit. `custody` also reads the Host's custody rows, in a parallel query.
 */
export async function loadAggregate(
  table: Table,
  kind: AggregateKind,
  id: string,
  options: { custody?: boolean } = {},
): Promise<Aggregate | undefined> {
  for (let look = 1; ; look += 1) {
    const rows = await readRows(table, kind, id, options.custody === true);
    if (rows.length === 0) return undefined;
    const found = agree(kind, id, rows, options.custody === true);
    if (found) return found;
    if (look === LOOKS) throw reportAltered(table, { partition: kind, row: ROOT });
    await pause(10 * look);
  }
}

async function readRows(table: Table, kind: AggregateKind, id: string, custody: boolean): Promise<Row[]> {
  const own = queryAll(table, ownRows(kind, id));
  const apart = custody
    ? queryAll(table, { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': custodyPartition(id) } })
    : Promise.resolve([]);
  const items = (await Promise.all([own, apart])).flat();
  return Promise.all(items.map((item) => verifyRow(table, item)));
}

function ownRows(kind: AggregateKind, id: string) {
  return {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: { ':pk': aggregatePartition(kind, id), ':first': ROW_RANGE[0], ':last': ROW_RANGE[1] },
  };
}

function agree(kind: AggregateKind, id: string, rows: readonly Row[], custody: boolean): Aggregate | undefined {
  const rootRow = rows.find((row) => row.sk === ROOT);
  if (!rootRow) return undefined;
  // Commit wrote this as RootData, and its mac was checked.
  const { versions, entries } = rootRow.data as RootData;
  const found = rows.filter((row) => row !== rootRow);
  const expected = Object.keys(versions).filter((name) => custody || !isCustodyRow(name));
  const same = found.length === expected.length && found.every((row) => versions[rowName(row)] === row.version);
  if (!same) return undefined;
  return { root: { kind, id, version: rootRow.version, versions, entries }, rows: new Map(found.map((row) => [rowName(row), row.data])) };
}

/** Returns the row with this name. The type is the one with which the row is written. */
export function rowOf<Data>(aggregate: Aggregate, name: RowName): Data | undefined {
  return aggregate.rows.get(name) as Data | undefined;
}

/** Returns all rows whose names begin with `prefix`, sorted by name. */
export function rowsOf<Data>(aggregate: Aggregate, prefix: RowPrefix): Data[] {
  return [...aggregate.rows.entries()].filter(([name]) => name.startsWith(prefix)).map(([, data]) => data as Data);
}
