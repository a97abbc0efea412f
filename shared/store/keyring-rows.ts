import { type DynamoDBDocumentClient, GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { keyringKey } from './keys.ts';
import { isLostRace, putOnce } from './table.ts';
import { Conflict } from './unit-of-work.ts';

/** The keys of one purpose, newest first. Each is wrapped under a context that names its purpose and kid. */
export interface WrappedRing {
  keys: { kid: string; wrapped: string; createdAt: string }[];
}

/** Returns the item of one purpose. Its mac is not checked here: the keyring, which holds the record key, checks it. */
export async function getRing(db: DynamoDBDocumentClient, tableName: string, purpose: string): Promise<Record<string, unknown> | undefined> {
  const { Item } = await db.send(new GetCommand({ TableName: tableName, Key: keyringKey(purpose), ConsistentRead: true }));
  return Item;
}

/** Writes the rings of a new service, all or none. Returns false if rings exist already. */
export async function putFirstRings(db: DynamoDBDocumentClient, tableName: string, items: readonly Record<string, unknown>[]): Promise<boolean> {
  const puts = items.map((Item) => ({ Put: { TableName: tableName, Item, ConditionExpression: 'attribute_not_exists(pk)' } }));
  try {
    await db.send(new TransactWriteCommand({ TransactItems: puts }));
    return true;
  } catch (error) {
    if (isLostRace(error)) return false;
    throw error;
  }
}

/** Writes the next version of one ring. Throws if another write came first. */
export async function replaceRing(db: DynamoDBDocumentClient, name: string, item: Record<string, unknown> & { version: number }): Promise<void> {
  const condition = { ConditionExpression: 'version = :previous', ExpressionAttributeValues: { ':previous': item.version - 1 } };
  if (!(await putOnce({ db, name }, item, condition))) throw new Conflict();
}
