import type { Random } from '#tests/support/random.ts';

/** One call of the table: its operation, and the input of the document client without the table's name. */
export interface Call {
  operation: string;
  input: Record<string, unknown>;
}

type Chooser = (random: Random) => Call;
type Values = Record<string, unknown>;

const PARTITIONS = ['HOST#a', 'HOST#b', 'TIMER#é', 'RATE#😀'] as const;
const SORT_KEYS = ['ROOT', 'ROW#1', 'ROW#2', 'ROW#10', 'ROW#\uffee', 'ROW#😀', 'AUDIT#2031-03-11'] as const;
const INDEX_PARTITIONS = ['DUE#0', 'DUE#1'] as const;

const pk = (random: Random): string => random.pick(PARTITIONS);
const sk = (random: Random): string => random.pick(SORT_KEYS);
const key = (random: Random) => ({ pk: pk(random), sk: sk(random) });
const int = (random: Random, most = 5): number => Math.floor(random.next() * (most + 1));
const entry = (random: Random): string => random.pick(['7/a', '8/b', '9/c']);

/** Each is different, because the index promises no order for equal ones. */
let moments = 0;
const moment = (random: Random): string => {
  moments += 1;
  return `2031-03-${String(10 + int(random, 9))}T${String(moments).padStart(8, '0')}`;
};

/** Returns an item with some of the attributes that the service stores. */
function item(random: Random): Values {
  const attributes: Values = {
    version: int(random),
    tries: random.pick([0, 1, -3, 2.5, 1e10]),
    expires_at_s: int(random, 9),
    held_until: `2031-0${int(random, 9)}`,
    held_by: random.pick(['one', 'two', 'é😀']),
    held: new Set([entry(random), entry(random)]),
    numbers: new Set([int(random), 7]),
    mac: Uint8Array.of(int(random), 255),
    data: { facts: { transfer: random.pick(['t1', 't2']), nothing: null, parts: [1, 'two', true, {}] }, reply: '', absent: undefined },
    ...(random.happens(0.5) && { due_partition: random.pick(INDEX_PARTITIONS), due_at: moment(random) }),
  };
  const kept = Object.entries(attributes).filter(([name]) => name.startsWith('due_') || random.happens(0.6));
  return { ...key(random), ...Object.fromEntries(kept) };
}

/** Conditions of the service, and combinations of their kinds. */
const CONDITIONS: readonly [(random: Random) => Values, ...((random: Random) => Values)[]] = [
  () => ({}),
  () => ({ ConditionExpression: 'attribute_not_exists(pk)' }),
  () => ({ ConditionExpression: 'attribute_exists(pk)' }),
  (random) => ({ ConditionExpression: 'version = :version', ExpressionAttributeValues: { ':version': int(random) } }),
  (random) => ({ ConditionExpression: 'attribute_exists(pk) AND tries >= :amount', ExpressionAttributeValues: { ':amount': int(random) } }),
  (random) => ({ ConditionExpression: 'attribute_not_exists(pk) OR version = :before', ExpressionAttributeValues: { ':before': int(random) } }),
  (random) => ({
    ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(held_until) OR held_until <= :now)',
    ExpressionAttributeValues: { ':now': `2031-0${int(random, 9)}` },
  }),
  (random) => ({
    ConditionExpression: 'attribute_not_exists(#own) OR (size(#own) < :own AND size(#all) < :all)',
    ExpressionAttributeNames: { '#own': 'held', '#all': 'numbers' },
    ExpressionAttributeValues: { ':own': int(random, 3), ':all': int(random, 3) },
  }),
  (random) => ({
    ConditionExpression: random.pick([
      'tries > :n OR version < :n AND attribute_exists(held)',
      '(tries > :n OR version < :n) AND attribute_exists(held)',
    ]),
    ExpressionAttributeValues: { ':n': int(random) },
  }),
  (random) => ({
    ConditionExpression: 'sk BETWEEN :from AND :to AND begins_with(#pk, :host)',
    ExpressionAttributeNames: { '#pk': 'pk' },
    ExpressionAttributeValues: { ':from': sk(random), ':to': 'ROW#\uffff', ':host': 'HOST#' },
  }),
  // Equal and unequal types, sets and maps.
  (random) => ({
    ConditionExpression: '#any = :any',
    ExpressionAttributeNames: { '#any': random.pick(['held', 'numbers', 'mac', 'data', 'version', 'held_by']) },
    ExpressionAttributeValues: {
      ':any': random.pick<unknown>([new Set(['7/a', '8/b']), new Set([2, 7]), Uint8Array.of(2, 255), { reply: '' }, '2', 2, 'é😀']),
    },
  }),
  (random) => ({
    ConditionExpression: 'attribute_not_exists(#own) OR contains(#own, :entry) OR NOT held_by = :by',
    ExpressionAttributeNames: { '#own': random.pick(['held', 'held_until', 'numbers']) },
    ExpressionAttributeValues: { ':entry': entry(random), ':by': 'one' },
  }),
  (random) => ({
    ConditionExpression: 'NOT held_by = :by AND (attribute_not_exists(held_until) OR held_until <= :now)',
    ExpressionAttributeValues: { ':by': random.pick(['one', 'two']), ':now': `2031-0${int(random, 9)}` },
  }),
  (random) => ({ ConditionExpression: 'version <= :text', ExpressionAttributeValues: { ':text': String(int(random)) } }),
];

