import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import {
  type Condition,
  givenValue,
  holds,
  notModelled,
  placeholdersOf,
  readCondition,
  readProjection,
  readUpdate,
  remembered,
  validationError,
} from './expressions.ts';
import type { Input } from './input.ts';
import { INDEX, type ItemKey } from './rows.ts';
import { bytesOfItem, compareValues, type Item } from './values.ts';

/** https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html */
const LIMITS = { itemBytes: 400 * 1024, transactionItems: 100, transactionBytes: 4 * 1024 * 1024, keyBytes: { pk: 2048, sk: 1024 } };

/** Returns a key, which must have exactly its two attributes, or those of an item. */
export function keyOf(given: Item | undefined, isItem = false): ItemKey {
  const { pk, sk, ...others } = given ?? {};
  if (typeof pk !== 'string' || typeof sk !== 'string' || pk === '' || sk === '') throw validationError('One or more parameter values were invalid');
  if (!isItem && Object.keys(others).length > 0) throw validationError('The provided key element does not match the schema');
  if (Buffer.byteLength(pk) > LIMITS.keyBytes.pk || Buffer.byteLength(sk) > LIMITS.keyBytes.sk)
    throw validationError('One or more parameter values were invalid: Size of key has exceeded the maximum size limit');
  return { pk, sk };
}

/** Throws if the table cannot store the item: its size, or keys of the index that are no texts. */
export function assertStorable(item: Item): void {
  if (bytesOfItem(item) > LIMITS.itemBytes) throw validationError('Item size has exceeded the maximum allowed size');
  for (const name of [INDEX.partitionKey, INDEX.sortKey]) {
    const value = item[name];
    if (value !== undefined && (typeof value !== 'string' || value === ''))
      throw validationError('One or more parameter values were invalid: Type mismatch for Index Key');
  }
}

/** Throws for a placeholder that is given and not used, as DynamoDB does. */
export function assertAllUsed(input: Input): void {
  const conditions = [input.ConditionExpression, input.KeyConditionExpression, input.FilterExpression].filter((text) => text !== undefined);
  const used = conditions.map(usedInCondition);
  if (input.UpdateExpression !== undefined) used.push(usedInUpdate(input.UpdateExpression));
  if (input.ProjectionExpression !== undefined) used.push(usedInProjection(input.ProjectionExpression));
  const given = [...Object.keys(input.ExpressionAttributeNames ?? {}), ...Object.keys(input.ExpressionAttributeValues ?? {})];
  const unused = given.filter((placeholder) => !used.some((names) => names.has(placeholder)));
  for (const text of conditions) assertRanges(readCondition(text), input);
  if (unused.length > 0) throw validationError(`Value provided in expressions is unused: ${unused.join(', ')}`);
}

const usedInCondition = remembered((text) => new Set(placeholdersOf(readCondition(text))));
const usedInUpdate = remembered((text) => new Set(readUpdate(text).flatMap(({ path, terms }) => [path, ...terms.flatMap(Object.values)])));
const usedInProjection = remembered((text) => new Set(readProjection(text).flat()));

/** Throws for a range whose end is before its begin. */
function assertRanges(condition: Condition, input: Input): void {
  if (condition.kind === 'AND' || condition.kind === 'OR') for (const part of [condition.left, condition.right]) assertRanges(part, input);
  if (condition.kind === 'NOT') assertRanges(condition.of, input);
  if (condition.kind !== 'between' || !('value' in condition.from) || !('value' in condition.to)) return;
  const order = compareValues(givenValue(condition.from.value, input), givenValue(condition.to.value, input));
  if (order === undefined || order > 0) throw validationError('The BETWEEN operator requires upper bound to be greater than or equal to lower bound');
}

/** Returns whether the condition of a write holds for the item that is there. */
export const conditionHolds = (input: Input, before: Item | undefined): boolean =>
  input.ConditionExpression === undefined || holds(readCondition(input.ConditionExpression), before, input);

/** Throws as DynamoDB does if the condition of a single write does not hold. */
export function assertCondition(input: Input, before: Item | undefined): void {
  if (conditionHolds(input, before)) return;
  throw new ConditionalCheckFailedException({
    message: 'The conditional request failed',
    $metadata: { httpStatusCode: 400 },
    ...(before && input.ReturnValuesOnConditionCheckFailure === 'ALL_OLD' && { Item: marshall(before) }),
  });
}

