import { randomBytes } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from './keys.ts';
import { itemOfFailedWrite, type Table } from './table.ts';

/** What is added to a number of an item. `set` and `remove` change more with it. */
export interface Addition {
  key: Key;
  attribute: string;
  by: number;
  set?: readonly string[];
  remove?: readonly string[];
  condition?: string;
  names?: Record<string, string>;
  values?: Record<string, unknown>;
}

/** The sum, and the item with it. */
export interface Added {
  sum: number;
  item: Record<string, unknown>;
}

/**
 * Adds to a number once, although the AWS client sends the request again when its answer was lost. Each addition leaves its sum in the item,
 * under a new name: where that is, the addition was done, and that is its answer. Exact for parallel additions too, as long as fewer than
 * twenty others come between the two requests. Otherwise it may be added twice, and is never left out.
 * Throws ConditionalCheckFailedException. Transactions need no name: DynamoDB recognizes a repeated one.
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html#DDB-TransactWriteItems-request-ClientRequestToken
 */
export async function addOnce(table: Table, addition: Addition, now: Date): Promise<Added> {
  const { key, attribute, by, set = [], remove = [], condition, names, values } = addition;
  const mark = `${MARK}${now.getTime().toString(36).padStart(9, '0')}${randomBytes(6).toString('base64url')}`;
  const sum = 'if_not_exists(#sum, :none) + :by';
  const sets = [`#sum = ${sum}`, `#mark = ${sum}`, ...set].join(', ');
  const command = new UpdateCommand({
    TableName: table.name,
    Key: key,
    UpdateExpression: `SET ${sets}${remove.length > 0 ? ` REMOVE ${remove.join(', ')}` : ''}`,
    ConditionExpression: ['attribute_not_exists(#mark)', ...(condition ? [`(${condition})`] : [])].join(' AND '),
    ExpressionAttributeNames: { ...names, '#sum': attribute, '#mark': mark },
    ExpressionAttributeValues: { ...values, ':none': 0, ':by': by },
    ReturnValues: 'ALL_NEW',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  });
  const item = await table.db.send(command).then(({ Attributes = {} }) => Attributes, orDone(mark));
  await forgetOldMarks(table, key, item);
  return { sum: Number(item[mark]), item };
}

/** No other attribute begins with it. */
const MARK = 'added_';
/** An item stays below 1 KB, which is the unit in which writes are counted. */
const MOST_MARKS = 30;
const KEPT_MARKS = 20;

/** Returns the item if it has the mark: the refused request was done before. */
function orDone(mark: string) {
  return (error: unknown): Record<string, unknown> => {
    const item = itemOfFailedWrite(error);
    if (mark in item) return item;
    throw error;
  };
}

/** If it fails, the next addition does it. */
async function forgetOldMarks(table: Table, key: Key, item: Record<string, unknown>): Promise<void> {
  const marks = Object.keys(item).filter((name) => name.startsWith(MARK));
  if (marks.length <= MOST_MARKS) return;
  const old = marks.sort().slice(0, -KEPT_MARKS);
  const command = new UpdateCommand({
    TableName: table.name,
    Key: key,
    UpdateExpression: `REMOVE ${old.map((_, n) => `#${n}`).join(', ')}`,
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: Object.fromEntries(old.map((name, n) => [`#${n}`, name])),
  });
  await table.db.send(command).catch(() => undefined);
}
