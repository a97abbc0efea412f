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
import { inventDeployment, openTable, startPointInTime } from '#infra/local/entry.ts';
import { restore } from '#infra/restore/command.ts';
import { prepareTable, UnfitTable } from '#infra/restore/prepare-table.ts';
import { table } from '#infra/table.ts';
import { createTableSettings, findMissingSettings } from '#platform/table-settings.ts';

const names = inventDeployment();
let db: DynamoDBClient;
let stop = async (): Promise<void> => {};
let open: () => DynamoDBClient;

beforeAll(async () => {
  await globalThis.ownDatabase?.();
  const database = process.env['DYNAMODB_ENDPOINT'] ?? '';
  const recovery = await startPointInTime(database, names);
  const source = await openTable(names, database);
  open = () => new DynamoDBClient({ endpoint: recovery.url, region: names.region, credentials: names.serviceKey });
  db = open();
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

/** Runs the command as `npm run restore` does. `context`: that of deployment.config.ts. */
async function run(args: string[], { context = {}, fails = '' }: { context?: Record<string, unknown>; fails?: string }) {
  const accesses: object[] = [];
  const lines: string[] = [];
  const client = open();
  client.middlewareStack.add(
    (next, { commandName }) =>
      (call) =>
        commandName === fails ? Promise.reject(new Error('AWS is busy')) : next(call),
  );
  const code = await restore(args, {
    contexts: [context],
    open: (access) => {
      accesses.push(access);
      return client;
    },
    print: (text) => lines.push(text),
  });
  client.destroy();
  return { code, printed: lines.join('\n'), accesses };
}

it('prepares the table in the region of the settings with the profile of the command, and prints the setting', async () => {
  const result = await run([await restored('by-command'), '--profile', 'ada'], {
    context: { region: 'eu-west-1' },
  });
  expect(result).toMatchObject({ code: 0, accesses: [{ region: 'eu-west-1', profile: 'ada' }] });
  expect(result.printed).toMatch(/tableStream: 'arn:aws:dynamodb:.+:table\/by-command\/stream\/.+'/);
});

it.each([
  ['the command', ['-c', 'region=eu-west-3'], { context: { region: 'eu-west-1' } }, 'eu-west-3'],
  ['the settings', [], { context: { region: 'us-east-1' } }, 'us-east-1'],
])('reads the region of %s, and names it if the table is not there', async (_, args, given, region) => {
  const result = await run(['nowhere', ...args], given);
  expect(result).toMatchObject({ code: 1, accesses: [{ region }] });
  expect(result.printed).toBe(`There is no table nowhere in ${region}. Nothing was changed. Check the name and the region.`);
});

it.each([
  ['before the first step', 'DescribeTableCommand', 'Correct the cause, and run this command again.'],
  ['after a step', 'UpdateTimeToLiveCommand', 'Run this command again: it continues where it stopped.'],
])('says how to continue after a failure %s', async (_, fails, advice) => {
  const { code, printed } = await run([await restored(`fails-at-${fails}`)], { context: { region: 'eu-west-1' }, fails });
  expect([code, printed.endsWith(`Error: AWS is busy\n${advice}`)]).toEqual([1, true]);
});

it.each([
  ['without a region', ['restored'], 1, 'No region is chosen. Nothing was changed.'],
  ['without a table', [], 2, 'Usage: npm run restore'],
  ['with two tables', ['one', 'two'], 2, 'Usage: npm run restore'],
  ['with an unknown option', ['one', '--table', 'two'], 2, 'Usage: npm run restore'],
])('opens nothing %s', async (_, args, code, text) => {
  const result = await run(args, {});
  expect(result).toMatchObject({ code, accesses: [], printed: expect.stringContaining(text) });
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
