import { Aws } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { FunctionCapability, ServiceFunction } from './functions.ts';

type Action = 'GetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem';
type PrefixOf<U> = U extends `${'table' | 'reads'}:${infer Fence}` ? Fence : never;
type KeyPrefix = PrefixOf<FunctionCapability>;

/** The actions of the store by the prefix of the partition key. `DUE` is only read, through its index. */
const ACTIONS: Record<Exclude<KeyPrefix, 'DUE'>, readonly Action[]> = {
  HOST: ['GetItem', 'Query', 'PutItem'],
  CUSTODY: ['Query', 'PutItem', 'DeleteItem'],
  EMAIL: ['GetItem', 'PutItem', 'DeleteItem'],
  WILL: ['GetItem', 'PutItem'],
  TRANSFER: ['GetItem', 'Query', 'PutItem', 'DeleteItem'],
  TRAIL: ['GetItem', 'Query', 'PutItem'],
  OTP: ['GetItem', 'PutItem', 'UpdateItem'],
  SESSION: ['GetItem', 'PutItem'],
  TIMER: ['GetItem', 'PutItem', 'DeleteItem'],
  OUTBOX: ['PutItem'],
  MAIL: ['GetItem', 'PutItem'],
  QUEUE: ['UpdateItem'],
  OAUTH: ['GetItem', 'PutItem', 'DeleteItem'],
  SERVICE: ['GetItem', 'PutItem'],
  KEYRING: ['GetItem', 'PutItem'],
  RATE: ['UpdateItem'],
  'RATE-SLIDING': ['GetItem', 'PutItem'],
  DONE: ['GetItem', 'PutItem'],
};

/** Additional actions on a prefix, which only some functions need. */
const EXTRA_ACTIONS: Partial<Record<FunctionCapability, [KeyPrefix, readonly Action[]]>> = {
  'removes:HOST': ['HOST', ['DeleteItem']],
  'lists:SESSION': ['SESSION', ['Query']],
  'removes:SESSION': ['SESSION', ['DeleteItem']],
  'removes:WILL': ['WILL', ['DeleteItem']],
  'removes:TRAIL': ['TRAIL', ['DeleteItem']],
  'performs:OUTBOX': ['OUTBOX', ['GetItem', 'UpdateItem', 'DeleteItem']],
};

const READS: readonly Action[] = ['GetItem', 'Query'];

interface Table {
  tableArn: string;
  tableKeyArn: string;
}

/**
 * Limits a function's access to the table by the prefix of the partition key. There is one statement per set of actions, not per
 * prefix, because one statement must allow all items of a transaction.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/specifying-conditions.html
 */
export function tableStatements(fn: ServiceFunction, table: Table, dueIndex: string): PolicyStatement[] {
  const byFences = new Map<string, Action[]>();
  for (const [action, fences] of prefixesByAction(fn)) byFences.set(fences.join(' '), [...(byFences.get(fences.join(' ')) ?? []), action]);
  const items = [...byFences].map(([fences, actions]) => allowPrefixes(actions, fences.split(' '), table.tableArn));
  const due = fn.uses.includes('table:DUE') ? [allowIndex(`${table.tableArn}/index/${dueIndex}`)] : [];
  const scans = fn.uses.includes('scan:keys') ? [allowKeyScan(table.tableArn)] : [];
  return [...items, ...due, ...scans, tableKeyStatement(table)];
}

function prefixesByAction(fn: ServiceFunction): Map<Action, string[]> {
  const byAction = new Map<Action, string[]>();
  for (const [fence, actions] of grantsOf(fn)) {
    const pattern = `${fence.replace('-SLIDING', '')}#*`;
    for (const action of actions) byAction.set(action, [...new Set([...(byAction.get(action) ?? []), pattern])].sort());
  }
  return byAction;
}

function grantsOf(fn: ServiceFunction): [KeyPrefix, readonly Action[]][] {
  const granted: [KeyPrefix, readonly Action[]][] = [['KEYRING', ['GetItem']]];
  for (const use of fn.uses) {
    const more = EXTRA_ACTIONS[use];
    if (more) granted.push(more);
    const [, verb, name] = /^(table|reads):(.+)$/.exec(use) ?? [];
    // The type `Use` has no other text after `table:` and `reads:`.
    const fence = name as KeyPrefix | undefined;
    if (!fence || fence === 'DUE') continue;
    granted.push([fence, verb === 'reads' ? readsOf(ACTIONS[fence]) : actionsOf(fn, fence, ACTIONS[fence])]);
  }
  return granted;
}

function readsOf(actions: readonly Action[]): readonly Action[] {
  return actions.filter((action) => READS.includes(action));
}

function actionsOf(fn: ServiceFunction, fence: KeyPrefix, actions: readonly Action[]): readonly Action[] {
  // Every request is counted, even one that only reads.
  if (fence === 'RATE') return actions;
  // A function that reads from a drive may have to renew its tokens.
  if (fence === 'OAUTH' && fn.access === 'reads') return ['GetItem', 'PutItem'];
  if (fn.access === 'reads') return readsOf(actions);
  // A function that sets a timer does not read it. Those that keep the schedules compare it with the state.
  return fence === 'TIMER' && !fn.uses.includes('scheduler') ? ['PutItem', 'DeleteItem'] : actions;
}

function allowPrefixes(actions: readonly Action[], patterns: readonly string[], resource: string): PolicyStatement {
  return new PolicyStatement({
    actions: actions.map((action) => `dynamodb:${action}`),
    resources: [resource],
    conditions: {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': patterns },
      // ForAllValues is also true for a call without keys, such as a scan.
      Null: { 'dynamodb:LeadingKeys': 'false' },
    },
  });
}

/** Allows queries of the index of what is due. Its ARN is the limit: all keys of this index start with `DUE#`. */
function allowIndex(resource: string): PolicyStatement {
  return new PolicyStatement({ actions: ['dynamodb:Query'], resources: [resource] });
}

/** Allows a scan that returns keys alone: no item's data, and no count of what a filter finds in it. */
function allowKeyScan(resource: string): PolicyStatement {
  return new PolicyStatement({
    actions: ['dynamodb:Scan'],
    resources: [resource],
    conditions: {
      'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['pk', 'sk'] },
      // ForAllValues is also true for a call that names no attributes.
      Null: { 'dynamodb:Attributes': 'false' },
      StringEquals: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
    },
  });
}

/** Allows DynamoDB to use the table's key on behalf of the caller. https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/encryption.usagenotes.html */
function tableKeyStatement({ tableKeyArn }: Table): PolicyStatement {
  return new PolicyStatement({
    actions: ['kms:Decrypt', 'kms:DescribeKey', 'kms:Encrypt', 'kms:GenerateDataKey', 'kms:ReEncryptFrom', 'kms:ReEncryptTo'],
    resources: [tableKeyArn],
    conditions: { StringEquals: { 'kms:ViaService': `dynamodb.${Aws.REGION}.amazonaws.com` } },
  });
}
