import { Readable } from 'node:stream';
import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { isTemporary } from '#net/fault.ts';
import { createTableClient } from '#store/table-client.ts';

/** A client whose table answers with these errors first, and then does what it is asked. Counts the requests. */
function busyTable(errors: readonly string[]) {
  const seen = { requests: 0 };
  const handle = async () => {
    const error = errors[seen.requests];
    seen.requests += 1;
    const body = Readable.from([JSON.stringify(error ? { __type: `com.amazonaws.dynamodb.v20120810#${error}`, message: 'no' } : {})]);
    return { response: { statusCode: error ? 400 : 200, headers: { 'content-type': 'application/x-amz-json-1.0' }, body } };
  };
  const credentials = { accessKeyId: 'any', secretAccessKey: 'any' };
  return { seen, db: createTableClient({ region: 'eu-central-1', credentials, requestHandler: { handle } }) };
}

const BLOCKED = 'TransactionConflictException';
const at = { TableName: 'table', Key: { pk: 'a', sk: 'b' } };

describe('a write that meets a transaction on its item', () => {
  it.each([
    ['an addition', new UpdateCommand({ ...at, UpdateExpression: 'ADD tries :one', ExpressionAttributeValues: { ':one': 1 } })],
    ['a whole item', new PutCommand({ TableName: 'table', Item: at.Key })],
    ['a deletion', new DeleteCommand(at)],
  ])('is repeated and done: %s', async (_, command) => {
    const { db, seen } = busyTable([BLOCKED, BLOCKED]);
    await (db.send as (one: typeof command) => Promise<unknown>)(command);
    expect(seen.requests).toBe(3);
  });

  it('is a temporary fault if the transactions do not end', async () => {
    const { db, seen } = busyTable(Array.from({ length: 100 }, () => BLOCKED));
    const error = await db.send(new DeleteCommand(at)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TransactionConflictException);
    expect(isTemporary(error)).toBe(true);
    expect(seen.requests).toBeLessThan(10);
  });

  it.each(['ConditionalCheckFailedException', 'TransactionCanceledException'])('is not repeated after a %s, which is an answer', async (name) => {
    const { db, seen } = busyTable([name]);
    await expect(db.send(new DeleteCommand(at))).rejects.toMatchObject({ name });
    expect(seen.requests).toBe(1);
  });
});
