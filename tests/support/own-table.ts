import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll } from 'vitest';
import { inventDeployment, type LocalTable, openTable } from '#infra/local/entry.ts';
import type { Table } from '#store/table.ts';
import { count } from './counts.ts';
import { filledBefore } from './shared-stack.ts';

/** A table of the service, and the local one behind it. */
export interface OwnTable extends Table {
  local: LocalTable;
}

/** Opens a table for one test file, without a service around it. It is deleted after the last test. */
export function openOwnTable(): OwnTable {
  const table = filledBefore(async (): Promise<OwnTable> => {
    await globalThis.ownDatabase?.();
    const deployment = inventDeployment();
    const { region, serviceKey: credentials, tableName: name } = deployment;
    const endpoint = process.env['DYNAMODB_ENDPOINT'] ?? '';
    const local = await openTable(deployment, endpoint);
    const client = new DynamoDBClient({ region, endpoint, credentials });
    countCalls(client);
    if (isLosing) loseAnswers(client);
    const db = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
    return { db, name, recordKey: async () => new Uint8Array(32), alarm: () => {}, local };
  });
  afterAll(() => table.local.close({ andDelete: true }));
  return table;
}

function countCalls(client: DynamoDBClient): void {
  client.middlewareStack.add(
    (next) => (args) => {
      count('calls to the table');
      return next(args);
    },
    { step: 'initialize' },
  );
}

let isLosing = false;

/** From now on, each request to a table of `openOwnTable` is sent twice, as the AWS client does when the answer to the first one was lost. */
export function loseFirstAnswers(): void {
  isLosing = true;
}

function loseAnswers(client: DynamoDBClient): void {
  client.middlewareStack.add(
    (next) => async (args) => {
      await next(args).catch(() => undefined);
      return next(args);
    },
    // After the step that repeats a request: both are the same bytes.
    { step: 'finalizeRequest', priority: 'low' },
  );
}