const condition = (random: Random): Values => random.pick(CONDITIONS)(random);

/** Updates of the service, and others of their kinds. The second part has the values. */
const UPDATES: readonly [(random: Random) => Values, ...((random: Random) => Values)[]] = [
  (random) => ({ UpdateExpression: 'ADD tries :by SET expires_at_s = :e', ExpressionAttributeValues: { ':by': int(random) - 2, ':e': int(random) } }),
  (random) => ({ UpdateExpression: 'ADD tries :by', ExpressionAttributeValues: { ':by': random.pick([0, 1, 0.5, 'one']) } }),
  (random) => ({
    UpdateExpression: 'ADD held :l, #n :n SET expires_at_s = :e',
    ExpressionAttributeNames: { '#n': 'numbers' },
    ExpressionAttributeValues: { ':l': new Set([entry(random)]), ':n': new Set([random.pick<unknown>([1, 2, 'three'])]), ':e': 1 },
  }),
  (random) => ({
    UpdateExpression: 'DELETE #0 :0, numbers :1',
    ExpressionAttributeNames: { '#0': random.pick(['held', 'version']) },
    ExpressionAttributeValues: { ':0': new Set([entry(random), entry(random)]), ':1': new Set([int(random), 7]) },
  }),
  (random) => ({
    UpdateExpression: 'SET held_by = :o, held_until = :u, due_at = :d REMOVE waiting, #data',
    ExpressionAttributeNames: { '#data': 'data' },
    ExpressionAttributeValues: { ':o': 'one', ':u': '2031-05', ':d': moment(random) },
  }),
  (random) => ({
    UpdateExpression: 'SET #sum = if_not_exists(#sum, :none) + :by, #mark = if_not_exists(#sum, :none) + :by, expires_at_s = :e REMOVE held_by',
    ExpressionAttributeNames: { '#sum': random.pick(['tries', 'held_until']), '#mark': `added_${int(random)}` },
    ExpressionAttributeValues: { ':none': 0, ':by': int(random) - 2, ':e': 1 },
  }),
  () => ({ UpdateExpression: 'SET taken = if_not_exists(held, :none) REMOVE held', ExpressionAttributeValues: { ':none': '' } }),
  () => ({ UpdateExpression: 'REMOVE held_by, held_until' }),
  () => ({ UpdateExpression: 'REMOVE due_at, absent' }),
  (random) => ({
    UpdateExpression: 'SET #data = :data',
    ExpressionAttributeNames: { '#data': 'data' },
    ExpressionAttributeValues: { ':data': { deep: { n: int(random) } } },
  }),
  // What DynamoDB refuses.
  () => ({ UpdateExpression: 'SET tries = :a ADD tries :a', ExpressionAttributeValues: { ':a': 1 } }),
  () => ({ UpdateExpression: 'SET sk = :a', ExpressionAttributeValues: { ':a': 'ROW#9' } }),
  () => ({ UpdateExpression: 'SET tries = :a', ExpressionAttributeValues: { ':a': 1, ':unused': 2 } }),
  () => ({ UpdateExpression: 'SET tries = :missing', ExpressionAttributeValues: { ':a': 1 } }),
];

