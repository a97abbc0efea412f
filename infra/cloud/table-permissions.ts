import { Aws } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { ServiceFunction, Use } from './functions.ts';

type Action = 'GetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem';
type Fences<U> = U extends `${'table' | 'reads'}:${infer Fence}` ? Fence : never;
type Fence = Fences<Use>;

/** What the store does with the items of each kind. `DUE` is read through its index alone. */
const ACTIONS: Record<Exclude<Fence, 'DUE'>, readonly Action[]> = {
  HOST: ['GetItem', 'Query', 'PutItem'],
  CUSTODY: ['Query', 'PutItem', 'DeleteItem'],
  EMAIL: ['GetItem', 'PutItem', 'DeleteItem'],
  WILL: ['GetItem', 'PutItem'],
  TRANSFER: ['GetItem', 'Query', 'PutItem', 'DeleteItem'],
  OTP: ['GetItem', 'PutItem', 'UpdateItem'],
  SESSION: ['GetItem', 'PutItem'],
  TIMER: ['GetItem', 'PutItem', 'DeleteItem'],
  OUTBOX: ['PutItem'],
  LANE: ['UpdateItem'],
  OAUTH: ['GetItem', 'PutItem', 'DeleteItem'],
  SERVICE: ['GetItem', 'PutItem'],
  KEYRING: ['GetItem', 'PutItem'],
  RATE: ['UpdateItem'],
  'RATE-SLIDING': ['GetItem', 'PutItem'],
  DONE: ['GetItem', 'PutItem'],
};

/** What only some do who have the kind anyway. */
const MORE: Partial<Record<Use, [Fence, readonly Action[]]>> = {
  'removes:HOST': ['HOST', ['DeleteItem']],
  'performs:OUTBOX': ['OUTBOX', ['GetItem', 'UpdateItem', 'DeleteItem']],
};

const READS: readonly Action[] = ['GetItem', 'Query'];

interface Table {
  tableArn: string;
  tableKeyArn: string;
}

/**
 * The table, fenced by the first word of the partition key. Statements are made by action, not by kind of item,
 * because a transaction puts items of several kinds and must find them all in one statement.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/specifying-conditions.html
 */
export function tableStatements(fn: ServiceFunction, table: Table, dueIndex: string): PolicyStatement[] {
  const byFences = new Map<string, Action[]>();
  for (const [action, fences] of fencesByAction(fn)) byFences.set(fences.join(' '), [...(byFences.get(fences.join(' ')) ?? []), action]);
  const items = [...byFences].map(([fences, actions]) => fenced(actions, fences.split(' '), table.tableArn));
  const due = fn.uses.includes('table:DUE') ? [fenced(['Query'], ['DUE#*'], `${table.tableArn}/index/${dueIndex}`)] : [];
  return [...items, ...due, atRest(table)];
}

function fencesByAction(fn: ServiceFunction): Map<Action, string[]> {
  const byAction = new Map<Action, string[]>();
  for (const [fence, actions] of grants(fn)) {
    const pattern = `${fence.replace('-SLIDING', '')}#*`;
    for (const action of actions) byAction.set(action, [...new Set([...(byAction.get(action) ?? []), pattern])].sort());
  }
  return byAction;
}

function grants(fn: ServiceFunction): [Fence, readonly Action[]][] {
  const granted: [Fence, readonly Action[]][] = [['KEYRING', ['GetItem']]];
  for (const use of fn.uses) {
    const more = MORE[use];
    if (more) granted.push(more);
    const [, verb, name] = /^(table|reads):(.+)$/.exec(use) ?? [];
    // A capability that begins so is one of the fences.
    const fence = name as Fence | undefined;
    if (!fence || fence === 'DUE') continue;
    granted.push([fence, verb === 'reads' ? readsOf(ACTIONS[fence]) : allowed(fn, fence, ACTIONS[fence])]);
  }
  return granted;
}

function readsOf(actions: readonly Action[]): readonly Action[] {
  return actions.filter((action) => READS.includes(action));
}

function allowed(fn: ServiceFunction, fence: Fence, actions: readonly Action[]): readonly Action[] {
  // Every request is counted, also one that only looks.
  if (fence === 'RATE') return actions;
  // And whoever looks into a drive may find that its tokens have to be renewed.
  if (fence === 'OAUTH' && fn.access === 'reads') return ['GetItem', 'PutItem'];
  if (fn.access === 'reads') return readsOf(actions);
  // Whoever sets a timer need not know what it was set to; who looks for strays does.
  return fence === 'TIMER' && !fn.uses.includes('scheduler:list') ? ['PutItem', 'DeleteItem'] : actions;
}

function fenced(actions: readonly Action[], patterns: readonly string[], resource: string): PolicyStatement {
  return new PolicyStatement({
    actions: actions.map((action) => `dynamodb:${action}`),
    resources: [resource],
    conditions: {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': patterns },
      // ForAllValues is true for a call without keys, such as a scan.
      Null: { 'dynamodb:LeadingKeys': 'false' },
    },
  });
}

/** DynamoDB uses the table's key in the caller's name. https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/encryption.usagenotes.html */
function atRest({ tableKeyArn }: Table): PolicyStatement {
  return new PolicyStatement({
    actions: ['kms:Decrypt', 'kms:DescribeKey', 'kms:Encrypt', 'kms:GenerateDataKey', 'kms:ReEncryptFrom', 'kms:ReEncryptTo'],
    resources: [tableKeyArn],
    conditions: { StringEquals: { 'kms:ViaService': `dynamodb.${Aws.REGION}.amazonaws.com` } },
  });
}
