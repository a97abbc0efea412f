import { DynamoDBClient, type DynamoDBClientConfig, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/**
 * Creates the client of the table. It also repeats a single write that was refused because a transaction was writing its item: it was not done.
 * The AWS client alone gives that error to its caller.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html#transaction-conflict-handling
 */
export function createTableClient(config: DynamoDBClientConfig): DynamoDBDocumentClient {
  const client = new DynamoDBClient(config);
  client.middlewareStack.add(
    (next) => (args) =>
      next(args).catch((error: unknown) => {
        throw error instanceof TransactionConflictException ? Object.assign(error, { $retryable: { throttling: false } }) : error;
      }),
    // After the step that repeats a request, which reads the mark.
    { step: 'finalizeRequest', priority: 'low', name: 'repeatBlockedWrite' },
  );
  return DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
}
