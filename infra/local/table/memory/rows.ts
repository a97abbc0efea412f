import { table } from '#infra/table.ts';
import { compareText, type Item } from './values.ts';

/** The key of an item in the table. */
export interface ItemKey {
  pk: string;
  sk: string;
}

/** Items in their order by sort key. */
interface Partition {
  items: Map<string, Item>;
  /** Sorted at the first read after a change of the keys. */
  sorted: readonly string[] | undefined;
  /** Made at the first read after any change. */
  listed: readonly (readonly [string, Item])[] | undefined;
}

/** The items of the table or of one index: by partition, and in each in order. */
export interface Rows {
  get(partition: string, order: string): Item | undefined;
  put(partition: string, order: string, item: Item): void;
  remove(partition: string, order: string): void;
  /** Returns the items of a partition in their order, each with its place. */
  list(partition: string): readonly (readonly [string, Item])[];
  partitions(): readonly string[];
  copy(): Rows;
}

/** Creates rows, with the partitions that they begin with. They take these over. */
export function createRows(partitions = new Map<string, Partition>()): Rows {
  let names: readonly string[] | undefined;
  const partitionOf = (name: string): Partition => {
    const found = partitions.get(name);
    if (found) return found;
    const made: Partition = { items: new Map<string, Item>(), sorted: undefined, listed: undefined };
    partitions.set(name, made);
    names = undefined;
    return made;
  };
  return {
    get: (partition, order) => partitions.get(partition)?.items.get(order),
    put(name, order, item) {
      const partition = partitionOf(name);
      if (!partition.items.has(order)) partition.sorted = undefined;
      partition.listed = undefined;
      partition.items.set(order, item);
    },
    remove(name, order) {
      const partition = partitionOf(name);
      if (partition.items.delete(order)) Object.assign(partition, { sorted: undefined, listed: undefined });
      if (partition.items.size === 0 && partitions.delete(name)) names = undefined;
    },
    list(name) {
      const partition = partitions.get(name);
      if (!partition) return [];
      partition.sorted ??= [...partition.items.keys()].sort(compareText);
      partition.listed ??= partition.sorted.flatMap((order) => {
        const item = partition.items.get(order);
        return item ? [[order, item] as const] : [];
      });
      return partition.listed;
    },
    partitions() {
      names ??= [...partitions.keys()].sort(compareText);
      return names;
    },
    // Items are never changed in place, so that a copy shares them.
    copy: () => createRows(new Map([...partitions].map(([name, { items, ...read }]) => [name, { items: new Map(items), ...read }]))),
  };
}

/** The index of the table. */
export const [INDEX] = table.indexes;

/** Returns where an item is in the index, or undefined if it is not in it. Items with one sort key are in the order of their keys in the table. */
export function placeInIndex(item: Item): [string, string] | undefined {
  const [partition, at] = [item[INDEX.partitionKey], item[INDEX.sortKey]];
  return typeof partition === 'string' && typeof at === 'string' ? [partition, [at, item['pk'], item['sk']].join('\0')] : undefined;
}
