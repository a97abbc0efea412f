import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  RestoreTableToPointInTimeCommand,
} from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inventDeployment } from '#infra/local/environment.ts';
import { openTable } from '#infra/local/table/local-table.ts';
import { startPointInTime } from '#infra/local/table/point-in-time.ts';
import { prepareTable, UnfitTable } from '#infra/restore/prepare-table.ts';
import { table } from '#infra/table.ts';
import { createTableSettings, findMissingSettings } from '#platform/table-settings.ts';

const names = inventDeployment();
let db: DynamoDBClient;
let stop = async (): Promise<void> => {};

beforeAll(async () => {
  await globalThis.ownDatabase?.();
  const database = process.env['DYNAMODB_ENDPOINT'] ?? '';
  const recovery = await startPointInTime(database, names);
  const source = await openTable(names, database);
  db = new DynamoDBClient({ endpoint: recovery.url, region: names.region, credentials: names.serviceKey });
  stop = async () => {
    await source.close({ andDelete: true });
    db.destroy();
    await recovery.close();
  };
});
afterAll(() => stop());

async function restored(TargetTableName: string): Promise<string> {
  await db.send(new RestoreTableToPointInTimeCommand({ SourceTableName: names.tableName, TargetTableName, UseLatestRestorableTime: true }));
  return TargetTableName;
}

it('turns on all that AWS leaves off on a restored table, and returns its stream', async () => {
  const TableName = await restored('turned-on');
  expect(await findMissingSettings(db, TableName)).toEqual(['stream', 'time_to_live']);
  const lines: string[] = [];
  const stream = await prepareTable(db, TableName, (line) => lines.push(line));
  expect(stream).toMatch(/:table\/turned-on\/stream\/.+/);
  expect(lines).toEqual(['stream: on', 'time to live: on', 'deletion protection: on', 'point-in-time recovery: on']);
  expect((await db.send(new DescribeTableCommand({ TableName }))).Table).toMatchObject({
    StreamSpecification: { StreamEnabled: true, StreamViewType: table.streamView },
    DeletionProtectionEnabled: true,
  });
  expect((await db.send(new DescribeTimeToLiveCommand({ TableName }))).TimeToLiveDescription).toMatchObject({ AttributeName: table.ttlAttribute });
  const { ContinuousBackupsDescription } = await db.send(new DescribeContinuousBackupsCommand({ TableName }));
  expect(ContinuousBackupsDescription?.PointInTimeRecoveryDescription?.PointInTimeRecoveryStatus).toBe('ENABLED');
  expect(await findMissingSettings(db, TableName)).toEqual([]);
});

it('changes nothing the second time, and returns the same stream', async () => {
  const TableName = await restored('twice');
  const first = await prepareTable(db, TableName, () => {});
  expect(await prepareTable(db, TableName, () => {})).toBe(first);
});

it('refuses a table that is not a copy of the service', async () => {
  const key = { AttributeName: 'id', AttributeType: 'S' } as const;
  await db.send(
    new CreateTableCommand({
      TableName: 'another',
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [key],
      KeySchema: [{ AttributeName: 'id', KeyType: 'HASH' }],
    }),
  );
  await expect(prepareTable(db, 'another', () => {})).rejects.toThrow(UnfitTable);
  expect(await findMissingSettings(db, 'another')).toEqual(['stream', 'time_to_live']);
  await db.send(new DeleteTableCommand({ TableName: 'another' }));
});

it('asks AWS for the settings of the table once an hour', async () => {
  const TableName = await restored('asked');
  let elapsedMs = 0;
  const settings = createTableSettings(db, TableName, () => elapsedMs);
  expect(await settings.missing()).toEqual(['stream', 'time_to_live']);
  elapsedMs = 3_599_999;
  expect(await settings.missing()).toEqual([]);
  elapsedMs = 3_600_000;
  expect(await settings.missing()).toEqual(['stream', 'time_to_live']);
});
