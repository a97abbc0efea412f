import { createHash } from 'node:crypto';
import { table } from '#infra/table.ts';
import { type Condition, givenValue, holds, nameOf, notModelled, readCondition, validationError } from './expressions.ts';
import type { Input } from './input.ts';
import { projected } from './projection.ts';
import { INDEX, placeInIndex, type Rows } from './rows.ts';
import { bytesOfItem, compareText, copyOf, type Item } from './values.ts';

/** An item and its place in the order of what is read. */
type Placed = readonly [string, Item];

/** A page ends behind the item with which it has this size. */
const PAGE_BYTES = 1024 * 1024;

/** Answers a query of the table, or of its index if the input names it. `rows`: those of what is queried. */
export function query(input: Input, rows: Rows): object {
  const keys = input.IndexName === undefined ? table : indexOf(input);
  const condition = readCondition(input.KeyConditionExpression ?? '');
  const partition = givenValue(partitionValue(condition, input, keys.partitionKey), input);
  const { ExclusiveStartKey: start } = input;
  if (start && !holds(condition, start, input)) throw validationError('The provided starting key is outside query boundaries');
  const found = rows.list(String(partition)).filter(([, item]) => holds(condition, item, input));
  const placeOf = (key: Item): string => (keys === table ? String(key['sk']) : (placeInIndex(key)?.[1] ?? ''));
  return pageOf(input, input.ScanIndexForward === false ? found.reverse() : found, placeOf);
}

function indexOf({ IndexName, ConsistentRead }: Input): typeof INDEX {
  if (IndexName !== INDEX.name) throw validationError(`The table does not have the specified index: ${IndexName}`);
  if (ConsistentRead) throw validationError('Consistent reads are not supported on global secondary indexes');
  return INDEX;
}

/** Returns the placeholder that the partition key must equal. Every key condition begins with it. */
function partitionValue(condition: Condition, input: Input, partitionKey: string): string {
  const first = condition.kind === 'AND' ? condition.left : condition;
  if (
    first.kind === 'compare' &&
    first.comparator === '=' &&
    'path' in first.left &&
    'value' in first.right &&
    nameOf(first.left.path, input) === partitionKey
  )
    return first.right.value;
  throw validationError('Query condition missed key schema element');
}

/** Answers a scan of the table, or of one of its segments. Its order is that of the keys, where DynamoDB promises none. */
export function scan(input: Input, rows: Rows): object {
  if (input.IndexName !== undefined) throw notModelled('scan of an index');
  const { Segment = 0, TotalSegments = 1 } = input;
  const partitions = rows.partitions().filter((partition) => segmentOf(partition, TotalSegments) === Segment);
  const placeOf = ({ pk, sk }: Item): string => `${pk}\0${sk}`;
  const all = partitions.flatMap((partition) => rows.list(partition).map(([, item]): Placed => [placeOf(item), item]));
  return pageOf(input, all, placeOf);
}

const segmentOf = (partition: string, total: number): number => (total === 1 ? 0 : hashOf(partition) % total);

/** Kept, because a daily scan asks for each partition again. */
const hashes = new Map<string, number>();
function hashOf(partition: string): number {
  const hash = hashes.get(partition) ?? createHash('sha256').update(partition).digest().readUInt32BE(0);
  hashes.set(partition, hash);
  return hash;
}

/** Returns one page of what was found. The filter is applied to the items of the page, as DynamoDB does. */
function pageOf(input: Input, found: readonly Placed[], placeOf: (key: Item) => string): object {
  const rest = behind(found, input, placeOf);
  const page = firstPage(rest, input.Limit ?? Number.POSITIVE_INFINITY);
  const filter = input.FilterExpression === undefined ? undefined : readCondition(input.FilterExpression);
  const kept = filter ? page.items.filter((item) => holds(filter, item, input)) : page.items;
  const last = page.isWhole ? undefined : page.items.at(-1);
  return {
    Items: kept.map((item) => copyOf(projected(item, input))),
    Count: kept.length,
    ScannedCount: page.items.length,
    ...(last && { LastEvaluatedKey: keyOfPage(last, input) }),
  };
}

function behind(found: readonly Placed[], { ExclusiveStartKey, ScanIndexForward }: Input, placeOf: (key: Item) => string): readonly Placed[] {
  if (!ExclusiveStartKey) return found;
  const start = placeOf(ExclusiveStartKey);
  const isBehind = ([place]: Placed): boolean => (ScanIndexForward === false ? compareText(place, start) < 0 : compareText(place, start) > 0);
  return found.filter(isBehind);
}

/** A page is whole if neither the limit nor its size ended it. */
function firstPage(found: readonly Placed[], limit: number): { items: Item[]; isWhole: boolean } {
  const items: Item[] = [];
  let bytes = 0;
  for (const [, item] of found) {
    items.push(item);
    bytes += bytesOfItem(item);
    if (items.length >= limit || bytes >= PAGE_BYTES) return { items, isWhole: false };
  }
  return { items, isWhole: true };
}

function keyOfPage(item: Item, { IndexName }: Input): Item {
  const names = [table.partitionKey, table.sortKey, ...(IndexName === undefined ? [] : [INDEX.partitionKey, INDEX.sortKey])];
  return Object.fromEntries(names.map((name) => [name, item[name]]));
}
