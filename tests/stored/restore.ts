import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type AttributeValue, BatchWriteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { type Deployment, inventDeployment, openTable, startObjectStore, takePort } from '#infra/local/entry.ts';
import { type RealStack, startRealStack } from '#tests/support/real-stack.ts';
import type { Fixture } from './fixture.ts';

/** Starts the code under test on everything in a fixture, at the time of its recording. Performs what comes due then. */
export async function restoredStack(fixture: Fixture): Promise<RealStack> {
  await globalThis.ownDatabase?.();
  const place = await listenOnPort(fixture.ports.sftp + 1);
  const folder = mkdtempSync(join(tmpdir(), 'will-stored-'));
  const clear = () => {
    place.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    // A later version may need names that this one did not have.
    const names: Deployment = { ...inventDeployment(), ...fixture.names };
    writeAccounts(folder, fixture, names);
    await writeTable(folder, fixture, names);
    await writeObjects(folder, fixture, names);
    const stack = await startRealStack('process', { dataFolder: folder });
    return { ...stack, stop: () => stack.stop().finally(clear) };
  } catch (error) {
    clear();
    throw error;
  }
}

/**
 * Listens on the port next to those that are in the settings of the fixture's people, so that two test runs on one machine take turns.
 * The addresses in stored rows are the same for both.
 */
async function listenOnPort(port: number): Promise<Server> {
  for (;;) {
    const server = createServer();
    try {
      await takePort(server, port);
      return server.unref();
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
      await pause(200);
    }
  }
}

/** Writes everything that the local stack stores in its data folder, except the table and the objects. */
function writeAccounts(folder: string, fixture: Fixture, names: Deployment): void {
  const { kms, schedules, accounts, ports, sftp } = fixture;
  const kept = { deployment: names, clock: { stoppedAt: Date.parse(fixture.now), aheadMs: 0 }, kms, schedules, ports, ...accounts };
  for (const [name, value] of Object.entries(kept)) writeFileSync(join(folder, `${name}.json`), JSON.stringify(value));
  for (const [path, content] of Object.entries(sftp)) {
    const file = join(folder, 'sftp', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(content, 'base64'));
  }
}

const BATCH = 25;

/** Writes the items to a table of the code under test. The stack reads its stream from after these writes. */
async function writeTable(folder: string, { items }: Fixture, names: Deployment): Promise<void> {
  const endpoint = process.env['DYNAMODB_ENDPOINT'] ?? '';
  const { region, tableName, serviceKey: credentials } = names;
  await deleteOldTable(names, endpoint);
  const table = await openTable(names, endpoint);
  const client = new DynamoDBClient({ region, endpoint, credentials });
  for (let at = 0; at < items.length; at += BATCH) {
    // The dump is DynamoDB JSON.
    const requests = items.slice(at, at + BATCH).map((item) => ({ PutRequest: { Item: withBytes(item) as Record<string, AttributeValue> } }));
    const { UnprocessedItems = {} } = await client.send(new BatchWriteItemCommand({ RequestItems: { [tableName]: requests } }));
    if (Object.keys(UnprocessedItems).length > 0) throw new Error('The table did not accept all items.');
  }
  const stream = table.openStream();
  while ((await stream.next()).length > 0);
  writeFileSync(join(folder, 'stream.json'), JSON.stringify(stream.position()));
  client.destroy();
  await table.close({ andDelete: false });
}

/** If earlier tests of the same file used this database, it still has their table. */
async function deleteOldTable(names: Deployment, endpoint: string): Promise<void> {
  const former = await openTable(names, endpoint);
  await former.close({ andDelete: true });
}

/** Returns DynamoDB JSON with bytes in place of the dump's base64. */
function withBytes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withBytes);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => {
    return [name, name === 'B' && typeof inner === 'string' ? Buffer.from(inner, 'base64') : withBytes(inner)];
  });
  return Object.fromEntries(entries);
}

async function writeObjects(folder: string, { objects, ports, now }: Fixture, { region, serviceKey, hostKey }: Deployment): Promise<void> {
  const place = { folder: join(folder, 'objects'), port: ports.objects };
  mkdirSync(place.folder, { recursive: true });
  const store = await startObjectStore([serviceKey, hostKey], () => new Date(now), {}, place);
  for (const credentials of [serviceKey, hostKey]) {
    const s3 = new S3Client({ endpoint: store.url, region, credentials, forcePathStyle: true });
    for (const { bucket: Bucket, key: Key, content, type } of objects) {
      if (!credentials.buckets.includes(Bucket)) continue;
      await s3.send(new PutObjectCommand({ Bucket, Key, Body: Buffer.from(content, 'base64'), ContentType: type }));
    }
    s3.destroy();
  }
  await store.close();
}
