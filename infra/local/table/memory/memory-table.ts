import { ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import { assertAllUsed, assertModelled } from './checks.ts';
import type { Input } from './input.ts';
import { createOperations } from './operations.ts';
import { createState, type State } from './state.ts';

/** One table in memory, with the semantics of DynamoDB for the commands and expressions that the service sends. */
export interface MemoryTable extends Pick<State, 'changes' | 'items' | 'inIndex' | 'keep'> {
  /** Answers one operation, such as `GetItem`. Throws the errors of the AWS SDK. */
  run(operation: string, input: Input): object;
}

/** Creates an empty table. */
export function createMemoryTable(name: string): MemoryTable {
  const state = createState();
  const operations = createOperations(state);
  return {
    ...state,
    run(operation, input) {
      assertModelled(operation, input);
      assertTable(name, input);
      assertAllUsed(input);
      return operations[operation](input);
    },
  };
}

function assertTable(name: string, { TableName, TransactItems = [] }: Input): void {
  const named = TransactItems.length > 0 ? TransactItems.flatMap((one) => Object.values(one).map((part) => part.TableName)) : [TableName];
  if (named.every((one) => one === name)) return;
  throw new ResourceNotFoundException({ message: 'Cannot do operations on a non-existent table', $metadata: { httpStatusCode: 400 } });
}
