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
import type { Input } from './input.ts';
import type { MemoryTable } from './memory-table.ts';

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

/** Returns a document client whose calls a table in memory answers. `before` runs before each call, and may wait or throw. */
export function memoryClient(table: MemoryTable, before: () => Promise<void> = async () => {}): DynamoDBDocumentClient {
  const send = async (command: { constructor: unknown; input: Input }): Promise<object> => {
    await before();
    return table.run(OPERATIONS.get(command.constructor) ?? String(command.constructor), command.input);
  };
  // The service uses nothing else of its client.
  return { send } as unknown as DynamoDBDocumentClient;
}
