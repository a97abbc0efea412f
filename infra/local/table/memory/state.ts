import type { ItemChange } from './memory-stream.ts';
import { createRows, type ItemKey, placeInIndex, type Rows } from './rows.ts';
import { compareText, type Item, sameValue } from './values.ts';

/** What a table in memory stores. */
export interface State {
  /** All changes so far, which a stream reads. */
  changes: readonly ItemChange[];
  get(key: ItemKey): Item | undefined;
  /** Sets an item, or removes it. A write that changes nothing has no record in the stream. */
  write(key: ItemKey, after: Item | undefined): void;
  rows(): Rows;
  index(): Rows;
  /** Returns all items, by partition and in their order. */
  items(): readonly Item[];
  /** Returns the items of the index by their sort key. */
  inIndex(): Item[];
  /** Returns a function that sets all items back to those of now. This has no records in the stream. */
  keep(): () => void;
}

export function createState(): State {
  let rows = createRows();
  let index = createRows();
  const changes: ItemChange[] = [];
  let all: readonly Item[] | undefined;
  return {
    changes,
    get: ({ pk, sk }) => rows.get(pk, sk),
    rows: () => rows,
    index: () => index,
    items() {
      // Kept, because many look at all items between two writes.
      all ??= rows.partitions().flatMap((partition) => rows.list(partition).map(([, item]) => item));
      return all;
    },
    write({ pk, sk }, after) {
      const before = rows.get(pk, sk);
      if (sameValue(before, after)) return;
      all = undefined;
      if (after) rows.put(pk, sk, after);
      else rows.remove(pk, sk);
      moveInIndex(index, before, after);
      changes.push({ before, after });
    },
    inIndex() {
      const all = index.partitions().flatMap((partition) => index.list(partition));
      return all.sort(([one], [other]) => compareText(one, other)).map(([, item]) => item);
    },
    keep() {
      const kept = { rows: rows.copy(), index: index.copy() };
      return () => {
        rows = kept.rows.copy();
        index = kept.index.copy();
        all = undefined;
      };
    },
  };
}

function moveInIndex(index: Rows, before: Item | undefined, after: Item | undefined): void {
  const from = before && placeInIndex(before);
  if (from) index.remove(...from);
  const to = after && placeInIndex(after);
  if (after && to) index.put(...to, after);
}
