import { ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import {
  assertAllUsed,
  assertCondition,
  assertModelled,
  assertStorable,
  cancelled,
  conditionHolds,
  keyOf,
  keysToRead,
  plannedWrites,
} from './checks.ts';
import { nameOf, readUpdate } from './expressions.ts';
import { query, scan } from './find.ts';
import type { Input } from './input.ts';
import type { ItemChange } from './memory-stream.ts';
import { projected } from './projection.ts';
import { createRows, type ItemKey, placeInIndex } from './rows.ts';
import { applyUpdate, assertActions } from './update.ts';
import { compareText, copyOf, type Item, sameValue } from './values.ts';

/** One table in memory, with the semantics of DynamoDB for the commands and expressions that the service sends. */
export interface MemoryTable {
  name: string;
  /** Answers one operation, such as `GetItem`. Throws the errors of the AWS SDK. */
  run(operation: string, input: Input): object;
  /** All changes so far, which a stream reads. */
  changes: readonly ItemChange[];
  /** Returns all items, by partition and in their order. */
  items(): Item[];
  /** Returns the item that is first in the index by its sort key. */
  firstInIndex(): Item | undefined;
  /** Returns a function that sets all items back to those of now. Its changes have no records. */
  keep(): () => void;
}

/** Creates an empty table. */
export function createMemoryTable(name: string): MemoryTable {
  let state = { rows: createRows(), index: createRows() };
  const changes: ItemChange[] = [];

  const get = ({ pk, sk }: ItemKey): Item | undefined => state.rows.get(pk, sk);

  /** Sets an item, or removes it. A write that changes nothing has no record. */
  function write({ pk, sk }: ItemKey, after: Item | undefined): void {
    const before = state.rows.get(pk, sk);
    if (sameValue(before, after)) return;
    const [placeBefore, placeAfter] = [before, after].map((item) => item && placeInIndex(item));
    if (placeBefore) state.index.remove(...placeBefore);
    if (after) state.rows.put(pk, sk, after);
    else state.rows.remove(pk, sk);
    if (after && placeAfter) state.index.put(...placeAfter, after);
    changes.push({ before, after });
  }

  function writeOne(input: Input, key: ItemKey, after: Item | undefined): object {
    const before = get(key);
    assertCondition(input, before);
    write(key, after);
    return input.ReturnValues === 'ALL_OLD' ? shown('Attributes', before) : {};
  }

  function put(input: Input): object {
    const item = copyOf(input.Item ?? {});
    const key = keyOf(item, true);
    assertStorable(item);
    return writeOne(input, key, item);
  }

  function update(input: Input): object {
    const key = keyOf(input.Key);
    const before = get(key);
    const actions = readUpdate(input.UpdateExpression ?? '');
    assertActions(actions, input);
    assertCondition(input, before);
    const after = applyUpdate(before ?? { ...key }, actions, input);
    assertStorable(after);
    write(key, after);
    if (input.ReturnValues === 'ALL_OLD') return shown('Attributes', before);
    if (input.ReturnValues === 'ALL_NEW') return shown('Attributes', after);
    if (input.ReturnValues !== 'UPDATED_NEW') return {};
    const written = actions.map(({ path }) => nameOf(path, input)).filter((attribute) => after[attribute] !== undefined);
    return written.length === 0 ? {} : shown('Attributes', Object.fromEntries(written.map((attribute) => [attribute, after[attribute]])));
  }

  function transact(input: Input): object {
    const writes = plannedWrites(copyOf(input.TransactItems ?? []));
    const failed = writes.map((one) => !conditionHolds(one.input, get(one.key)));
    if (failed.includes(true)) throw cancelled(failed);
    for (const one of writes) if (one.changes) write(one.key, one.item);
    return {};
  }

  const operations: Record<string, (input: Input) => object> = {
    GetItem: (input) => shown('Item', get(keyOf(input.Key)), input),
    PutItem: put,
    DeleteItem: (input) => writeOne(input, keyOf(input.Key), undefined),
    UpdateItem: update,
    Query: (input) => query(input, state),
    Scan: (input) => scan(input, state.rows),
    TransactWriteItems: transact,
    TransactGetItems: ({ TransactItems = [] }) => ({ Responses: keysToRead(TransactItems).map((key) => shown('Item', get(key))) }),
  };

  return {
    name,
    changes,
    items: () => state.rows.partitions().flatMap((partition) => state.rows.list(partition).map(([, item]) => item)),
    firstInIndex() {
      const first = state.index.partitions().flatMap((partition) => state.index.list(partition).slice(0, 1));
      return first.sort(([one], [other]) => compareText(one, other))[0]?.[1];
    },
    keep() {
      const kept = { rows: state.rows.copy(), index: state.index.copy() };
      return () => {
        state = { rows: kept.rows.copy(), index: kept.index.copy() };
      };
    },
    run(operation, input) {
      assertModelled(operation, input);
      assertTable(name, input);
      assertAllUsed(input);
      // The operation is one of these, as was checked.
      return operations[operation]?.(input) ?? {};
    },
  };
}

const shown = (name: string, item: Item | undefined, input: Input = {}): object => (item ? { [name]: copyOf(projected(item, input)) } : {});

function assertTable(name: string, { TableName, TransactItems = [] }: Input): void {
  const named = TransactItems.length > 0 ? TransactItems.flatMap((one) => Object.values(one).map((part) => part.TableName)) : [TableName];
  if (named.every((one) => one === name)) return;
  throw new ResourceNotFoundException({ message: 'Cannot do operations on a non-existent table', $metadata: { httpStatusCode: 400 } });
}
