import { assertCondition, assertStorable, cancelled, conditionHolds, keyOf, keysToRead, type Operation, plannedWrites } from './checks.ts';
import { nameOf, readUpdate } from './expressions.ts';
import { query, scan } from './find.ts';
import type { Input } from './input.ts';
import { projected } from './projection.ts';
import type { ItemKey } from './rows.ts';
import type { State } from './state.ts';
import { applyUpdate, assertActions } from './update.ts';
import { copyOf, type Item } from './values.ts';

/** Returns the operations on a table. Their inputs are checked already. */
export function createOperations(state: State): Record<Operation, (input: Input) => object> {
  return {
    GetItem: (input) => shown('Item', state.get(keyOf(input.Key)), input),
    PutItem: (input) => put(state, input),
    DeleteItem: (input) => writeOne(state, input, keyOf(input.Key), undefined),
    UpdateItem: (input) => update(state, input),
    Query: (input) => query(input, input.IndexName === undefined ? state.rows() : state.index()),
    Scan: (input) => scan(input, state.rows()),
    TransactWriteItems: (input) => transact(state, input),
    TransactGetItems: ({ TransactItems = [] }) => ({ Responses: keysToRead(TransactItems).map((key) => shown('Item', state.get(key))) }),
  };
}

const shown = (name: string, item: Item | undefined, input: Input = {}): object => (item ? { [name]: copyOf(projected(item, input)) } : {});

function writeOne(state: State, input: Input, key: ItemKey, after: Item | undefined): object {
  const before = state.get(key);
  assertCondition(input, before);
  state.write(key, after);
  return input.ReturnValues === 'ALL_OLD' ? shown('Attributes', before) : {};
}

function put(state: State, input: Input): object {
  const item = copyOf(input.Item ?? {});
  const key = keyOf(item, true);
  assertStorable(item);
  return writeOne(state, input, key, item);
}

function update(state: State, input: Input): object {
  const key = keyOf(input.Key);
  const before = state.get(key);
  const actions = readUpdate(input.UpdateExpression ?? '');
  assertActions(actions, input);
  assertCondition(input, before);
  const after = applyUpdate(before ?? { ...key }, actions, input);
  assertStorable(after);
  state.write(key, after);
  if (input.ReturnValues === 'ALL_OLD') return shown('Attributes', before);
  if (input.ReturnValues === 'ALL_NEW') return shown('Attributes', after);
  if (input.ReturnValues !== 'UPDATED_NEW') return {};
  const written = actions.map(({ path }) => nameOf(path, input)).filter((name) => after[name] !== undefined);
  return written.length === 0 ? {} : shown('Attributes', Object.fromEntries(written.map((name) => [name, after[name]])));
}

function transact(state: State, { TransactItems = [] }: Input): object {
  const writes = plannedWrites(copyOf(TransactItems));
  const failed = writes.map(({ input, key }) => !conditionHolds(input, state.get(key)));
  if (failed.includes(true)) throw cancelled(failed);
  for (const { changes, key, item } of writes) if (changes) state.write(key, item);
  return {};
}
