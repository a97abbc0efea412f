import { channel } from 'node:diagnostics_channel';
import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactGetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { TABLE_CALL } from '#infra/table.ts';
import type { Attempt } from './fault-attempts.ts';
import type { Input } from './input.ts';
import type { MemoryTable } from './memory-table.ts';
import { copyOf } from './values.ts';

/** The operation that each command of the document client asks for. */
const OPERATIONS = new Map<unknown, string>([
  [GetCommand, 'GetItem'],
  [PutCommand, 'PutItem'],
  [DeleteCommand, 'DeleteItem'],
  [UpdateCommand, 'UpdateItem'],
  [QueryCommand, 'Query'],
  [ScanCommand, 'Scan'],
  [TransactGetCommand, 'TransactGetItems'],
  [TransactWriteCommand, 'TransactWriteItems'],
]);

const calls = channel(TABLE_CALL);

/** Returns a document client whose calls a table in memory answers. `attempt` decides what becomes of each. */
export function memoryClient(table: MemoryTable, attempt: Attempt = async (perform) => perform()): DynamoDBDocumentClient {
  const send = async (command: { constructor: unknown; input: Input }): Promise<object> => {
    // The request is made once, and sent again as it is.
    const input = copyOf(command.input);
    const operation = OPERATIONS.get(command.constructor) ?? String(command.constructor);
    calls.publish(operation);
    const perform = () => table.run(operation, input);
    return attempt(operation === 'TransactWriteItems' ? recognized(perform) : perform);
  };
  // The service uses nothing else of its client.
  return { send } as unknown as DynamoDBDocumentClient;
}

/** A transaction has one token for all attempts, by which DynamoDB recognizes one that was done. */
export function recognized(perform: () => object): () => object {
  let done: object | undefined;
  return () => {
    done ??= perform();
    return done;
  };
}