/** Puts the placeholders of two parts together. */
function together(one: Values, other: Values): Values {
  const merged = { ...one, ...other };
  for (const name of ['ExpressionAttributeNames', 'ExpressionAttributeValues'])
    if (one[name] ?? other[name]) merged[name] = { ...(one[name] as object | undefined), ...(other[name] as object | undefined) };
  return merged;
}

const KEY_CONDITIONS: readonly [string, ...string[]] = [
  'pk = :pk',
  'pk = :pk AND sk = :from',
  'pk = :pk AND sk <= :from',
  'pk = :pk AND sk > :from',
  'pk = :pk AND sk BETWEEN :from AND :to',
  'pk = :pk AND begins_with(sk, :from)',
];

function queryTable(random: Random): Call {
  const KeyConditionExpression = random.pick(KEY_CONDITIONS);
  // At the limit and at the same time at the end of the range, DynamoDB Local says that there is no more. DynamoDB promises neither.
  const Limit = random.happens(0.4) && !KeyConditionExpression.includes('= :from') ? 1 + int(random, 4) : undefined;
  const all = { ':pk': pk(random), ':from': random.pick(['ROW#', ...SORT_KEYS]) + (Limit ? '!' : ''), ':to': random.pick(['ROW#\uffff', 'ROW#2!']) };
  const filter = random.happens(0.2) ? { FilterExpression: 'version >= :least', ExpressionAttributeValues: { ':least': int(random) } } : {};
  const values = Object.fromEntries(Object.entries(all).filter(([name]) => new RegExp(`${name}\\b`).test(KeyConditionExpression)));
  const input = {
    KeyConditionExpression,
    ExpressionAttributeValues: values,
    ConsistentRead: true,
    Limit,
    ...(random.happens(0.3) && { ScanIndexForward: false }),
    ...(random.happens(0.3) && { ExclusiveStartKey: { pk: values[':pk'], sk: `${sk(random)}-` } }),
    ...(random.happens(0.2) && { ProjectionExpression: '#data.facts.transfer, sk, #data.reply', ExpressionAttributeNames: { '#data': 'data' } }),
  };
  return { operation: 'Query', input: together(input, filter) };
}

function queryIndex(random: Random): Call {
  const until = random.happens(0.6);
  const timers = random.happens(0.4) ? { FilterExpression: 'begins_with(pk, :timer)', ExpressionAttributeValues: { ':timer': 'TIMER#' } } : {};
  const input = {
    IndexName: random.happens(0.95) ? 'due' : 'other',
    KeyConditionExpression: until ? 'due_partition = :p AND due_at <= :until' : 'due_partition = :p',
    ExpressionAttributeValues: { ':p': random.pick(INDEX_PARTITIONS), ...(until && { ':until': `2031-03-${10 + int(random, 9)}` }) },
    ...(random.happens(0.4) && { Limit: 1 + int(random, 4) }),
    ...(random.happens(0.05) && { ConsistentRead: true }),
  };
  return { operation: 'Query', input: together(input, timers) };
}

function scan(random: Random): Call {
  const filter = {
    Select: 'SPECIFIC_ATTRIBUTES',
    ProjectionExpression: 'pk, sk',
    FilterExpression: 'begins_with(pk, :hosts) AND sk BETWEEN :first AND :last',
    ExpressionAttributeValues: { ':hosts': 'HOST#', ':first': 'ROW#', ':last': 'ROW#\uffff' },
  };
  return { operation: 'Scan', input: random.happens(0.5) ? filter : { ConsistentRead: true } };
}

function writeOf(random: Random): Values {
  const kind = random.pick(['Put', 'Put', 'Delete', 'ConditionCheck']);
  if (kind === 'Put') return { Put: together({ Item: item(random) }, condition(random)) };
  const given = kind === 'ConditionCheck' ? { ConditionExpression: 'attribute_exists(pk)' } : condition(random);
  return { [kind]: together({ Key: key(random) }, given) };
}

