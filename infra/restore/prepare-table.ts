import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  type DynamoDBClient,
  type TableDescription,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { table } from '#infra/table.ts';
import { findMissingSettings } from '#platform/table-settings.ts';

/** A table that cannot serve: the message says why, and what to do. Nothing was changed. */
export class UnfitTable extends Error {}

/**
 * Turns on what AWS leaves off on a restored table: stream, time to live, point-in-time recovery and deletion protection. Changes
 * nothing that is on already, and no item. Reports each step. Returns the ARN of the stream.
 * https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/PointInTimeRecovery.Tutorial.html
 */
export async function prepareTable(db: DynamoDBClient, TableName: string, report: (line: string) => void): Promise<string> {
  const found = await describe(db, TableName);
  assertFit(found);
  const missing = await findMissingSettings(db, TableName);
  if (missing.includes('stream'))
    await updateTable(db, TableName, { StreamSpecification: { StreamEnabled: true, StreamViewType: table.streamView } });
  report('stream: on');
  const TimeToLiveSpecification = { Enabled: true, AttributeName: table.ttlAttribute };
  if (missing.includes('time_to_live')) await db.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
  report('time to live: on');
  if (!found.DeletionProtectionEnabled) await updateTable(db, TableName, { DeletionProtectionEnabled: true });
  report('deletion protection: on');
  await turnOnRecovery(db, TableName);
  report('point-in-time recovery: on');
  const { LatestStreamArn } = await describe(db, TableName);
  if (!LatestStreamArn) throw new Error(`The table ${TableName} has no stream. Run this command again.`);
  return LatestStreamArn;
}

async function describe(db: DynamoDBClient, TableName: string): Promise<TableDescription> {
  const { Table } = await db.send(new DescribeTableCommand({ TableName }));
  if (!Table) throw new Error(`AWS described no table ${TableName}.`);
  return Table;
}

/** Throws UnfitTable for a table that is still being restored, that is not ours, or whose stream has other images. */
function assertFit({ TableName, TableStatus, KeySchema, GlobalSecondaryIndexes = [], StreamSpecification }: TableDescription): void {
  if (TableStatus !== 'ACTIVE') throw new UnfitTable(`The table ${TableName} is ${TableStatus}. Nothing was changed. Wait until it is ACTIVE.`);
  const keysOf = (keys: TableDescription['KeySchema'] = []) => keys.map(({ AttributeName }) => AttributeName).join(' ');
  const hasKeys = keysOf(KeySchema) === `${table.partitionKey} ${table.sortKey}`;
  const lacking = table.indexes.filter(
    ({ name, partitionKey, sortKey }) =>
      !GlobalSecondaryIndexes.some((index) => index.IndexName === name && keysOf(index.KeySchema) === `${partitionKey} ${sortKey}`),
  );
  if (!hasKeys || lacking.length > 0)
    throw new UnfitTable(`The table ${TableName} does not have the keys and indexes of the service. Nothing was changed. Check its name.`);
  if (StreamSpecification?.StreamEnabled && StreamSpecification.StreamViewType !== table.streamView)
    throw new UnfitTable(`The stream of ${TableName} must be ${table.streamView}. Nothing was changed. Turn it off, then run this command again.`);
}

/** Two updates at the same time are refused, so this waits until the first one has ended. */
async function updateTable(db: DynamoDBClient, TableName: string, change: object): Promise<void> {
  await db.send(new UpdateTableCommand({ TableName, ...change }));
  await waitUntilTableExists({ client: db, maxWaitTime: 600, minDelay: 1, maxDelay: 10 }, { TableName });
}

async function turnOnRecovery(db: DynamoDBClient, TableName: string): Promise<void> {
  const { ContinuousBackupsDescription } = await db.send(new DescribeContinuousBackupsCommand({ TableName }));
  if (ContinuousBackupsDescription?.PointInTimeRecoveryDescription?.PointInTimeRecoveryStatus === 'ENABLED') return;
  await db.send(new UpdateContinuousBackupsCommand({ TableName, PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true } }));
}