/** One write of a transaction. `item` is what it stores; undefined for a deletion or a check. */
export interface PlannedWrite {
  input: Input;
  key: ItemKey;
  item: Item | undefined;
  changes: boolean;
}

/** Returns the writes of a transaction. Throws for what DynamoDB refuses before it looks at any item. */
export function plannedWrites(given: NonNullable<Input['TransactItems']>): PlannedWrite[] {
  if (given.length === 0 || given.length > LIMITS.transactionItems) throw validationError('Member must have length less than or equal to 100');
  const writes = given.map(plannedWrite);
  assertDifferent(writes.map(({ key }) => key));
  const bytes = writes.reduce((sum, { item }) => sum + (item ? bytesOfItem(item) : 0), 0);
  if (bytes > LIMITS.transactionBytes) throw validationError('Collection size exceeds the 4MB limit of a transaction');
  return writes;
}

/** Returns the keys of a transaction that reads. */
export function keysToRead(given: NonNullable<Input['TransactItems']>): ItemKey[] {
  if (given.length === 0 || given.length > LIMITS.transactionItems) throw validationError('Member must have length less than or equal to 100');
  const keys = given.map(({ Get }) => keyOf(Get?.Key));
  assertDifferent(keys);
  return keys;
}

function assertDifferent(keys: readonly ItemKey[]): void {
  const different = new Set(keys.map(({ pk, sk }) => `${pk}\0${sk}`));
  if (different.size < keys.length) throw validationError('Transaction request cannot include multiple operations on one item');
}

function plannedWrite(one: Readonly<Record<string, Input>>): PlannedWrite {
  const [kind, input] = Object.entries(one)[0] ?? ['', {}];
  assertAllUsed(input);
  if (kind === 'Put') {
    const item = input.Item ?? {};
    assertStorable(item);
    return { input, key: keyOf(item, true), item, changes: true };
  }
  if (kind !== 'Delete' && kind !== 'ConditionCheck') throw notModelled(`${kind} in a transaction`);
  return { input, key: keyOf(input.Key), item: undefined, changes: kind === 'Delete' };
}

/** The error of a transaction, with a reason for each of its writes. */
export function cancelled(failed: readonly boolean[]): TransactionCanceledException {
  const codes = failed.map((one) => (one ? 'ConditionalCheckFailed' : 'None'));
  return new TransactionCanceledException({
    message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes.join(', ')}]`,
    $metadata: { httpStatusCode: 400 },
    CancellationReasons: codes.map((Code) => ({ Code, ...(Code !== 'None' && { Message: 'The conditional request failed' }) })),
  });
}

/** Which inputs each operation may have. Another one would be ignored. */
const KNOWN = {
  GetItem: ['Key', 'ConsistentRead', 'ProjectionExpression'],
  PutItem: ['Item', 'ConditionExpression', 'ReturnValues', 'ReturnValuesOnConditionCheckFailure'],
  DeleteItem: ['Key', 'ConditionExpression', 'ReturnValues', 'ReturnValuesOnConditionCheckFailure'],
  UpdateItem: ['Key', 'UpdateExpression', 'ConditionExpression', 'ReturnValues', 'ReturnValuesOnConditionCheckFailure'],
  Query: [
    ...['KeyConditionExpression', 'FilterExpression', 'ProjectionExpression', 'IndexName', 'Limit', 'ScanIndexForward'],
    ...['ExclusiveStartKey', 'ConsistentRead'],
  ],
  Scan: ['FilterExpression', 'ProjectionExpression', 'Limit', 'ExclusiveStartKey', 'ConsistentRead', 'Segment', 'TotalSegments', 'Select'],
  TransactWriteItems: ['TransactItems'],
  TransactGetItems: ['TransactItems'],
} as const satisfies Record<string, readonly string[]>;

const ALWAYS_KNOWN = ['TableName', 'ExpressionAttributeNames', 'ExpressionAttributeValues'];

export type Operation = keyof typeof KNOWN;

/** Throws for an operation or an input that this table does not have. */
export function assertModelled(operation: string, input: Input): asserts operation is Operation {
  if (!Object.hasOwn(KNOWN, operation)) throw notModelled(`operation ${operation}`);
  // It is one of them, as was just checked.
  const known: readonly string[] = KNOWN[operation as Operation];
  for (const [name, value] of Object.entries(input))
    if (value !== undefined && !known.includes(name) && !ALWAYS_KNOWN.includes(name)) throw notModelled(`${name} of ${operation}`);
}
