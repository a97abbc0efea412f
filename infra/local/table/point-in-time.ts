import type { RequestListener } from 'node:http';
import { CreateTableCommand, DescribeTableCommand, DynamoDBClient, waitUntilTableExists } from '@aws-sdk/client-dynamodb';
import type { Deployment } from '#infra/local/environment.ts';
import { type Listener, listen, readBody } from '#infra/local/gateway/ports.ts';
import { readItems, restoreItems } from './items.ts';

/** Whose tables they are: DynamoDB Local gives each access key and region its own. */
type TableAccess = Pick<Deployment, 'region' | 'serviceKey'>;

type Answer = (body: { TableName: string; SourceTableName: string; TargetTableName: string }) => Promise<object>;

/**
 * Adds point-in-time recovery to DynamoDB Local, which has none. A restored table has items and indexes of its source, and neither
 * stream, time to live, point-in-time recovery nor deletion protection. All other calls are passed on.
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_RestoreTableToPointInTime.html
 */
export function startPointInTime(database: string, access: TableAccess): Promise<Listener> {
  const protectedTables = new Set<string>();
  const answers: Record<string, Answer> = {
    RestoreTableToPointInTime: async ({ SourceTableName, TargetTableName }) => {
      await restoreTable({ ...access, endpoint: database }, SourceTableName, TargetTableName);
      return { TableDescription: { TableName: TargetTableName, TableStatus: 'ACTIVE' } };
    },
    UpdateContinuousBackups: async ({ TableName }) => {
      protectedTables.add(TableName);
      return describeBackups(true);
    },
    DescribeContinuousBackups: async ({ TableName }) => describeBackups(protectedTables.has(TableName)),
  };
  return listen(forwarding(database, answers));
}

function describeBackups(isOn: boolean): object {
  const PointInTimeRecoveryDescription = { PointInTimeRecoveryStatus: isOn ? 'ENABLED' : 'DISABLED' };
  return { ContinuousBackupsDescription: { ContinuousBackupsStatus: 'ENABLED', PointInTimeRecoveryDescription } };
}

/** Answers the operations in `answers`. Passes all other requests on. */
function forwarding(database: string, answers: Record<string, Answer>): RequestListener {
  return async (request, response) => {
    const body = (await readBody(request)) ?? Buffer.alloc(0);
    const operation = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
    const answer = answers[operation];
    if (answer) return void response.end(JSON.stringify(await answer(JSON.parse(body.toString('utf8')))));
    const { authorization = '', 'x-amz-target': target, 'x-amz-date': date } = request.headers;
    const headers = { authorization, 'x-amz-target': String(target), 'x-amz-date': String(date), 'content-type': 'application/x-amz-json-1.0' };
    const reply = await fetch(database, { method: 'POST', headers, body: new Uint8Array(body) });
    response.statusCode = reply.status;
    response.end(Buffer.from(await reply.arrayBuffer()));
  };
}

async function restoreTable({ endpoint, region, serviceKey }: TableAccess & { endpoint: string }, source: string, target: string): Promise<void> {
  const client = new DynamoDBClient({ endpoint, region, credentials: serviceKey });
  const { Table } = await client.send(new DescribeTableCommand({ TableName: source }));
  if (!Table) throw new Error(`There is no table ${source}.`);
  const { AttributeDefinitions, KeySchema, GlobalSecondaryIndexes: indexes = [] } = Table;
  const GlobalSecondaryIndexes = indexes.map(({ IndexName, KeySchema: keys, Projection }) => ({ IndexName, KeySchema: keys, Projection }));
  await client.send(
    new CreateTableCommand({ TableName: target, BillingMode: 'PAY_PER_REQUEST', AttributeDefinitions, KeySchema, GlobalSecondaryIndexes }),
  );
  await waitUntilTableExists({ client, maxWaitTime: 20, minDelay: 1, maxDelay: 1 }, { TableName: target });
  await restoreItems(client, target, await readItems(client, source));
  client.destroy();
}
