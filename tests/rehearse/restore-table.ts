import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DeleteTableCommand,
  DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { createTemporaryFolder, type Deployment, startPointInTime } from '#infra/local/entry.ts';
import { prepareTable } from '#infra/restore/prepare-table.ts';
import { table } from '#infra/table.ts';
import type { TableSetting } from '#platform/table-settings.ts';
import { type RealStack, startRealStack } from '#tests/support/real-stack.ts';
import { HOUR } from '#tests/support/story.ts';
import { checkPending, checkTimers, onStack, openSealed, playLives } from './lives.ts';
import type { Step } from './step.ts';

/** How long the service stands still. */
const STANDSTILL = 3 * HOUR;

/**
 * Plays "Restore from backup" of docs/restore.md on the local stack: the table is restored into a new one, the old one is deleted,
 * and the service continues on the new one. `forget` is what the operator does not turn on: the rehearsal then fails. Needs
 * `DYNAMODB_ENDPOINT`.
 */
export async function rehearseRestore(step: Step, forget?: TableSetting): Promise<void> {
  const dataFolder = createTemporaryFolder('will-rehearsal-');
  const before = await startRealStack('process', { dataFolder, realHashes: false });
  const played = await step('five wills: sealed, about to be activated, in a running transfer, open, and with pending mail', () =>
    playLives(before),
  ).finally(before.stop);
  await replaceTable(dataFolder, step, forget);
  const after = await startRealStack('process', { dataFolder, realHashes: false });
  try {
    const lives = onStack(after, played);
    await checkService(after, step);
    await checkPending(lives, after, step);
    await checkTimers(lives, after, step);
    await step('a sealed will opens', () => openSealed(lives.sealed));
  } finally {
    await after.stop();
  }
}

/** Restores the table into a new one, deletes the old one, and points the service to the new one. */
async function replaceTable(dataFolder: string, step: Step, forget: TableSetting | undefined): Promise<void> {
  const file = join(dataFolder, 'deployment.json');
  // Written by the local stack.
  const names = JSON.parse(readFileSync(file, 'utf8')) as Deployment;
  const restored = `${names.tableName}-restored`;
  const recovery = await startPointInTime(process.env['DYNAMODB_ENDPOINT'] ?? '', names);
  const db = new DynamoDBClient({ endpoint: recovery.url, region: names.region, credentials: names.serviceKey });
  try {
    await step(`the table is restored as ${restored}`, () =>
      db.send(
        new RestoreTableToPointInTimeCommand({
          SourceTableName: names.tableName,
          TargetTableName: restored,
          UseLatestRestorableTime: true,
        }),
      ),
    );
    await step('the old table is gone', () => db.send(new DeleteTableCommand({ TableName: names.tableName })));
    await step('npm run restore turns on stream, time to live, deletion protection and recovery', () => prepareTable(db, restored, () => {}));
    if (forget) await turnOff(db, restored, forget);
    writeFileSync(file, JSON.stringify({ ...names, tableName: restored }));
  } finally {
    db.destroy();
    await recovery.close();
  }
}

async function turnOff(db: DynamoDBClient, TableName: string, setting: TableSetting): Promise<void> {
  const TimeToLiveSpecification = { Enabled: false, AttributeName: table.ttlAttribute };
  if (setting === 'stream') await db.send(new UpdateTableCommand({ TableName, StreamSpecification: { StreamEnabled: false } }));
  else await db.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
}

async function checkService(stack: RealStack, step: Step): Promise<void> {
  await step('the service starts on the new table, and its sweep misses nothing', async () => {
    await stack.outage(STANDSTILL);
    const [missing] = /"event":"table_incomplete".*/.exec(stack.log()) ?? [];
    if (missing) throw new Error(`The sweep says: ${missing}`);
  });
}
