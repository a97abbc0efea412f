import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DeleteTableCommand,
  DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { createTemporaryFolder } from '#infra/local/data-folder.ts';
import type { Deployment } from '#infra/local/environment.ts';
import { startPointInTime } from '#infra/local/table/point-in-time.ts';
import { prepareTable } from '#infra/restore/prepare-table.ts';
import { table } from '#infra/table.ts';
import type { TableSetting } from '#platform/table-settings.ts';
import { returningWill, storedWill } from '#tests/stored/people.ts';
import { startTestStack, type TestStack } from '#tests/support/stack.ts';
import {
  access,
  answered,
  authenticate,
  type Body,
  DAY,
  HOUR,
  mailed,
  newcomer,
  openWill,
  passDeadline,
  type SealedWill,
  type StartedTransfer,
  sealWill,
  signIn,
  startTransfer,
  survivorAt,
  transferStatus,
} from '#tests/support/story.ts';

/** What happens between two lines of the report. */
type Step = <Result>(name: string, play: () => Promise<Result>) => Promise<Result>;

export interface RehearsalOptions {
  /** What the operator forgets to turn on. The rehearsal then fails. */
  forget?: TableSetting;
  report(line: string): void;
}

/** How long the service stands still. */
const STANDSTILL = 3 * HOUR;

/**
 * Plays "Restore from backup" of docs/operations.md on the local stack: the table is restored into a new one, the old one is deleted,
 * and the service continues on the new one. Throws an error that names the step that failed. Needs `DYNAMODB_ENDPOINT`.
 */
export async function rehearseRestore({ forget, report }: RehearsalOptions): Promise<void> {
  const step: Step = async (name, play) => {
    const result = await play().catch((error: unknown) => {
      throw new Error(`Failed: ${name}. ${error instanceof Error ? error.message : error}`);
    });
    report(`  ok  ${name}`);
    return result;
  };
  const dataFolder = createTemporaryFolder('will-rehearsal-');
  const before = await startTestStack({ dataFolder, realHashes: false });
  const lives = await step('five wills: sealed, about to be activated, in a running transfer, open, and with pending mail', () =>
    playLives(before),
  ).finally(before.stop);
  await replaceTable(dataFolder, step, forget);
  const after = await startTestStack({ dataFolder, realHashes: false });
  try {
    await checkService(after, step);
    await checkLives(onStack(after, lives), after, step);
  } finally {
    await after.stop();
  }
}

interface Lives {
  sealed: SealedWill;
  silent: SealedWill;
  running: StartedTransfer;
  open: StartedTransfer;
  unconfirmed: { email: string; password: string };
}

async function playLives(stack: TestStack): Promise<Lives> {
  const [sealed, silent, later] = [await sealWill(stack), await sealWill(stack), await sealWill(stack)];
  await answered(200, silent.host.ask, 'PUT', '/api/host/settings', { json: { hcit_days: 7, hcrt_hours: 24, hcrac: 1 } });
  await stack.advance(5.5 * DAY);
  const open = await openWill(await sealWill(stack));
  for (const target of ['ses', 'smtp'] as const) await stack.fault(target, 'refuse');
  const running = await startTransfer(later);
  const unconfirmed = { email: 'newcomer@example.com', password: 'the harp is out of tune' };
  await answered(201, newcomer(stack), 'POST', '/api/auth/register', { json: { ...unconfirmed, display_name: 'Nora New' } });
  await stack.messages();
  return { sealed, silent, running, open, unconfirmed };
}

/** The same people, who now talk to another stack. */
function onStack(stack: TestStack, { sealed, silent, running, open, ...others }: Lives): Lives {
  const will = (one: SealedWill): SealedWill => returningWill(stack, storedWill(one));
  const transfer = (one: StartedTransfer): StartedTransfer => ({ ...one, stack, will: will(one.will) });
  return { ...others, sealed: will(sealed), silent: will(silent), running: transfer(running), open: transfer(open) };
}

/** Restores the table into a new one, deletes the old one, and points the service to the new one. */
async function replaceTable(dataFolder: string, step: Step, forget: TableSetting | undefined): Promise<void> {
  const file = join(dataFolder, 'deployment.json');
  // Written by the local stack.
  const names = JSON.parse(readFileSync(file, 'utf8')) as Deployment;
  const restored = `${names.tableName}-restored`;
  const recovery = await startPointInTime(process.env['DYNAMODB_ENDPOINT'] ?? '');
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

async function checkService(stack: TestStack, step: Step): Promise<void> {
  await step('the service starts on the new table, and its sweep misses nothing', async () => {
    await stack.outage(STANDSTILL);
    const [missing] = /"event":"table_incomplete".*/.exec(stack.log()) ?? [];
    if (missing) throw new Error(`The sweep says: ${missing}`);
  });
}

async function checkLives({ sealed, silent, running, open, unconfirmed }: Lives, stack: TestStack, step: Step): Promise<void> {
  await step('a Host is still signed in', () => {
    const json = { refresh_token: open.will.host.tokens.refresh_token };
    return answered(200, open.will.host.call, 'POST', '/api/auth/refresh', { json });
  });
  await step('a new message leaves through the stream', async () => {
    await answered(202, newcomer(stack), 'POST', '/api/auth/forgot-password', { json: { email: sealed.host.email } });
    await mailed(stack, sealed.host.email, /reset-password#token=(\S+)/);
  });
  await step('an open will is still open', () => readDocuments(open));
  await step('pending messages leave', async () => {
    await stack.advance(HOUR);
    const token = await mailed(stack, unconfirmed.email, /verify-email#token=(\S+)/);
    await answered(200, newcomer(stack), 'POST', '/api/auth/verify-email', { json: { token } });
  });
  await step('a running transfer reaches its deadline, and its will opens', async () => {
    // The Host has 48 hours from the notice, which left only after the standstill.
    await passDeadline(running, DAY);
    expectText((await transferStatus(running, newcomer(stack))).status, 'awaiting_authentication');
    await authenticateAndRead(running);
  });
  await step('the timer of a Host who stays silent has fired', async () => {
    await signIn(silent.host);
    expectText((await answered(200, silent.host.ask, 'GET', '/api/will/status')).status, 'pending_transfer');
  });
  await step('a sealed will opens', async () => {
    const transfer = await startTransfer(sealed);
    await passDeadline(transfer, HOUR);
    await authenticateAndRead(transfer);
  });
}

async function authenticateAndRead(transfer: StartedTransfer): Promise<void> {
  for (const survivor of transfer.will.survivors.slice(0, 2)) await authenticate(transfer, survivor);
  await readDocuments(transfer);
}

/** Downloads all documents as the first Survivor, and compares them with those that the Host uploaded. */
async function readDocuments(transfer: StartedTransfer): Promise<void> {
  const survivor = survivorAt(transfer.will, 0);
  const { status, body } = await access(transfer, survivor);
  if (status !== 200) throw new Error(`will-access answered ${status} ${body.code}.`);
  const read = await Promise.all(body.documents.map(async ({ download_url }: Body) => String((await survivor.call('GET', download_url)).bytes)));
  expectText(read.join('\n'), transfer.will.documents.map(({ content }) => String(content)).join('\n'));
}

function expectText(found: unknown, expected: string): void {
  if (found !== expected) throw new Error(`Expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}.`);
}