/** DynamoDB refuses two operations on one item, DynamoDB Local only if their conditions hold. */
function isFirstOfItsKey(one: Values, at: number, all: readonly Values[]): boolean {
  const keyOf = (write: Values): string =>
    Object.values(write).map((part) => JSON.stringify(keyIn(part as { Key?: Values; Item?: Values })))[0] ?? '';
  return all.findIndex((other) => keyOf(other) === keyOf(one)) === at;
}

const keyIn = ({ Key, Item }: { Key?: Values; Item?: Values }): unknown[] => [(Key ?? Item)?.['pk'], (Key ?? Item)?.['sk']];

const some = <Thing>(random: Random, most: number, make: () => Thing): Thing[] => Array.from({ length: 1 + int(random, most - 1) }, make);

const returned = (random: Random, kinds: readonly [string, ...string[]]): Values => ({
  ReturnValues: random.pick(kinds),
  ...(random.happens(0.3) && { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }),
});

const CALLS: readonly [Chooser, ...Chooser[]] = [
  (random) => ({ operation: 'GetItem', input: { Key: key(random), ConsistentRead: true } }),
  (random) => ({ operation: 'PutItem', input: together({ Item: item(random), ...returned(random, ['NONE', 'ALL_OLD']) }, condition(random)) }),
  (random) => ({ operation: 'PutItem', input: { Item: item(random) } }),
  (random) => ({ operation: 'DeleteItem', input: together({ Key: key(random), ...returned(random, ['NONE', 'ALL_OLD']) }, condition(random)) }),
  (random) => {
    const kinds = returned(random, ['NONE', 'ALL_OLD', 'ALL_NEW', 'UPDATED_NEW']);
    return { operation: 'UpdateItem', input: together({ Key: key(random), ...kinds, ...random.pick(UPDATES)(random) }, condition(random)) };
  },
  (random) => ({
    operation: 'UpdateItem',
    input: { Key: key(random), ...returned(random, ['ALL_NEW', 'UPDATED_NEW']), ...random.pick(UPDATES)(random) },
  }),
  queryTable,
  queryIndex,
  (random) => ({ operation: 'TransactWriteItems', input: { TransactItems: some(random, 4, () => writeOf(random)).filter(isFirstOfItsKey) } }),
  (random) => ({
    operation: 'TransactGetItems',
    input: { TransactItems: some(random, 3, () => ({ Get: { Key: key(random) } })).filter(isFirstOfItsKey) },
  }),
];

/** Inputs that DynamoDB refuses, and those at its limits. */
const RARE: readonly [Chooser, ...Chooser[]] = [
  scan,
  (random) => ({ operation: 'GetItem', input: { Key: { pk: pk(random) } } }),
  (random) => ({ operation: 'GetItem', input: { Key: { ...key(random), more: 1 } } }),
  (random) => ({ operation: 'PutItem', input: { Item: { ...key(random), sk: '' } } }),
  (random) => ({ operation: 'PutItem', input: { Item: { ...key(random), due_partition: 'DUE#0', due_at: random.pick<unknown>([1, '']) } } }),
  (random) => ({ operation: 'PutItem', input: { Item: { ...key(random), data: 'x'.repeat(409_600 - 100 * int(random, 2)) } } }),
  (random) => ({ operation: 'PutItem', input: { Item: { ...key(random), data: 'x'.repeat(300_000) } } }),
  (random) => ({ operation: 'DeleteItem', input: { Key: key(random), ConditionExpression: 'version = :v', ExpressionAttributeValues: { ':w': 1 } } }),
  (random) => ({ operation: 'Query', input: { KeyConditionExpression: 'sk = :sk', ExpressionAttributeValues: { ':sk': sk(random) } } }),
  (random) => ({ operation: 'TransactWriteItems', input: { TransactItems: Array.from({ length: 101 }, () => writeOf(random)) } }),
  () => ({ operation: 'TransactWriteItems', input: { TransactItems: [1, 2].map((version) => ({ Put: { Item: { pk: 'A', sk: 'B', version } } })) } }),
  () => ({ operation: 'TransactGetItems', input: { TransactItems: [1, 2].map(() => ({ Get: { Key: { pk: 'A', sk: 'B' } } })) } }),
];

/** Returns the next call of a sequence. The keys are few, so that calls meet the items of earlier ones. */
export const nextCall = (random: Random): Call => random.pick(random.happens(0.04) ? RARE : CALLS)(random);
